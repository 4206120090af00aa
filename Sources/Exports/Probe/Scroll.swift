import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering
import Snapshots

/// A scroll of the current view, or of one of its sections.
struct Scroll: Sendable {
  enum ScrollTarget: Sendable {
    case view
    case section(String)
  }

  var target: ScrollTarget
  /// Of a section x alone has a meaning, along the row.
  var offset: Point
  /// Whether it rests there, and not where a request for it would bring it.
  var isExact = true

  /// The command that does the same.
  var line: String {
    let end = isExact ? " --exactly" : ""
    return switch target {
    case .view: "scroll to \(shortest(offset.x)),\(shortest(offset.y))\(end)"
    case .section(let section): "scroll \(quotedIfNeeded(section)) to \(shortest(offset.x))\(end)"
    }
  }
}

extension Document {
  /// How the current view is scrolled: the view itself, then its sections in order. Only a section in sight can be scrolled: one that is
  /// not is brought there first, and the view goes back at the end.
  var scrolls: [ProbeStep] {
    let own = viewScroll.map { [ProbeStep.scroll($0)] } ?? []
    var steps = own
    var shown = own.reduce(unscrolled) { $0.after($1) }
    var isBroughtElsewhere = false
    for scroll in sectionScrolls {
      let bringing = shown.scroll(bringing: scroll.section).map { [ProbeStep.scroll($0)] } ?? []
      isBroughtElsewhere = isBroughtElsewhere || !bringing.isEmpty
      let moves = bringing + asked(by: scroll.scroll, ofSection: scroll.section)
      shown = moves.reduce(shown) { $0.after($1) }
      steps += moves
    }
    guard isBroughtElsewhere, let solution = try? unscrolled.solution(of: view) else { return steps }
    let start = Scroll(target: .view, offset: unscrolled.viewport(on: solution).contentOffset)
    return steps + (own.isEmpty ? [.scroll(start)] : own)
  }

  /// What is to be asked of a section, so that UIKit says where it comes to rest: what was asked last, by a scroll or by a finger that left
  /// it, or else the offset at which it stands.
  private func asked(by scroll: Scroll, ofSection index: Int) -> [ProbeStep] {
    guard case .section(let section) = scroll.target, let move = view.rowMoves.value[section], move.rest == scroll.offset.x,
      let row = (try? solution(of: view))?.orthogonalScrolling(inSection: index)
    else { return [.scroll(scroll)] }
    func offset(_ x: Double, isExact: Bool) -> ProbeStep {
      .scroll(Scroll(target: scroll.target, offset: Point(x: x, y: 0), isExact: isExact))
    }
    guard move.velocity != 0 else { return [offset(move.asked, isExact: false)] }
    let start = move.start.map { [offset($0, isExact: true)] } ?? []
    return start + [.flick(section: section, velocity: move.velocity, hasStops: row.behavior != .continuous)]
  }

  /// How the current view itself is scrolled; nil if it is not.
  var viewScroll: Scroll? { view.contentOffset.map { Scroll(target: .view, offset: $0) } }

  /// How its sections are scrolled, each with its index.
  var sectionScrolls: [(section: Int, scroll: Scroll)] {
    view.applied.sectionIdentifiers.enumerated().compactMap { index, section in
      view.orthogonalOffsets[section].map { (index, Scroll(target: .section(section), offset: Point(x: $0, y: 0))) }
    }
  }

  /// The scroll of the current view that brings an orthogonal section into sight; nil if cells of it are in sight.
  func scroll(bringing section: Int) -> Scroll? {
    guard cellsInSight(ofSection: section).isEmpty, let solution = try? solution(of: view) else { return nil }
    guard let row = solution.orthogonalScrolling(inSection: section)?.frame else { return nil }
    var viewport = viewport(on: solution)
    viewport.contentOffset = Point(x: row.minX, y: row.minY)
    return Scroll(target: .view, offset: solution.kept(viewport).contentOffset)
  }

  /// The cells of a section of the current view that are in sight, in order.
  func cellsInSight(ofSection section: Int) -> [Int] {
    guard let solution = try? solution(of: view) else { return [] }
    let seen = solution.visibleElements(in: viewport(on: solution))
    return seen.filter { $0.category == .cell && $0.section == section }.compactMap { $0.item }.sorted()
  }

  /// The document before the current view was scrolled, where nothing but what is in sight at first has taken a size.
  var unscrolled: Document {
    var document = self
    document.view.contentOffset = nil
    document.view.orthogonalOffsets = .init()
    document.view.register.taken = .init()
    document.takeSizesInSight()
    return document
  }

  /// The document after a scroll, where what came into sight has taken its size.
  func after(_ scroll: Scroll) -> Document {
    var document = self
    switch scroll.target {
    case .view: document.view.contentOffset = scroll.isExact ? scroll.offset : resting(scroll.offset)
    case .section(let section):
      document.view.orthogonalOffsets[section] = scroll.isExact ? scroll.offset.x : resting(scroll.offset.x, inSection: section)
    }
    document.takeSizesInSight()
    return document
  }

  /// The document after a step.
  func after(_ step: ProbeStep) -> Document {
    switch step {
    case .scroll(let scroll): return after(scroll)
    case .flick(let section, let velocity, _):
      var document = self
      document.view.orthogonalOffsets[section] = resting(nil, inSection: section, velocity: velocity)
      document.takeSizesInSight()
      return document
    case .apply(let apply):
      var document = self
      document.repeatApply(apply.apply)
      return document
    case .delete: return self
    }
  }

  private func resting(_ asked: Point) -> Point {
    guard let solution = try? solution(of: view) else { return asked }
    return restingOffset(asked, on: solution)
  }

  /// Where a section comes to rest that is asked for an offset, or from where it stands if there is none.
  private func resting(_ asked: Double?, inSection section: String, velocity: Double = 0) -> Double? {
    guard let solution = try? solution(of: view), let index = view.applied.indexOfSection(section) else { return asked }
    let stands = viewport(on: solution).orthogonalOffsets[index] ?? solution.orthogonalScrolling(inSection: index)?.initialOffset
    return solution.restingOffset(inSection: index, asked: asked ?? stands ?? 0, velocity: velocity)?.limitedToReadable
  }
}

import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering
import Snapshots

/// A scroll of the current view, or of one of its orthogonal sections.
struct Scroll: Sendable {
  enum ScrollTarget: Sendable {
    case view
    case section(String)
  }

  var target: ScrollTarget
  /// In points. For a section, only x is used: the distance along its axis.
  var offset: Point
  /// If false, `offset` is only a request, and the scroll comes to rest at the nearest allowed offset.
  var isExact = true

  /// The equivalent command.
  var line: String {
    let end = isExact ? " --exactly" : ""
    return switch target {
    case .view: "scroll to \(shortest(offset.x)),\(shortest(offset.y))\(end)"
    case .section(let section): "scroll \(quotedIfNeeded(section)) to \(shortest(offset.x))\(end)"
    }
  }
}

extension Document {
  /// The steps that scroll the current view, then its sections in order. UIKit can scroll only sections that are on screen, so an
  /// off-screen section is first scrolled into view, and the view is scrolled back at the end.
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

  /// The steps that show where UIKit lets a section rest. If the last requested offset or flick led to the current offset, it is repeated;
  /// otherwise the offset is set directly.
  func asked(by scroll: Scroll, ofSection index: Int) -> [ProbeStep] {
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

  var viewScroll: Scroll? { view.contentOffset.map { Scroll(target: .view, offset: $0) } }

  /// The scrolls of the view's sections, with their indices.
  var sectionScrolls: [(section: Int, scroll: Scroll)] {
    view.applied.sectionIdentifiers.enumerated().compactMap { index, section in
      view.orthogonalOffsets[section].map { (index, Scroll(target: .section(section), offset: Point(x: $0, y: 0))) }
    }
  }

  /// The scroll of the current view that brings an orthogonal section on screen; nil if some of its cells are already visible.
  func scroll(bringing section: Int) -> Scroll? {
    guard cellsInSight(ofSection: section).isEmpty, let solution = try? solution(of: view) else { return nil }
    guard let row = solution.orthogonalScrolling(inSection: section)?.frame else { return nil }
    var viewport = viewport(on: solution)
    viewport.contentOffset = Point(x: row.minX, y: row.minY)
    return Scroll(target: .view, offset: solution.kept(viewport).contentOffset)
  }

  /// The cells of a section that are on screen, in order.
  func cellsInSight(ofSection section: Int) -> [Int] {
    guard let solution = try? solution(of: view) else { return [] }
    let seen = solution.visibleElements(in: viewport(on: solution))
    return seen.filter { $0.category == .cell && $0.section == section }.compactMap { $0.item }.sorted()
  }

  /// The document before the current view was scrolled. Only elements that are then on screen have measured sizes.
  var unscrolled: Document {
    var document = self
    document.view.contentOffset = nil
    document.view.orthogonalOffsets = .init()
    document.view.register.taken = .init()
    document.takeSizesInSight()
    return document
  }

  /// The document after a scroll, with measured sizes for the elements that came on screen.
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
    }
  }

  private func resting(_ asked: Point) -> Point {
    guard let solution = try? solution(of: view) else { return asked }
    return restingOffset(asked, on: solution)
  }

  /// The offset at which a section comes to rest after a request. If `asked` is nil, it starts from the current offset.
  private func resting(_ asked: Double?, inSection section: String, velocity: Double = 0) -> Double? {
    guard let solution = try? solution(of: view), let index = view.applied.indexOfSection(section) else { return asked }
    let stands = viewport(on: solution).orthogonalOffsets[index] ?? solution.orthogonalScrolling(inSection: index)?.initialOffset
    return solution.restingOffset(inSection: index, asked: asked ?? stands ?? 0, velocity: velocity)?.limitedToReadable
  }
}

import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import HashTreeCollections
import LayoutComponents
import Snapshots

/// A scroll of the current view, or of one of its sections.
struct Scroll: Sendable {
  enum Target: Sendable {
    case view
    case section(String)
  }

  var target: Target
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
  var scrolls: [Scroll] {
    let own = viewScroll.map { [$0] } ?? []
    var scrolls = own
    var shown = own.reduce(unscrolled) { $0.after($1) }
    for scroll in sectionScrolls {
      let bringing = shown.scroll(bringing: scroll.section).map { [$0] } ?? []
      shown = (bringing + [scroll.scroll]).reduce(shown) { $0.after($1) }
      scrolls += bringing + [scroll.scroll]
    }
    guard scrolls.count > own.count + sectionScrolls.count, let solution = try? unscrolled.solution(of: view) else { return scrolls }
    let start = Scroll(target: .view, offset: unscrolled.viewport(on: solution).contentOffset)
    return scrolls + (own.isEmpty ? [start] : own)
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
    case .view: document.view.contentOffset = scroll.offset
    case .section(let section): document.view.orthogonalOffsets[section] = scroll.offset.x
    }
    document.takeSizesInSight()
    return document
  }
}

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
  /// How the current view is scrolled: its sections in order, then the view itself.
  var scrolls: [Scroll] {
    let sections = view.applied.sectionIdentifiers.compactMap { section in
      view.orthogonalOffsets[section].map { Scroll(target: .section(section), offset: Point(x: $0, y: 0)) }
    }
    return sections + (view.contentOffset.map { [Scroll(target: .view, offset: $0)] } ?? [])
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

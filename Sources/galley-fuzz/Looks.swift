import CommandLanguage
import Documents
import HashTreeCollections
import Localization
import Snapshots

/// The lines that query everything about a document.
struct Looks {
  let lines: [String]

  init(at document: Document, columns: Int) {
    var lines = Self.fixed
    for flags in ["", " --groups", " --visible", " --groups --visible", " --groups --width \(columns)", " --visible --width \(columns)"] {
      lines.append("draw\(flags)")
    }
    let components = document.components.keys.sorted()
    lines += components.map { "show \($0)" }
    lines += components.filter { document.components[$0]?.kind == .group }.map { "draw group \($0)" }
    let sections = components.filter { document.components[$0]?.kind == .section }
    lines += zip(sections, sections.dropFirst()).map { "compare \($0) \($1)" }
    for (index, selector) in Self.selectors(of: document, components).enumerated() {
      lines.append("explain \(selector)")
      lines.append(index.isMultiple(of: 2) ? "frames \(selector)" : "explain \(selector) \(["x", "y", "width", "height"][index / 2 % 4])")
    }
    self.lines = lines
  }

  /// A few cheap queries that find most faults.
  static let few = ["draw --groups --visible", "tree", "visible"]

  private static let fixed = [
    "frames", "frames --visible", "frames --sort position", "frames --in (0,0,390,50)", "frames --in (-1e300,-1e15,1e300,1e15)", "tree",
    "visible", "lint", "lint --all", "compare mark start", "snapshot", "snapshot applied --all", "items", "sections", "count",
    "diff --all --ops", "outline", "views", "view", "history", "cells", "show layout", "show environment",
  ]

  /// Selectors of one or two elements of every kind: cells, sections, kinds and components.
  private static func selectors(of document: Document, _ components: [String]) -> [String] {
    let applied = document.view.applied
    var selectors = document.kinds.sorted().map { "kind@\($0)" } + components.map { "component@\($0)" }
    for index in 0..<min(applied.numberOfSections, 3) {
      guard let section = applied.sectionIdentifier(at: index) else { continue }
      selectors += ["section@\(section)", "section@\(section):0"]
      for item in [0, applied.numberOfItems(inSectionAt: index) - 1] {
        if let item = applied.item(at: SnapshotIndexPath(section: index, item: item)) { selectors.append("item@\(item.name)") }
      }
    }
    return selectors.map(quotedIfNeeded)
  }
}

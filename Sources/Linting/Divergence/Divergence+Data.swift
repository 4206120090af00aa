import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Snapshots

/// The first difference in the data: sections, outlines, items, content, cells and the last apply.
extension Divergence {
  func dataSentence(includingLastApply includesLastApply: Bool = false) -> Phrase? {
    for wanted in target.document.views {
      guard let index = mine.document.index(ofView: wanted.name) else { continue }
      if let sentence = DataDivergence(mine: mine.document.views[index], target: wanted, includesLastApply: includesLastApply).sentence {
        return mine.document.views.count > 1 ? "in view \(wanted.name): \(sentence)" : sentence
      }
    }
    return nil
  }
}

private struct DataDivergence {
  let mine: View
  let target: View
  let includesLastApply: Bool

  /// Larger snapshots are not compared item by item.
  private static let mostItems = 2_000

  var sentence: Phrase? {
    guard mine.applied.numberOfItems <= Self.mostItems, target.applied.numberOfItems <= Self.mostItems else { return nil }
    return sections ?? outlines ?? items ?? contents ?? (includesLastApply ? lastApply : nil)
  }

  // MARK: Sections

  private var sections: Phrase? {
    let (own, wanted) = (mine.applied.sectionIdentifiers, target.applied.sectionIdentifiers)
    if let missing = wanted.first(where: { !own.contains($0) }) {
      return preceding(missing, in: wanted).map { "section '\(missing)' is missing; in the target it comes after '\($0)'" }
        ?? "section '\(missing)' is missing; in the target it is the first one"
    }
    if let extra = own.first(where: { !wanted.contains($0) }) { return "there is a section '\(extra)', which the target does not have" }
    return misplaced(own, wanted).map { name in
      guard let before = preceding(name, in: wanted) else {
        return "section '\(name)' is not the first one; in the target it is"
      }
      return preceding(name, in: own) == nil
        ? "section '\(name)' is the first one; in the target it comes after '\(before)'"
        : "section '\(name)' comes after '\(preceding(name, in: own) ?? "")'; in the target it comes after '\(before)'"
    }
  }

  // MARK: Outlines

  private var outlines: Phrase? {
    for section in target.applied.sectionIdentifiers {
      let (own, wanted) = (rows(of: mine, section), rows(of: target, section))
      guard own != nil || wanted != nil else { continue }
      let (now, then) = (own ?? flat(mine, section), wanted ?? flat(target, section))
      let pairs = then.compactMap { row in now.first { $0.name == row.name }.map { (own: $0, wanted: row) } }
      if let pair = pairs.first(where: { $0.own.parent != $0.wanted.parent }) {
        return parent(of: pair.own.name, pair.own.parent, pair.wanted.parent)
      }
      if let row = then.first(where: { row in !now.contains { $0.name == row.name } }), place(of: row.name, in: mine) == nil {
        return row.parent.map { "'\(row.name)' is missing; in the target it is under '\($0)'" }
          ?? "'\(row.name)' is missing; in the target it is in section '\(section)'"
      }
      let parents = Set(then.compactMap { $0.parent })
      if let pair = pairs.first(where: { $0.own.isExpanded != $0.wanted.isExpanded && parents.contains($0.own.name) }) {
        return pair.own.isExpanded
          ? "'\(pair.own.name)' is expanded; in the target it is collapsed"
          : "'\(pair.own.name)' is collapsed; in the target it is expanded"
      }
    }
    return nil
  }

  private struct OutlineRow: Equatable {
    var name: String
    var parent: String?
    var isExpanded: Bool
  }

  /// The rows of a section's outline; nil if it has none.
  private func rows(of view: View, _ section: String) -> [OutlineRow]? {
    guard let outline = view.outlines[section] else { return nil }
    var ancestors: [String] = []
    return outline.rows.map { row in
      ancestors = Array(ancestors.prefix(row.level))
      defer { ancestors.append(row.item.name) }
      return OutlineRow(name: row.item.name, parent: ancestors.last, isExpanded: row.isExpanded)
    }
  }

  private func flat(_ view: View, _ section: String) -> [OutlineRow] {
    names(in: section, of: view).map { OutlineRow(name: $0, isExpanded: false) }
  }

  private func parent(of name: String, _ own: String?, _ wanted: String?) -> Phrase {
    switch (own, wanted) {
    case (nil, let wanted?): "'\(name)' is at the top level; in the target it is under '\(wanted)'"
    case (let own?, nil): "'\(name)' is under '\(own)'; in the target it is at the top level"
    case (let own?, let wanted?): "'\(name)' is under '\(own)'; in the target it is under '\(wanted)'"
    case (nil, nil): ""
    }
  }

  // MARK: Items

  private var items: Phrase? {
    for section in target.applied.sectionIdentifiers {
      let (own, wanted) = (names(in: section, of: mine), names(in: section, of: target))
      guard own != wanted else { continue }
      if let missing = wanted.first(where: { !own.contains($0) }) { return self.missing(missing, in: section, wanted) }
      if let extra = own.first(where: { !wanted.contains($0) }) { return superfluous(extra, in: section) }
      if let name = misplaced(own, wanted) { return order(name, in: section, own, wanted) }
    }
    return nil
  }

  private func missing(_ name: String, in section: String, _ wanted: [String]) -> Phrase {
    if let other = place(of: name, in: mine) {
      return "'\(name)' is in section '\(other)'; in the target it is in '\(section)'"
    }
    if mine.outlines[section]?.items.contains(where: { $0.name == name }) == true {
      return "'\(name)' is in a collapsed item of section '\(section)'; in the target it is on screen"
    }
    guard let before = preceding(name, in: wanted) else {
      return "'\(name)' is missing; in the target it is the first item of '\(section)'"
    }
    return "'\(name)' is missing; in the target it is in '\(section)', after '\(before)'"
  }

  private func superfluous(_ name: String, in section: String) -> Phrase {
    place(of: name, in: target).map { "'\(name)' is in section '\(section)'; in the target it is in '\($0)'" }
      ?? "'\(name)' is in section '\(section)', but not in the target"
  }

  private func order(_ name: String, in section: String, _ own: [String], _ wanted: [String]) -> Phrase {
    switch (preceding(name, in: own), preceding(name, in: wanted)) {
    case (let now?, let before?):
      "in '\(section)', '\(name)' comes after '\(now)'; in the target it comes after '\(before)'"
    case (nil, let before?): "in '\(section)', '\(name)' is the first item; in the target it comes after '\(before)'"
    case (let now?, nil): "in '\(section)', '\(name)' comes after '\(now)'; in the target it is the first item"
    case (nil, nil): ""
    }
  }

  private func names(in section: String, of view: View) -> [String] {
    view.applied.indexOfSection(section).map { view.applied.items(inSectionAt: $0).map { $0.name } } ?? []
  }

  /// The section that has an item in the applied snapshot.
  private func place(of name: String, in view: View) -> String? {
    view.applied.sectionIdentifiers.first { names(in: $0, of: view).contains(name) }
  }

  /// The name that has to move, if both lists have the same names.
  private func misplaced(_ own: [String], _ wanted: [String]) -> String? {
    guard let index = own.indices.first(where: { own[$0] != wanted[$0] }) else { return nil }
    let isEnough = [own[index], wanted[index]].map { name in own.filter { $0 != name } == wanted.filter { $0 != name } }
    guard isEnough[0], isEnough[1] else { return isEnough[0] ? own[index] : wanted[index] }
    // Two neighbours are swapped. The one that the last apply inserted there is the one to move.
    let before = mine.appliedBefore.map { Array($0.sectionIdentifiers) + $0.itemIdentifiers.map { $0.name } } ?? []
    return before.contains(own[index]) || !before.contains(wanted[index]) ? wanted[index] : own[index]
  }

  private func preceding(_ name: String, in names: [String]) -> String? {
    guard let index = names.firstIndex(of: name), index > 0 else { return nil }
    return names[index - 1]
  }

  // MARK: Content and cells

  private var contents: Phrase? {
    for (name, wanted) in target.items.contents.sorted(by: { $0.key < $1.key }) {
      let own = mine.items.content(of: name)
      for field in wanted where own[field.key] != field.value {
        return own[field.key].map {
          "the \(field.key) of '\(name)' is '\($0)'; in the target it is '\(field.value)'"
        } ?? "'\(name)' has no \(field.key); in the target it is '\(field.value)'"
      }
    }
    return stale
  }

  /// An item whose cell shows other content than in the target, or is of another kind.
  private var stale: Phrase? {
    for identifier in target.applied.itemIdentifiers {
      let name = identifier.name
      guard let cell = target.cells.onScreen[identifier],
        let own = mine.applied.itemIdentifiers.first(where: { $0.name == name }).flatMap({ mine.cells.onScreen[$0] })
      else { continue }
      if own.name != cell.name {
        return "'\(name)' is shown by \(own.name ?? "a plain cell"); in the target it is shown by \(cell.name ?? "a plain cell")"
      }
      if own.shows != name, cell.shows == name, let kind = own.name {
        return "cell '\(kind)' is configured only once: reused for '\(name)', it still shows '\(own.shows)'"
      }
      if mine.items.shown[name] != nil, target.items.shown[name] == nil {
        return mine.identity == .id
          ? "the cell of '\(name)' still shows the old content: the data source compares only identifiers and sees no difference"
          : "the cell of '\(name)' still shows the old content"
      }
    }
    return nil
  }

  private var lastApply: Phrase? {
    let (own, wanted) = (mine.lastSummary, target.lastSummary)
    guard own != wanted else { return nil }
    if let name = mine.lastApply.value?.value.replacedItems.first {
      return
        "'\(name)' was deleted and inserted again, because two items are equal here only if all of their content is equal; in the target: \(wanted.text)"
    }
    if let name = mine.lastApply.value?.value.needlesslyReloadedItems.first, own.text != wanted.text {
      return "'\(name)' was reloaded, which makes a new cell, although its cell could stay; in the target: \(wanted.text)"
    }
    return "the last apply: \(own.text); in the target: \(wanted.text)"
  }
}

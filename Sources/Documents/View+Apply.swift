import Advice
import LayoutComponents
import Snapshots

/// What an apply did.
struct Application: Sendable {
  var number: Int
  var difference: DocumentDifference
  var old: DocumentSnapshot
  var new: DocumentSnapshot
  var rule: DifferenceRule
  /// What was applied, with its marks.
  var marked: DocumentSnapshot
  /// What of it is likely a mistake.
  var facts: ApplyFacts
  /// Items that were reloaded and have the content that their cells showed already.
  var reloadedAsTheyWere: [String]
}

extension View {
  /// What an apply would change.
  func pendingDifference() -> DocumentDifference { difference(from: applied, to: pending, rule: differenceRule) }

  /// Makes the pending snapshot the applied one, its marks dropped (diffable-rules 5.1).
  ///
  /// - Complexity: O(items).
  mutating func apply(by method: ApplyMethod = .animated) -> Application {
    let difference = pendingDifference()
    let old = applied
    rebaseOutlines()
    let marked = pending
    applied = marked.withoutMarks
    pending = applied
    hasPendingEdits = false
    return finishApply(from: old, marked: marked, difference: difference, method: method)
  }

  /// Counts an apply and brings what depends on the screen up to date.
  mutating func finishApply(
    from old: DocumentSnapshot, marked: DocumentSnapshot, difference: DocumentDifference, method: ApplyMethod
  ) -> Application {
    applyCount += 1
    lastSummary = DifferenceSummary(difference, new: applied).parts
    let reloadedAsTheyWere = reloadedAsTheyWere(difference)
    var facts = facts(of: difference, from: old)
    freshen(difference, method: method)
    facts.staleItems = items.shown.keys.filter { applied.contains(item: identifier(for: $0)) }.sorted()
    lastApply.value = LastApply(facts: facts, sectionsBefore: old.sectionIdentifiers)
    return Application(
      number: applyCount, difference: difference, old: old, new: applied, rule: differenceRule, marked: marked, facts: facts,
      reloadedAsTheyWere: reloadedAsTheyWere)
  }

  /// The reloaded items that have content, and the one that their cells show.
  private func reloadedAsTheyWere(_ difference: DocumentDifference) -> [String] {
    guard !difference.items.reloaded.isEmpty, identity == .id else { return [] }
    return difference.items.reloaded.map(\.identifier.name).filter { !items.content(of: $0).isEmpty && items.shown[$0] == nil }
  }

  /// Cells that are gone or made anew have no size taken (layout-rules R7.1).
  private mutating func dropSizes(_ difference: DocumentDifference) {
    guard !register.taken.isEmpty else { return }
    for item in difference.items.deleted { register.taken[.item(item.identifier)] = nil }
    for item in difference.items.reloaded + difference.items.reconfigured { register.taken[.item(item.identifier)] = nil }
    for section in difference.sections.reloaded {
      for item in applied.items(inSectionAt: section.at) { register.taken[.item(item)] = nil }
    }
  }

  /// Cells that are asked for again, and those that are gone, show no old content.
  private mutating func freshen(_ difference: DocumentDifference, method: ApplyMethod) {
    dropSizes(difference)
    guard !items.shown.isEmpty else { return }
    guard identity != .content else { return freshenItems() }
    guard method != .reloadData else { return items.showAllContent() }
    let reloadedSections = Set(difference.sections.reloaded.map(\.at))
    let asked = Set((difference.items.reloaded + difference.items.reconfigured).map(\.identifier))
    let inserted = Set(difference.items.inserted.map(\.identifier))
    for name in Array(items.shown.keys) {
      let item = identifier(for: name)
      let isReloaded = applied.indexPath(of: item).map { reloadedSections.contains($0.section) } ?? true
      if isReloaded || asked.contains(item) || inserted.contains(item) { items.showContent(of: name) }
    }
  }

  /// With `identity content` other content is another item: the screen has caught up where that is on it, or where none is any more.
  private mutating func freshenItems() {
    for name in Array(items.shown.keys) {
      let item = appliedIdentifier(for: name)
      if item == nil || item == identifier(for: name) { items.showContent(of: name) }
    }
  }
}

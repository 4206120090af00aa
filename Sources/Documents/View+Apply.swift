import Cancelling
import HashTreeCollections
import Snapshots

/// The result of an apply: the snapshots before and after, and their difference.
package final class Application: Sendable {
  package let number: Int
  package let difference: DocumentDifference
  package let summary: DifferenceSummary
  package var old: DocumentSnapshot { last.before }
  package let new: DocumentSnapshot
  package let rule: DifferenceRule
  package let marked: DocumentSnapshot
  package let last: LastApply
  /// Reloaded items whose content had not changed.
  package let reloadedAsTheyWere: [String]

  init(
    number: Int, difference: DocumentDifference, summary: DifferenceSummary, new: DocumentSnapshot, rule: DifferenceRule,
    marked: DocumentSnapshot, last: LastApply, reloadedAsTheyWere: [String]
  ) {
    self.number = number
    self.difference = difference
    self.summary = summary
    self.new = new
    self.rule = rule
    self.marked = marked
    self.last = last
    self.reloadedAsTheyWere = reloadedAsTheyWere
  }
}

/// An item whose applied and pending values are equal but have different hashes (`diffable-rules 2.4`).
package struct UnequalHashes: Equatable {
  package var item: String
  /// The two values, printed as Swift does.
  package var applied: String
  package var pending: String
}

extension View {
  /// The first item that is equal to the one on screen but has a different hash; nil if the identity is not `unequalHash`.
  package var unequalHashes: UnequalHashes? {
    guard identity == .unequalHash else { return nil }
    let changed = items.shown.keys.filter { applied.contains(item: identifier(for: $0)) && pending.contains(item: identifier(for: $0)) }
    guard let item = changed.min(), let shown = items.shown[item] else { return nil }
    return UnequalHashes(
      item: item, applied: shown.description(of: item), pending: items.content(of: item).description(of: item))
  }

  package func pendingDifference() -> DocumentDifference { difference(from: applied, to: pending, rule: differenceRule) }

  /// Applies the pending snapshot and drops its marks (diffable-rules 5.1).
  ///
  /// - Complexity: O(changed items · log items + stale items).
  package mutating func apply(by method: ApplyMethod = .animated) -> Application {
    let difference = pendingDifference()
    let old = applied
    let marked = pending
    let hadOutlines = !outlines.isEmpty
    rebaseOutlines()
    applied = marked.withoutMarks
    pending = applied
    hasPendingEdits = false
    let past = PastApply(before: old, marked: marked, outlines: outlines, hadOutlines: hadOutlines, method: method)
    pastApplies.value.append(past)
    return finishApply(from: old, marked: marked, difference: consume difference, method: method)
  }

  /// Counts an apply, and updates everything that depends on the screen.
  mutating func finishApply(
    from old: DocumentSnapshot, marked: DocumentSnapshot, difference: consuming DocumentDifference, method: ApplyMethod
  ) -> Application {
    applyCount += 1
    let summary = DifferenceSummary(difference, new: applied)
    lastSummary = summary
    let reloadedAsTheyWere = reloadedAsTheyWere(difference)
    var last = lastApply(difference, from: old)
    freshen(difference, method: method)
    if !sections.shown.isEmpty || !items.shown.isEmpty {
      last.staleHeaders = sections.shown.keys.filter(applied.contains(section:)).sortedUntilCancelled()
      last.staleItems = items.shown.keys.untilCancelled.filter { applied.contains(item: identifier(for: $0)) }.sortedUntilCancelled()
    }
    lastApply.value = CopyOnWriteBox(last)
    return Application(
      number: applyCount, difference: difference, summary: summary, new: applied, rule: differenceRule, marked: marked, last: last,
      reloadedAsTheyWere: reloadedAsTheyWere)
  }

  private func reloadedAsTheyWere(_ difference: DocumentDifference) -> [String] {
    guard !difference.items.reloaded.isEmpty, identity == .id else { return [] }
    return difference.items.reloaded.untilCancelled.map { $0.identifier.name }.filter {
      !items.content(of: $0).isEmpty && items.shown[$0] == nil
    }
  }

  /// Drops the measured sizes of deleted and reloaded elements. Only a reload drops those of elements that stay (layout-rules R7.1, R18.7).
  private mutating func dropSizes(_ difference: DocumentDifference, method: ApplyMethod) {
    guard !register.taken.isEmpty else { return }
    guard method != .reloadData else { return register.taken = [:] }
    for item in difference.items.deleted.untilCancelled { register.taken[.item(item.identifier)] = nil }
    for item in difference.items.reloaded.untilCancelled { register.taken[.item(item.identifier)] = nil }
    for section in difference.sections.reloaded {
      for item in applied.items(inSectionAt: section.at).untilCancelled { register.taken[.item(item)] = nil }
    }
    let sections = Set(difference.sections.deleted.map { $0.identifier } + difference.sections.reloaded.map { $0.identifier })
    guard !sections.isEmpty else { return }
    for taker in register.taken.keys {
      if case .boundary(_, let section?) = taker, sections.contains(section) { register.taken[taker] = nil }
    }
  }

  /// Clears the old content of headers that were removed or requested again. If a header is already on screen, UIKit requests it again
  /// only if its section is reloaded.
  private mutating func freshenHeaders(_ difference: DocumentDifference, method: ApplyMethod) {
    guard !sections.shown.isEmpty else { return }
    guard method != .reloadData else { return sections.showAllContent() }
    for section in difference.sections.deleted { sections.showContent(of: section.identifier) }
    for section in difference.sections.inserted { sections.showContent(of: section.identifier) }
    for section in difference.sections.reloaded { sections.showContent(of: section.identifier) }
  }

  /// Clears the old content of cells that were removed or requested again.
  private mutating func freshen(_ difference: DocumentDifference, method: ApplyMethod) {
    dropSizes(difference, method: method)
    freshenHeaders(difference, method: method)
    guard !items.shown.isEmpty else { return }
    guard identity != .content else { return freshenItems() }
    guard method != .reloadData else { return items.showAllContent() }
    let reloadedSections = Set(difference.sections.reloaded.map { $0.at })
    let asked = Set((difference.items.reloaded + difference.items.reconfigured).untilCancelled.lazy.map { $0.identifier })
    let inserted = Set(difference.items.inserted.untilCancelled.lazy.map { $0.identifier })
    for name in Array(items.shown.keys).untilCancelled {
      let item = identifier(for: name)
      let isReloaded = applied.indexPath(of: item).map { reloadedSections.contains($0.section) } ?? true
      if isReloaded || asked.contains(item) || inserted.contains(item) { items.showContent(of: name) }
    }
  }

  /// Clears old content with `identity content`, where new content makes a new item. It is cleared if the new item is on screen, or if the
  /// item was removed.
  private mutating func freshenItems() {
    for name in Array(items.shown.keys).untilCancelled {
      let item = appliedIdentifier(for: name)
      if item == nil || item == identifier(for: name) { items.showContent(of: name) }
    }
  }
}

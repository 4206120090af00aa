import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

/// Supplementary items of the same kind in one section, for which UIKit raises an exception.
extension Check {
  static let duplicateKind = Check("sup-duplicate-kind", .error, .layout, rule: "R13.3") { placed, report in
    var survey = KindSurvey(components: placed.document.components, hasBadges: !placed.names(of: .badge).isEmpty)
    return placed.sections.flatMap { section in
      let owners = survey.owners(in: section)
      let kinds = Set(owners.map { $0.kind })
      var firsts: [String: KindOwner] = [:]
      let list = section.component.section(in: placed.environment)?.boundarySupplementaryItems ?? []
      for header in list { firsts[header.elementKind] = KindOwner(name: nil, kind: header.elementKind, holder: section.name) }
      return owners.compactMap { owner -> Finding? in
        guard let name = owner.name, let first = firsts.updateValue(owner, forKey: owner.kind) else { return nil }
        if first.name == name { return twice(name, first, owner, section, placed.document.components, report) }
        let own = name != owner.kind && !kinds.contains(name) ? name : "\(name)-2"
        return report(
          .property(name, .elementKind),
          "\(first.name.map { "\($0)" } ?? "the list") and \(name) in \(section.name) are both of kind '\(owner.kind)'",
          because: "UIKit raises: \(UIKitMessage.uniqueElementKinds)",
          mend: [.choose(name, .elementKind, quotedIfNeeded(own))])
      }
    }
  }

  /// The finding about a badge that is in a section more than once because it was added to two items or groups, or because its item is
  /// listed twice.
  private static func twice(
    _ badge: String, _ first: KindOwner, _ second: KindOwner, _ section: SectionPlace, _ components: ComponentLibrary, _ report: Report
  ) -> Finding {
    let subject = Subject.property(badge, .elementKind)
    if first.holder != second.holder {
      return report(
        subject,
        "\(badge), of kind '\(second.kind)', is added to \(first.holder) and to \(second.holder), which are both in \(section.name)",
        because: "UIKit raises: \(UIKitMessage.uniqueElementKinds); use a badge with its own kind for each item",
        mend: components.givingAnotherBadge(than: badge, to: second.holder))
    }
    return report(
      subject, "\(badge), of kind '\(second.kind)', appears more than once in \(section.name), with \(second.holder)",
      because: "UIKit raises: \(UIKitMessage.uniqueElementKinds); repeating= repeats a subitem without listing it twice",
      mend: components.repeating(second.holder))
  }
}

/// A supplementary item in a section. The name is nil for the header or footer of a list.
private struct KindOwner {
  var name: String?
  var kind: String
  var holder: String
}

extension ComponentLibrary {
  /// Replaces a badge of an item or group with a copy that has its own kind.
  fileprivate func givingAnotherBadge(than badge: String, to holder: String) -> [Remedy] {
    guard var copy = self[badge] else { return [] }
    copy.elementKind = nil
    let name = newName(like: badge)
    return [.define(name, copy), .remove(badge, from: holder), .add(name, to: holder)]
  }

  /// Makes a group repeat a subitem instead of listing it several times. Empty if the group has other subitems, or if several groups use
  /// the subitem.
  fileprivate func repeating(_ part: String) -> [Remedy] {
    guard owners(of: part).count == 1, let owner = owners(of: part).first, var group = self[owner], group.parts.subitems.count > 1,
      group.parts.subitems.allSatisfy({ $0 == part })
    else { return [] }
    let count = group.parts.subitems.count
    group.arrangement?.repeatingSubitem = count
    group.parts.subitems = [part]
    return [.define(owner, group)]
  }

  /// An unused name for a copy, such as `dot-2` for a second `dot`.
  private func newName(like name: String) -> String {
    var number = 2
    while self["\(name)-\(number)"] != nil { number += 1 }
    return "\(name)-\(number)"
  }
}

private struct KindSurvey {
  let components: ComponentLibrary
  let hasBadges: Bool
  private var known: [String: [KindOwner]] = [:]

  init(components: ComponentLibrary, hasBadges: Bool) {
    self.components = components
    self.hasBadges = hasBadges
  }

  /// The boundary items, followed by the supplementary items of items and groups. A component that is listed twice is included twice.
  mutating func owners(in section: SectionPlace) -> [KindOwner] {
    let own = section.parts.supplementaries.map { owner($0, of: section.name) }
    guard hasBadges, let group = section.component.groupName else { return own }
    return own + badges(below: group)
  }

  private func owner(_ name: String, of holder: String) -> KindOwner {
    KindOwner(name: name, kind: components.elementKind(of: name), holder: holder)
  }

  private mutating func badges(below group: String) -> [KindOwner] {
    if let known = known[group] { return known }
    var visits: [String: Int] = [:]
    var owners: [KindOwner] = []
    var open = [group]
    while let name = open.popLast(), let component = components[name] {
      // Two visits are enough to find a duplicate.
      guard visits[name, default: 0] < 2 else { continue }
      visits[name, default: 0] += 1
      owners += component.parts.supplementaries.map { owner($0, of: name) }
      open += component.parts.subitems.reversed()
    }
    known[group] = owners
    return owners
  }
}

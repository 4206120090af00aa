import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

extension Fault {
  package var sentence: Phrase {
    switch self {
    case .sectionMissing(let section): "section \(section) has items but no layout"
    case .subitemDoesNotFit(let site):
      "section \(site.section): none of the subitems fit into the group of \(site.effectiveSize.shown)"
    case .noRoomForGroup(let site): "section \(site.section): the insets leave no space in a group of \(site.size.shown)"
    case .duplicateElementKinds(let section, let kinds):
      "section \(section): more than one supplementary item has the kind \(kinds.map { "'\($0)'" }.joined(separator: ", "))"
    case .groupWithoutSubitems(let section): "section \(section): a group has no subitems"
    case .countBelowOne(let section, _): "section \(section): a group has a count below 1"
    case .dimensionNotFinite(let section, let form, _): "\(place(section))a dimension \(form.rawValue) is not finite"
    case .dimensionNotPositive(let section, let form, let value):
      "\(place(section))a dimension \(form.rawValue)(\(shortest(value))) is not positive, but is used unchanged"
    case .lengthOutOfRange(let section, let property): "\(place(section))a length in \(property.name) is too large to lay out"
    case .groupsNestedTooDeeply(let section): "section \(section): groups are nested more than \(Group.nestingLimit) levels deep"
    case .tooManySubitems(let section): "section \(section): there are more than \(Section.subitemLimit.grouped) subitems"
    case .tooManySlots(let section): "section \(section): one group would hold more than \(Section.slotLimit.grouped) cells"
    case .tooManyItems(let section): "section \(section): only the first \(Solution.itemLimit.grouped) items are laid out"
    }
  }

  private func place(_ section: Int?) -> Phrase { section.map { "section \($0): " } ?? "the layout: " }

  package static let shape: JSONShape = ["message": .string, "section": .optional(.integer), "uikit?": .string]

  package var record: JSON {
    var members = [JSON.Member("message", .string(sentence.english)), JSON.Member("section", .optional(section))]
    if let uikit = uiKitText { members.append(JSON.Member("uikit", .string(uikit))) }
    return .object(members)
  }
}

extension Solution {
  /// A sentence about the exception that UIKit raises for the layout; nil for other layouts.
  package var rejection: Phrase? {
    faults.first { $0.gravity == .raises }.map { "UIKit would reject this layout: \($0.sentence)" }
  }
}

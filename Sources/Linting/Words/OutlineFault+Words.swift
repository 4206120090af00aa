import CommandLanguage
import Documents
import Localization
import Snapshots

/// Galley's messages for errors at which UIKit's section snapshot raises an exception.
extension Diagnostic {
  package init(_ fault: OutlineFault, in outline: Outline) {
    let uikit = fault.uiKitText
    switch fault {
    case .repeatedItems(let items):
      let names = items.prefix(5).map { "'\($0.name.abbreviated)'" }.joined(separator: ", ")
      self.init(
        .repeatedIdentifier, "\(names) \(english: items.count == 1 ? "is" : "are") already in the outline or named more than once",
        at: .word(items.first?.name ?? "", parameter: "id"),
        notes: ["a flat snapshot would move the item, but a section snapshot raises an exception"], uikit: uikit)
    case .unknownParent(let item): self.init(unknown: item, uikit, in: outline, "parent")
    case .insertBeforeUnknownItem(let item), .insertAfterUnknownItem(let item), .deleteUnknownItem(let item), .unknownItem(let item),
      .unknownChild(let item):
      self.init(unknown: item, uikit, in: outline, "id")
    }
  }

  private init(unknown item: ItemIdentifier, _ uikit: String, in outline: Outline, _ parameter: String) {
    self = Diagnostic(
      .unknownItem, "there is no item '\(item.name.abbreviated)' in the section's outline", at: .word(item.name, parameter: parameter),
      uikit: uikit
    ).offering(outline.firstItems, insteadOf: item.name)
  }
}

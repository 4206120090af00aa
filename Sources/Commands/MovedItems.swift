import CommandLanguage
import Documents
import Localization
import Snapshots

extension Workspace {
  /// The first iOS version whose console message is recorded (diffable-rules 2.3).
  private static let firstLoggingSystem = 15

  /// The answer of an edit that moved existing items: their previous section, and the message that UIKit logs.
  func edited(_ sentence: Phrase, moving moved: [ItemIdentifier]) -> CommandEffect {
    guard let first = moved.first, case .version(let before)? = inverse else { return .edited(sentence) }
    let home = before.value.view.pending.sectionIdentifier(containingItem: first) ?? ""
    let logs = document.environment.os >= Self.firstLoggingSystem
    return .edited {
      let note: Phrase =
        moved.count == 1
        ? "; '\(first.name)' moved from '\(home)', because an item can appear only once"
        : "; \(counted(moved.count, "item")) were already in the snapshot and moved, because an item can appear only once"
      guard logs, let log = uiKitLog(movedIntoPlace: moved.map { $0.name }) else { return ["\(sentence)\(note)"] }
      // UIKit writes several identifiers, each on its own line.
      return ["\(sentence)\(note)", "UIKit logs: \(log.split { $0 == "\n" || $0 == " " }.joined(separator: " "))"]
    }
  }
}

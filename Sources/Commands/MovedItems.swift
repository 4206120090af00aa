import CommandLanguage
import Documents
import Localization
import Snapshots

extension Workspace {
  /// The first iOS version whose console message is recorded (diffable-rules 2.3).
  private static let firstLoggingSystem = 15

  /// The answer of an edit that moved existing items: their previous section, and the message that UIKit logs.
  ///
  /// - Parameter warning: A likely mistake, which the sentence already mentions.
  func edited(_ sentence: Phrase, moving moved: [ItemIdentifier], warning: Phrase? = nil) -> CommandEffect {
    guard let first = moved.first, case .version(let before)? = inverse else { return .edited({ [sentence] }, warning: warning) }
    let home = before.value.view.pending.sectionIdentifier(containingItem: first) ?? ""
    let logs = document.environment.os >= Self.firstLoggingSystem
    let log = logs ? uiKitLog(movedIntoPlace: moved.map { $0.name }) : nil
    // UIKit writes several identifiers, each on its own line.
    let message: Phrase? = log.map { "UIKit logs: \($0.split { $0 == "\n" || $0 == " " }.joined(separator: " "))" }
    let sentences: @Sendable () -> [Phrase] = {
      let note: Phrase =
        moved.count == 1
        ? "; '\(first.name)' moved from '\(home)', because an item can appear only once"
        : "; \(counted(moved.count, "item")) were already in the snapshot and moved, because an item can appear only once"
      return ["\(sentence)\(note)"] + [message].compactMap { $0 }
    }
    let warnings = [warning, message].compactMap { $0 }
    return .edited(sentences, warning: warnings.isEmpty ? nil : warnings.joined(separator: "; "))
  }
}

import CommandLanguage
import Commands
import Documents
import Snapshots
import Wording

/// A question about what changed: `which items moved`, `what changed`. It is about the edits that wait for an apply; without any it is about
/// the last apply, of which a summary is expected and a picture drawn.
enum ChangeQuestions {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    if let reading = aboutReloading(tried, workspace.document) { return reading }
    let words = tried.words.map { String($0.lowercased().filter { $0 != "?" }) }.prefix {
      !["since", "after", "in", "by", "with"].contains($0)
    }
    guard let first = words.first, let last = words.last, ["which", "what", "what's", "whats"].contains(first), words.count > 1,
      changes.contains(last), words.dropFirst().dropLast().allSatisfy(between.contains)
    else { return nil }
    let view = workspace.document.view
    guard !view.hasPendingEdits, view.applyCount > 0 else { return .same("diff") }
    return .offering(
      [AssertedDifference.line(view.lastSummary), "export svg board.svg --before"],
      message: "no edits are pending; the last apply has a summary and a picture")
  }

  /// `why didn't c reload`: the help says what reloads, and the line reloads what was not.
  private static func aboutReloading(_ tried: TriedLine, _ document: Document) -> OtherWords<Workspace>.Reading? {
    guard tried.words[0].lowercased() == "why", tried.words.contains(where: { $0.hasPrefix("reload") || $0.hasPrefix("refresh") })
    else { return nil }
    let help = ["help", "reload items"].joined(separator: " ")
    let isDenied = tried.text.contains(text: "n't ") || tried.words.contains("not")
    let item = tried.words.dropFirst().first { document.view.pending.contains(item: document.view.identifier(for: $0)) }
    guard isDenied, let item else { return .offering([help]) }
    return .offering([["reload items", item + ";", "apply"].joined(separator: " "), help])
  }

  private static let changes: Set<String> = ["moved", "move", "changed", "change", "inserted", "deleted", "added", "removed"]
  private static let between: Set<String> = [
    "items", "item", "cells", "cell", "sections", "section", "are", "is", "were", "was", "have", "has", "did", "got", "been", "just",
  ]
}

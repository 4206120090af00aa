import CommandLanguage
import Commands
import Documents
import Snapshots
import Wording

/// A question about what changed: `which items moved`, `what changed`. It is about the edits that wait for an apply; without any, or where
/// the last apply is named, it is about that.
enum ChangeQuestions {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    if let reading = aboutReloading(tried, workspace.document) { return reading }
    let view = workspace.document.view
    let words = tried.words.map { String($0.lowercased().filter { !"?,".contains($0) }) }
    let last = view.applyCount > 0 ? "diff --last" : "diff"
    if words.contains(where: lasts.contains), words.contains(where: applies.contains),
      words.allSatisfy({ lasts.contains($0) || applies.contains($0) || idle.contains($0) || between.contains($0) })
    {
      return .same(last)
    }
    let isSince = ["since", "would", "will"].contains(where: words.contains)
    let asked = words.prefix { !["since", "after", "in", "by", "with"].contains($0) }
    guard let first = asked.first, ["which", "what", "what's", "whats"].contains(first), asked.count > 1,
      asked.last.map(changes.contains) ?? false, asked.dropFirst().dropLast().allSatisfy(between.contains)
    else { return nil }
    return .same(view.hasPendingEdits || isSince ? "diff" : last)
  }

  private static let lasts: Set<String> = ["last", "previous", "latest", "recent", "did"]
  private static let applies: Set<String> = [
    "apply", "applied", "update", "diff", "difference", "differences", "changes", "change", "delta",
  ]
  private static let idle: Set<String> = [
    "what", "what's", "whats", "which", "the", "my", "of", "in", "from", "by", "for", "show", "print", "see", "list", "view", "get", "give",
    "me", "again", "do", "does", "summary", "table", "result", "results", "report", "output", "most", "that", "made", "with", "happened",
    "on", "during", "repeat", "it", "please", "snapshot", "changed", "moved", "inserted", "deleted",
  ]

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

  private static let changes: Set<String> = [
    "moved", "move", "changed", "change", "inserted", "deleted", "added", "removed", "reloaded", "reconfigured",
  ]
  private static let between: Set<String> = [
    "items", "item", "cells", "cell", "sections", "section", "are", "is", "were", "was", "have", "has", "did", "got", "been", "just",
    "would", "will", "be",
  ]
}

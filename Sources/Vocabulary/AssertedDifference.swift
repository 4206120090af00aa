import CommandLanguage
import Commands
import Documents
import Snapshots

/// What the last apply should have changed: `expect 2 items inserted`, `expect 1 insertion and 2 moves`, `expect no changes`.
enum AssertedDifference {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    guard let words = AssertedWords.told(tried)?.map({ $0.lowercased() }) else { return nil }
    let told = words.filter { !idle.contains($0) }
    if words.contains(where: none.contains), told.allSatisfy({ ["changes", "change", "changed", "difference", "diff"].contains($0) }),
      !told.isEmpty
    {
      return .offering(["expect difference \"no changes\""])
    }
    var parts: [String] = []
    for (word, next) in zip(told, told.dropFirst()) {
      if Int(word) != nil, let change = changes[next] { parts.append("\(word) \(change)") }
    }
    if parts.count * 2 == told.count, !parts.isEmpty {
      let line = "expect difference \"\(parts.joined(separator: ", "))\""
      let inserted = told.count == 2 && changes[told[1]] == "inserted" ? Int(told[0]) ?? 0 : 0
      let lists = ExpectedLists(workspace.document, about: (0..<min(max(inserted, 0), 20)).map { "item\($0 + 1)" })
      return .offering([inserted > 0 && lists.isMade ? lists.after(line) : line])
    }
    // That something is no part of a summary is said by the whole of it.
    guard words.contains(where: none.contains), told.count == 1, changes[told[0]] != nil else { return nil }
    return .offering([line(workspace.document.view.lastSummary.parts)])
  }

  /// The expectation of a summary.
  static func line(_ summary: [String]) -> String {
    "expect difference \"\(summary.isEmpty ? "no changes" : summary.joined(separator: ", "))\""
  }

  private static let none: Set<String> = ["no", "nothing", "none", "empty", "0", "zero", "without"]
  private static let idle: Set<String> = AssertedValues.idle.union(none).union([
    "items", "cells", "and", "apply", "last", "after", "by", "was", "were", "been", "a", "an", "it", "there", "did", "not", "got",
  ])
  private static let changes = [
    "inserted": "inserted", "insertion": "inserted", "insertions": "inserted", "inserts": "inserted", "insert": "inserted",
    "added": "inserted",
    "additions": "inserted",
    "deleted": "deleted", "deletion": "deleted", "deletions": "deleted", "deletes": "deleted", "removed": "deleted", "delete": "deleted",
    "moved": "moved", "moves": "moved", "move": "moved", "reloaded": "reloaded", "reloads": "reloaded", "reconfigured": "reconfigured",
  ]
}

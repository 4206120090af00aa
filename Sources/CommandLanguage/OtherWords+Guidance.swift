import Wording

/// Help with words from elsewhere while they are typed: those that run are completed and coloured as verbs are.
extension CommandTable {
  /// The words from elsewhere with which a line may begin, each with the line that runs, if no verb begins with the prefix.
  func otherVerbs(beginningWith prefix: String) -> [Candidate] {
    var seen: Set<String> = []
    return otherWords().running.flatMap { row in
      row.firstWords.filter { $0.hasPrefix(prefix) && seen.insert($0).inserted }.map { Candidate($0, "in Galley: \(row.line)") }
    }
    .sorted { $0.text < $1.text }
  }

  /// Whether a line that begins with a word may run, although no verb does.
  func isOtherVerb(_ word: String) -> Bool { otherWords().running.contains { $0.firstWords.contains(word) } }
}

extension OtherWords {
  /// The rows whose lines run.
  fileprivate var running: [Rephrasing] { rows.filter { $0.manner != .offered } }
}

/// A user's result in a lesson.
package struct LessonResult: Equatable, Sendable {
  /// Whether the goal was reached without the solution.
  package var isSolved = false
  /// Whether the goal was reached after the solution had been shown.
  package var isCopied = false
  /// The number of tries, including the last one.
  package var tries = 1
  /// The number of hints that were shown.
  package var hints = 0

  package init(isSolved: Bool = false, isCopied: Bool = false, tries: Int = 1, hints: Int = 0) {
    (self.isSolved, self.isCopied, self.tries, self.hints) = (isSolved, isCopied, tries, hints)
  }

  /// The result of an earlier attempt at the lesson and of this one. The tries up to the first solution count.
  package func after(_ earlier: LessonResult?) -> LessonResult {
    guard let earlier else { return self }
    guard !earlier.isSolved else { return earlier }
    return LessonResult(
      isSolved: isSolved, isCopied: isCopied || earlier.isCopied, tries: tries + earlier.tries, hints: max(hints, earlier.hints))
  }
}

extension LessonResult {
  private static let (triesMark, hintsMark, copiedMark) = ("tries=", "hints=", "copied")

  /// Parses a line of the record: the lesson's key and, separated by tabs, what differs from a lesson that was solved at the first try.
  package static func parse(_ line: String) -> (key: String, result: LessonResult) {
    let words = line.split(separator: "\t")
    var result = LessonResult(isSolved: true)
    for word in words.dropFirst() {
      if word.hasPrefix(triesMark) { result.tries = Int(word.dropFirst(triesMark.utf8.count)) ?? 1 }
      if word.hasPrefix(hintsMark) { result.hints = Int(word.dropFirst(hintsMark.utf8.count)) ?? 0 }
      if word == copiedMark { (result.isSolved, result.isCopied) = (false, true) }
    }
    return (words.first.map { String($0) } ?? "", result)
  }

  /// The line of the record for one attempt, which is either solved or copied.
  package func line(for key: String) -> String {
    var words = [key]
    if tries != 1 { words.append("\(Self.triesMark)\(tries)") }
    if hints != 0 { words.append("\(Self.hintsMark)\(hints)") }
    if isCopied { words.append(Self.copiedMark) }
    return words.joined(separator: "\t")
  }
}

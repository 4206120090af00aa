import CommandLanguage
import Commands

/// Help with an entry while it is typed. Each of its lines is a separate command line.
extension Session {
  /// The candidates for the word at the end of an entry's text before the cursor.
  package func completion(of entry: [UInt8]) -> Completion {
    let line = CommandLines(entry).last
    var completion = shellCommands.completion(of: line.bytes, in: self)
    completion.replaced = completion.replaced.moved(by: line.start)
    return completion
  }

  /// The continuation of the word at the end of an entry; of an empty one, what a newcomer may want next.
  package func continuation(of entry: [UInt8]) -> String? {
    if entry.isEmpty { return lineOfReturn ?? firstSteps?.offer }
    return shellCommands.continuation(of: CommandLines(entry).last.bytes, in: self)
  }

  /// The arguments that are still missing at the end of an entry.
  package func template(after entry: [UInt8]) -> String? { shellCommands.template(after: CommandLines(entry).last.bytes) }

  package typealias Meaning = CommandLanguage.Meaning

  package func meanings(in entry: [UInt8]) -> [MeaningSpan] {
    if let spans = swiftMeanings(in: entry) { return spans }
    var isFirst = true
    return CommandLines(entry).lines.flatMap { line in
      let spans = shellCommands.meanings(in: line.bytes, self, isFirst: isFirst)
      // Later commands may name things that an earlier one creates.
      if spans.contains(where: { $0.meaning != .comment }) { isFirst = false }
      return spans.map { MeaningSpan($0.range.moved(by: line.start), $0.meaning) }
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}

import CommandLanguage
import LayoutComponents

/// Help with an entry while it is typed. Of its lines each is a command line of its own.
extension Session {
  /// The candidates for the word that ends at the end of an entry's beginning.
  package func completion(of entry: [UInt8]) -> Completion {
    let line = CommandLines(entry).last
    var completion = shellCommands.completion(of: line.bytes, in: workspace)
    completion.replaced = completion.replaced.moved(by: line.start)
    return completion
  }

  /// How the word at the end of an entry may go on.
  package func continuation(of entry: [UInt8]) -> String? {
    shellCommands.continuation(of: CommandLines(entry).last.bytes, in: workspace)
  }

  /// The arguments that are still missing at the end of an entry.
  package func template(after entry: [UInt8]) -> String? { shellCommands.template(after: CommandLines(entry).last.bytes) }

  package typealias Meaning = CommandLanguage.Meaning

  /// What the parts of an entry mean.
  package func meanings(in entry: [UInt8]) -> [MeaningSpan] {
    var isFirst = true
    return CommandLines(entry).lines.flatMap { line in
      let spans = shellCommands.meanings(in: line.bytes, workspace, isFirst: isFirst)
      // What stands behind a command may name what that command makes.
      if spans.contains(where: { $0.meaning != .comment }) { isFirst = false }
      return spans.map { MeaningSpan($0.range.moved(by: line.start), $0.meaning) }
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}

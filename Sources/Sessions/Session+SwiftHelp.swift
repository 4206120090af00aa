import CommandLanguage
import Commands
import SwiftParsing

/// What an entry of Swift consists of, while it is typed.
extension Session {
  /// The parts of an entry's lines that are Swift, and where each of them ends; nil for an entry of commands alone.
  func swiftMeanings(in entry: [UInt8]) -> [MeaningSpan]? {
    var spans: [MeaningSpan] = []
    var joiner = LineJoiner()
    var start = 0
    var begun: Int?
    var hasSwift = false
    for line in entry.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let bytes = Array(line)
      let isSwift = begun != nil || readsAsSwift(bytes)
      let ended = joiner.take(bytes, number: 1, in: self)
      if isSwift {
        hasSwift = true
        let first = begun ?? start
        let end = start + bytes.count
        begun = ended == nil ? first : nil
        if ended != nil || end == entry.count {
          spans += SourceFile.marks(in: Array(entry[first..<end])).map {
            MeaningSpan($0.range.lowerBound + first..<$0.range.upperBound + first, $0.kind.meaning)
          }
        }
      } else {
        spans += shellCommands.meanings(in: bytes, self, isFirst: !hasSwift && start == 0).map {
          MeaningSpan($0.range.lowerBound + start..<$0.range.upperBound + start, $0.meaning)
        }
      }
      start += bytes.count + 1
    }
    return hasSwift ? spans : nil
  }
}

extension SourceMark.Kind {
  fileprivate var meaning: Meaning {
    switch self {
    case .keyword: .keyword
    case .type: .known
    case .number: .number
    case .string: .string
    case .comment: .comment
    }
  }
}

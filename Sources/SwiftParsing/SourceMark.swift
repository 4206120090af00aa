/// A range of a source and the syntax category to colour it by.
package struct SourceMark: Equatable, Sendable {
  package enum MarkKind: String, Sendable { case keyword, type, number, string, comment }

  package var kind: MarkKind
  package var range: Range<Int>
}

extension SourceFile {
  /// The keywords, types, numbers, strings and comments of a source, in order.
  ///
  /// - Complexity: Linear in the source.
  package static func marks(in bytes: [UInt8]) -> [SourceMark] {
    var marks: [SourceMark] = []
    var end = 0
    for token in Lexer.lex(bytes, file: 0).tokens {
      let range = Int(token.start)..<Int(token.end)
      if let comment = comment(in: bytes, from: end, to: range.lowerBound) { marks.append(comment) }
      end = range.upperBound
      if let kind = kind(of: token, bytes) { marks.append(SourceMark(kind: kind, range: range)) }
    }
    return marks
  }

  /// One mark for all comments between two tokens.
  private static func comment(in bytes: [UInt8], from start: Int, to end: Int) -> SourceMark? {
    guard start < end, let first = bytes[start..<end].firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return SourceMark(kind: .comment, range: first..<end)
  }

  private static func kind(of token: Token, _ bytes: [UInt8]) -> SourceMark.MarkKind? {
    switch token.kind {
    case .identifier:
      if token.isReserved { return .keyword }
      return (65...90).contains(bytes[Int(token.start)]) ? .type : nil
    case .integer, .float: return .number
    case .string, .stringOpen, .stringText, .stringClose, .regex: return .string
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable: return .keyword
    default: return nil
    }
  }
}

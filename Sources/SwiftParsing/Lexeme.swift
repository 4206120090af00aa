/// A token of a source, for comparing lines of code.
package struct Lexeme: Sendable {
  /// The range in the source, in bytes.
  package var range: Range<Int>
  /// True for numbers, strings, `true`, `false`, and names after a leading dot that take no arguments, such as `.continuous`.
  package var isValue: Bool
}

extension SourceFile {
  /// The tokens, without comments.
  package var lexemes: [Lexeme] {
    tokens.indices.dropLast().map { index in
      Lexeme(range: Int(tokens[index].start)..<Int(tokens[index].end), isValue: isValue(index))
    }
  }

  private func isValue(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .integer, .float, .string, .stringText: true
    case .identifier:
      [.true, .false].contains(tokens[index].word) || isImplicitMember(index) && tokens[index + 1].kind != .leftParen
    default: false
    }
  }
}

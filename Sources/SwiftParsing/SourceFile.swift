/// A file of Swift: its declarations and statements at the top, and what they hold when it is asked for.
///
/// Opening reads the tokens, matches the brackets and parses the statements and the headers of declarations at the top. It never fails:
/// what the parser does not understand is an `.unparsed` statement or declaration, and the rest is read.
package struct SourceFile: Sendable {
  /// The largest height of an expression, type, pattern or nested statement; what is deeper is refused.
  package static let depthLimit = 200

  /// The source as it was given.
  package let bytes: [UInt8]
  /// The index that is in every span.
  package let index: UInt32
  /// The statements and declarations at the top.
  package private(set) var statements: [Statement] = []
  /// What is wrong with tokens and brackets, in order.
  package private(set) var problems: [Problem] = []

  /// Opens a source.
  package init(_ bytes: [UInt8], index: UInt32 = 0) {
    self.bytes = bytes
    self.index = index
  }

  /// The statements of a body, which is parsed as a whole; the body must be of this file.
  package func statements(of body: Body) throws(Problem) -> [Statement] { [] }

  /// The members of a type with their headers; the type must be of this file.
  package func members(of body: MemberBody) -> [Declaration] { [] }

  /// The source between a span's ends.
  package func text(of span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }
}

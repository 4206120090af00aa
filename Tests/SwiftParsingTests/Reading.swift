import SwiftParsing
import Testing

/// The parsed form of a source, and the expected one.
struct Reading: CustomTestStringConvertible, Sendable {
  var source: String
  var expected: String

  init(_ source: String, _ expected: String) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source }

  /// The statements of a source, as consecutive S-expressions.
  static func text(_ source: String) -> String {
    TreeNode("", TreeText(file: SourceFile(Array(source.utf8))).statements(SourceFile(Array(source.utf8)).statements)).children.map(\.text)
      .joined(separator: " ")
  }

  func check() { #expect(Self.text(source) == expected) }
}

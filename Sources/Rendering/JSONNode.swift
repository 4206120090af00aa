import Localization

/// A JSON value with its position in a file, for error messages.
package struct JSONNode: Sendable {
  package enum NodeValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([ParsedMember])
  }

  package struct ParsedMember: Sendable {
    package var key: String
    /// The bytes of the key, including its quotes.
    package var keyRange: Range<Int>
    package var node: JSONNode
  }

  package var value: NodeValue
  package var range: Range<Int>

  package var isNull: Bool {
    if case .null = value { true } else { false }
  }
}

/// An error in a JSON text, with its byte range.
package struct JSONFault: Error, Equatable, Sendable {
  package var reason: Phrase
  package var range: Range<Int>
  package var suggestion: String?

  package init(_ reason: Phrase, at range: Range<Int>, suggestion: String? = nil) {
    self.reason = reason
    self.range = range
    self.suggestion = suggestion
  }
}

extension JSONNode {
  package var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The range of the first string or key in the value that equals or starts with the given text.
  package func range(of text: String) -> Range<Int>? {
    switch value {
    case .null, .bool, .number: return nil
    case .string(let own): return own == text ? range : nil
    case .array(let nodes): return nodes.lazy.compactMap { $0.range(of: text) }.first
    case .object(let members):
      for member in members {
        if member.key == text || text.hasPrefix("\(member.key)=") { return member.keyRange }
        if let range = member.node.range(of: text) { return range }
      }
      return nil
    }
  }
}

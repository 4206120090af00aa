import CommandLanguage
import Localization

/// The notation of a layout value: its long form, and all accepted forms.
package struct Notation<Value: Equatable & Sendable>: Sendable {
  package var type: ValueType<Value>
  /// The long form, which is used in answers and by `save`.
  package var text: @Sendable (Value) -> String
  /// The value as Swift code for UIKit.
  package var swift: @Sendable (Value) -> String

  package init(_ type: ValueType<Value>, swift: @escaping @Sendable (Value) -> String, text: @escaping @Sendable (Value) -> String) {
    self.type = type
    self.swift = swift
    self.text = text
  }

}

extension Notation where Value: Choice {
  package static func choice(_ name: String) -> Notation {
    Notation(.oneOf(Value.self, named: name), swift: { ".\($0.rawValue)" }) { $0.rawValue }
  }
}

extension Notation where Value == Bool {
  package static var truth: Notation {
    let accepts: Phrase = "true or false"
    let choices = CompletionSource.choices([Candidate("true", "yes"), Candidate("false", "no")])
    let otherWords = ["yes": "true", "on": "true", "1": "true", "no": "false", "off": "false", "0": "false"]
    return Notation(
      ValueType("true|false", accepts: accepts, completions: choices) { word throws(Diagnostic) in
        switch word.text {
        case "true": return true
        case "false": return false
        default:
          var refusal = Diagnostic.unreadable(word, accepts: accepts)
          refusal.suggestion = otherWords[word.text.lowercased()]
          throw refusal
        }
      }, swift: { $0 ? "true" : "false" }
    ) { $0 ? "true" : "false" }
  }
}

extension Notation where Value == Int {
  package static func whole(_ name: String, from minimum: Int, through maximum: Int) -> Notation {
    Notation(.count(name, from: minimum, through: maximum), swift: { String($0) }) { String($0) }
  }
}

extension Notation where Value == Int {
  private static let most = 10_000

  /// The number of times that a group repeats its subitem. Accepts numbers below 1, which the group rejects with UIKit's message.
  package static let repetitions = Notation(
    ValueType("count", accepts: ValueType.count("count", from: 1, through: most).accepts) { word throws(Diagnostic) in
      if let number = Int(word.text), number < 1 { return number }
      return try ValueType.count("count", from: 1, through: most).read(word)
    }, swift: { String($0) }
  ) { String($0) }
}

extension Notation where Value == String {
  package static func name(_ name: String, accepts: Phrase) -> Notation {
    Notation(.text(name, accepts: accepts), swift: SwiftExpression.literal) { quotedIfNeeded($0) }
  }
}

import CommandLanguage
import Wording

/// How a value of the layout is written and read: its long form, and every form that is accepted.
struct Notation<Value: Equatable & Sendable>: Sendable {
  var type: ValueType<Value>
  /// The long form, which answers and `save` use.
  var text: @Sendable (Value) -> String

  init(_ type: ValueType<Value>, text: @escaping @Sendable (Value) -> String) {
    self.type = type
    self.text = text
  }

  /// The same notation for a value that may be absent.
  func optional(none: String) -> Notation<Value?> {
    let wrapped = self
    var type = ValueType<Value?>(type.name, accepts: type.accepts, completions: type.completions) { word throws(Diagnostic) in
      try wrapped.type.read(word)
    }
    type.name = self.type.name
    return Notation<Value?>(type) { $0.map(wrapped.text) ?? none }
  }
}

extension Notation where Value: Choice {
  /// One of an enumeration's cases.
  static func choice(_ name: String) -> Notation {
    Notation(.oneOf(Value.self, named: name)) { $0.rawValue }
  }
}

extension Notation where Value == Bool {
  static var truth: Notation {
    let accepts: Phrase = "true or false"
    let choices = Completions.choices([Candidate("true"), Candidate("false")])
    return Notation(
      ValueType("true|false", accepts: accepts, completions: choices) { word throws(Diagnostic) in
        switch word.text {
        case "true": return true
        case "false": return false
        default: throw .unreadable(word, accepts: accepts)
        }
      }
    ) { $0 ? "true" : "false" }
  }
}

extension Notation where Value == Int {
  static func whole(_ name: String, from minimum: Int, through maximum: Int) -> Notation {
    Notation(.count(name, from: minimum, through: maximum)) { String($0) }
  }
}

extension Notation where Value == String {
  static func name(_ name: String, accepts: Phrase) -> Notation {
    Notation(.text(name, accepts: accepts)) { quotedIfNeeded($0) }
  }
}

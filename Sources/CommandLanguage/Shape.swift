import Localization

/// The syntax of a parameter, as used by parsing, help and completion.
package struct Shape: Equatable, Sendable {
  package enum WordKind: Equatable, Sendable {
    case positional(minimum: Int, maximum: Int)
    /// One of these syntax words, then one or more words: `to SECTION`, `before|after ITEM`.
    case clause(words: [Candidate], minimum: Int, maximum: Int, isRequired: Bool)
    /// `--name`, alone or with a value.
    case flag(String, takesValue: Bool)
    /// `name=value`, with names from a list.
    case pairs(PairNames)
    /// The text after the verb, unparsed.
    case rest
  }

  package var kind: WordKind
  /// The placeholder in usage lines. Diagnostics use it to refer to the parameter.
  package var label: String
  private let description: Phrase
  package var completions: CompletionSource
  package var repeats = false

  package init(_ kind: WordKind, label: String, accepts: Phrase = "", completions: CompletionSource = .none) {
    self.kind = kind
    self.label = label
    description = accepts
    self.completions = completions
  }

  package var accepts: Phrase {
    guard case .pairs(let names) = kind else { return description }
    return "a pair such as \(names.all.first?.name ?? "name")=value"
  }

  init<Value>(_ kind: WordKind, _ type: ValueType<Value>) {
    self.init(kind, label: type.name, accepts: type.accepts, completions: type.completions)
  }

  /// Whether a syntax word or a flag precedes the value.
  var isIntroduced: Bool {
    switch kind {
    case .clause, .flag: true
    case .positional, .pairs, .rest: false
    }
  }

  /// The syntax words that begin this parameter, each with its description.
  package var introductions: [Candidate] {
    if case .clause(let words, _, _, _) = kind { return words }
    return []
  }

  package var words: [String] { introductions.map { $0.text } }
}

/// The names that may precede `=`, computed on demand because binding does not need them.
package struct PairNames: Equatable, Sendable {
  private let make: @Sendable () -> [PairName]

  package init(_ make: @escaping @Sendable () -> [PairName]) { self.make = make }

  package var all: [PairName] { make() }

  package static func == (left: PairNames, right: PairNames) -> Bool { left.all == right.all }
}

package struct PairName: Equatable, Sendable {
  package var name: String
  package var otherNames: [String]
  package var accepts: Phrase
  package var completions: CompletionSource

  package init(_ name: String, otherNames: [String] = [], accepts: Phrase, completions: CompletionSource = .none) {
    self.name = name
    self.otherNames = otherNames
    self.accepts = accepts
    self.completions = completions
  }
}

package struct Pair: Equatable, Sendable {
  package var name: Word
  package var value: Word
}

import Wording

/// How a parameter takes its words: the part of a parameter that parsing, help and completion loop over.
package struct Shape: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Words in their place, at least and at most so many.
    case positional(minimum: Int, maximum: Int)
    /// One of these syntax words, then so many words: `to SECTION`, `before|after ITEM`.
    case clause(words: [Candidate], minimum: Int, maximum: Int, isRequired: Bool)
    /// `--name`, alone or with a value.
    case flag(String, takesValue: Bool)
    /// `name=value`, the names being those of a list.
    case pairs(PairNames)
    /// Everything after the verb, unread.
    case rest
  }

  package var kind: Kind
  /// The placeholder in usage lines, by which a diagnostic names the parameter.
  package var label: String
  /// What the parameter is said to accept.
  private let description: Phrase
  package var completions: Completions

  package init(_ kind: Kind, label: String, accepts: Phrase = "", completions: Completions = .none) {
    self.kind = kind
    self.label = label
    description = accepts
    self.completions = completions
  }

  package var accepts: Phrase {
    guard case .pairs(let names) = kind else { return description }
    return "a pair such as \(names.all.first?.name ?? "name")=value"
  }

  init<Value>(_ kind: Kind, _ type: ValueType<Value>) {
    self.init(kind, label: type.name, accepts: type.accepts, completions: type.completions)
  }

  /// The fewest words without which the command is incomplete.
  var minimum: Int {
    switch kind {
    case .positional(let minimum, _): minimum
    case .clause(_, let minimum, _, let isRequired): isRequired ? minimum + 1 : 0
    case .flag, .pairs, .rest: 0
    }
  }

  /// Whether a syntax word or a flag stands before the value.
  var isIntroduced: Bool {
    switch kind {
    case .clause, .flag: true
    case .positional, .pairs, .rest: false
    }
  }

  /// The syntax words that begin this parameter, each with what it is for.
  package var introductions: [Candidate] {
    if case .clause(let words, _, _, _) = kind { return words }
    return []
  }

  /// The syntax words that begin this parameter.
  package var words: [String] { introductions.map(\.text) }
}

/// The names that may stand before `=`, worked out when they are asked for: binding needs none of them.
package struct PairNames: Equatable, Sendable {
  private let make: @Sendable () -> [PairName]

  package init(_ make: @escaping @Sendable () -> [PairName]) { self.make = make }

  package var all: [PairName] { make() }

  package static func == (left: PairNames, right: PairNames) -> Bool { left.all == right.all }
}

/// A name that may stand before `=`.
package struct PairName: Equatable, Sendable {
  package var name: String
  /// Longer names that are accepted too.
  package var otherNames: [String]
  package var accepts: Phrase
  package var completions: Completions

  package init(_ name: String, otherNames: [String] = [], accepts: Phrase, completions: Completions = .none) {
    self.name = name
    self.otherNames = otherNames
    self.accepts = accepts
    self.completions = completions
  }
}

/// A pair as it was typed.
package struct Pair: Equatable, Sendable {
  package var name: Word
  package var value: Word
}

/// How a parameter takes its words: the part of a parameter that parsing, help and completion loop over.
package struct Shape: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Words in their place, at least and at most so many.
    case positional(minimum: Int, maximum: Int)
    /// One of these syntax words, then so many words: `to SECTION`, `before|after ITEM`.
    case clause(words: [String], minimum: Int, maximum: Int, isRequired: Bool)
    /// `--name`, alone or with a value.
    case flag(String, takesValue: Bool)
    /// `name=value`, the names being those of a list.
    case pairs([PairName])
    /// Everything after the verb, unread.
    case rest
  }

  package var kind: Kind
  /// The placeholder in usage lines, by which a diagnostic names the parameter.
  package var label: String
  package var accepts: String
  package var completions: Completions

  package init(_ kind: Kind, label: String, accepts: String = "", completions: Completions = .none) {
    self.kind = kind
    self.label = label
    self.accepts = accepts
    self.completions = completions
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

  /// The syntax words that begin this parameter.
  package var words: [String] {
    if case .clause(let words, _, _, _) = kind { return words }
    return []
  }
}

/// A name that may stand before `=`.
package struct PairName: Equatable, Sendable {
  package var name: String
  /// Longer names that are accepted too.
  package var otherNames: [String]
  package var accepts: String
  package var completions: Completions

  package init(_ name: String, otherNames: [String] = [], accepts: String, completions: Completions = .none) {
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

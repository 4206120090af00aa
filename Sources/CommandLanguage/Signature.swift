/// The parameters of a command in the form that binding uses, computed once.
struct Signature: Sendable {
  struct Rule: Sendable {
    enum Matching: Sendable {
      case positional, clause, flag, pairs, rest
    }

    var kind: Matching
    var minimum = 0
    var maximum = 0
    var isRequired = false
    /// The minimum number of words that the positional parameters after this one need.
    var neededAfter = 0
  }

  struct SyntaxWord: Sendable {
    var bytes: [UInt8]
    var slot: Int
  }

  struct Flag: Sendable {
    var name: String
    var slot: Int
    var takesValue: Bool
    var repeats: Bool
  }

  private(set) var rules: [Rule] = []
  private(set) var positionals: [Int] = []
  private(set) var clauses: [Int] = []
  private(set) var words: [SyntaxWord] = []
  private(set) var flags: [Flag] = []
  private(set) var pairSlot: Int?
  private(set) var restSlot: Int?

  init(_ shapes: [Shape]) {
    for (slot, shape) in shapes.enumerated() {
      switch shape.kind {
      case .positional(let minimum, let maximum):
        for earlier in positionals { rules[earlier].neededAfter += minimum }
        rules.append(Rule(kind: .positional, minimum: minimum, maximum: maximum))
        positionals.append(slot)
      case .clause(let words, let minimum, let maximum, let isRequired):
        rules.append(Rule(kind: .clause, minimum: minimum, maximum: maximum, isRequired: isRequired))
        clauses.append(slot)
        self.words += words.map { SyntaxWord(bytes: Array($0.text.utf8), slot: slot) }
      case .flag(let name, let takesValue):
        rules.append(Rule(kind: .flag))
        flags.append(Flag(name: name, slot: slot, takesValue: takesValue, repeats: shape.repeats))
      case .pairs:
        rules.append(Rule(kind: .pairs))
        pairSlot = slot
      case .rest:
        rules.append(Rule(kind: .rest))
        restSlot = slot
      }
    }
  }

  /// The clause that a word begins, or nil if it is not a syntax word.
  func clause(begunBy token: Token, in bytes: [UInt8]) -> Int? {
    words.first { token.reads($0.bytes, in: bytes) }?.slot
  }
}

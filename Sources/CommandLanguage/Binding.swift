import Localization

/// Binds the words after a verb to a command's parameters.
///
/// Flags and pairs are accepted anywhere. A syntax word begins its clause. The remaining words fill the positional parameters in order, but
/// each later parameter keeps its minimum number of words. A list ends at a syntax word. Linear in the words. The arrays of the previous
/// command are reused.
struct Binder {
  /// The parameter index of words that belong to no flag, pair or clause.
  private static let positional = -1

  let declaration: CommandDeclaration
  let verbCount: Int
  /// The clause that receives the next words.
  private var open: Int?
  private var positionalCount = 0

  /// Binds the tokens of `arguments`, which begin with those of the verb.
  static func bind(_ arguments: inout Arguments, to declaration: CommandDeclaration) throws(Diagnostic) {
    var binder = Binder(declaration: declaration, verbCount: declaration.verb.count)
    arguments.begin(slots: declaration.signature.rules.count)
    if let rest = declaration.signature.restSlot {
      for index in binder.verbCount..<arguments.tokens.count { arguments.assign(index, to: rest) }
    } else {
      try binder.take(&arguments)
      try binder.shareOut(&arguments)
    }
    arguments.settle()
  }

  private init(declaration: CommandDeclaration, verbCount: Int) {
    self.declaration = declaration
    self.verbCount = verbCount
  }

  private var signature: Signature { declaration.signature }

  // MARK: Flags, pairs and clauses

  private mutating func take(_ arguments: inout Arguments) throws(Diagnostic) {
    var index = verbCount
    while index < arguments.tokens.count {
      let token = arguments.tokens[index]
      if isFlag(token, arguments.bytes) {
        index = try takeFlag(&arguments, token, at: index)
      } else if let slot = signature.pairSlot, token.equals != nil, !token.isQuoted {
        arguments.assign(index, to: slot)
      } else if let slot = signature.clause(begunBy: token, in: arguments.bytes) {
        guard arguments.counts[slot] == 0 else { throw .givenTwice(try token.word(in: arguments.bytes)) }
        arguments.assign(index, to: slot)
        open = slot
      } else if let slot = open, arguments.counts[slot] <= signature.rules[slot].maximum {
        arguments.assign(index, to: slot)
      } else {
        arguments.assigned.append(Self.positional)
        positionalCount += 1
      }
      index += 1
    }
    if let slot = signature.pairSlot, arguments.counts[slot] > 1 { try expectOnce(arguments, slot) }
  }

  private func isFlag(_ token: Token, _ bytes: [UInt8]) -> Bool {
    let start = token.range.lowerBound
    return token.range.count > 2 && token.isPlain && bytes[start] == Byte.hyphen && bytes[start + 1] == Byte.hyphen
  }

  /// Binds a flag and its value.
  ///
  /// - Returns: The index of the last word bound.
  private func takeFlag(_ arguments: inout Arguments, _ token: Token, at index: Int) throws(Diagnostic) -> Int {
    let name = String(try token.word(in: arguments.bytes).text.dropFirst(2))
    if let format = declaration.formats.first(where: { $0.name == name }) {
      arguments.format = format
      arguments.assigned.append(Arguments.unassigned)
      return index
    }
    guard let flag = signature.flags.first(where: { $0.name == name }) else { throw unknown(name, token) }
    guard arguments.counts[flag.slot] == 0 || flag.repeats else { throw .givenTwice(try token.word(in: arguments.bytes)) }
    arguments.assign(index, to: flag.slot)
    guard flag.takesValue else { return index }
    guard index + 1 < arguments.tokens.count else { throw .missing(declaration.shapes[flag.slot]) }
    arguments.assign(index + 1, to: flag.slot)
    return index + 1
  }

  private func unknown(_ name: String, _ token: Token) -> Diagnostic {
    let names = declaration.formats.map { $0.name } + signature.flags.map { $0.name }
    return Diagnostic(
      .unknownFlag, "'\(declaration.name)' has no flag '--\(name.abbreviated)'", at: .bytes(token.range),
      suggestion: nearestName(to: name, among: names).map { "--\($0)" },
      notes: names.isEmpty ? [] : ["accepted: \(names.map { "--\($0)" }.joined(separator: ", "))"])
  }

  /// Rejects a pair that is given twice. Names are checked later, when the pairs are read.
  private func expectOnce(_ arguments: borrowing Arguments, _ slot: Int) throws(Diagnostic) {
    var names: Set<String> = []
    for (offset, assigned) in arguments.assigned.enumerated() where assigned == slot {
      let name = try arguments.tokens[verbCount + offset].name(in: arguments.bytes)
      guard names.insert(name.text).inserted else { throw .givenTwice(name) }
    }
  }

  // MARK: Positional words

  private func shareOut(_ arguments: inout Arguments) throws(Diagnostic) {
    var next = 0
    for index in signature.positionals.indices {
      let slot = signature.positionals[index]
      let rule = signature.rules[slot]
      let remaining = positionalCount - next
      let available = max(0, remaining - rule.neededAfter)
      let count = min(rule.maximum, max(available, min(rule.minimum, remaining)))
      guard count >= rule.minimum else { throw try missing(slot, after: arguments) }
      arguments.counts[slot] = count
      next += count
    }
    try assignPositional(&arguments, upTo: next)
    try expectClauses(arguments)
  }

  /// The error for a missing word. If the last word is `a=b` and the command has no pairs, it suggests two separate words.
  private func missing(_ slot: Int, after arguments: borrowing Arguments) throws(Diagnostic) -> Diagnostic {
    var diagnostic = Diagnostic.missing(declaration.shapes[slot])
    guard arguments.tokens.count > verbCount, let last = arguments.tokens.last, last.isPlain else { return diagnostic }
    let parts = try last.word(in: arguments.bytes).text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty { diagnostic.suggestion = parts.joined(separator: " ") }
    return diagnostic
  }

  private func assignPositional(_ arguments: inout Arguments, upTo count: Int) throws(Diagnostic) {
    var slot = -1
    var left = 0
    var seen = 0
    var isListEnded = false
    for offset in arguments.assigned.indices {
      let assigned = arguments.assigned[offset]
      guard assigned == Self.positional else {
        if assigned >= 0, signature.rules[assigned].kind == .clause { isListEnded = true }
        continue
      }
      let isBehindList = isListEnded && left > 0 && signature.rules[slot].maximum > 1
      guard seen < count, !isBehindList else { throw extra(try arguments.tokens[verbCount + offset].word(in: arguments.bytes)) }
      isListEnded = false
      while left == 0 {
        slot += 1
        left = signature.rules[slot].kind == .positional ? arguments.counts[slot] : 0
      }
      arguments.assigned[offset] = slot
      left -= 1
      seen += 1
    }
  }

  private func expectClauses(_ arguments: borrowing Arguments) throws(Diagnostic) {
    for index in signature.clauses.indices {
      let slot = signature.clauses[index]
      let rule = signature.rules[slot]
      let count = arguments.counts[slot]
      if count == 0 && rule.isRequired { throw .missing(declaration.shapes[slot], after: declaration.shapes[slot].words) }
      if count > 0 && count < rule.minimum + 1 { throw .missing(declaration.shapes[slot]) }
    }
  }

  private func extra(_ word: Word) -> Diagnostic {
    Diagnostic(
      .extraWord, "'\(declaration.name)' does not accept '\(word.text.abbreviated)' here", at: .bytes(word.range),
      suggestion: word.isQuoted ? nil : nearestName(to: word.text, among: declaration.shapes.flatMap { $0.words }),
      notes: ["accepted: \(declaration.usage)"])
  }
}

extension Diagnostic {
  static func givenTwice(_ word: Word) -> Diagnostic {
    Diagnostic(.givenTwice, "'\(word.text.abbreviated)' is given twice", at: .bytes(word.range))
  }

  static func missing(_ shape: Shape, after words: [String] = []) -> Diagnostic {
    let what = words.isEmpty ? "<\(shape.label)>" : "\(words.joined(separator: "|")) <\(shape.label)>"
    return Diagnostic(
      .missingWord, "\(what) is missing", at: .end, notes: shape.accepts.isEmpty ? [] : ["accepted: \(shape.accepts)"])
  }
}

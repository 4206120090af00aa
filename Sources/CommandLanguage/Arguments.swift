/// The words of one command, bound to the parameters of its declaration.
///
/// One value is reused for all commands, so that binding allocates nothing once its arrays have grown.
package struct Arguments: Sendable {
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var tokens: [Token] = []
  /// Indices into `tokens`, parameter after parameter.
  var order: [Int] = []
  /// Each parameter's part of `order`; a clause's part begins with its syntax word, a flag's with the flag.
  var slots: [Range<Int>] = []
  /// While binding: the parameter of each word after the verb.
  var assigned: [Int] = []
  /// While binding: how many words each parameter has.
  var counts: [Int] = []
  /// Whether choices may be shortened to an unambiguous beginning, as at the prompt.
  package var takesShortChoices = false
  /// The format that an answer was asked for in; nil where none was.
  package internal(set) var format: AnswerFormat?

  package init() {}

  package mutating func clear() {
    // Whose room belongs to the reader of words.
    tokens = []
    clearSlots()
    format = nil
  }

  private mutating func clearSlots() {
    if !order.isEmpty { order.removeAll(keepingCapacity: true) }
    if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
  }

  /// Marks words that belong to no parameter, such as `--json`.
  static let unassigned = -2

  mutating func begin(slots count: Int) {
    format = nil
    clearSlots()
    assigned.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    for _ in 0..<count { counts.append(0) }
  }

  /// Assigns the next word to a parameter; words are assigned in their order in the line.
  mutating func assign(_ index: Int, to slot: Int) {
    assigned.append(slot)
    counts[slot] += 1
  }

  /// Fills `order` and `slots` from the assignments.
  mutating func settle() {
    var start = 0
    for slot in counts.indices {
      let end = start + counts[slot]
      slots.append(start..<end)
      counts[slot] = start
      start = end
    }
    for _ in 0..<start { order.append(0) }
    let verbCount = tokens.count - assigned.count
    for (offset, slot) in assigned.enumerated() where slot >= 0 {
      order[counts[slot]] = verbCount + offset
      counts[slot] += 1
    }
  }

  package func count(ofSlot slot: Int) -> Int { slots[slot].count }

  func token(_ index: Int, ofSlot slot: Int) -> Token { tokens[order[slots[slot].lowerBound + index]] }

  package func word(_ index: Int, ofSlot slot: Int) throws(Diagnostic) -> Word {
    try token(index, ofSlot: slot).word(in: bytes).shortening(takesShortChoices)
  }

  func path(_ index: Int, ofSlot slot: Int) throws(Diagnostic) -> Path { try token(index, ofSlot: slot).path(in: bytes) }

  func all<Value>(ofSlot slot: Int, from start: Int, as type: ValueType<Value>) throws(Diagnostic) -> [Value] {
    var result: [Value] = []
    for index in start..<count(ofSlot: slot) { result.append(try type.read(word(index, ofSlot: slot))) }
    return result
  }

  func pairs(ofSlot slot: Int) throws(Diagnostic) -> [Pair] {
    var result: [Pair] = []
    for index in 0..<count(ofSlot: slot) {
      let token = token(index, ofSlot: slot)
      result.append(Pair(name: try token.name(in: bytes), value: try token.value(in: bytes).shortening(takesShortChoices)))
    }
    return result
  }

  /// The bytes from a parameter's first word to its last.
  ///
  /// - Parameter isIntroduced: The first word is a syntax word and is left out, unless it is the only one.
  package func span(ofSlot slot: Int, isIntroduced: Bool = false) -> Range<Int> {
    let words = isIntroduced && slots[slot].count > 1 ? slots[slot].dropFirst() : slots[slot]
    guard let first = words.first, let last = slots[slot].last else { return bytes.count..<bytes.count }
    return tokens[order[first]].range.lowerBound..<tokens[order[last]].range.upperBound
  }

  /// The command's bytes in the line, without comments and separators.
  package var span: Range<Int> { (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0) }
}

/// A format for programs, which a command's flag of that name asks for.
package struct AnswerFormat: Equatable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }
}

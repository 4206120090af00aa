/// The words of one command, bound to the parameters of its declaration.
///
/// One value is reused for all commands. Once its arrays have grown, binding allocates only if the words are not in the order of their
/// parameters.
package struct Arguments: Sendable {
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var tokens: [Token] = []
  /// The parameter of each word after the verb, as an index; `unassigned` for a word without a parameter.
  var assigned: [Int] = []
  /// The number of words bound to each parameter, including the syntax word of a clause and the flag itself. Entries after the last
  /// parameter may be left over from a longer command.
  var counts: [Int] = []
  /// Indices into `tokens`, grouped by parameter; empty if the words are already in that order, as in most lines.
  private var order: [Int] = []
  private(set) var isBound = false
  /// Whether choices may be shortened to an unambiguous prefix, as at the prompt.
  package var takesShortChoices = false
  /// The machine-readable format that a flag requests, if any.
  package internal(set) var format: AnswerFormat?

  package init() {}

  package mutating func clear() {
    // Releases the storage shared with the caller's array, so that its next change does not copy it.
    tokens = []
    isBound = false
  }

  /// The parameter index of words that belong to no parameter, such as `--json`.
  static let unassigned = -2

  mutating func begin(slots count: Int) {
    if format != nil { format = nil }
    isBound = false
    if !assigned.isEmpty { assigned.removeAll(keepingCapacity: true) }
    if !order.isEmpty { order.removeAll(keepingCapacity: true) }
    // Overwriting the counts is faster than removing and appending them.
    for slot in 0..<min(count, counts.count) { counts[slot] = 0 }
    while counts.count < count { counts.append(0) }
  }

  /// Assigns the next word to a parameter. Words must be assigned in the order of the line.
  mutating func assign(_ index: Int, to slot: Int) {
    assigned.append(slot)
    counts[slot] += 1
  }

  /// Finishes binding after all words are assigned.
  mutating func settle() {
    if !isInOrder { arrange() }
    isBound = true
  }

  /// Whether the words of each parameter come before those of later parameters.
  private var isInOrder: Bool {
    var last = 0
    for offset in assigned.indices {
      if assigned[offset] < last { return false }
      last = assigned[offset]
    }
    return true
  }

  private mutating func arrange() {
    var places: [Int] = []
    for slot in counts.indices { places.append(self.places(ofSlot: slot).lowerBound) }
    for _ in assigned { order.append(0) }
    for (offset, slot) in assigned.enumerated() where slot >= 0 {
      order[places[slot]] = verbCount + offset
      places[slot] += 1
    }
  }

  private var verbCount: Int { tokens.count - assigned.count }

  /// The range of a parameter's words in the order of parameters.
  private func places(ofSlot slot: Int) -> Range<Int> {
    var start = 0
    for earlier in 0..<slot { start += counts[earlier] }
    return start..<start + counts[slot]
  }

  /// The index in `tokens` of the word at the given position, counting words in the order of their parameters.
  private func index(ofPlace place: Int) -> Int { order.isEmpty ? verbCount + place : order[place] }

  func indices(ofSlot slot: Int) -> [Int] { places(ofSlot: slot).map(index) }

  package func count(ofSlot slot: Int) -> Int { counts[slot] }

  func token(_ index: Int, ofSlot slot: Int) -> Token { tokens[self.index(ofPlace: places(ofSlot: slot).lowerBound + index)] }

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
  /// - Parameter isIntroduced: Whether the first word is a syntax word, which is excluded unless it is the only one.
  package func span(ofSlot slot: Int, isIntroduced: Bool = false) -> Range<Int> {
    let places = places(ofSlot: slot)
    let words = isIntroduced && places.count > 1 ? places.dropFirst() : places
    guard let first = words.first, let last = words.last else { return bytes.count..<bytes.count }
    return tokens[index(ofPlace: first)].range.lowerBound..<tokens[index(ofPlace: last)].range.upperBound
  }

  /// The command's bytes in the line, excluding comments and separators.
  package var span: Range<Int> { (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0) }
}

/// A machine-readable output format, requested by a flag with its name.
package struct AnswerFormat: Equatable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }
}

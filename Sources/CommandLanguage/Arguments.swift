/// The words of one command, bound to the parameters of its declaration.
///
/// One value is reused for all commands, so that binding allocates nothing once its arrays have grown, unless words stand in another order
/// than their parameters.
package struct Arguments: Sendable {
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var tokens: [Token] = []
  /// The parameter of each word after the verb.
  var assigned: [Int] = []
  /// How many words each parameter has; a clause's begin with its syntax word, a flag's with the flag. Behind them may be those of a longer
  /// command.
  var counts: [Int] = []
  /// Indices into `tokens`, parameter after parameter; empty if the words stand in that order, as in most lines.
  private var order: [Int] = []
  /// Whether the words are bound to their parameters.
  private(set) var isBound = false
  /// Whether choices may be shortened to an unambiguous beginning, as at the prompt.
  package var takesShortChoices = false
  /// The format that an answer was asked for in; nil where none was.
  package internal(set) var format: AnswerFormat?

  package init() {}

  package mutating func clear() {
    // Whose room belongs to the reader of words.
    tokens = []
    isBound = false
  }

  /// Marks words that belong to no parameter, such as `--json`.
  static let unassigned = -2

  mutating func begin(slots count: Int) {
    if format != nil { format = nil }
    isBound = false
    if !assigned.isEmpty { assigned.removeAll(keepingCapacity: true) }
    if !order.isEmpty { order.removeAll(keepingCapacity: true) }
    // Written again rather than removed, which would take longer.
    for slot in 0..<min(count, counts.count) { counts[slot] = 0 }
    while counts.count < count { counts.append(0) }
  }

  /// Assigns the next word to a parameter; words are assigned in their order in the line.
  mutating func assign(_ index: Int, to slot: Int) {
    assigned.append(slot)
    counts[slot] += 1
  }

  /// Called when all words are assigned.
  mutating func settle() {
    if !isInOrder { arrange() }
    isBound = true
  }

  /// Whether each word belongs to the parameter of the word before it, or to a later one.
  private var isInOrder: Bool {
    var last = 0
    for offset in assigned.indices {
      if assigned[offset] < last { return false }
      last = assigned[offset]
    }
    return true
  }

  /// Fills `order` from the assignments.
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

  /// A parameter's places among all words that have one, parameter after parameter.
  private func places(ofSlot slot: Int) -> Range<Int> {
    var start = 0
    for earlier in 0..<slot { start += counts[earlier] }
    return start..<start + counts[slot]
  }

  /// The index in `tokens` of the word at a place.
  private func index(ofPlace place: Int) -> Int { order.isEmpty ? verbCount + place : order[place] }

  /// The indices in `tokens` of a parameter's words.
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
  /// - Parameter isIntroduced: The first word is a syntax word and is left out, unless it is the only one.
  package func span(ofSlot slot: Int, isIntroduced: Bool = false) -> Range<Int> {
    let places = places(ofSlot: slot)
    let words = isIntroduced && places.count > 1 ? places.dropFirst() : places
    guard let first = words.first, let last = words.last else { return bytes.count..<bytes.count }
    return tokens[index(ofPlace: first)].range.lowerBound..<tokens[index(ofPlace: last)].range.upperBound
  }

  /// The command's bytes in the line, without comments and separators.
  package var span: Range<Int> { (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0) }
}

/// A format for programs, which a command's flag of that name asks for.
package struct AnswerFormat: Equatable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }
}

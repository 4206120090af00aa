/// Binds the words after a verb to a command's parameters.
///
/// Flags and pairs are taken wherever they stand; a syntax word begins its clause; the rest is shared out to the positional parameters
/// in order, each leaving the later ones what they need at least.
struct Binder {
  let shapes: [Shape]
  let label: String
  let formats: [Arguments.Format]
  private var words: [[Int]]
  private var positional: [Int] = []
  /// The clause that takes the next words.
  private var open: Int?

  init(_ declaration: CommandDeclaration) {
    shapes = declaration.shapes
    label = declaration.name
    formats = declaration.formats
    words = Array(repeating: [], count: shapes.count)
  }

  /// Fills `arguments` from its tokens, the first `verbCount` of which are the verb.
  static func bind(_ arguments: inout Arguments, verbCount: Int, to declaration: CommandDeclaration) throws(Diagnostic) {
    var binder = Binder(declaration)
    arguments.format = nil
    if let rest = binder.shapes.firstIndex(where: { $0.kind == .rest }) {
      binder.words[rest] = Array(verbCount..<arguments.tokens.count)
    } else {
      try binder.take(&arguments, from: verbCount)
      try binder.shareOut(arguments)
    }
    arguments.order.removeAll(keepingCapacity: true)
    arguments.slots.removeAll(keepingCapacity: true)
    for list in binder.words {
      let start = arguments.order.count
      arguments.order.append(contentsOf: list)
      arguments.slots.append(start..<arguments.order.count)
    }
  }

  private mutating func take(_ arguments: inout Arguments, from start: Int) throws(Diagnostic) {
    var index = start
    while index < arguments.tokens.count {
      let token = arguments.tokens[index]
      if try takeFlag(&arguments, token, &index) {
      } else if let slot = pairSlot, token.equals != nil, !token.isQuoted {
        words[slot].append(index)
      } else if let slot = clause(begunBy: token, arguments) {
        guard words[slot].isEmpty else { throw .givenTwice(try token.word(in: arguments.bytes)) }
        words[slot].append(index)
        open = slot
      } else if let slot = open, words[slot].count <= maximum(slot) {
        words[slot].append(index)
      } else {
        positional.append(index)
      }
      index += 1
    }
    if let slot = pairSlot, words[slot].count > 1 { try expectOnce(arguments, slot) }
  }

  private var pairSlot: Int? {
    shapes.firstIndex { if case .pairs = $0.kind { true } else { false } }
  }

  /// The most words a clause takes after its syntax word.
  private func maximum(_ slot: Int) -> Int {
    if case .clause(_, _, let maximum, _) = shapes[slot].kind { return maximum }
    return 0
  }

  private func clause(begunBy token: Token, _ arguments: borrowing Arguments) -> Int? {
    guard !token.isQuoted else { return nil }
    for (slot, shape) in shapes.enumerated() {
      for word in shape.words where token.reads(word, in: arguments.bytes) { return slot }
    }
    return nil
  }

  private mutating func takeFlag(_ arguments: inout Arguments, _ token: Token, _ index: inout Int) throws(Diagnostic) -> Bool {
    guard !token.isQuoted, token.range.count > 2, arguments.bytes[token.range].starts(with: [Byte.hyphen, Byte.hyphen]) else {
      return false
    }
    let name = String(try token.word(in: arguments.bytes).text.dropFirst(2))
    var names = formats.map(\.rawValue)
    if let format = formats.first(where: { $0.rawValue == name }) {
      arguments.format = format
      return true
    }
    for (slot, shape) in shapes.enumerated() {
      guard case .flag(let flag, let takesValue) = shape.kind else { continue }
      names.append(flag)
      guard flag == name else { continue }
      guard words[slot].isEmpty else { throw .givenTwice(try token.word(in: arguments.bytes)) }
      words[slot].append(index)
      guard takesValue else { return true }
      guard index + 1 < arguments.tokens.count else { throw .missing(shape) }
      index += 1
      words[slot].append(index)
      return true
    }
    let near = nearestName(to: name, among: names).map { "--\($0)" }
    throw Diagnostic(
      "unknown-flag", "'\(label)' has no flag '--\(name.abbreviated)'", at: .bytes(token.range), suggestion: near,
      notes: names.isEmpty ? [] : ["accepted: \(names.map { "--\($0)" }.joined(separator: ", "))"])
  }

  /// A pair given twice is an error; whether its name is one is for the reader of the pairs to say.
  private func expectOnce(_ arguments: borrowing Arguments, _ slot: Int) throws(Diagnostic) {
    var names: Set<String> = []
    for index in words[slot] {
      let name = try arguments.tokens[index].name(in: arguments.bytes)
      guard names.insert(name.text).inserted else { throw .givenTwice(name) }
    }
  }

  private mutating func shareOut(_ arguments: borrowing Arguments) throws(Diagnostic) {
    var next = 0
    for (slot, shape) in shapes.enumerated() {
      guard case .positional(let minimum, let maximum) = shape.kind else { continue }
      let neededLater = shapes[(slot + 1)...].reduce(0) { sum, later in
        if case .positional(let minimum, _) = later.kind { sum + minimum } else { sum }
      }
      let available = max(0, positional.count - next - neededLater)
      let count = min(maximum, max(available, min(minimum, positional.count - next)))
      guard count >= minimum else { throw .missing(shape) }
      words[slot] = Array(positional[next..<next + count])
      next += count
    }
    guard next == positional.count else { throw extra(try arguments.tokens[positional[next]].word(in: arguments.bytes)) }
    try expectClauses()
  }

  private func expectClauses() throws(Diagnostic) {
    for (slot, shape) in shapes.enumerated() {
      guard case .clause(let syntax, let minimum, _, let isRequired) = shape.kind else { continue }
      if words[slot].isEmpty && isRequired { throw .missing(shape, after: syntax) }
      if !words[slot].isEmpty && words[slot].count < minimum + 1 { throw .missing(shape) }
    }
  }

  private func extra(_ word: Word) -> Diagnostic {
    let syntax = shapes.flatMap(\.words)
    return Diagnostic(
      "extra-word", "'\(label)' takes no word here: '\(word.text.abbreviated)'", at: .bytes(word.range),
      suggestion: word.isQuoted ? nil : nearestName(to: word.text, among: syntax))
  }
}

extension Diagnostic {
  static func givenTwice(_ word: Word) -> Diagnostic {
    Diagnostic("given-twice", "'\(word.text.abbreviated)' is given twice", at: .bytes(word.range))
  }

  static func missing(_ shape: Shape, after words: [String] = []) -> Diagnostic {
    let what = words.isEmpty ? "<\(shape.label)>" : "\(words.joined(separator: "|")) <\(shape.label)>"
    return Diagnostic(
      "missing-word", "\(what) is missing", at: .end, notes: shape.accepts.isEmpty ? [] : ["accepted: \(shape.accepts)"])
  }
}

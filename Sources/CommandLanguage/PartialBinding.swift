/// An unfinished command: the parameter of each word, and the words that may follow.
///
/// Unlike `Binder`, it never fails, because completion, templates and colours also need a result for incomplete and wrong lines. Linear in
/// the words.
struct PartialBinding {
  enum Role: Equatable {
    case syntaxWord
    case flag(isKnown: Bool)
    /// A pair, with the declaration of its name if the name exists.
    case pair(PairName?)
    case value(Shape)
    /// A word that fits no parameter.
    case extra
  }

  private let shapes: [Shape]
  private(set) var roles: [Role] = []
  /// The number of words bound to each parameter, including the syntax word of a clause.
  private var counts: [Int]
  /// The clause or flag that receives the next word.
  private var open: Int?
  /// The list parameter that a syntax word ended.
  private var endedList: Int?

  init(_ declaration: CommandDeclaration, words: ArraySlice<Token>, in bytes: [UInt8]) {
    shapes = declaration.shapes
    counts = Array(repeating: 0, count: shapes.count)
    for token in words { roles.append(role(of: token, declaration, bytes)) }
  }

  private mutating func role(of token: Token, _ declaration: CommandDeclaration, _ bytes: [UInt8]) -> Role {
    let text = (try? token.word(in: bytes).text) ?? ""
    if let slot = open, case .flag = shapes[slot].kind {
      open = nil
      counts[slot] += 1
      return .value(shapes[slot])
    }
    if !token.isQuoted, text.hasPrefix("--"), text.count > 2 { return flag(String(text.dropFirst(2)), declaration) }
    if token.equals != nil, !token.isQuoted, let slot = declaration.signature.pairSlot, case .pairs(let names) = shapes[slot].kind {
      counts[slot] += 1
      let name = try? token.name(in: bytes).text
      return .pair(names.all.first { $0.name == name } ?? names.all.first { name.map($0.otherNames.contains) ?? false })
    }
    if let slot = declaration.signature.clause(begunBy: token, in: bytes) {
      counts[slot] += 1
      open = slot
      if let list = nextPositional, counts[list] > 0 { endedList = list }
      return .syntaxWord
    }
    guard let slot = openClause ?? nextPositional else { return .extra }
    counts[slot] += 1
    return .value(shapes[slot])
  }

  private mutating func flag(_ name: String, _ declaration: CommandDeclaration) -> Role {
    if declaration.formats.contains(AnswerFormat(name)) { return .flag(isKnown: true) }
    guard let flag = declaration.signature.flags.first(where: { $0.name == name }) else { return .flag(isKnown: false) }
    counts[flag.slot] += 1
    if flag.takesValue { open = flag.slot }
    return .flag(isKnown: true)
  }

  private var openClause: Int? {
    guard let slot = open, case .clause(_, _, let maximum, _) = shapes[slot].kind, counts[slot] <= maximum else { return nil }
    return slot
  }

  private var nextPositional: Int? {
    shapes.indices.first { slot in
      switch shapes[slot].kind {
      case .positional(_, let maximum): counts[slot] < maximum && slot != endedList
      case .rest: true
      case .clause, .flag, .pairs: false
      }
    }
  }

  // MARK: Words that may follow

  var expected: Shape? {
    if let slot = open, case .flag = shapes[slot].kind { return shapes[slot] }
    return (openClause ?? nextPositional).map { shapes[$0] }
  }

  /// Whether a clause or a flag still needs a word.
  var isInsideClause: Bool {
    guard let slot = open else { return false }
    guard case .clause(_, let minimum, _, _) = shapes[slot].kind else { return true }
    return counts[slot] <= minimum
  }

  /// The syntax words of clauses that have not begun.
  var openWords: [Candidate] { shapes.indices.filter { counts[$0] == 0 }.flatMap { shapes[$0].introductions } }

  /// The usage of each missing parameter: `[to <section>]`.
  var missing: [String] {
    var parts: [String] = []
    if isInsideClause, let slot = open { parts.append("<\(shapes[slot].label)>") }
    for (slot, shape) in shapes.enumerated() where slot != open {
      switch shape.kind {
      case .positional, .clause, .flag: if counts[slot] == 0 { parts.append(shape.usage) }
      case .pairs, .rest: parts.append(shape.usage)
      }
    }
    return parts
  }
}

/// Finds how code distinguishes the sections of a layout by index.
extension SourceFile {
  /// The types that the code creates from a number: `Section(rawValue: index)`, `Section.allCases[index]`.
  package var typesMadeFromIndices: Set<String> {
    var found: Set<String> = []
    for index in tokens.indices.dropLast(3) where tokens[index].kind == .identifier {
      let (first, second, third) = (tokens[index + 1], tokens[index + 2], tokens[index + 3])
      let isCall = first.kind == .leftParen && third.kind == .colon && text(of: second) == "rawValue"
      let isElement = first.kind == .period && third.kind == .leftSquare && text(of: second) == "allCases"
      if isCall || isElement { found.insert(text(of: tokens[index])) }
    }
    return found
  }

  /// The number of sections that a `switch` over a section index distinguishes, or nil if there is no such `switch`.
  ///
  /// Counts one section for each index up to the highest in the cases, and one more for a `default` that creates something.
  ///
  /// - Complexity: Linear in the file.
  package var sectionCountOfSwitch: Int? {
    tokens.indices.lazy.compactMap { self.sectionCount(ofSwitchAt: $0) }.max()
  }

  private func sectionCount(ofSwitchAt start: Int) -> Int? {
    guard tokens[start].word == .switch, start + 2 < tokens.count, tokens[start + 1].kind == .identifier,
      tokens[start + 2].kind == .leftBrace, tokens[start + 2].hasPartner
    else { return nil }
    let name = text(of: tokens[start + 1]).lowercased()
    guard ["index", "section"].contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) else { return nil }
    var highest: Int?
    var hasDefault = false
    var isInPattern = false
    var position = start + 3
    while position < Int(tokens[start + 2].partner) {
      let token = tokens[position]
      switch token.kind {
      case .integer where isInPattern:
        if let index = Int(text(of: token)) { highest = max(highest ?? 0, index) }
      case .colon: isInPattern = false
      case .leftBrace, .leftParen, .leftSquare: if token.hasPartner { position = Int(token.partner) }
      default:
        if token.word == .case { isInPattern = true }
        if token.word == .default { hasDefault = makesSomething(after: position + 1) }
      }
      position += 1
    }
    return highest.map { min($0, 99) + 1 + (hasDefault ? 1 : 0) }
  }

  /// False if a `default` only returns nil or stops the program.
  ///
  /// - Parameter colon: The index of the colon after `default`.
  private func makesSomething(after colon: Int) -> Bool {
    guard colon + 2 < tokens.count else { return false }
    let first = tokens[colon + 1]
    if first.word == .nil || first.word == .return && tokens[colon + 2].word == .nil { return false }
    return !["fatalError", "preconditionFailure", "assertionFailure"].contains(text(of: first))
  }
}

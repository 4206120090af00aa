/// Lines that change a document, chosen by the fuzzer's bytes. They cover every kind of edit and use few names, so that edits interact.
///
/// Numbers range from the smallest to the largest; counts are small, because large ones only cost time and memory.
struct DocumentGrammar {
  var choices: Choices

  mutating func nextLine() -> String? {
    guard !choices.isExhausted else { return nil }
    return switch choices.below(20) {
    case 0..<6: settingLine()
    case 6..<9: definitionLine()
    case 9, 10: partLine()
    case 11: useLine()
    case 12..<14: screenLine()
    case 14: environmentLine()
    case 15: outlineLine()
    case 16: cellLine()
    default: snapshotLine()
    }
  }

  mutating func pick(_ words: [String]) -> String { choices.pick(words) }

  mutating func some(_ most: Int, _ word: (inout DocumentGrammar) -> String) -> String {
    (0...choices.below(most)).map { _ in word(&self) }.joined(separator: " ")
  }

  // MARK: Names

  mutating func item() -> String {
    pick(["a", "b", "c", "d", "e", "오늘", "\"to\"", "g", "x{1...9}", "\"a b\"", "x3", "t", "\"a'2\"", "a@b", "\"#1\"", "é"])
  }
  mutating func section() -> String { pick(["A", "A", "B", "B", "C", "\"of\"", "D"]) }
  mutating func itemComponent() -> String { pick(["cell", "photo", "cell"]) }
  mutating func group() -> String { pick(["row", "row", "pair", "free", "stack"]) }
  mutating func sectionComponent() -> String { pick(["grid", "grid", "cards", "prefs"]) }
  mutating func boundary() -> String { pick(["title", "crown"]) }
  mutating func badge() -> String { pick(["dot", "star"]) }
  mutating func background() -> String { pick(["plate", "sheet"]) }

  // MARK: Values

  mutating func number() -> String { pick(Self.numbers) }

  mutating func point() -> String { "\(number()),\(number())" }

  mutating func dimension() -> String { pick(Self.dimensions) }

  static let numbers = [
    "0", "1", "10", "44", "100", "390", "0.5", "1/3", "-4", "-300", "128.667", "1e-5", "1e-308", "5000", "1e9", "1e15", "-1e15", "1e300",
    "1e-300", "5e-324", "-0.0", "1e12",
  ]

  static let dimensions =
    ["1w", "1h", "0.5w", "1/3w", "50%h", "~44", "~200", "2w", "0w", ".fractionalHeight(0.01)", "uniformAcrossSiblings(60)", "1e300w"]
    + ["0", "1", "10", "44", "100", "300", "128.667", "1e-5", "1e-308", "5000", "1e15", "~1e-5", "~1e300"]
}

import CommandLanguage
import Commands
import Documents
import LayoutComponents
import Snapshots

/// An item defined in a sentence: `define item cell 1/3 x 100`, `define item cell width 50% height 44pt`.
struct ItemSpelling {
  private let name: String
  /// Whether the line has a name for the item, and not only its dimensions.
  private let isNamed: Bool
  private var width = ""
  private var height = ""
  /// Whether the line says both dimensions.
  private var isWhole = true

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    // One word may be the name of a method: 'cellForItemAt'.
    guard tried.parts.count > 1, !(tried.words[0].contains(".") && tried.text.contains("=")),
      let item = tried.spellings.reversed().firstResult(of: { ItemSpelling($0.words) }),
      shellCommands.binds(item.line)
    else {
      return nil
    }
    // An item that is there already has its size from a component.
    let isThere = workspace.document.view.pending.itemIdentifiers.contains { $0.name == item.name }
    if isThere, ["item", "cell"].contains(tried.words[0].lowercased()) { return nil }
    // Where the options are written as they must be, a value is wrong: it is mended, not guessed.
    let isInOptions = tried.words.dropFirst(3).allSatisfy { $0.contains("=") }
    if isInOptions, !item.isWhole { return nil }
    return isInOptions || !item.isNamed || !item.isWhole ? .offering([item.line]) : .same(item.line)
  }

  /// Nil for a line that says no dimension of an item, or only one of an item without a name.
  private init?(_ words: [String]) {
    var plain = words.map { $0.trimmingQuotes }.filter { !Self.idle.contains($0.lowercased()) }
    let saysSo = !(plain.first.map { ["item", "cell"].contains($0.lowercased()) } ?? false)
    if !saysSo { plain.insert("define", at: 0) }
    guard plain.count > 3, Self.verbs.contains(plain[0].lowercased()), ["item", "cell"].contains(plain[1].lowercased()),
      plain[2].first?.isLetter == true || saysSo && decimal(plain[2]) != nil
    else { return nil }
    isNamed = !Self.dimensions.contains(plain[2].lowercased()) && decimal(plain[2]) == nil
    name = plain[isNamed ? 2 : 1]
    let sizes = plain.dropFirst(isNamed ? 3 : 2)
    for word in Self.withWholeValues(sizes.flatMap(Self.splitAtEquals)) where !take(word) { return nil }
    // A dimension that stands alone is said by its name, and has its value.
    guard !width.isEmpty || !height.isEmpty,
      !width.isEmpty && !height.isEmpty || saysSo && isNamed && named == nil && plain.contains(where: Self.sides.contains)
    else { return nil }
    if width.isEmpty || height.isEmpty { isWhole = false }
    // Beside a part of something, 1 is the whole of it.
    if width.hasSuffix("w"), decimal(height) == 1 { height = "1h" }
    if height.hasSuffix("h"), decimal(width) == 1 { width = "1w" }
  }

  private var line: String {
    if isWhole { return "define item \(name) width=\(width) height=\(height)" }
    let (width, height) = (width.isEmpty ? "fractionalWidth(1/3)" : Self.spelt(width), height.isEmpty ? "1h" : height)
    return "define item \(name) width=\(width) height=\(Self.spelt(height))"
  }

  /// A part of a side, spelt out beside a side that the line did not have.
  private static func spelt(_ value: String) -> String {
    guard let side = value.last, decimal(value.dropLast()) != nil, side == "w" || side == "h" else { return value }
    return "\(side == "w" ? "fractionalWidth" : "fractionalHeight")(\(value.dropLast()))"
  }

  private static let dimensions: Set<String> = [
    "width", "height", "fractionalwidth", "fractionalheight", "fractional", "absolute", "estimated",
  ]
  private static let sides: Set<String> = ["width", "height", "wide", "tall", "high"]
  private static let types = dimensions.subtracting(["width", "height"])
  private static let verbs: Set<String> = ["define", "make", "create", "new"]
  private static let idle = PropertySentence.setters.union([
    "x", "by", "×", "*", "size", "and", "with", "of", "an", "the", "called", "named", ",",
  ])

  /// With `absolute 44` as the one word `absolute(44)`.
  private static func withWholeValues(_ words: [String]) -> [String] {
    words.reduce(into: []) { result, word in
      let isNumber = decimal(word) != nil || word.contains("/")
      if isNumber, let name = result.last, types.contains(name.lowercased()) {
        result[result.count - 1] = "\(name)(\(word))"
      } else {
        result.append(word)
      }
    }
  }

  /// The dimension that was named last, and waits for its value.
  private var named: PropertyName?

  private static func splitAtEquals(_ word: String) -> [String] {
    word.contains("(") ? [word] : word.split { $0 == "=" || $0 == ":" }.map(String.init)
  }

  /// Takes a dimension's name or a value; false for what is neither, or one too many.
  private mutating func take(_ word: String) -> Bool {
    switch word.lowercased() {
    case "width", "w", "wide": named = .width
    case "height", "h", "high", "tall": named = .height
    default:
      let isWidth = named.map { $0 == .width } ?? width.isEmpty
      guard isWidth ? width.isEmpty : height.isEmpty else { return false }
      if isWidth { width = Self.value(word, "w") } else { height = Self.value(word, "h") }
      named = nil
    }
    return true
  }

  /// A value with the side that it is a part of, and points without their unit.
  private static func value(_ word: String, _ side: String) -> String {
    if let part = SpokenLength.part(word) { return part + side }
    if word.lowercased().hasPrefix("fractional("), word.hasSuffix(")") { return word.dropFirst(11).dropLast() + side }
    // Of a point it would hardly be said.
    if let number = decimal(word), number > 0, number < 1 { return word + side }
    if word.hasSuffix("%") || word.contains("/") && word.last?.isNumber == true { return word + side }
    return SpokenLength.points(word) ?? word
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    count > 2 && (first == "'" || first == "\"") && last == first ? String(dropFirst().dropLast()) : self
  }
}

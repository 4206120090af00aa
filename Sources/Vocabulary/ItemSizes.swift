import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import HashTreeCollections
import LayoutComponents
import Snapshots
import Wording

/// The size of one item, which has it from a component unless its cell sizes itself: `b.height = 80`, `self-size a 200`.
enum ItemSizes {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    var words = (tried.spellings.last ?? tried).words.flatMap { word in
      word.contains(".") && decimal(word) == nil ? word.split(separator: ".").map(String.init) : [word]
    }
    guard let verb = words.first?.lowercased() else { return nil }
    if verbs.contains(verb) { words.removeFirst() }
    if verb == "self", words.first == "size" { words.removeFirst() }
    if let noun = words.first, ["item", "cell"].contains(noun), words.count > 2 { words.removeFirst() }
    words.removeAll { idle.contains($0) }
    let document = workspace.document
    let numbers = words.filter { decimal($0) ?? 0 > 1 }
    let others = words.filter { decimal($0) == nil }
    guard let item = others.first, verb != "measure" || numbers.count == 1, words.count > 1, words.count < 4, isItem(item, document),
      let asked = sides(others.dropFirst(), numbers, isSized: sizers.contains(verb))
    else { return nil }
    let cell = document.example(of: "someCell")
    let size = document.components[cell]?.layoutSize
    let fixed = asked.filter { ($0 == "width" ? size?.widthDimension : size?.heightDimension)?.form != .estimated }
    let points = asked.count == 2 ? numbers.joined(separator: "x") : "\(asked[0])=\(numbers[0])"
    let measure = ["measure", item, points].joined(separator: " ")
    let lines = fixed.map { ["set", "\(cell).\($0)", "~44"].joined(separator: " ") } + [measure]
    let all = zip(asked, numbers).map { "set \(cell).\($0) \($1)" }.joined(separator: "; ")
    return .offering(
      [lines.joined(separator: "; ")] + (fixed.isEmpty || document.view.pending.numberOfItems == 0 ? [] : [all]),
      message: "an item has the size of its component; 'measure' says what one cell asks for, where a dimension is estimated")
  }

  /// The sides that numbers are of; nil for anything but a size, a side with its number, or behind a verb of sizes a number.
  private static func sides(_ words: ArraySlice<String>, _ numbers: [String], isSized: Bool) -> [String]? {
    if numbers.count == 2, words.isEmpty { return ["width", "height"] }
    guard numbers.count == 1, words.count < 2, isSized || !words.isEmpty else { return nil }
    return words.first.map { word in sides[word.lowercased()].map { [$0] } } ?? ["height"]
  }

  private static let idle: Set<String> = ["=", "to", "is", "be", "of", "at", "points", "pt", "x", "size", "by"]
  private static let sizers: Set<String> = ["self-size", "selfsize", "self", "size", "resize", "measure"]
  private static let verbs = sizers.union(["set", "change", "make", "give"])
  private static let sides = [
    "width": "width", "wide": "width", "w": "width", "height": "height", "tall": "height", "high": "height", "h": "height",
  ]

  /// Whether a word names an item, and no component; in an empty document a letter does.
  private static func isItem(_ word: String, _ document: Document) -> Bool {
    guard document.components[word] == nil else { return false }
    return document.view.pending.numberOfItems == 0
      ? word.count == 1 && word.first?.isLetter == true : document.view.pending.contains(item: document.view.identifier(for: word))
  }
}

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
    var words = (tried.spellings.last ?? tried).words.flatMap {
      $0.contains(".") && decimal($0) == nil ? $0.split(separator: ".").map(String.init) : [$0]
    }
    let verb = words[0].lowercased()
    if verbs.contains(verb) { words.removeFirst() }
    if verb == "self", words.first == "size" { words.removeFirst() }
    if let noun = words.first, ["item", "cell"].contains(noun), words.count > 2 { words.removeFirst() }
    words.removeAll { ["=", "to", "is", "be", "of", "at", "points", "pt"].contains($0) }
    let document = workspace.document
    guard words.count == 3 || words.count == 2 && sizers.contains(verb), let points = words.last, decimal(points) ?? 0 > 1,
      let side = words.count == 2 ? "height" : sides[words[1].lowercased()], isItem(words[0], document)
    else { return nil }
    let cell = document.example(of: "someCell")
    let size = document.components[cell]?.layoutSize
    let isEstimated = (side == "width" ? size?.widthDimension : size?.heightDimension)?.form == .estimated
    let measure = "measure \(words[0]) \(side)=\(points)"
    let lines = isEstimated ? [measure] : [["set", "\(cell).\(side)", "~44;", measure].joined(separator: " ")]
    let all = document.view.pending.numberOfItems > 0 ? ["set \(cell).\(side) \(points)"] : []
    return .offering(
      lines + all, message: "an item has the size of its component; 'measure' says what one cell asks for, where a dimension is estimated")
  }

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

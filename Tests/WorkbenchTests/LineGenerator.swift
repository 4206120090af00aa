import TestSupport

/// Generates lines that a user may type: mostly plausible lines with few names, so that they interact, and some implausible ones.
struct LineGenerator {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The lines of a session, which start with some components and items.
  mutating func session(of count: Int) -> [String] { Self.beginning + (0..<count).map { _ in line() } }

  private static let beginning = [
    "append sections A B", "append items a b c to A", "append items d \"to\" 오늘 to B", "apply", "view todo", "append sections A \"of\"",
    "append items e to A", "view main", "define item cell width=1/3w height=1h", "define group row horizontal width=1w height=100 of cell",
    "define section grid row", "define header title width=1w height=~44", "use grid",
  ]

  mutating func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }

  private mutating func some(_ most: Int, _ word: (inout LineGenerator) -> String) -> String {
    let count = Int.random(in: 1...most, using: &random)
    return (0..<count).map { _ in word(&self) }.joined(separator: " ")
  }

  mutating func item() -> String {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return pick(["a", "b", "c", "d", "e", "\"to\"", "오늘"]) }
    return pick([
      "f", "\"to\"", "\"a b\"", "\"1...2\"", "오늘", "\"x\\u{1B}y\"", "it's", "\"a'2\"", "a{1...3}", "\"\"", "\"-x;#\"", "a@b", "\"item@a\"",
      "\"say \\\"hi\\\" \\\\ \"", "é", "kind@title", "🏳️‍🌈", "\"\u{202E}x\"",
    ])
  }

  mutating func section() -> String { pick(["A", "A", "B", "B", "C", "\"of\"", "\"my section\"", "s{1...2}", "혜택", "A@B", "é"]) }
  mutating func view() -> String { pick(["main", "todo", "doing", "\"to\""]) }
  mutating func itemName() -> String { pick(["cell", "cell", "photo", "\"to\""]) }
  mutating func groupName() -> String { pick(["row", "row", "pair", "\"of\"", "list"]) }
  mutating func sectionName() -> String { pick(["grid", "grid", "cards", "\"for\"", "prefs"]) }
  mutating func partName() -> String { pick(["title", "dot", "plate", "\"from\""]) }

  mutating func component() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: itemName()
    case 1: groupName()
    case 2: sectionName()
    default: partName()
    }
  }

  mutating func number() -> String {
    pick([
      "0", "1", "10", "0.5", "1/3", "-4", "1e2", "128.667", ".25", "1e-300", "1e300", "-0.0", "5e-324", "1e15", "-1e21", "0.1",
      "2.2250738585072014e-308", "1.7976931348623157e308", "1e-300/3", "9007199254740993",
    ])
  }

  mutating func dimension() -> String {
    let number = number()
    return pick([
      "fractionalWidth(\(number))", ".fractionalHeight(\(number))", "absolute(44)", "estimated(60)", "0.5w", "1h", "50%w", "~44", "44",
      "1/3w",
      "uniformAcrossSiblings(60)",
    ])
  }

  mutating func insets() -> String { pick(["8", "(1,2)", "(1, 2, 3, 4)", "(0.1,0,0,-5)"]) }
  mutating func spacing() -> String { pick(["10", "10+", "4+", "fixed(1.5)", "flexible(0)", ".fixed(3)"]) }

  mutating func line() -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: snapshotLine()
    case 8..<12: viewLine()
    case 12..<14: componentLine()
    case 14..<16: propertyLine()
    case 16..<18: environmentLine()
    case 18: pick(["undo", "redo", "undo 3", "redo 2", Int.random(in: 0..<20, using: &random) == 0 ? "reset" : "undo"])
    default: nonsense()
    }
  }

  mutating func snapshotLine() -> String {
    let side = pick(["before", "after"])
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1: return "append sections \(some(2) { $0.section() })"
    case 2, 3, 4: return "append items \(some(4) { $0.item() }) to \(section())"
    case 5: return "append items \(some(3) { $0.item() })"
    case 6: return "insert sections \(section()) \(side) \(section())"
    case 7: return "insert items \(some(2) { $0.item() }) \(side) \(item())"
    case 8: return "delete items \(some(2) { $0.item() })"
    case 9: return pick(["delete all", "revert", "revert", "delete sections \(section())"])
    case 10: return "move item \(item()) \(side) \(item())"
    case 11: return "move section \(section()) \(side) \(section())"
    case 12: return "reload items \(some(2) { $0.item() })"
    case 13: return "reconfigure items \(some(2) { $0.item() })"
    case 14: return "reload sections \(section())"
    case 15: return pick(["difference foundation", "difference minimal", "apply animatingDifferences=false", "apply usingReloadData"])
    default: return "apply"
    }
  }

  mutating func viewLine() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "view \(view())"
    case 1: return "identity \(pick(["id", "content", "reference"]))"
    case 2, 3, 4:
      return
        "content \(item()) \(pick(["title", "type", "k;y", "'q", "p(x y)"]))=\(pick(["x", "y", "\"a b\"", "\"\"", "it's", "1...2", "(a b)"]))"
    case 5, 6: return "drag \(item()) to \(view()) \(pick(["", "as copy", "before \(item())", "after \(item())", "at \(section()):0"]))"
    default: return "drag \(item()) to \(view())"
    }
  }

  mutating func componentLine() -> String {
    let size = "width=\(dimension()) height=\(dimension())"
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return "define item \(itemName()) \(size) contentInsets=\(insets()) edgeSpacing=(leading:\(spacing()),top:\(spacing()))"
    case 2:
      return
        "define group \(groupName()) horizontal \(size) of \(itemName()) \(pick([itemName(), groupName()])) interItemSpacing=\(spacing())"
    case 3:
      return "define group \(groupName()) vertical \(size) of \(pick([itemName(), groupName()])) \(pick(["count=2", "repeating=3", ""]))"
    case 4: return "define group \(groupName()) custom \(size) frames=((1,2,30,40),(50,10,60,30,4))"
    case 5, 6:
      return "define section \(sectionName()) \(pick(["\"list\"", groupName()])) interGroupSpacing=\(number()) contentInsets=\(insets())"
    case 7: return "define section \(sectionName()) list appearance=\(pick(["plain", "insetGrouped"])) headerMode=supplementary"
    case 8: return "define \(pick(["header", "footer", "boundary"])) \(partName()) \(size) offset=(1,-2) pinToVisibleBounds=true"
    case 9: return "define badge \(partName()) \(size) containerAnchor=(edges:top+trailing,fractionalOffset:(0.3,-0.3)) elementKind=\"a b\""
    case 10: return "define background \(partName()) contentInsets=\(insets()) zIndex=-3"
    case 11: return "add \(partName()) to \(pick([component(), "layout"]))"
    case 12: return "remove \(partName()) from \(pick([component(), "layout"]))"
    case 13: return "rename \(component()) \(component())"
    case 14: return "undefine \(component())"
    default: return pick(["template grid 2", "template list", "template mosaic", "unuse \(sectionName())"])
    }
  }

  mutating func propertyLine() -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return "use \(sectionName()) \(pick(["", "for \(section())", "for index \(pick(["0", "1"]))"]))"
    case 2: return "set \(pick(["row", "pair", "cell", "grid"])).\(pick(["width", "height"])) \(dimension())"
    case 3: return "set \(pick(["row", "pair"])).\(pick(["interItemSpacing", "count", "repeating"])) \(pick([spacing(), "2"]))"
    case 4: return "set grid.\(pick(["interGroupSpacing", "contentInsets.leading", "contentInsets"])) \(pick([number(), insets()]))"
    case 5: return "set grid.orthogonalScrollingBehavior \(pick(["groupPaging", "none", "continuous"]))"
    case 6:
      return "unset \(pick(["row.interItemSpacing", "row.count", "grid.contentInsets", "grid.interGroupSpacing", "cell.edgeSpacing"]))"
    case 7: return "set layout.\(pick(["scrollDirection horizontal", "interSectionSpacing 12", "contentInsetsReference none"]))"
    default: return "unset layout.\(pick(["scrollDirection", "interSectionSpacing"]))"
    }
  }

  mutating func environmentLine() -> String {
    pick([
      "device iphone-16-pro", "device ipad-pro-13-m4 landscape", "device ipad-pro-11 half", "set environment.os 26", "rotate",
      "container 390x844", "container \(number())x100",
      "set environment.scale 2", "set environment.safeArea \(insets())", "set environment.layoutMargins.leading 16",
      "set environment.direction rightToLeft", "set environment.os 17", "unset environment.scale",
    ])
  }

  mutating func nonsense() -> String {
    let words = [
      "append", "items", "sections", "define", "item", "set", "to", "before", "of", "use", "frames", "x", "1...5", "a{1...3}", "width=",
      "=",
      "(1,2", "\"x", ";", "#", "\\", "\"\\u{0}\"", "오늘", "-1", "1e999", "nan", "1/0", "fractionalWidth(", "}", "--json", "--nope", "row.",
      ".width", "row.width", "\u{1B}[31m", "\u{0}",
    ]
    return some(8) { $0.pick(words) }
  }
}

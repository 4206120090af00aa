import CommandLanguage
import Documents

/// A term of UIKit: an example line, the equivalent Swift, its rule, and its lesson.
struct UIKitWord: Sendable {
  /// The term, and UIKit's declarations with the same meaning.
  var names: [String]
  /// The first iOS version that has all of them.
  var since: Int
  /// A line of the shell. It works after the lines of `setup` that it needs.
  var line: String
  var swift: String
  var rule: String
  var lesson: String

  init(_ word: String, line: String, swift: String, rule: String, lesson: String) {
    let rows = UIKitSurface.names(for: word)
    names = [word]
    for row in rows where !names.contains(row.name) { names.append(row.name) }
    since = rows.map { $0.since }.max() ?? UIKitSurface.firstVersion
    (self.line, self.swift, self.rule, self.lesson) = (line, swift, rule, lesson)
  }

  static func named(_ word: String) -> UIKitWord? {
    let plain = word.hasPrefix(".") ? String(word.dropFirst()) : word
    return all.first { $0.names.contains { $0.isSpelt(plain) } }
  }

  /// The definitions that the example lines use.
  private static let setup = [
    "define item card width=1w height=1h", "define group row horizontal width=1w height=100 of card", "define section main row",
    "define header title width=1w height=40", "define badge dot width=20 height=20", "define background plate",
    "define section rows list", "define group free custom width=1w height=100 frames=((0,0,60,60))",
  ]

  /// A line that sets a property of one of these components, of the layout or of the environment.
  ///
  /// - Parameter value: A value that ends at its parenthesis if it has one; nil for any value.
  static func line<Owner>(setting property: Property<Owner>, of owner: String, to value: String? = nil) -> String {
    let names = ["item": "card", "group": "row", "section": "main", "boundary": "title", "badge": "dot", "background": "plate"]
    let name = PropertyName.ofLists.contains(property.key) ? "rows" : property.key == .frames ? "free" : names[owner] ?? owner
    var choice: String?
    if case .choices(let candidates) = property.completions { choice = candidates.last { !$0.text.hasSuffix("(") }?.text }
    let text = value.map { $0.hasSuffix("(") ? "\($0)60)" : $0 } ?? choice ?? sample(of: property.key)
    return "set \(name).\(property.name) \(property.isMember ? "8" : text)"
  }

  /// A value of a property that is not a choice.
  private static func sample(of key: PropertyName) -> String {
    switch key {
    case .width: "160"
    case .height: "44"
    case .repeating, .count, .scale: "2"
    case .contentInsets, .safeArea, .layoutMargins: "(8,16,8,16)"
    case .edgeSpacing: "(leading:fixed(8))"
    case .interItemSpacing: "fixed(8)"
    case .offset: "(0,8)"
    case .containerAnchor, .itemAnchor: "(edges:top+trailing)"
    case .frames: "((0,0,60,60),(60,0,60,60))"
    case .os: "17"
    case .elementKind: "caption"
    default: "10"
    }
  }

  /// The lines that define the names in the example line, including indirect ones, in order.
  var needs: [String] { Self.needs(of: line) }

  static func needs(of line: String) -> [String] {
    var needed: [String] = []
    for definition in Self.setup.reversed() {
      let name = definition.split(separator: " ")[2]
      if ([line] + needed).contains(where: { $0.split { $0 == " " || $0 == "." }.contains(name) }) { needed.insert(definition, at: 0) }
    }
    return needed
  }

  static let all = parts + lengths + spaces + sections

  private static let parts = [
    UIKitWord(
      "item", line: "define item photo width=fractionalWidth(0.5) height=fractionalHeight(1)",
      swift: "let photo = NSCollectionLayoutItem(layoutSize: size)", rule: "R2.5", lesson: "fraction"),
    UIKitWord(
      "group", line: "define group line horizontal width=fractionalWidth(1) height=absolute(100) of card",
      swift: "let line = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [card])", rule: "R4.1", lesson: "direction"),
    UIKitWord(
      "section", line: "define section grid row",
      swift: "let grid = NSCollectionLayoutSection(group: row)", rule: "R8.1", lesson: "peek"),
    UIKitWord(
      "header", line: "add title to main",
      swift: "main.boundarySupplementaryItems = [title]", rule: "R8.4", lesson: "header"),
    UIKitWord(
      "footer", line: "set title.alignment bottom",
      swift: "NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: .bottom)", rule: "R8.4",
      lesson: "header"),
    UIKitWord(
      "badge", line: "add dot to card",
      swift: "NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [dot])", rule: "R9", lesson: "badge"),
    UIKitWord(
      "background", line: "add plate to main",
      swift: "main.decorationItems = [.background(elementKind: kind)]", rule: "R8.7", lesson: "background"),
  ]

  private static let lengths = [
    UIKitWord(
      "fractionalWidth", line: "set card.width fractionalWidth(0.5)", swift: "widthDimension: .fractionalWidth(0.5)", rule: "R2.5",
      lesson: "fraction"),
    UIKitWord(
      "fractionalHeight", line: "set card.height fractionalHeight(1)", swift: "heightDimension: .fractionalHeight(1)", rule: "R2.5",
      lesson: "fraction"),
    UIKitWord("absolute", line: "set row.width absolute(160)", swift: "widthDimension: .absolute(160)", rule: "R3.1", lesson: "swimlane"),
    UIKitWord(
      "estimated", line: "set card.height estimated(60)", swift: "heightDimension: .estimated(60)", rule: "R7.1", lesson: "estimate"),
    UIKitWord(
      "uniformAcrossSiblings", line: "set card.height uniformAcrossSiblings(60)",
      swift: "heightDimension: .uniformAcrossSiblings(estimate: 60)", rule: "R7.10", lesson: "uniform"),
    UIKitWord(
      "repeating", line: "define group row horizontal width=1w height=100 of card repeating=2",
      swift: ".horizontal(layoutSize: size, repeatingSubitem: card, count: 2)", rule: "R4.4", lesson: "three-columns"),
    UIKitWord(
      "customFrames", line: "define group fan custom width=1w height=100 frames=((0,0,60,60),(40,20,60,60,1))",
      swift: ".custom(layoutSize: size) { _ in [NSCollectionLayoutGroupCustomItem(frame: frame)] }", rule: "R6.6", lesson: "custom"),
  ]

  private static let spaces = [
    UIKitWord(
      "contentInsets", line: "set card.contentInsets (0,16,0,16)",
      swift: "card.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)", rule: "R5.6",
      lesson: "section-insets"),
    UIKitWord(
      "interItemSpacing", line: "set row.interItemSpacing fixed(10)", swift: "row.interItemSpacing = .fixed(10)", rule: "R5.1",
      lesson: "gaps"),
    UIKitWord(
      "interGroupSpacing", line: "set main.interGroupSpacing 10", swift: "main.interGroupSpacing = 10", rule: "R8.1", lesson: "gaps"),
    UIKitWord(
      "interSectionSpacing", line: "set layout.interSectionSpacing 20", swift: "configuration.interSectionSpacing = 20", rule: "R8.1",
      lesson: "benefits"),
    UIKitWord(
      "edgeSpacing", line: "set card.edgeSpacing (leading:flexible(0))",
      swift: "card.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)",
      rule: "R5.5", lesson: "flexible"),
    UIKitWord(
      "flexible", line: "set row.interItemSpacing flexible(10)", swift: "row.interItemSpacing = .flexible(10)", rule: "R5.2",
      lesson: "flexible"),
    UIKitWord(
      "fixed", line: "set row.interItemSpacing fixed(10)", swift: "row.interItemSpacing = .fixed(10)", rule: "R5.1", lesson: "flexible"),
  ]

  private static let sections = [
    UIKitWord(
      "orthogonalScrollingBehavior", line: "set main.orthogonalScrollingBehavior groupPaging",
      swift: "main.orthogonalScrollingBehavior = .groupPaging", rule: "R8.6", lesson: "scrolling"),
    UIKitWord(
      "pinToVisibleBounds", line: "set title.pinToVisibleBounds true", swift: "title.pinToVisibleBounds = true", rule: "R8.5",
      lesson: "header"),
    UIKitWord(
      "containerAnchor", line: "set dot.containerAnchor (edges:top+trailing,fractionalOffset:(0.5,-0.5))",
      swift: "NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))", rule: "R9",
      lesson: "badge"),
    UIKitWord(
      "contentInsetsReference", line: "set main.contentInsetsReference none", swift: "main.contentInsetsReference = .none", rule: "R2.2",
      lesson: "safe-area"),
    UIKitWord(
      "scrollDirection", line: "set layout.scrollDirection horizontal", swift: "configuration.scrollDirection = .horizontal", rule: "R8.1",
      lesson: "sideways"),
    UIKitWord(
      "appearance", line: "define section prefs list appearance=insetGrouped headerMode=supplementary",
      swift: "var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)", rule: "R11", lesson: "lists"),
  ]
}

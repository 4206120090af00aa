@testable import CommandLanguage
@testable import CompositionalLayout
@testable import Documents

/// Lines that fill every part of a document: properties of every kind, outlines, cells, scrolls, measures, conditions.
extension LineGenerator {
  /// A session's lines, which change most parts of the document.
  mutating func documentSession(of count: Int) -> [String] { Self.parts + (0..<count).map { _ in documentLine() } }

  private static let parts = [
    "define item cell width=1/3w height=1h", "define group row horizontal width=1w height=~100 of cell",
    "define group free custom width=1w height=80 frames=((1,2,30,40))", "define section grid row", "define section cards free",
    "define section prefs list", "define header title width=1w height=~44", "define footer crown width=1w height=30",
    "define badge dot width=20 height=20",
    "define badge star width=10 height=10", "define background plate", "define background sheet", "use grid", "append sections A B",
    "append items a b c to A", "append items d e 오늘 to B",
    "register cell card", "present A as card", "content section A n=1", "content section B k=w m=2", "apply", "view todo",
    "append sections A", "append items t to A", "apply", "view main",
  ]

  /// A document's lines, followed by Swift mixed with lines whose effects its provider may read.
  mutating func codeSession(of count: Int) -> [String] {
    let textSize = "set environment.preferredContentSizeCategory \(pick(["small", "accessibilityLarge"]))"
    return documentSession(of: 60)
      + (0..<count).map { _ in pick([swiftLine(), swiftLine(), environmentLine(), textSize, snapshotLine(), "apply"]) }
  }

  mutating func documentLine() -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: settingLine()
    case 6..<8: outlineLine()
    case 8: cellLine()
    case 9..<12: screenLine()
    case 12: useLine()
    case 13: partLine()
    case 14: environmentLine()
    case 15: pick([viewLine(), contentLine(), contentLine(), "drag \(item()) to todo as copy; view todo"])
    default: snapshotLine()
    }
  }

  /// Typed Swift: constants, an item, and a provider, which later lines call again.
  private mutating func swiftLine() -> String {
    let size = "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(pick(["30", "40"]))))"
    let name = pick(["own", "other"])
    let group = ".vertical(layoutSize: size, subitems: [.init(layoutSize: size)])"
    return pick([
      "let size = \(size)", "let own = NSCollectionLayoutItem(layoutSize: \(size))", "let gap = \(pick(["2", "3"]))",
      "let made = UICollectionViewCompositionalLayout { _, environment in let size = \(size); return .init(group: \(group)) }",
      "unuse provider",
      "keep swift \"func \(name)() -> NSCollectionLayoutSection { let size = \(size); return .init(group: \(group)) }\" "
        + "as \(name).swift; keep provider \(name)() \(pick(["gap=2", "inset=3"]))",
    ])
  }

  private mutating func contentLine() -> String {
    "content \(pick([item(), "section \(section())"])) \(pick(["k=v type=x", "k=v type=y", "k=w", "n=1"]))"
  }

  private mutating func settingLine() -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: setting("cell", .item)
    case 1: setting(pick(["row", "free"]), .group(.horizontal, of: []))
    case 2: setting("grid", .section(of: "row"))
    case 3: setting("prefs", .section(ListConfiguration(appearance: .plain)))
    case 4: setting("title", .boundary(.boundary))
    case 5: setting("dot", .badge)
    case 6: setting("plate", .background)
    case 7: setting("layout", LayoutConfiguration.properties, of: LayoutConfiguration())
    default: setting("environment", EnvironmentSettings.properties, of: EnvironmentSettings())
    }
  }

  private mutating func setting(_ name: String, _ sample: Component) -> String {
    setting(name, Component.properties(of: sample.kind), of: sample)
  }

  /// Sets a property to one of its choices, or to a value that it accepts.
  private mutating func setting<Owner>(_ owner: String, _ list: PropertyList<Owner>, of sample: Owner) -> String {
    guard let property = list.properties.randomElement(using: &random) else { return "" }
    if Int.random(in: 0..<8, using: &random) == 0 { return "unset \(owner).\(property.name)" }
    var values: [String] = []
    if case .choices(let candidates) = property.completions { values = candidates.map(\.text) }
    values += [
      number(), "\(Int.random(in: 1...20, using: &random))", dimension(), insets(), spacing(),
      "(leading:\(spacing()),bottom:\(spacing()))", "(top:\(spacing()),trailing:\(spacing()))",
      "(edges:\(pick(["top", "bottom+trailing", "none"])),fractionalOffset:(\(number()),\(number())))",
      "(edges:leading,absoluteOffset:(\(number()),\(number())))", "(\(number()),-7)",
      "((1,2,30,40),(50,10,60,30,\(Int.random(in: 0...9, using: &random))))", pick(["\"a kind\"", "kind"]),
    ]
    let taken = values.filter { value in
      var copy = sample
      let text = value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
      return (try? property.write(&copy, Word(text))) != nil
    }
    return "set \(owner).\(property.name) \(pick(taken))"
  }

  private mutating func outlineLine() -> String {
    let side = pick(["before", "after"])
    return switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: "append items \(item()) under \(item())"
    case 2: "expand items \(item())"
    case 3: "collapse items \(item())"
    case 4: "replace children of \(item()) with \(item()) \(item())"
    case 5: "insert outline of \(item()) \(side) \(item())"
    case 6: "apply to \(section())"
    case 7: pick(["keep name \(item()) as \(item())", "content \(item()) \(pick(["k=w", "l=x", "type=z"])); apply to \(section())"])
    default: "reorder \(item()) \(side) \(item())"
    }
  }

  private mutating func cellLine() -> String {
    let cell = pick(["card", "\"a cell\"", "to"])
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: "register cell \(cell)\(pick(["", " for x", " for y"]))\(pick(["", " configuring once"]))"
    case 1: "present \(section()) as \(cell)"
    case 2: "present index \(pick(["0", "1 2"])) as \(cell)"
    default: "keep cell \(pick([item(), ""])) as \(cell) shows \(item())"
    }
  }

  private mutating func screenLine() -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: "scroll to \(number()),\(number())"
    case 1: "scroll to 3,\(number()) --exactly"
    case 2: "scroll \(section()) to \(number()) --exactly"
    case 3: pick(["flick \(section()) 800", "scroll \(section()) by 100"])
    case 4: "measure \(item()) \(pick(["390x72", "width=\(number())", "height=\(number())"]))"
    case 5: "measure \(pick(["cell", "title"])) 358x\(Int.random(in: 20...200, using: &random))"
    case 6: "measure \(item()) \(Int.random(in: 20...200, using: &random))x\(number()) taken\(pick(["", " --only"]))"
    case 7: "identity content; content a \(pick(["k=v", "k=w l=x"])); apply; measure a 77x44 taken"
    default: "measure kind@\(pick(["title", "crown"])) 300x\(Int.random(in: 20...90, using: &random)) section=\(section()) taken"
    }
  }

  private mutating func useLine() -> String {
    let condition = pick([
      "width >= 600", "height < 900", "horizontalSizeClass is compact", "verticalSizeClass is regular", "width > 1",
      "userInterfaceIdiom is \(pick(["pad", "phone"]))",
      "preferredContentSizeCategory \(pick(["is", ">=", "<"])) \(pick(["small", "accessibilityLarge"]))",
    ])
    let when = Bool.random(using: &random) ? " when \(condition)" : ""
    let target = pick(["", " for \(section())", " for index \(pick(["0", "1"]))"])
    return "use \(pick(["grid", "cards", "prefs"]))\(target)\(when)"
  }

  private mutating func partLine() -> String {
    let badge = pick(["dot", "star"])
    let boundary = pick(["title", "crown"])
    return pick([
      "add \(badge) to cell", "add \(badge) to row", "add \(boundary) to grid", "add \(boundary) to layout",
      "add \(pick(["plate", "sheet"])) to grid", "remove dot from cell", "remove title from layout", "rename cell photo",
      "rename photo cell", "template grid 2", "set cell.edgeSpacing (leading:\(spacing()))", "set row.interItemSpacing \(spacing())",
      "define group \(pick(["one", "two"])) \(pick(["vertical", "horizontal"])) width=1w height=1h of cell \(pick(["count=2", "repeating=3", "row"]))",
    ])
  }
}

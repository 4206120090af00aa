import CommandLanguage
import CompositionalLayout
import Documents
import Snapshots
import Wording

/// Assertions of XCTest, Swift Testing and Nimble about snapshots and frames, each as the expectation that it is here:
/// `XCTAssertEqual(snapshot.itemIdentifiers, ["a"])`, `#expect(!snapshot.itemIdentifiers.contains("a"))`, `expect(count).to(equal(4))`.
struct AssertedCode {
  private let document: Document
  /// What is asserted something of.
  private let asked: SwiftCall
  /// What it should be; nil where it is true, or not nil.
  private let stated: String?
  private var isDenied: Bool
  private var tolerance: String?
  /// Whether it should be more or less than what is stated.
  private var compares = false

  /// The line for an assertion; nil for any other call.
  static func line(for call: SwiftCall, in text: String, _ document: Document) -> String? {
    AssertedCode(call, in: text, document)?.line
  }

  private static let equalities: Set<String> = ["XCTAssertEqual", "XCTAssertNotEqual", "expectEqual", "assertEqual"]
  private static let comparisons: Set<String> = [
    "XCTAssertGreaterThan", "XCTAssertLessThan", "XCTAssertGreaterThanOrEqual", "XCTAssertLessThanOrEqual",
  ]
  private static let truths: Set<String> = [
    "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTUnwrap", "expect", "require", "assert",
    "precondition",
  ]

  private init?(_ call: SwiftCall, in text: String, _ document: Document) {
    guard var subject = call.arguments.first?.text else { return nil }
    self.document = document
    var denies = ["XCTAssertFalse", "XCTAssertNil", "XCTAssertNotEqual"].contains(call.name)
    var value: String?
    if Self.equalities.contains(call.name) || Self.comparisons.contains(call.name), call.arguments.count > 1 {
      (value, compares) = (call.arguments[1].text, Self.comparisons.contains(call.name))
      tolerance = call.argument("accuracy")
    } else if Self.truths.contains(call.name) {
      let matcher = Self.matcher(in: text)
      denies = denies != (matcher?.isDenied ?? false)
      value = matcher?.value
      relation = matcher?.relation
      compares = matcher?.compares ?? false
      let sides = subject.split(atTopLevel: "=", most: 2)
      if subject.hasPrefix("!") { (subject, denies) = (String(subject.dropFirst()), !denies) }
      if sides.count == 2,
        subject.contains(text: "==") || subject.contains(text: "!=") || subject.contains(text: ">=") || subject.contains(text: "<=")
      {
        (subject, value) = (sides[0].filter { !"!<>".contains($0) }, String(sides[1].drop { $0 == "=" }))
        compares = compares || sides[0].last == "<" || sides[0].last == ">"
        denies = denies != (sides[0].last == "!")
      } else if let place = subject.firstIndex(where: { $0 == ">" || $0 == "<" }) {
        (value, compares) = (String(subject[subject.index(after: place)...]), true)
        subject = String(subject[..<place])
      }
    } else {
      return nil
    }
    isDenied = denies
    guard let asked = SwiftCall(expression: subject) else { return nil }
    self.asked = asked
    let plain = value?.trimmedSpaces
    (stated, isDenied) = plain == "true" ? (nil, denies) : plain == "false" || plain == "nil" ? (nil, !denies) : (plain, denies)
  }

  /// What Nimble's matcher asks of a list: what it contains, or how many it has.
  private var relation: String?

  private struct Matcher {
    var relation: String?
    var value: String?
    var isDenied: Bool
    var compares: Bool
  }

  /// The matcher of Nimble behind the call: `.to(equal(4))`, `.toNot(contain("a"))`.
  private static func matcher(in text: String) -> Matcher? {
    for verb in [") == ", ") != "] where text.contains(text: verb) {
      return Matcher(relation: nil, value: text.after(verb), isDenied: verb.contains("!"), compares: false)
    }
    for (verb, isDenied) in [(".to(", false), (".toNot(", true), (".notTo(", true), (".toEventually(", false)] {
      guard text.contains(text: verb), let call = SwiftCall(expression: text.after(verb)) else { continue }
      switch call.name {
      case "beEmpty": return Matcher(relation: nil, value: "0", isDenied: isDenied, compares: false)
      case "beTrue", "beTruthy": return Matcher(relation: nil, value: nil, isDenied: isDenied, compares: false)
      case "beFalse", "beNil", "beFalsy": return Matcher(relation: nil, value: nil, isDenied: !isDenied, compares: false)
      default:
        return Matcher(
          relation: call.name, value: call.arguments.first?.text, isDenied: isDenied,
          compares: ["beGreaterThan", "beLessThan"].contains { call.name.hasPrefix($0) })
      }
    }
    return nil
  }

  private var lists: ExpectedLists { ExpectedLists(document, about: stated.flatMap(Self.names) ?? mentioned.map { [$0] } ?? []) }

  /// The item that the asked call is about.
  private var mentioned: String? { asked.arguments.first.flatMap { Self.names($0.text)?.first } }

  private var line: String? {
    if relation?.hasSuffix("Snapshot") ?? false { return "frames; expect record" }
    if relation == "haveCount" { return count }
    if relation == "contain", let name = stated.flatMap(Self.names)?.first {
      return asked.name == "sectionIdentifiers" ? sections : lists.existence(of: name, isDenied: isDenied)
    }
    let receiver = asked.receiver.lowercased()
    let isOfItems = receiver.hasSuffix("itemidentifiers")
    let isOfSections = receiver.hasSuffix("sectionidentifiers")
    switch asked.name {
    case "numberOfSections", "sectionIdentifiers": return sections
    case "count" where isOfSections, "contains" where isOfSections, "first" where isOfSections, "isEmpty" where isOfSections:
      return sections
    case "numberOfItems", "itemCount", "itemsCount", "numberOfCells", "numberOfItemsInSection": return count
    case "count" where isOfItems || receiver.hasSuffix(")"): return count
    case "isEmpty" where isOfItems: return isDenied ? lists.line(all: lists.items) : "expect count 0"
    case "itemIdentifiers": return stated == "0" && !isDenied ? "expect count 0" : list
    case "contains" where isOfItems || receiver.hasSuffix(")"): return mentioned.flatMap { lists.existence(of: $0, isDenied: isDenied) }
    case "indexOfItem", "indexPath": return index
    case "itemIdentifier":
      guard let name = stated.flatMap(Self.names)?.first, let index = asked.argument("for").flatMap(Self.index) else { return nil }
      return lists.order(of: name, .index(index))
    case "first" where isOfItems: return stated.flatMap(Self.names)?.first.flatMap { lists.order(of: $0, .index(0)) }
    case "last" where isOfItems: return stated.flatMap(Self.names)?.first.flatMap { lists.order(of: $0, .last) }
    case "sectionIdentifier":
      return asked.argument("containingItem").flatMap(Self.names)?.first.flatMap { item in
        ExpectedLists(document, about: [item]).existence(of: item, isDenied: isDenied, in: stated.flatMap(Self.names)?.first)
      }
    default: return measure
    }
  }

  private var sections: String {
    let shown = document.view.applied.sectionIdentifiers
    let named = stated.flatMap { $0.hasPrefix("[") ? Self.names($0) : nil } ?? mentioned.map { [$0] }
    guard shown.isEmpty else { return ExpectCommands.line("expect sections", asked.name == "sectionIdentifiers" ? named ?? shown : shown) }
    let made = named ?? ["main"]
    return [ExpectCommands.line("append sections", made), "apply", ExpectCommands.line("expect sections", made)].joined(separator: "; ")
  }

  private var list: String? {
    guard let stated else { return nil }
    let names = stated == "[]" ? [] : Self.names(stated) ?? []
    guard !names.isEmpty || stated == "[]" else { return nil }
    guard let section = asked.argument("inSection").flatMap(Self.names)?.first else { return lists.line(all: names) }
    return lists.line(section: section, names) ?? lists.after(ExpectCommands.line("expect items", [section] + names))
  }

  private var count: String? {
    let index = asked.argument("inSection").flatMap { Int($0) }
    let shown = document.view.applied.sectionIdentifiers
    let named = index.flatMap { shown.indices.contains($0) ? shown[$0] : $0 == 0 ? "main" : nil }
    let section = named ?? asked.argument("inSection").flatMap(Self.names)?.first
    guard let stated, let value = Int(stated), !isDenied, !compares else {
      let shown = document.view.applied
      return ExpectCountCommand.line(shown.numberOfItems, in: nil)
    }
    return lists.count(value, in: section)
  }

  /// `indexOfItem("b")`, and `indexPath(for: "b")`, which has no number where it should only be there.
  private var index: String? {
    guard let item = mentioned else { return nil }
    guard let stated else { return lists.existence(of: item, isDenied: isDenied) }
    return Self.index(stated).flatMap { lists.order(of: item, .index($0)) }
  }

  /// `a.frame.width`, and `collectionView.contentSize.height`.
  private var measure: String? {
    guard let stated, !isDenied else { return nil }
    let path = (asked.receiver.split(separator: ".") + [asked.name[...]]).map(String.init)
    let numbers = stated.split { !$0.isNumber && $0 != "." && $0 != "-" }.map(String.init).filter { decimal($0) != nil }
    guard !numbers.isEmpty else { return nil }
    if path.contains(where: { ["contentSize", "collectionViewContentSize"].contains($0) }) {
      return AssertedValues(words: ["content"] + path.suffix(1) + numbers, document: document).line
    }
    let rest = path.filter { !["frame", "size", "origin", "bounds", "layoutAttributes", "attributes", "cell"].contains($0) }
    let sides = rest.compactMap { Self.sides[$0] }
    let named = rest.first { (try? document.element(selectedBy: $0)) != nil }
    // Attributes that the code has in a variable are some item's.
    guard path.count > 1, let item = named ?? (rest.count <= 2 ? document.example(of: "someItem") : nil), sides.count < 2 else {
      return nil
    }
    guard path.contains("frame") || path.contains("size") || path.contains("origin") || !sides.isEmpty else { return nil }
    let place = numbers.count == 2 && path.last == "origin" ? ["at"] : []
    let words = [item] + sides.map { $0.lowercased() } + place + (compares ? [">"] : []) + numbers
    return AssertedValues(words: words + (tolerance.map { ["within", $0] } ?? []), document: document).line
  }

  private static let sides = ["x": "x", "y": "y", "minX": "x", "minY": "y", "width": "width", "height": "height"]

  // MARK: Values

  /// The names of a list or of one identifier.
  private static func names(_ text: String) -> [String]? {
    SwiftValue.identifiers(text, isSeveral: false).map { $0.split(separator: " ").map { $0.filter { $0 != "\"" } } }
  }

  /// The index of an item: `1`, or that of `IndexPath(item: 1, section: 0)`.
  private static func index(_ text: String) -> Int? {
    if let number = Int(text) { return number }
    return SwiftCall(expression: text).flatMap { $0.argument("item") ?? $0.argument("row") }.flatMap { Int($0) }
  }
}

extension String {
  /// What stands after the first place of a text.
  fileprivate func after(_ text: String) -> String {
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(text) { rest = rest.dropFirst() }
    return String(rest.dropFirst(text.count))
  }
}

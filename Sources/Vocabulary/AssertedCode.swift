import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Snapshots
import Wording

/// Assertions of XCTest, Swift Testing and Nimble about snapshots and frames, each as the expectation that it is here:
/// `XCTAssertEqual(snapshot.itemIdentifiers, ["a"])`, `#expect(!snapshot.itemIdentifiers.contains("a"))`, `expect(count).to(equal(4))`.
struct AssertedCode {
  @Kept private var document: Document
  private let assertion: Assertion
  private let text: String

  private var asked: SwiftCall { assertion.asked }
  private var stated: String? { assertion.stated }
  private var isDenied: Bool { assertion.isDenied }

  /// The line for an assertion; nil for any other call.
  static func line(for call: SwiftCall, in text: String, _ document: Document) -> String? {
    if Assertion.isAssertion(call), let first = call.arguments.first, ["true", "false"].contains(first.text) {
      return ["help", ExpectCommands.topic].joined(separator: " ")
    }
    return Assertion(call, in: text).flatMap { AssertedCode(document: document, assertion: $0, text: text).line }
  }

  private var lists: ExpectedLists { ExpectedLists(document, about: stated.flatMap(Self.names) ?? mentioned.map { [$0] } ?? []) }

  /// The item that the asked call is about.
  private var mentioned: String? { asked.arguments.first.flatMap { Self.names($0.text)?.first } }

  private var line: String? {
    if assertion.relation?.hasSuffix("Snapshot") ?? false { return "frames; expect record" }
    if assertion.relation == "haveCount" { return count }
    if assertion.relation == "contain", let name = stated.flatMap(Self.names)?.first {
      return asked.name == "sectionIdentifiers" ? sections : lists.existence(of: name, isDenied: isDenied)
    }
    if Self.lookups.contains(asked.name), let line = frameAtPath { return line }
    if let member = assertion.member { return line(of: member) ?? measure ?? frames }
    let receiver = asked.receiver.lowercased()
    if receiver.hasSuffix("visiblecells") || receiver.hasSuffix("indexpathsforvisibleitems") { return visible }
    if ["length", "size", "count"].contains(asked.name), Self.lists.contains(receiver) || asked.name == "len" { return count }
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
    case "items": return stated == nil ? nil : list ?? count
    case "len": return count
    default: return measure ?? frames
    }
  }

  /// Of `itemIdentifiers` something is asked: how many they are, or which stands where.
  private func line(of member: SwiftCall) -> String? {
    guard ["itemIdentifiers", "items"].contains(asked.name) else { return nil }
    let name = stated.flatMap(Self.names)?.first
    switch member.name {
    case "count": return count
    case "isEmpty": return isDenied ? lists.line(all: lists.items) : "expect count 0"
    case "contains":
      let names = member.arguments.first.flatMap { Self.names($0.text) }
      return names?.first.flatMap { ExpectedLists(document, about: [$0]).existence(of: $0, isDenied: isDenied) }
    case "first": return name.flatMap { lists.order(of: $0, .index(0)) }
    case "last": return name.flatMap { lists.order(of: $0, .last) }
    case "at":
      let index = member.arguments.first.flatMap { Int($0.text) } ?? 0
      return name.flatMap { lists.order(of: $0, .index(index)) ?? (lists.isMade ? lists.after("where item \($0)") : nil) }
    default: return nil
    }
  }

  private var visible: String? {
    guard let solution = try? document.solution(of: document.view), !document.view.applied.itemIdentifiers.isEmpty else {
      return ExpectedLists(document, about: []).after("visible; expect record")
    }
    return ExpectCommands.line("expect visible", document.visibleItems(on: solution))
  }

  /// The frames of the items that are named, whatever is asserted of them.
  private var frames: String? {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard words.contains(where: { ["frame", "bounds", "width", "height", "x", "y", "minX", "maxX", "minY", "maxY"].contains($0) }) else {
      return nil
    }
    let likely = words.filter { $0.count == 1 && $0.first?.isLetter == true && $0 != "x" && $0 != "y" }
    let tolerance = assertion.tolerance.flatMap { decimal($0) == nil ? nil : $0 }
    return ExpectedLists(document, about: likely).frames(of: words, within: tolerance) ?? "frames; expect record"
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
    guard let stated, let value = Int(stated), !isDenied, !assertion.isCompared else {
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

  /// The names of `a.frame.width`. The item by whose name a call finds something stands first: `frame(of: "a").width`.
  private var path: [String] {
    let members = assertion.member.map { [$0.receiver, $0.name] } ?? []
    let names = ([asked.receiver, asked.name] + members).flatMap { $0.split(separator: ".").map(String.init) }
    return (mentioned.map { [$0] } ?? []) + names
  }

  /// `a.frame.width`, and `collectionView.contentSize.height`.
  private var measure: String? {
    guard let stated, !isDenied else { return nil }
    let path = path
    var numbers = stated.split { !$0.isNumber && $0 != "." && $0 != "-" }.map(String.init).filter { decimal($0) != nil }
    guard !numbers.isEmpty else { return nil }
    if path.contains(where: { ["contentSize", "collectionViewContentSize"].contains($0) }) {
      return AssertedValues(words: ["content"] + path.suffix(1) + numbers, document: document).line
    }
    let rest = path.filter { !["frame", "size", "origin", "bounds", "layoutAttributes", "attributes", "cell"].contains($0) }
    let sides = rest.compactMap { Self.sides[$0] ?? Self.farSides[$0] }
    let isEmpty = document.view.applied.numberOfItems == 0
    let named = rest.first { name in
      isEmpty
        ? name.count == 1 && Self.sides[name] == nil && name.first?.isLetter == true : (try? document.element(selectedBy: name)) != nil
    }
    // Attributes that the code has in a variable are some item's.
    guard path.count > 1, let item = named ?? (rest.count <= 2 && mentioned == nil ? document.example(of: "someItem") : nil),
      sides.count < 2
    else { return nil }
    guard path.contains("frame") || path.contains("size") || path.contains("origin") || !sides.isEmpty else { return nil }
    if numbers.count == 1, let frame = try? document.element(selectedBy: item).frame, let number = decimal(numbers[0]) {
      // The element is as large as it was, and ends there.
      if path.last == "maxX" { numbers = [rounded(number - frame.width)] }
      if path.last == "maxY" { numbers = [rounded(number - frame.height)] }
    }
    let place = numbers.count == 2 && path.last == "origin" ? ["at"] : []
    let words = [item] + sides.map { $0.lowercased() } + place + (assertion.isCompared ? [">"] : []) + numbers
    return AssertedValues(words: words + (assertion.tolerance.map { ["within", $0] } ?? []), document: document).line
  }

  /// Names of lists of all elements, of which a count is one of items.
  private static let lists: Set<String> = ["items", "frames", "cells", "elements"]
  private static let lookups: Set<String> = ["layoutAttributesForItem", "cellForItem", "initialLayoutAttributesForAppearingItem"]

  /// `collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame`, and a side of it.
  private var frameAtPath: String? {
    guard let stated, !isDenied, let path = asked.argument("at").flatMap(Self.indexPath) else { return nil }
    let lists = ExpectedLists(document, about: [])
    let numbers = stated.split { !$0.isNumber && $0 != "." && $0 != "-" }.map(String.init).filter { decimal($0) != nil }
    let side = Self.sides.keys.first { side in
      ["frame", "size", "origin"].contains { text.contains(text: [$0, side].joined(separator: ".")) }
    }
    guard let item = lists.item(at: path.item, inSection: path.section), numbers.count == (side == nil ? 4 : 1) else { return nil }
    let words = [item] + (side.flatMap { Self.sides[$0] }.map { [$0] } ?? []) + (assertion.isCompared ? [">"] : []) + numbers
    let line = AssertedValues(words: words + (assertion.tolerance.map { ["within", $0] } ?? []), document: document).line
    return line.map { lists.isMade ? lists.after("frames \(item); expect record") : $0 }
  }

  /// The indices of `IndexPath(row: 1, section: 0)`, and of `[0, 1]`.
  private static func indexPath(_ text: String) -> (item: Int, section: Int)? {
    if text.hasPrefix("[") {
      let indices = text.split { "[], ".contains($0) }.compactMap { Int($0) }
      return indices.count == 2 ? (item: indices[1], section: indices[0]) : nil
    }
    guard let item = index(text) else { return nil }
    return (item: item, section: SwiftCall(expression: text)?.argument("section").flatMap { Int($0) } ?? 0)
  }

  private static let sides = ["x": "x", "y": "y", "minX": "x", "minY": "y", "width": "width", "height": "height"]
  private static let farSides = ["maxX": "x", "maxY": "y"]

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

import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Snapshots
import Wording

/// What a test would assert, as the expectation that it is here: `assert a.width == 130`, `expect a frame 0 0 130 130`,
/// `check number of items is 4`, `a should be 130 wide`, `expect items in main to be a b`, `XCTAssertEqual(snapshot.numberOfItems, 4)`.
struct AssertedValues {
  private var words: [String]
  private let document: Document

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words
    guard let first = words.first else { return nil }
    let hasVerb = verbs.contains(first.lowercased())
    guard hasVerb || words.contains("should") || words.contains("sure") else { return nil }
    // How many sections there are is which.
    if words.contains(where: { $0.lowercased().hasPrefix("section") }), words.contains(where: { ["count", "number"].contains($0) }),
      !words.contains(where: { amounts.subtracting(["count", "number"]).contains($0) })
    {
      return .offering([ExpectCommands.line("expect sections", workspace.document.view.applied.sectionIdentifiers)])
    }
    let told = words.dropFirst(hasVerb ? 1 : 0).flatMap(values).filter { !idle.contains($0.lowercased()) }
    return AssertedValues(words: told, document: workspace.document).line.map { .offering([$0]) }
  }

  /// The names and numbers of a word such as `(0,` and `a.width==130`.
  private static func values(_ word: String) -> [String] { word.split { "(),= ".contains($0) }.map(String.init) }

  /// The expectation that an assertion of XCTest or of Swift Testing is; nil for any other call.
  static func line(for call: SwiftCall, in text: String, _ document: Document) -> String? {
    guard ["XCTAssertEqual", "expect", "expectEqual", "assertEqual", "assert"].contains(call.name), let asked = call.arguments.first?.text
    else { return nil }
    let sides = call.arguments.count > 1 ? [asked, call.arguments[1].text] : asked.split(atTopLevel: "=", most: 2)
    // `expect(a).to(equal(4))` has its number behind the call.
    let last = text.split { !$0.isNumber && $0 != "." && $0 != "-" }.last { decimal(String($0)) != nil }.map(String.init)
    let stated = sides.last.map { $0.filter { $0 != "=" && $0 != " " } }
    guard let property = SwiftCall(expression: sides[0]), let value = stated.flatMap({ decimal($0) == nil ? nil : $0 }) ?? last else {
      return nil
    }
    if property.name == "numberOfSections" {
      return ExpectCommands.line("expect sections", document.view.applied.sectionIdentifiers)
    }
    let isAmount = property.name == "count" && property.receiver.lowercased().hasSuffix("itemidentifiers")
    if isAmount || ["numberOfItems", "itemCount", "itemsCount", "numberOfCells"].contains(property.name) {
      let section = property.argument("inSection").flatMap { SwiftValue.identifiers($0, isSeveral: false) }
      return AssertedValues(words: ["count", value] + (section.map { [$0] } ?? []), document: document).line
    }
    let path = (property.receiver.split(separator: ".") + [property.name[...]]).filter {
      !["frame", "size", "origin", "bounds"].contains($0)
    }
    guard path.count == 2 else { return nil }
    // Attributes that the code has in a variable are some item's.
    let element = (try? document.element(selectedBy: String(path[0]))) == nil ? document.example(of: "someItem") : String(path[0])
    return AssertedValues(words: [element, String(path[1]), value], document: document).line
  }

  private static let verbs: Set<String> = [
    "expect", "assert", "check", "verify", "test", "ensure", "confirm", "assert_equal", "assertequal",
  ]
  private static let idle: Set<String> = [
    "that", "the", "of", "is", "are", "to", "be", "equals", "equal", "frame", "rect", "in", "section", "item", "cell", "has", "have",
    "should", "make", "sure", "exactly", "points", "point", "pt", "contains", "shows",
  ]

  /// The places of a rectangle's numbers, by what they are called.
  private static let sides = ["x": 0, "y": 1, "width": 2, "wide": 2, "height": 3, "tall": 3, "high": 3]
  private static let amounts: Set<String> = ["count", "number", "numberofitems", "items", "cells", "elements"]

  private var line: String? {
    let numbers = words.filter { decimal($0) != nil }
    let names = words.filter { decimal($0) == nil }
    if numbers.isEmpty { return overlap(names) ?? emptiness(names) ?? listing(names) }
    if numbers.count == 4, names.count == 1 { return "expect frame \(names[0]) (\(numbers.joined(separator: ",")))" }
    let measured = measuring(names.flatMap { $0.split(separator: ".").map(String.init) }, numbers)
    let counts = names.contains { Self.amounts.contains($0.lowercased()) }
    return measured ?? (counts ? counting(numbers, names) : nil)
  }

  /// `a and b don't overlap`: what their frames say.
  private func overlap(_ names: [String]) -> String? {
    guard names.contains(where: { $0.hasPrefix("overlap") || $0.hasPrefix("intersect") }) else { return nil }
    let items = names.filter { name in document.view.applied.itemIdentifiers.contains { quotedIfNeeded($0.name) == name } }
    return items.count > 1 ? (["frames"] + items).joined(separator: " ") : "frames; expect record"
  }

  /// `no items`, and `sections is empty`.
  private func emptiness(_ names: [String]) -> String? {
    let told = names.filter { !["no", "empty", "none"].contains($0) }
    guard told.count == 1, told.count < names.count else { return nil }
    return told[0] == "sections" ? "expect sections" : ["items", "cells", "snapshot"].contains(told[0]) ? "expect count 0" : nil
  }

  /// The items of the section that is among the names, and the sections for `sections are main other`.
  private func listing(_ names: [String]) -> String? {
    let rest = names.filter { !["items", "cells", "sections", "only"].contains($0) }
    if names.contains("sections"), !rest.isEmpty { return ExpectCommands.line("expect sections", rest) }
    let sections = document.view.applied.sectionIdentifiers
    let isList = names.count > rest.count && sections.count == 1
    guard let section = rest.first(where: sections.contains) ?? (isList ? sections[0] : nil), rest.count > 1 else { return nil }
    return ExpectCommands.line("expect items", [section] + rest.filter { $0 != section })
  }

  private func counting(_ numbers: [String], _ names: [String]) -> String? {
    guard numbers.count == 1, !names.contains(where: { Self.sides[$0.lowercased()] != nil }), let count = Int(numbers[0]), count >= 0 else {
      return nil
    }
    let others = names.filter { !Self.amounts.contains($0.lowercased()) && $0.lowercased() != "there" }
    let section = names.first { document.view.applied.contains(section: $0) } ?? (others.count == 1 ? others[0] : nil)
    return ExpectCountCommand.line(count, in: section)
  }

  /// The whole frame with the one or two numbers that the line says; the others are those of the screen.
  private func measuring(_ names: [String], _ numbers: [String]) -> String? {
    let told = names.filter { !["frame", "size", "by", "at", "origin", "position"].contains($0) }
    let named = told.compactMap { Self.sides[$0.lowercased()] }
    let isPlace = names.contains { ["at", "origin", "position"].contains($0) }
    let places = numbers.count == 1 ? Array(named.prefix(1)) : isPlace ? [0, 1] : [2, 3]
    guard (1...2).contains(numbers.count), places.count == numbers.count, told.count == named.count + 1,
      let name = told.first(where: { Self.sides[$0.lowercased()] == nil }), let frame = try? document.element(selectedBy: name).frame
    else { return nil }
    var values = frame.numbers.map(rounded)
    for (place, number) in zip(places, numbers) { values[place] = number }
    return "expect frame \(name) (\(values.joined(separator: ",")))"
  }
}

import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Snapshots
import Wording

/// What a test would assert, as the expectation that it is here: `assert a.width == 130`, `expect a frame 0 0 130 130`,
/// `check number of items is 4`, `XCTAssertEqual(snapshot.numberOfItems, 4)`.
struct AssertedValues {
  private var words: [String]
  private let document: Document

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words
    guard let verb = words.first, verbs.contains(verb.lowercased()) else { return nil }
    let told = words.dropFirst().filter { !idle.contains($0.lowercased()) }
    return AssertedValues(words: told, document: workspace.document).line.map { .offering([$0]) }
  }

  /// The expectation that an assertion of XCTest or of Swift Testing is; nil for any other call.
  static func line(for call: SwiftCall, in document: Document) -> String? {
    guard call.name.hasPrefix("XCTAssertEqual") || call.name == "expect", let asked = call.arguments.first?.text else { return nil }
    let sides = call.arguments.count > 1 ? [asked, call.arguments[1].text] : asked.split(atTopLevel: "=", most: 2)
    guard let property = SwiftCall(expression: sides[0]), let value = sides.last?.filter({ $0 != "=" && $0 != " " }), decimal(value) != nil
    else { return nil }
    if property.name == "numberOfItems" {
      let section = property.argument("inSection").flatMap { SwiftValue.identifiers($0, isSeveral: false) }
      return AssertedValues(words: ["count", value] + (section.map { [$0] } ?? []), document: document).line
    }
    let path = (property.receiver.split(separator: ".").map(String.init) + [property.name]).filter { $0 != "frame" && $0 != "size" }
    return path.count == 2 ? AssertedValues(words: path + [value], document: document).line : nil
  }

  private static let verbs: Set<String> = ["expect", "assert", "check", "verify", "test", "ensure"]
  private static let idle: Set<String> = [
    "that", "the", "of", "is", "are", "to", "be", "==", "=", "equals", "equal", "frame", "rect", "in", "section", "item", "cell", "has",
  ]

  private var line: String? {
    let numbers = words.filter { decimal($0) != nil }
    let names = words.filter { decimal($0) == nil }
    if names.contains(where: { ["count", "number", "numberofitems"].contains($0.lowercased()) }) { return counting(numbers, names) }
    if numbers.count == 4, names.count == 1 { return "expect frame \(names[0]) (\(numbers.joined(separator: ",")))" }
    return numbers.count == 1 ? measuring(names.flatMap { $0.split(separator: ".").map(String.init) }, numbers[0]) : nil
  }

  private func counting(_ numbers: [String], _ names: [String]) -> String? {
    guard numbers.count == 1, let count = Int(numbers[0]), count >= 0 else { return nil }
    return ExpectCountCommand.line(count, in: names.first { document.view.applied.contains(section: $0) })
  }

  /// The whole frame with the one number that the line says; the others are those of the screen.
  private func measuring(_ names: [String], _ number: String) -> String? {
    let sides = ["x", "y", "width", "height"]
    let told = names.filter { $0 != "frame" && $0 != "size" }
    guard told.count == 2, let side = told.lazy.compactMap({ sides.firstIndex(of: $0.lowercased()) }).first,
      let name = told.first(where: { !sides.contains($0.lowercased()) }), let frame = try? document.element(selectedBy: name).frame
    else { return nil }
    var values = frame.numbers.map(rounded)
    values[side] = number
    return "expect frame \(name) (\(values.joined(separator: ",")))"
  }
}

import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import LayoutComponents
import Snapshots
import Wording

/// Lines of UIKit and SwiftUI code, each with the line of the shell that does it.
///
/// A row begins with the names of a method, a type or a property, and lists the labels that it reads; `let` is the name that the result
/// gets. The first row of a name whose labels a call has is taken.
package enum SwiftCode {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let text = tried.text
    if text.hasPrefix("//") || text.hasPrefix("/*") { return .offering(["# " + text.drop { $0 == "/" || $0 == "*" || $0 == " " }]) }
    if opensTest(text) || tried.parts.dropFirst().first?.isQuoted == true && specs.contains(tried.words[0]) {
      return .offering([["help", "tests"].joined(separator: " ")])
    }
    if let line = line(forList: text) { return .offering([line]) }
    if let line = line(forOffset: text) { return tried.words[0] == "set" ? .offering([line]) : code([line]) }
    // A line that begins with a command is refused as such.
    if let line = line(forLoneName: tried.words, in: workspace.document) { return .offering([line]) }
    guard looksLikeCode(text), shellCommands.commands(beginningWith: tried.words[0]).isEmpty,
      let written = (SwiftCall(text) ?? SwiftCall(expression: String(text.drop { !$0.isLetter })))?.assigning
    else { return nil }
    if let line = AssertedCode.line(for: written, in: text, workspace.document) { return code([line]) }
    if let first = written.arguments.first, Assertion.isAssertion(written),
      let property = PropertySpelling.reading(TriedLine(first.text), workspace)
    {
      return property
    }
    let printed = written.name == "print" ? written.arguments.first.flatMap { SwiftCall(expression: $0.text) } : nil
    let call = asserted(in: written, workspace.document) ?? printed.flatMap { $0.receiver.isEmpty ? nil : $0 } ?? written
    if let line = line(forEach: call, in: workspace.document) ?? line(forPicture: call) { return code([line]) }
    if let line = line(forScrolling: call, in: workspace.document) ?? SwiftLookup(call, in: workspace.document).line { return code([line]) }
    if call.name == "print", call.arguments.first?.text.hasSuffix("ayout") ?? false { return code(["show"]) }
    if let grid = LazyGrid(call, in: text) { return code(grid.lines(in: workspace.document)) }
    if let line = line(forPadding: call, in: workspace.document) ?? line(forFrame: call, in: workspace.document) { return code([line]) }
    for row in rows where row.names.contains(call.name) {
      if let line = row.line(for: call, in: workspace.document) { return code(row.needed(for: call, in: workspace.document) + [line]) }
    }
    return keyword(text)
  }

  /// Whether a line begins a test: `@Test func grid() {`, `class GridTests: XCTestCase {`.
  package static func opensTest(_ text: String) -> Bool {
    let isMethod = ["test", "setUp", "tearDown"].contains { text.contains(text: ["func", $0].joined(separator: " ")) }
    // What returns a layout or takes a number may be a part of one.
    let isTest = isMethod && text.contains(text: "()") && !text.contains(text: "->")
    return isTest || text.hasPrefix("@Test") || text.hasPrefix("@Suite")
      || text.contains(text: "class ") && text.contains(text: ": XCTestCase")
  }

  /// A command with its names in brackets, as an array has them: `append sections: ["main", "other"]`.
  private static func line(forList text: String) -> String? {
    guard let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]"), open < close,
      let names = SwiftValue.identifiers(String(text[open...close]), isSeveral: true)
    else { return nil }
    let sides = [text[..<open], text[close...].dropFirst()].map { $0.split { ": ()".contains($0) }.map(String.init) }
    let line = (sides[0] + [names] + sides[1]).joined(separator: " ")
    return sides[0].count > 1 && shellCommands.binds(line) ? line : nil
  }

  /// What begins a test in words: `it "has three columns"`.
  private static let specs: Set<String> = ["describe", "context", "it", "specify", "scenario", "feature", "test"]

  /// The line for a method, a type or a property, as it is declared, a type in small letters as well; nil for any other word.
  package static func line(forName name: String) -> String? {
    rows.first { $0.names.contains { $0.isSpelt(name) } }?.line
  }

  /// What an assertion about a snapshot asks: `XCTAssertEqual(snapshot.numberOfItems, 4)`.
  private static func asserted(in call: SwiftCall, _ document: Document) -> SwiftCall? {
    guard call.name.hasPrefix("XCTAssert") || call.name == "expect", let first = call.arguments.first,
      let asked = SwiftCall(expression: first.text)
    else { return nil }
    let isKnown = rows(of: snapshots).contains { $0.names.contains(asked.name) } || SwiftLookup(asked, in: document).line != nil
    return isKnown ? asked : nil
  }

  /// `assertSnapshot(of: layout, as: .image(on: .iPhone13))`, on its device.
  private static func line(forPicture call: SwiftCall) -> String? {
    guard let named = call.argument("as").flatMap({ SwiftCall(expression: $0) })?.argument("on"),
      let device = DeviceSpelling.device([named.lowercased().filter { $0.isLetter || $0.isNumber }])
    else { return nil }
    return ["device \(device)", "frames; expect record"].joined(separator: "; ")
  }

  /// `ForEach(items) { … }` about items that are there already, rather than a list of names that makes them.
  private static func line(forEach call: SwiftCall, in document: Document) -> String? {
    guard call.name == "ForEach", let list = call.arguments.first?.text, document.view.pending.numberOfItems > 0,
      ["items", "itemIdentifiers"].contains(list.split(separator: ".").last ?? "")
    else { return nil }
    return "items"
  }

  /// `scrollToItem(at: IndexPath(item: 5, section: 0), …)`
  private static func line(forScrolling call: SwiftCall, in document: Document) -> String? {
    guard call.name == "scrollToItem", let path = call.argument("at").flatMap({ IndexPath($0) }) else { return nil }
    let position = call.arguments.last { $0.label == "at" }?.text ?? ""
    return document.line(scrollingToItem: path.item, inSection: path.section, at: position)
  }

  /// The line that scrolls to a point: `contentOffset = 0,100`, `setContentOffset(CGPoint(x: 0, y: 200), animated: false)`.
  private static func line(forOffset text: String) -> String? {
    let words = text.words(between: " ,(){}:;=")
    let place = words.first == "set" ? 1 : 0
    guard words.count > place + 1, case let path = words[place].lowercased(), scrolls.contains(where: path.contains(text:)),
      words.dropFirst(place + 1).allSatisfy({ decimal($0) != nil || ofPoints.contains($0.lowercased()) })
    else { return nil }
    var points = words.filter { decimal($0) != nil }
    if path.hasSuffix(".y") { points.insert("0", at: 0) }
    if path.hasSuffix(".x") { points.append("0") }
    if words[place + 1].hasSuffix("zero") { points = ["0", "0"] }
    guard points.count > 1 else { return nil }
    if words.contains("+") { return ["scroll", "by", points[0] + "," + points[1]].joined(separator: " ") }
    // UIKit keeps an offset that code sets beyond the content.
    let isSet = path.contains(text: "offset") && points != ["0", "0"]
    return (["scroll", "to", points[0] + "," + points[1]] + (isSet ? ["--exactly"] : [])).joined(separator: " ")
  }

  private static let scrolls = ["contentoffset", "scrollrecttovisible"]
  /// The words of a point, a rectangle and how it is scrolled to.
  private static let ofPoints: Set<String> = [
    "+", "to", "cgpoint", "cgrect", "x", "y", "width", "height", "animated", "true", "false", ".zero", "cgpoint.zero", "points", "pt",
  ]

  /// `padding(.horizontal, 20)`
  private static func line(forPadding call: SwiftCall, in document: Document) -> String? {
    guard call.name == "padding", call.arguments.count == 2, decimal(call.arguments[1].text) != nil else { return nil }
    let (edge, points) = (call.arguments[0].text, call.arguments[1].text)
    let path = ["set", "\(document.example(of: "someLayoutSection")).contentInsets"].joined(separator: " ")
    switch edge {
    case ".horizontal": return "\(path) (0,\(points),0,\(points))"
    case ".vertical": return "\(path) (\(points),0,\(points),0)"
    case ".all": return "\(path) \(points)"
    default: return "\(path)\(edge) \(points)"
    }
  }

  /// The property of a cell that fills its group, by the label of a side without an end.
  private static let wholes: [String: String] = [
    "maxWidth": ["width", "fractionalWidth(1)"], "maxHeight": ["height", "fractionalHeight(1)"],
  ].mapValues { $0.joined(separator: " ") }

  /// SwiftUI's `frame(width: 100, height: 50)`, which is about each item.
  private static func line(forFrame call: SwiftCall, in document: Document) -> String? {
    let sides = call.arguments.filter { $0.label == "width" || $0.label == "height" }
    if call.name == "frame", call.receiver.isEmpty, call.arguments.count == 1, call.arguments[0].text == ".infinity",
      let whole = wholes[call.arguments[0].label]
    {
      return ["set", [document.example(of: "someCell"), whole].joined(separator: ".")].joined(separator: " ")
    }
    guard call.name == "frame", call.receiver.isEmpty || call.receiver.contains("("), call.argument("=") == nil, !sides.isEmpty,
      sides.allSatisfy({ decimal($0.text) != nil })
    else { return nil }
    if sides.count == 1, sides[0].label == "height" { return "set \(document.example(of: "someGroup")).height \(sides[0].text)" }
    let cell = document.example(of: "someCell")
    return sides.map { "set \(cell).\($0.label) \($0.text)" }.joined(separator: "; ")
  }

  private static func code(_ lines: [String]) -> OtherWords<Workspace>.Reading {
    .offering([lines.joined(separator: "; ")], message: message)
  }

  private static func looksLikeCode(_ text: String) -> Bool {
    text.contains { "(){}[]=:".contains($0) } || hasMember(text)
      || text.split(separator: " ").first.map { keywords.contains(String($0)) } ?? false
  }

  /// Whether a dot stands before a name, as it does not in `0.5`.
  private static func hasMember(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == "." && ($1.isLetter || $1 == "_") }
  }

  /// The line for a name of UIKit or SwiftUI alone; one with capitals in any case and without its first letters: `tableview`, `lazyvgrid`.
  private static func line(forLoneName words: [String], in document: Document) -> String? {
    // Behind 'use' a word in small letters is a component's.
    let isUsed = words.first == "use" && words.last?.first?.isUppercase == true
    let words = words.filter { !isUsed || !["use", "a", "an", "the"].contains($0) }
    guard words.count == 1, let word = words.first, let call = SwiftCall(expression: word) else { return nil }
    let spellings = ["", "ui", "ns", "uicollectionview"].map { $0 + word.lowercased() }
    let row = rows.first { row in
      row.labels.isEmpty
        && row.names.contains { name in
          let capitals = name.filter { $0.isUppercase }.count
          return name == word && capitals > 0 || capitals > 1 && spellings.contains(name.lowercased())
        }
    }
    return row?.line(for: call, in: document)
  }

  private static let message: Phrase = "this is Swift code, and nothing typed so far declares what it begins with"

  /// A line that only begins or ends something: `import UIKit`, `}`.
  private static func keyword(_ text: String) -> OtherWords<Workspace>.Reading? {
    let first = text.split(separator: " ").first.map(String.init) ?? text
    if first == "enum", let cases = text.split(separator: "{").last?.split(separator: " "), cases.first == "case" {
      let names = cases.dropFirst().map { $0.filter { $0.isLetter || $0.isNumber } }.filter { !$0.isEmpty }
      return code(["append sections \(names.joined(separator: " "))"])
    }
    let isCode = keywords.contains(first) || text.allSatisfy { "{}()[],".contains($0) } || text.hasSuffix("{")
    return isCode ? code(["help"]) : nil
  }

  private static let keywords: Set<String> = [
    "import", "func", "struct", "class", "enum", "case", "extension", "protocol", "private", "override", "deinit", "guard", "if",
    "else", "for", "while", "switch", "default:", "return", "let", "var", "static", "final", "@objc", "@MainActor", "#if", "#endif",
    "super",
    "}", "})", "},", "]", ")", "await", "try", "Task", "async",
  ]

  struct Row: Sendable {
    var names: [String]
    var labels: [String]
    var line: String

    init?(_ row: Substring) {
      let words = row.split(separator: " ").map(String.init)
      guard let arrow = words.firstIndex(of: "->"), arrow > 0 else { return nil }
      names = words[0].split(separator: "|").map(String.init)
      labels = Array(words[1..<arrow])
      line = words[(arrow + 1)...].joined(separator: " ")
    }

    /// The line with what the call shows in the places of the labels; nil if it does not show them.
    func line(for call: SwiftCall, in document: Document) -> String? {
      var line = line
      for label in labels {
        guard let text = label == "owner" ? owner(in: call, document) : Self.text(label, call) else { return nil }
        line = line.replacing(text: "<\(label)>", with: text)
      }
      return line.split(separator: " ").map { word in
        guard let open = word.firstIndex(of: "<"), let close = word.firstIndex(of: ">"), open < close else { return String(word) }
        let label = String(word[word.index(after: open)..<close])
        return String(word[..<open]) + document.example(of: label) + String(word[close...].dropFirst())
      }.joined(separator: " ")
    }

    /// The section whose property the call is: the document's own, if it has none of that name.
    private func owner(in call: SwiftCall, _ document: Document) -> String? {
      guard let name = Self.text("owner", call) else { return nil }
      return document.components[name] == nil && document.component(of: .section) != nil ? document.example(of: "someLayoutSection") : name
    }

    /// The lines that make what the call names and the document does not have yet.
    func needed(for call: SwiftCall, in document: Document) -> [String] {
      labels.flatMap { label -> [String] in
        guard let make = Self.makers[label], let names = label == "owner" ? owner(in: call, document) : Self.text(label, call) else {
          return []
        }
        // A quoted name may have blanks in it.
        let each = names.hasPrefix("\"") ? [names] : names.split(separator: " ").map(String.init)
        let noun = make.hasPrefix("append items") ? "item" : make.hasPrefix("append sections") ? "section" : "component"
        return each.filter { !document.has($0.filter { $0 != "\"" }, as: noun) }.map {
          make.replacing(text: "<name>", with: $0).replacing(text: "<cell>", with: document.example(of: "someCell"))
        }
      }
    }

    private static let item = "define item <name> width=fractionalWidth(1) height=fractionalHeight(1)"
    /// How the thing that an argument names is made.
    private static let makers = [
      "toSection": "append sections <name>", "inSection": "append sections <name>", "beforeSection": "append sections <name>",
      "afterSection": "append sections <name>", "subitems": item, "subitem": item, "repeatingSubitem": item,
      "to": "append items <name>", "group": "define group <name> horizontal width=fractionalWidth(1) height=absolute(100) of <cell>",
      "section": "define section <name> list", "owner": "define section <name> list",
      "=header": "define header <name> width=fractionalWidth(1) height=estimated(44)",
    ]

    private static func text(_ label: String, _ call: SwiftCall) -> String? {
      if label == "let" { return call.result.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } } }
      if label == "owner" { return call.receiver.isEmpty ? nil : call.receiver }
      guard let text = call.argument(label == "=header" ? "=" : label) else { return nil }
      switch label {
      case "layoutSize": return SwiftValue.size(text)
      case "widthDimension", "heightDimension": return SwiftValue.dimension(text)
      case "x", "y", "width", "height", "minHeight", "maxHeight", "count", "columns", "spacing", "displayScale":
        return decimal(text) == nil ? nil : text
      default: return SwiftValue.identifiers(text, isSeveral: label == "_" && (call.name.hasSuffix("s") || call.name == "ForEach"))
      }
    }
  }

  static let rows: [Row] = rows(of: snapshots + layout + views + swiftUI)

  private static func rows(of table: String) -> [Row] { table.split(separator: "\n").compactMap(Row.init) }
}

extension StringProtocol {
  /// Whether a word is this name of UIKit's; a type may be typed in small letters: `nscollectionlayoutgroup`.
  package func isSpelt(_ word: String) -> Bool {
    self == word || (word.hasPrefix("ns") || word.hasPrefix("ui")) && lowercased() == word
  }
}

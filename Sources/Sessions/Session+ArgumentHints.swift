import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Localization
import Snapshots

/// Hints for known commands whose arguments have another form: `set row.height 44` for `set row height = 44pt`.
///
/// Each function returns a complete line, or nil if the words do not have one of its forms.
extension Session {
  func lineWithOtherArguments(_ words: [String]) -> String? {
    let line =
      settingLine(words) ?? sizeLine(words) ?? deviceLine(words) ?? numberLine(words) ?? expectationLine(words) ?? partLine(words)
      ?? useLine(words) ?? definitionLine(words)
    return line.flatMap { shellCommands.accepts($0) && $0 != words.joined(separator: " ") ? $0 : nil }
  }

  // MARK: Properties

  /// `set row.height 44` for `set row.height = 44`, `set row height 44`, `row.height 44pt` and `set row.height absolute 44`. The document is
  /// asked whether it has the property and reads the value.
  private func settingLine(_ words: [String]) -> String? {
    var rest = words.flatMap { $0 == "=" ? [] : $0.split(separator: "=", maxSplits: 1).map(String.init) }
    if rest.first == "set" { rest.removeFirst() } else if !(rest.first?.contains(".") ?? false) { return nil }
    guard let first = rest.first, rest.count > 1 else { return nil }
    if document.components[first] != nil || Document.reservedNames.contains(first), rest.count > 2 {
      rest[0...1] = ["\(first).\(rest[1])"]
    }
    let names = rest[0].split(separator: ".", maxSplits: 1).map(String.init)
    guard names.count == 2 else { return nil }
    let word = names[1].lowercased()
    let meant = Self.otherNames.filter { $0.words.contains(word) }.flatMap { $0.properties.map { $0.rawValue } }
    for property in [names[1]] + meant {
      for value in values(Array(rest.dropFirst()), of: property) where isValue(value, of: "\(names[0]).\(property)") {
        return "set \(names[0]).\(property) \(value)"
      }
    }
    return nil
  }

  private func isValue(_ value: String, of path: String) -> Bool {
    guard let path = try? PropertyPath(Word(path)) else { return false }
    var copy = document
    return (try? copy.set(path, to: Word(value))) != nil
  }

  /// The words after a property as one value, in each form that the language may read.
  private func values(_ words: [String], of property: String) -> [String] {
    let text = words.joined(separator: " ")
    var found = [text]
    var bare = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let name = bare.split(separator: "(").first?.split(separator: ".").last, bare.contains("(") {
      bare = String(name) + bare.drop { $0 != "(" }
      found.append(bare)
    }
    let lowered = text.lowercased()
    for unit in ["pt", "px", "points", ","] where lowered.hasSuffix(unit) {
      found.append(String(text.dropLast(unit.count)).filter { $0 != " " })
    }
    if lowered.hasSuffix("%"), let part = Double(text.dropLast()) {
      found.append(shortest(part / 100) + (property == "height" ? "h" : "w"))
    }
    if words.count == 2, Double(words[1]) != nil { found.append("\(words[0])(\(words[1]))") }
    if words.count == 4 { found.append("(\(words.map { $0.filter { $0 != "," } }.joined(separator: ",")))") }
    return found
  }

  /// Other words for properties, in lower case. The first property that the owner has is offered.
  private static let otherNames: [(words: [String], properties: [PropertyName])] = [
    (
      [
        "spacing", "gap", "linespacing", "minimumlinespacing", "minimuminteritemspacing", "itemspacing", "groupspacing", "sectionspacing",
        "intergroupspacing", "interitemspacing", "intersectionspacing",
      ], [.interGroupSpacing, .interItemSpacing, .interSectionSpacing]
    ),
    (["insets", "inset", "padding", "margin", "margins", "sectioninset", "sectioninsets", "contentinset"], [.contentInsets]),
    (["orthogonal", "orthogonalscrolling", "scrolling", "behavior"], [.orthogonalScrollingBehavior]),
    (["direction", "scroll", "axis"], [.scrollDirection]),
  ]

  // MARK: Sizes, devices and numbers

  /// `container 390x844` for `container 390 844`, `container (390,844)` and `container width=390 height=844`.
  private func sizeLine(_ words: [String]) -> String? {
    guard let (command, rest) = split(words, after: [["container"], ["expect", "content"]]) else { return nil }
    let text = rest.joined(separator: " ")
    let numbers = text.split { !($0.isNumber || $0 == ".") }.map(String.init)
    let others = text.lowercased().split { !$0.isLetter }.filter { !["width", "height", "x", "w", "h", "by", "pt"].contains($0) }
    guard numbers.count == 2, others.isEmpty else { return nil }
    return "\(command) \(numbers[0])x\(numbers[1])"
  }

  /// `device iphone-16-pro` for `device iPhone 16 Pro`.
  private func deviceLine(_ words: [String]) -> String? {
    guard words.first == "device", words.count > 2 else { return nil }
    for count in (2..<words.count).reversed() {
      let name = words[1...count].joined(separator: "-").lowercased()
      guard Device.all.contains(where: { $0.name == name }) else { continue }
      return (["device", name] + words[(count + 1)...]).joined(separator: " ")
    }
    return nil
  }

  /// `lint --fix 1` for `lint fix 1`, and `draw --width 40` for `draw 40`.
  private func numberLine(_ words: [String]) -> String? {
    for (command, option) in [("lint", "--fix"), ("draw", "--width")] where words.first == command {
      let name = option.dropFirst(2)
      let rest = words.dropFirst().flatMap { $0.split(separator: "=").map(String.init) }.filter { $0 != option && $0 != name }
      if rest.count == 1, let number = Int(rest[0]) { return "\(command) \(option) \(number)" }
    }
    guard let (command, rest) = split(words, after: [["scroll", "to"]]), rest.count == 1, Double(rest[0]) != nil else { return nil }
    return "\(command) 0,\(rest[0])"
  }

  // MARK: Elements

  /// `expect width a 130` for `expect a width 130` and `expect width a = 130`, and `expect frame a (0,0,130,130)` for `expect a (0,0,130,130)`.
  private func expectationLine(_ words: [String]) -> String? {
    guard words.first == "expect" else { return nil }
    let rest = words.dropFirst().filter { $0 != "=" && $0 != "==" && $0 != "is" }
    if rest.count == 3, let part = rest.dropLast().first(where: { FramePart(rawValue: $0) != nil }),
      let element = rest.dropLast().first(where: { $0 != part }),
      let number = rest.last, Double(number) != nil
    {
      return ["expect", part, element, number].joined(separator: " ")
    }
    let elements = rest.filter { $0 != "frame" }
    if elements.count == 2, elements[1].hasPrefix("(") { return (["expect", "frame"] + elements).joined(separator: " ") }
    let numbers = elements.dropFirst().map { $0.filter { $0 != "," } }
    if elements.count == 5, numbers.allSatisfy({ Double($0) != nil }) {
      return ["expect", "frame", elements[0], "(\(numbers.joined(separator: ",")))"].joined(separator: " ")
    }
    return nil
  }

  /// `frames main:0` for `frames main 0` and `frames main[0]`, and `explain a width` for `explain width of a`.
  private func partLine(_ words: [String]) -> String? {
    guard let command = words.first, ["frames", "explain"].contains(command) else { return nil }
    let rest = words.dropFirst().flatMap { $0.split { $0 == "[" || $0 == "]" }.map(String.init) }
    if rest.count == 2, Int(rest[1]) != nil, document.view.applied.indexOfSection(rest[0]) != nil {
      return "\(command) \(rest[0]):\(rest[1])"
    }
    guard command == "explain", words.count == 4, FramePart(rawValue: words[1]) != nil, words[2] == "of" else { return nil }
    return "\(command) \(words[3]) \(words[1])"
  }

  /// `use grid for main when width > 600` for `use grid for main if width > 600`.
  private func useLine(_ words: [String]) -> String? {
    guard words.first == "use", let place = words.firstIndex(where: { $0 == "if" || $0 == "where" }) else { return nil }
    var words = words
    words[place] = "when"
    return words.joined(separator: " ")
  }

  /// `define item photo width=1w` for `set item photo width=1w` and `item photo width=1w`, `of photo` for `subitems=photo`, and
  /// `append sections main` for `section main`.
  private func definitionLine(_ words: [String]) -> String? {
    var rest = words[...]
    if ["define", "set", "add", "create", "new", "make"].contains(rest.first) { rest.removeFirst() }
    guard let type = rest.popFirst(), let name = rest.popFirst(),
      Component.ComponentKind(rawValue: type) != nil || ["header", "footer"].contains(type),
      words[0] == "define" || document.components[name] == nil
    else { return nil }
    if rest.isEmpty { return words.count == 2 ? ["item": "append items \(name)", "section": "append sections \(name)"][type] : nil }
    var (line, others) = (["define", type, name], [String]())
    var isOther = words[0] != "define"
    for word in rest {
      let halves = word.split(separator: "=", maxSplits: 1).map(String.init)
      if halves.count == 2, ["contains", "item", "items", "subitem", "subitems", "group", "of"].contains(halves[0]) {
        let parts = halves[1].split { ",[]".contains($0) }.map(String.init)
        if type == "group" { others += ["of"] + parts } else { line += parts }
        isOther = true
      } else {
        others.append(word)
      }
    }
    return isOther ? (line + others).joined(separator: " ") : nil
  }

  /// The command and the words after it, if a line begins with one of several commands.
  private func split(_ words: [String], after commands: [[String]]) -> (command: String, rest: [String])? {
    for command in commands where words.starts(with: command) && words.count > command.count {
      return (command.joined(separator: " "), Array(words.dropFirst(command.count)))
    }
    return nil
  }
}

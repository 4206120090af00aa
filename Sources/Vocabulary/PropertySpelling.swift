import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import LayoutComponents
import Snapshots
import Wording

/// Properties as people set them: `row.interItemSpacing = .fixed(8)`, with a name of another framework, or on the wrong owner.
package struct PropertySpelling {
  private var verb: String
  private var owner: String
  private var property: String
  /// Nil for `unset`.
  private var value: String?
  /// Whether a dot joins the owner and its property, so that the words are about nothing else.
  private var hasDot = true
  /// Whether the owner is not named.
  private var isGuess = false

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let document = workspace.document
    if tried.isQuestion { return nil }
    let spelt = tried.spellings.reversed().firstResult { PropertySpelling($0.words) }
    let reading =
      looking(at: tried, in: document) ?? spelt?.reading(in: document)
      ?? PropertySentence(tried.words, in: document).flatMap { PropertySpelling($0, in: document).reading(in: document) }
    return PropertySentence.wonders(tried) ? reading?.asOffer : reading
  }

  /// A property that is only named, as code or a debugger names it: `section.contentInsets`, `p item.layoutSize.width`.
  private static func looking(at tried: TriedLine, in document: Document) -> OtherWords<Workspace>.Reading? {
    var words = tried.words
    if words.count == 3, ["+=", "-=", "*=", "/="].contains(words[1]) { words = [words[0]] }
    if words.count == 2, ["p", "po", "print", "e", "expr", "get", "show", "echo", "cat"].contains(words[0]) { words.removeFirst() }
    if words.count == 4, ["p", "po", "print", "get", "show", "see", "read"].contains(words[0]), ["of", "for", "on"].contains(words[2]),
      document.components[words[3]] != nil
    {
      words = [[words[3], words[1]].joined(separator: ".")]
    }
    if words.count == 1, words[0].contains(text: "effectiveContentSize") { return .offering(["view"]) }
    guard words.count == 1, let name = words[0].split(separator: ".").last.map(String.init), words[0].contains("."), isProperty(name),
      !words[0].contains("("), !words[0].contains(text: "Identifiers.")
    else { return nil }
    let owner = words[0].prefixBeforeDot
    let component = document.components[owner] == nil ? document.example(of: label(for: name)) : owner
    return .offering(["show \(component).\((otherNames[name] ?? [name])[0])"])
  }

  /// Without an owner, one of the kind that the sentence is about, or of the kind that has such a property.
  private init(_ sentence: PropertySentence, in document: Document) {
    verb = "set"
    property = sentence.property
    let joined = Self.joined(sentence.value)
    value = property == "size" ? joined : SwiftValue.plain(joined)
    if let owner = sentence.owner {
      self.owner = owner
      return
    }
    // A section is as high as its groups make it, and so are most items.
    let isHeight = property == "height" && (sentence.kind == .section || sentence.kind == nil)
    let label = isHeight ? "someGroup" : sentence.kind.map(Self.label(ofKind:)) ?? Self.label(for: sentence.names[0])
    owner = document.example(of: label)
    isGuess = true
  }

  private static func label(ofKind kind: Component.Kind) -> String {
    switch kind {
    case .item: "someCell"
    case .group: "someGroup"
    default: "someLayoutSection"
    }
  }

  /// Reads `[set] owner.property [= | to] value`, and `owner property value`; nil for anything else.
  private init?(_ words: [String]) {
    var words = words[...]
    if words.first == "self" { words = words.dropFirst() }
    verb = words.first == "unset" ? "unset" : "set"
    if let first = words.first, ["set", "unset", "change", "let", "var"].contains(first) { words = words.dropFirst() }
    guard let path = words.first, path.first?.isLetter == true, !path.contains("("), !path.contains("\"") else { return nil }
    words = words.dropFirst()
    var parts = path.split(separator: ".").map(String.init)
    if parts.first == "self" || parts.count > 2 && ["collectionView", "layout", "view"].contains(parts[0]) { parts.removeFirst() }
    if parts.count == 1, let next = words.first, PropertySpelling.isProperty(next) {
      parts.append(next)
      hasDot = false
      words = words.dropFirst()
    }
    guard parts.count > 1 else { return nil }
    owner = parts[0]
    property = parts.dropFirst().joined(separator: ".")
    while let word = words.first, PropertySentence.setters.contains(word) { words = words.dropFirst() }
    if let word = words.first, word.hasSuffix("="), word.count == 2 { return nil }
    guard verb == "unset" || !words.isEmpty else { return nil }
    let joined = Self.joined(words)
    value = verb == "unset" ? nil : words.contains("x") ? joined : SwiftValue.plain(joined)
    // One number is that of all edges.
    if property == "edgeSpacing", let points = value, decimal(points) != nil {
      value = "(leading:\(points),top:\(points),trailing:\(points),bottom:\(points))"
    }
  }

  /// The words of a value: `1 2 3 4` as a list, `estimated 100` as `estimated(100)`.
  private static func joined(_ words: ArraySlice<String>) -> String {
    if words.count == 1, let word = words.first, let points = SpokenLength.points(word) { return points }
    if words.count > 1, words.allSatisfy({ decimal($0) != nil }) { return words.joined(separator: ",") }
    if words.count == 2, let name = words.first, let number = words.last, name.allSatisfy({ $0.isLetter }), decimal(number) != nil {
      return "\(name)(\(number))"
    }
    return words.joined()
  }

  private func reading(in document: Document) -> OtherWords<Workspace>.Reading? {
    if let lines = sizeLines(in: document) { return .offering([lines]) }
    if let reading = insetsOfThree(in: document) { return reading }
    let names = Self.otherNames[property.prefixBeforeDot] ?? [property.prefixBeforeDot]
    let isOwner = document.components[owner] != nil || owner == "layout" || owner == "environment"
    for name in isOwner ? names.map({ $0 + property.dropFirst(property.prefixBeforeDot.count) }) : [] {
      if let line = line(owner, name, in: document) {
        return isGuess ? .offering([line]) : .init(name == property ? .same : .known, [MeantLine(line)], saidOnce: property)
      }
    }
    guard isOwner || hasDot else { return nil }
    let part = property.dropFirst(property.prefixBeforeDot.count)
    // Of a component that the document does not have, 1 is rather the whole than a point.
    var spoken = self
    spoken.isGuess = isGuess || !isOwner
    // The owner that is said may be made.
    let isMade = !isOwner && names.count > 1 && (isGuess || document.components.isEmpty && isExample(in: document))
    let line =
      isMade ? nil : owners(in: document).firstResult { owner in names.firstResult { spoken.line(owner, $0 + part, in: document) } }
    if let line { return .offering([line]) }
    let isElsewhere = names.contains(where: Self.ofBoundaries.contains)
    return document.components[owner] != nil && !isElsewhere ? nil : reading(ofMissing: names, in: document)
  }

  /// Three numbers, which are no insets.
  private func insetsOfThree(in document: Document) -> OtherWords<Workspace>.Reading? {
    let names = Self.otherNames[property] ?? [property]
    guard let numbers = value?.filter({ $0 != "(" && $0 != ")" }).split(separator: ","), numbers.count == 3,
      names.contains("contentInsets"),
      numbers.allSatisfy({ decimal($0) != nil })
    else { return nil }
    let spoken = owner.lowercased()
    let label = ["item", "cell"].contains(spoken) ? "someCell" : spoken == "group" ? "someGroup" : "someLayoutSection"
    let component = document.components[owner] == nil ? document.example(of: label) : owner
    return .offering(
      verbatim: "set \(component).contentInsets \(numbers[0])",
      message: "insets take 1, 2 or 4 numbers: one for all sides, (vertical,horizontal), or (top,leading,bottom,trailing)")
  }

  /// The width and the height of `100x50`, and of Swift's `(.fractionalWidth(0.5),.absolute(100))`.
  private var sides: [Substring]? {
    guard let value else { return nil }
    guard value.hasPrefix("("), value.hasSuffix(")") else { return value.split(separator: "x") }
    return value.dropFirst().dropLast().split(atTopLevel: ",").map { $0[...] }
  }

  /// Both dimensions, for `size 100x50`.
  private func sizeLines(in document: Document) -> String? {
    guard ["size", "layoutSize", "itemSize"].contains(property), let sides = sides, sides.count == 2 else { return nil }
    let component = document.components[owner] == nil ? document.example(of: Self.label(for: "width", of: owner)) : owner
    // A size of at most 1 is a part of what the item is in.
    let isPart = sides.allSatisfy { $0.contains("/") || decimal($0).map { $0 <= 1 } ?? false }
    let written = zip(sides, ["w", "h"]).map { side, unit in
      let side = side.hasPrefix("fractional(") ? "fractional\(unit == "w" ? "Width" : "Height")" + side.dropFirst(10) : String(side)
      return SpokenLength.part(side).map { $0 + unit } ?? (SpokenLength.points(side) ?? SwiftValue.plain(side))
        + (isPart || side.isFraction || side.hasSuffix("%") || decimal(side).map { $0 > 0 && $0 < 1 } ?? false ? unit : "")
    }
    return "set \(component).width \(written[0]); set \(component).height \(written[1])"
  }

  /// The lines for an owner that the document does not have: an example's, and for a header one that makes it.
  private func reading(ofMissing names: [String], in document: Document) -> OtherWords<Workspace>.Reading? {
    let fitting = names.filter(Self.isProperty)
    guard let name = fitting.first(where: { Self.label(for: $0) == Self.label(for: $0, of: self.owner) }) ?? fitting.first else {
      return nil
    }
    let isOfBoundaries = Self.ofBoundaries.contains(name) || name == "zIndex" && ["header", "footer"].contains(self.owner)
    let owner =
      isOfBoundaries
      ? "header" : isGuess || isExample(in: document) ? self.owner : document.example(of: Self.label(for: name, of: self.owner))
    let path = "\(owner).\(name)\(property.dropFirst(property.prefixBeforeDot.count))"
    let line =
      ([verb, path]
      + (value.map { [$0.hasSuffix("%") || isDimension && ($0.isFraction || isGuess) ? values.last.flatMap { $0 } ?? $0 : spelt($0, name)] }
        ?? []))
      .joined(separator: " ")
    guard isOfBoundaries else { return .offering([line]) }
    let made = [
      "define header header width=fractionalWidth(1) height=estimated(44)", "add header to \(document.example(of: "someLayoutSection"))",
    ]
    return .offering([(made + [line]).joined(separator: "; ")])
  }

  /// Whether the owner is named as those are that a template makes.
  private func isExample(in document: Document) -> Bool {
    ["someCell", "someGroup", "someLayoutSection"].contains { document.example(of: $0) == owner }
  }

  private static let ofBoundaries: Set<String> = ["pinToVisibleBounds", "extendsBoundary", "offset", "alignment"]

  /// The line that sets a property of an owner; nil if the owner would refuse it.
  private func line(_ owner: String, _ property: String, in document: Document) -> String? {
    for value in values {
      var copy = document
      guard let path = try? PropertyPath(Word("\(owner).\(property)")), (try? copy.set(path, to: value.map { Word($0) }))?() != nil else {
        continue
      }
      return ([verb, path.text] + (value.map { [spelt($0, property)] } ?? [])).joined(separator: " ")
    }
    return nil
  }

  /// A value, with what it is called where a sentence says only a number of a spacing between items.
  private func spelt(_ value: String, _ property: String) -> String {
    isGuess && property == "interItemSpacing" && decimal(value) != nil ? "fixed(\(value))" : value
  }

  /// The value, for `fixed(8)` the plain number that another property takes, and for `50%` that of the side that the property is about.
  private var values: [String?] {
    guard let value else { return [nil] }
    // Of a sentence: of a point it would hardly be said.
    if isGuess, isDimension, let number = decimal(value), number > 0, number <= 1 { return [value + (property == "height" ? "h" : "w")] }
    if isDimension, value.isFraction { return [value + (property == "height" ? "h" : "w")] }
    if value.hasSuffix("%") { return [value, value + (property.hasPrefix("h") ? "h" : "w")] }
    if let insets = SwiftValue.insets(value) { return [value, insets] }
    guard value.hasSuffix(")"), let open = value.firstIndex(of: "("), open > value.startIndex else { return [value] }
    let isPlain = ["fixed", "absolute", "points"].contains(value[..<open])
    return [value] + (isPlain ? [String(value[value.index(after: open)...].dropLast())] : [])
  }

  private var isDimension: Bool { property == "width" || property == "height" }

  /// Owners to try in place of the one that was named: what its name says, those that it is a part of, its own parts, then all others.
  private func owners(in document: Document) -> [String] {
    let spoken = document.components.keys.sorted().filter { name in
      document.components[name].map { owner.lowercased().contains(text: $0.kind.rawValue) } ?? false
    }
    var near = spoken
    let view = document.view
    // What is on screen has its properties from a component.
    if view.pending.contains(item: view.identifier(for: owner)) { near += [document.example(of: "someCell")] }
    if view.pending.contains(section: owner) { near += [document.example(of: "someLayoutSection")] }
    if document.components[owner] != nil {
      let users = document.components.owners(of: owner).sorted()
      near = users + users.flatMap { document.components.owners(of: $0).sorted() } + (document.components[owner]?.parts.all ?? [])
    }
    // What is said of a section is not meant of the layout.
    let isSpoken = ["item", "cell", "group", "section"].contains(owner.lowercased())
    return near + document.components.bottomUp.reversed() + (isSpoken ? [] : ["layout", "environment"])
  }

  static func label(for property: String) -> String {
    switch property.prefixBeforeDot {
    case "interItemSpacing": "someGroup"
    case "width", "height", "size", "edgeSpacing", "zIndex": "someCell"
    case "scrollDirection", "interSectionSpacing": "layout"
    case "scale", "safeArea", "layoutMargins", "direction", "os", "horizontalSizeClass", "verticalSizeClass": "environment"
    default: "someLayoutSection"
    }
  }

  /// Of what a name says its owner is, or else of what has such a property.
  private static func label(for property: String, of owner: String) -> String {
    let spoken = owner.lowercased()
    let kinds = [
      ("item", "someCell"), ("cell", "someCell"), ("group", "someGroup"), ("row", "someGroup"), ("section", "someLayoutSection"),
      ("grid", "someLayoutSection"),
    ]
    return kinds.first { spoken.hasSuffix($0.0) }?.1 ?? label(for: property)
  }

  private static func isProperty(_ name: String) -> Bool {
    let name = name.prefixBeforeDot
    return otherNames[name] != nil || PropertyName.allCases.contains { $0.rawValue.prefixBeforeDot == name || $0.fullName == name }
  }
}

extension String {
  /// Whether it is a part of a whole, as `1/2` is: of a point it would hardly be meant.
  fileprivate var isFraction: Bool {
    let sides = split(separator: "/", omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { decimal($0) != nil }
  }

  /// `contentInsets` of `contentInsets.top`.
  fileprivate var prefixBeforeDot: String { String(prefix { $0 != "." }) }
}

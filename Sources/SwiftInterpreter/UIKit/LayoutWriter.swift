import Documents
import Localization
import SwiftParsing

/// Converts layout objects into the commands that define them.
///
/// Each object becomes a component with its name in the code. Equal objects with the same name share a component.
struct LayoutWriter {
  private static let partLimit = 10_000
  /// The properties of a section that have the same name in commands.
  private static let sectionProperties =
    UIKitSurface.layouts.first { $0.name == "NSCollectionLayoutSection" }?.members
    .filter { $0.kind == .property && PropertyName(rawValue: $0.name) != nil }.map { $0.name } ?? []

  let evaluator: Evaluator
  /// The components, ordered so that each component follows the parts that it uses.
  private(set) var components: [SwiftReader.Reading.Component] = []
  private var names: [String: String] = [:]
  private var taken: Set<String> = ["layout", "environment"]
  /// The last number used to make each name unique.
  private var numbers: [String: Int] = [:]

  private let renamed: [String: String]

  init(_ evaluator: Evaluator, taken: Set<String>, renamed: [String: String] = [:]) {
    self.evaluator = evaluator
    self.renamed = renamed
    self.taken.formUnion(taken)
  }

  /// Defines a section and its parts, and returns the section's name.
  mutating func section(_ object: LayoutObject, _ span: Span) throws(Refusal) -> String {
    var words: [String]
    try evaluator.noteMargins(of: object)
    if case .known(.layout(let list)) = object["list"] {
      words = ["list"] + (try listWords(list, of: object, span))
    } else {
      guard case .known(.layout(let group)) = object["group"] else { throw Refusal(.arguments(of: object.type), at: span) }
      words = [Self.word(try self.group(group, span))]
    }
    words += try pairs(of: object, Self.sectionProperties, span)
    if case .known(.layout(let properties))? = object["orthogonalScrollingProperties"] {
      words += try pairs(of: properties, ["bounce", "decelerationRate"], span).map { "orthogonalScrollingProperties.\($0)" }
    }
    let boundaries = evaluator.keepsBoundaries(object) && object["list"] != nil ? [] : try boundaries(of: object, span)
    let backgrounds = try parts(object["decorationItems"], span) { (writer, background, place) throws(Refusal) in
      try writer.background(background, place, span)
    }
    return define("section", object, words, fallback: "section", adding: boundaries + backgrounds)
  }

  mutating func background(_ object: LayoutObject, _ place: String, _ span: Span) throws(Refusal) -> String {
    let words = try kindWords(object, span) + pairs(of: object, ["contentInsets", "zIndex"], span)
    return define("background", object, words, fallback: "background", key: place)
  }

  /// Defines the boundary items of a section or layout and returns their names.
  mutating func boundaries(of object: LayoutObject, _ span: Span) throws(Refusal) -> [String] {
    try parts(object["boundarySupplementaryItems"], span) { (writer, boundary, place) throws(Refusal) in
      try writer.boundary(boundary, place, span)
    }
  }

  /// Defines the supplementary items of a list. Equal items in one list become separate components.
  private mutating func parts(
    _ value: Value?, _ span: Span, _ define: (inout LayoutWriter, LayoutObject, _ place: String) throws(Refusal) -> String
  ) throws(Refusal) -> [String] {
    var names: [String] = []
    var places: [String: Int] = [:]
    let objects = try objects(value, span)
    guard objects.count <= Self.partLimit else { throw Refusal(.tooLarge(objects.count), at: span) }
    for object in objects {
      try evaluator.step(span)
      let name = try define(&self, object, "")
      let place = places[name, default: 0] + 1
      places[name] = place
      names.append(place == 1 ? name : try define(&self, object, "\(place)"))
    }
    return names
  }

  mutating func boundary(_ object: LayoutObject, _ place: String, _ span: Span) throws(Refusal) -> String {
    var words = try sizeWords(object, span) + kindWords(object, span)
    let alignment = try object["alignment"].map { value throws(Refusal) in try text(value, span) } ?? "top"
    words.append("alignment=\(alignment)")
    if let offset = object["absoluteOffset"] { words.append("offset=\(try text(offset, span))") }
    words += try pairs(of: object, ["extendsBoundary", "pinToVisibleBounds", "zIndex", "contentInsets", "edgeSpacing"], span)
    return define("boundary", object, words, fallback: "header", key: place)
  }

  private mutating func group(_ object: LayoutObject, _ span: Span) throws(Refusal) -> String {
    let direction = try object["direction"].map { value throws(Refusal) in try text(value, span) } ?? "horizontal"
    var words = [direction] + (try sizeWords(object, span))
    if let count = object["count"] {
      words.append("\(object["isRepeating"] == nil ? "count" : "repeating")=\(try text(count, span))")
    }
    words += try pairs(of: object, ["interItemSpacing", "contentInsets", "edgeSpacing"], span)
    if let provider = object["itemProvider"] { words.append("frames=\(try frames(of: provider, in: object, span))") }
    var subitems: [String] = []
    for subitem in try objects(object["subitems"], span) {
      subitems.append(try self.subitem(subitem, span))
    }
    if !subitems.isEmpty { words.append("of \(subitems.map(Self.word).joined(separator: " "))") }
    return define("group", object, words, fallback: "group", adding: try badges(of: object, span))
  }

  mutating func subitem(_ object: LayoutObject, _ span: Span) throws(Refusal) -> String {
    try evaluator.step(span)
    return try object.type == "NSCollectionLayoutGroup" ? group(object, span) : item(object, span)
  }

  private mutating func item(_ object: LayoutObject, _ span: Span) throws(Refusal) -> String {
    let words = try sizeWords(object, span) + pairs(of: object, ["contentInsets", "edgeSpacing"], span)
    return define("item", object, words, fallback: "item", adding: try badges(of: object, span))
  }

  private mutating func badges(of object: LayoutObject, _ span: Span) throws(Refusal) -> [String] {
    try parts(object["supplementaryItems"], span) { (writer, badge, place) throws(Refusal) in
      try writer.badge(badge, place, span)
    }
  }

  mutating func badge(_ object: LayoutObject, _ place: String, _ span: Span) throws(Refusal) -> String {
    var words = try sizeWords(object, span) + kindWords(object, span)
    for anchor in ["containerAnchor", "itemAnchor"] {
      if case .known(.layout(let found)) = object[anchor] { words.append("\(anchor)=\(try anchorText(found, span))") }
    }
    words += try pairs(of: object, ["zIndex", "contentInsets", "edgeSpacing"], span)
    return define("badge", object, words, fallback: "badge", key: place)
  }

  // MARK: Words

  private func sizeWords(_ object: LayoutObject, _ span: Span) throws(Refusal) -> [String] {
    guard case .known(.layout(let size)) = object["layoutSize"] else { throw Refusal(.arguments(of: object.type), at: span) }
    return ["width=\(try text(size["widthDimension"] ?? .nil, span))", "height=\(try text(size["heightDimension"] ?? .nil, span))"]
  }

  private func kindWords(_ object: LayoutObject, _ span: Span) throws(Refusal) -> [String] {
    guard case .string(let kind)? = object["elementKind"] else { return [] }
    return ["elementKind=\(quotedIfNeeded(kind))"]
  }

  /// The configuration of a list.
  ///
  /// If the code has changed the header or footer, these and the insets next to them are written as properties of the section.
  private func listWords(_ list: LayoutObject, of section: LayoutObject, _ span: Span) throws(Refusal) -> [String] {
    let names = ["appearance", "headerMode", "footerMode", "headerTopPadding", "contentHuggingElements"]
    guard !evaluator.keepsBoundaries(section), !evaluator.ownBoundaries(of: section).isEmpty else {
      return try pairs(of: list, names, span)
    }
    if section["contentInsets"] == nil {
      section["contentInsets"] = evaluator.listMember("contentInsets", of: section)
      // This changes the section, so the evaluation cannot be continued.
      evaluator.hasEvaluated = true
    }
    let leadsWithItem = list["headerMode"]?.isEqual(
      to: .known(.symbol(type: "UICollectionLayoutListConfigurationHeaderMode", name: "firstItemInSection")))
    return try pairs(of: list, leadsWithItem ?? false ? ["appearance", "headerMode"] : ["appearance"], span)
  }

  /// The properties that were set, as `name=value`.
  private func pairs(of object: LayoutObject, _ names: [String], _ span: Span) throws(Refusal) -> [String] {
    var words: [String] = []
    for name in names {
      guard let value = object[name] else { continue }
      if case .nil = value { continue }
      words.append("\(name)=\(try text(name == "zIndex" ? value.limitedOrder : value, span))")
    }
    return words
  }

  private func anchorText(_ anchor: LayoutObject, _ span: Span) throws(Refusal) -> String {
    var parts: [String] = []
    for name in ["edges", "absoluteOffset", "fractionalOffset"] {
      if let value = anchor[name] { parts.append("\(name):\(try text(value, span))") }
    }
    return "(\(parts.joined(separator: ",")))"
  }

  func text(_ value: Value, _ span: Span) throws(Refusal) -> String {
    switch value {
    case .int(let number): return "\(number)"
    case .double(let number): return try finite(number, span)
    case .bool(let value): return value ? "true" : "false"
    case .string(let text): return text
    case .known(.symbol(_, let name)): return name
    case .known(.options(_, let names)): return names.isEmpty ? "none" : names.joined(separator: "+")
    case .known(.dimension(let form, let value)):
      if form.hasPrefix("fractional"), let fraction = Self.fraction(value) { return "\(form)(\(fraction))" }
      return "\(form)(\(try finite(value, span)))"
    case .known(.spacing(let isFlexible, let value)): return "\(isFlexible ? "flexible" : "fixed")(\(try finite(value, span)))"
    case .known(.geometry(let geometry)):
      var parts: [String] = []
      for number in geometry.numbers { parts.append(try finite(number, span)) }
      return "(\(parts.joined(separator: ",")))"
    case .known(.layout(let object)) where object.type == "NSCollectionLayoutEdgeSpacing":
      var parts: [String] = []
      for edge in ["leading", "top", "trailing", "bottom"] {
        guard let spacing = object[edge] else { continue }
        if case .nil = spacing { continue }
        parts.append("\(edge):\(try text(spacing, span))")
      }
      return "(\(parts.joined(separator: ",")))"
    case .opaque(let opaque): throw opaque.refusal(at: span)
    default: throw Refusal(.unexpected(found: value.kindName, wanted: "a value from a layout"), at: span)
    }
  }

  /// A number with recurring decimals, written as a fraction: `1/3`.
  private static func fraction(_ number: Double) -> String? {
    for divisor in [3.0, 6, 7, 9, 11, 12] where number > 0 && number < 1 {
      let count = (number * divisor).rounded()
      if count / divisor == number, shortest(number).count > 8 { return "\(Int(count))/\(Int(divisor))" }
    }
    return nil
  }

  func finite(_ number: Double, _ span: Span) throws(Refusal) -> String {
    guard number.isFinite else { throw Refusal(.badArithmetic("a number that is not finite"), at: span) }
    return shortest(number)
  }

  func objects(_ value: Value?, _ span: Span) throws(Refusal) -> [LayoutObject] {
    guard let value else { return [] }
    var result: [LayoutObject] = []
    for element in try evaluator.elements(of: value, span) {
      guard case .known(.layout(let object)) = element else {
        throw Refusal(.unexpected(found: element.kindName, wanted: "a layout item"), at: span)
      }
      result.append(object)
    }
    return result
  }

  // MARK: Names

  /// Defines a component and adds parts to it. Reuses a component with the same constant name, definition and parts.
  private mutating func define(
    _ kind: String, _ object: LayoutObject, _ words: [String], fallback: String, key: String = "", adding parts: [String] = []
  ) -> String {
    let own = self.own(object, fallback)
    let identity = ([kind, own, key] + words + ["add"] + parts.map(Self.word)).joined(separator: " ")
    if let known = names[identity] { return known }
    let name = unusedName(for: object, fallback)
    names[identity] = name
    taken.insert(name)
    components.append(
      SwiftReader.Reading.Component(
        name: name,
        lines: [(["define", kind, Self.word(name)] + words).joined(separator: " ")]
          + parts.map { "add \(Self.word($0)) to \(Self.word(name))" }, sources: Self.sources(of: object)))
    return name
  }

  /// The code that made an object and set its properties, by their names in commands.
  private static func sources(of object: LayoutObject) -> SourceSpans {
    var found = object.sources
    let own = object.sources.properties
    if case .known(.layout(let size))? = object["layoutSize"] {
      found.properties["width"] = size.sources.properties["widthDimension"] ?? own["layoutSize"]
      found.properties["height"] = size.sources.properties["heightDimension"] ?? own["layoutSize"]
    }
    if case .known(.layout(let list))? = object["list"] {
      for (name, span) in list.sources.properties where own[name] == nil { found.properties[name] = span }
    }
    found.properties["offset"] = own["absoluteOffset"]
    if object["isRepeating"] != nil { found.properties["repeating"] = own["count"] }
    return found
  }

  /// The name of a component in command syntax. `section`, a common name for constants, does not need quotes.
  static func word(_ name: String) -> String { name == "section" ? name : quotedIfNeeded(name) }

  private func own(_ object: LayoutObject, _ fallback: String) -> String {
    let name = object.name ?? object.origin?.name ?? fallback
    return renamed[name] ?? name
  }

  private mutating func unusedName(for object: LayoutObject, _ fallback: String) -> String {
    let own = self.own(object, fallback)
    if !taken.contains(own) { return own }
    if let function = object.function ?? object.origin?.function, !taken.contains("\(function)-\(own)") { return "\(function)-\(own)" }
    var number = numbers[own] ?? 2
    while taken.contains("\(own)-\(number)") { number += 1 }
    numbers[own] = number + 1
    return "\(own)-\(number)"
  }
}

extension Value {
  /// The largest `zIndex` that commands accept.
  private static let mostInOrder = 1_000_000

  /// A `zIndex` that commands accept. Numbers beyond the limit, such as `.max`, keep their relative order.
  fileprivate var limitedOrder: Value {
    guard case .int(let number) = self else { return self }
    if number > Self.mostInOrder { return .int(Self.mostInOrder - min(1_000, Int.max - number)) }
    if number < -Self.mostInOrder { return .int(min(1_000, number - Int.min) - Self.mostInOrder) }
    return self
  }
}

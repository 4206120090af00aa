import CommandLanguage
import LayoutComponents

/// Values of Swift in the notation of this shell, where one line shows them.
enum SwiftValue {
  /// Identifiers: `[.main, "a b"]` is `main "a b"`. A variable that stands for several gives identifiers like its name.
  static func identifiers(_ text: String, isSeveral: Bool) -> String? {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let parts = text.dropFirst().dropLast().split(atTopLevel: ",").compactMap { identifier($0.trimmedSpaces) }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
    if let range = range(text) { return range }
    if let names = mapped(text) { return names }
    guard let name = identifier(text) else { return nil }
    guard isSeveral, text.first?.isLetter == true else { return name }
    return (name.hasSuffix("s") && name.count > 1 ? String(name.dropLast()) : name) + "{1...3}"
  }

  /// `item{1...20}` of `(1...20).map { "item\\($0)" }`.
  private static func mapped(_ text: String) -> String? {
    let sides = text.split(atTopLevel: ".").filter { !$0.hasPrefix("map") }
    guard sides.count < text.split(atTopLevel: ".").count, let range = range(sides.joined(separator: ".")),
      case let quoted = text.split(separator: "\""), quoted.count > 2, let hole = quoted[1].firstIndex(of: "\\"),
      quoted[1].last == ")", !quoted[1].contains(" ")
    else { return nil }
    let name = quoted[1][..<hole]
    return name.isEmpty ? range : "\(name){\(range)}"
  }

  /// `.main`, `Section.main`, `"a b"`, `7`, `Item(id: 7)`, `a`.
  private static func identifier(_ text: String) -> String? {
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 2 { return quotedIfNeeded(String(text.dropFirst().dropLast())) }
    if decimal(text) != nil || range(text) != nil { return text }
    guard let call = SwiftCall(expression: text) else { return nil }
    return call.arguments.first.flatMap { identifier($0.text) } ?? call.name
  }

  /// `1...12` of `Array(1...12)` and `(1...12)`.
  private static func range(_ text: String) -> String? {
    let inner =
      text.hasSuffix(")")
      ? (text.hasPrefix("Array(") ? text.dropFirst(6) : text.dropFirst(text.hasPrefix("(") ? 1 : 0)).dropLast() : text[...]
    let bounds = inner.split(separator: ".", omittingEmptySubsequences: false)
    let isHalfOpen = bounds.last?.hasPrefix("<") ?? false
    guard bounds.count == (isHalfOpen ? 3 : 4), bounds[1].isEmpty, isHalfOpen || bounds[2].isEmpty, let first = Int(bounds[0]),
      let end = Int(isHalfOpen ? bounds[2].dropFirst() : bounds[3]), case let last = isHalfOpen ? end - 1 : end, first <= last
    else {
      return nil
    }
    return "\(first)...\(last)"
  }

  /// `width=fractionalWidth(0.2) height=absolute(44)` of `NSCollectionLayoutSize(widthDimension: …)`.
  static func size(_ text: String) -> String? {
    guard let call = SwiftCall(expression: text), let width = call.argument("widthDimension").flatMap(dimension),
      let height = call.argument("heightDimension").flatMap(dimension)
    else { return nil }
    return ["width=" + width, "height=" + height].joined(separator: " ")
  }

  /// Insets whose edges are named, `(top: 8, leading: 16)`, in their order here, with 0 for the others; nil for anything else.
  static func insets(_ text: String) -> String? {
    let edges = [["top"], ["leading", "left"], ["bottom"], ["trailing", "right"]]
    guard text.hasPrefix("("), let arguments = SwiftCall(expression: "insets" + text)?.arguments, !arguments.isEmpty,
      arguments.allSatisfy({ edges.joined().contains($0.label) && decimal($0.text) != nil })
    else { return nil }
    let values = edges.map { names in arguments.first { names.contains($0.label) }?.text ?? "0" }
    return "(\(values.joined(separator: ",")))"
  }

  private static func edgeSpacing(of call: SwiftCall) -> String {
    let edges = call.arguments.filter { $0.text != "nil" }.map { "\($0.label):\(plain($0.text))" }
    return "(\(edges.joined(separator: ",")))"
  }

  static func dimension(_ text: String) -> String? {
    let value = plain(text)
    return (try? ValueType<WrittenDimension>.dimension.read(Word(value))).map { $0.text }
  }

  /// A value of a property: `(1,2,3,4)` of an initializer of insets, `groupPaging` of `.groupPaging`.
  static func plain(_ text: String) -> String {
    guard let call = SwiftCall(expression: text.hasPrefix(".") ? String(text.dropFirst()) : text), text.first?.isNumber != true else {
      return text
    }
    let values = call.arguments.map { $0.text }
    switch call.name {
    case "init" where call.arguments.contains { $0.text == "nil" || $0.text.hasPrefix(".fixed") || $0.text.hasPrefix(".flexible") }:
      return edgeSpacing(of: call)
    case "NSDirectionalEdgeInsets", "UIEdgeInsets", "CGPoint", "CGRect", "NSCollectionLayoutSize", "init":
      return "(\(values.joined(separator: ",")))"
    case "CGSize": return values.joined(separator: "x")
    case "CGFloat", "Double", "Int", "Float": return values.first ?? text
    case "zero": return "0"
    case "NSCollectionLayoutEdgeSpacing": return edgeSpacing(of: call)
    default: return values.isEmpty ? call.name : "\(call.name)(\(values.joined(separator: ",")))"
    }
  }
}

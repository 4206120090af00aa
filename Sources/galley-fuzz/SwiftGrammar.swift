import Localization

/// Programs by a grammar, of which the fuzzer's bytes choose: mostly ones that parse, with values that grow, nest, recurse and overflow.
struct SwiftGrammar {
  var choices: Choices

  /// Types, functions and variables with few names, so that they meet each other, and a function that makes a section.
  mutating func program() -> String {
    let declarations = (0..<3 + choices.below(5)).map { _ in declaration(3) }
    return declarations.joined(separator: "\n") + """

      func make() -> NSCollectionLayoutSection {
        \(statements(4))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(\(expression(3))), heightDimension: .absolute(\(expression(3))))
        let item = NSCollectionLayoutItem(layoutSize: size)
        var group = NSCollectionLayoutGroup.\(group())
        \(statements(3))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = \(expression(3))
        return section
      }
      """
  }

  private mutating func group() -> String {
    switch choices.below(4) {
    case 0: "horizontal(layoutSize: size, subitems: [item])"
    case 1: "horizontal(layoutSize: size, repeatingSubitem: item, count: \(expression(2)))"
    case 2: "vertical(layoutSize: size, subitem: item, count: \(expression(2)))"
    default:
      "custom(layoutSize: size) { e in [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: \(expression(2)), y: 0, width: 1, height: 2))] }"
    }
  }

  mutating func declaration(_ depth: Int) -> String {
    switch choices.below(9) {
    case 0: "struct \(type())\(pick(["", ": P", ": \(type())", ": Hashable"])) { \(members(depth)) }"
    case 1: "class \(type())\(pick(["", ": \(type())", ": UIViewController"])) { \(members(depth)) }"
    case 2:
      "enum \(type())\(pick(["", ": Int", ": String", ": CGFloat", ": Int, CaseIterable"])) { case a, b = \(literal()), c\(pick(["", "(\(type()))"])); \(members(depth)) }"
    case 3: "extension \(pick(["Array", "Int", "CGFloat", "String", "P", "S", "C", "NSCollectionLayoutSection"])) { \(members(depth)) }"
    case 4: "protocol P { \(pick(["var v: Int { get }", "func f() -> Int", "associatedtype T"])) }"
    case 5: "func \(name())(_ x: \(type()) = \(expression(1))) -> \(type()) { \(statements(depth)); return \(expression(depth)) }"
    case 6: "typealias \(type()) = \(pick(["[\(type())]", type(), "(\(type()), \(type()))", "(Int) -> \(type())"]))"
    case 7: "\(pick(["let", "var"])) \(name())\(pick(["", ": \(type())"])) = \(expression(depth))"
    default: "var \(name()): \(type()) { \(expression(depth)) }"
    }
  }

  private mutating func members(_ depth: Int) -> String {
    guard depth > 0 else { return "" }
    return (0..<choices.below(4)).map { _ in
      switch choices.below(8) {
      case 0: "static let \(name()) = \(expression(depth - 1))"
      case 1: "lazy var \(name()) = \(expression(depth - 1))"
      case 2: "subscript(i: Int) -> Int { \(expression(depth - 1)) }"
      case 3: "init(_ x: Int\(pick(["", " = 0"]))) { \(statements(depth - 1)) }"
      case 4: "var \(name()): Int { get { \(expression(depth - 1)) } set { \(statements(depth - 1)) } }"
      case 5:
        "\(pick(["static ", "mutating ", ""]))func \(name())(_ x: Int = 1) -> \(type()) { \(statements(depth - 1)); return \(expression(depth - 1)) }"
      case 6: "static func \(pick(["<", "==", "+"]))(a: Self, b: Self) -> Bool { \(expression(depth - 1)) }"
      default: declaration(depth - 1)
      }
    }.joined(separator: "; ")
  }

  private mutating func statements(_ depth: Int) -> String { (0..<choices.below(4)).map { _ in statement(depth) }.joined(separator: "; ") }

  mutating func statement(_ depth: Int) -> String {
    guard depth > 0 else { return "\(name()) = \(expression(1))" }
    let block = "{ \(statements(depth - 1)) }"
    return switch choices.below(17) {
    case 0: "\(pick(["let", "var"])) \(name()) = \(expression(depth))"
    case 1: "while \(expression(depth - 1)) \(block)"
    case 2: "repeat \(block) while \(expression(depth - 1))"
    case 3: "for \(name()) in \(expression(depth)) \(block)"
    case 4: "if \(pick(["let \(name()) = \(expression(1))", expression(depth), "case .a = \(name())"])) \(block) else \(block)"
    case 5:
      "switch \(expression(1)) { case \(pick([".a", ".c(let x)", literal(), "0...9", "let x where x > 1"])): \(statements(depth - 1)); \(pick(["break", "fallthrough"])); default: break }"
    case 6: "guard \(expression(depth)) else { \(pick(["return \(name())", "fatalError()", "throw x"])) }"
    case 7: "\(name()) = \(name()) + \(name())"
    case 8: "\(name()).append(\(expression(depth - 1)))"
    case 9: "\(name()) \(pick(["+=", "-=", "*=", "/=", "%="])) \(expression(depth - 1))"
    case 10: "\(name())[\(expression(depth - 1))] = \(expression(depth - 1))"
    case 11: "\(name()).\(name()) = \(expression(depth - 1))"
    case 12: "defer \(block)"
    case 13: "do \(block) catch { }"
    case 14: declaration(depth - 1)
    case 15: "\(pick(["return", "break", "continue"])) "
    default: expression(depth)
    }
  }

  mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return choices.below(2) == 0 ? literal() : name() }
    let inner = expression(depth - 1)
    return switch choices.below(24) {
    case 0, 1:
      "(\(inner) \(pick(["+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "&+", "&*", "...", "..<", "==", "<", "&&", "??", "~="])) \(expression(depth - 1)))"
    case 2: "[\(inner), \(expression(depth - 1))]"
    case 3: "[\(inner): \(expression(depth - 1))]"
    case 4: "\(name())(\(inner))"
    case 5: "\(name()).\(method())"
    case 6: "(\(inner)).\(method()) { \(pick(["$0", "$0 + $1", "\(name())($0)", "[$0, $0]", "x in x", expression(depth - 1)])) }"
    case 7: "(\(inner)).\(method())(\(expression(depth - 1)))"
    case 8: "{ \(inner) }()"
    case 9: "\(type())(\(pick(["", inner, "rawValue: \(inner)"])))"
    case 10: "String(repeating: \(inner), count: \(expression(depth - 1)))"
    case 11: "Array(repeating: \(inner), count: \(expression(depth - 1)))"
    case 12: "stride(from: \(inner), \(pick(["to", "through"])): \(expression(depth - 1)), by: \(expression(depth - 1)))"
    case 13: "\"\\(\(inner))\\(\(expression(depth - 1)))\""
    case 14: "(\(inner) as\(pick(["?", "!", ""])) \(type()))"
    case 15: "\(inner)[\(expression(depth - 1))]"
    case 16: "\(inner)\(pick(["!", "?.count", "?.v", ".self"]))"
    case 17: "\(pick(["-", "!", "~", "...", "&"]))\(inner)"
    case 18: "(\(inner) ? \(expression(depth - 1)) : \(expression(depth - 1)))"
    case 19:
      "\(pick(["max", "min", "pow", "zip", "abs", "sqrt", "sin", "floor", "hypot", "Int", "CGFloat", "type"]))(\(inner), \(expression(depth - 1)))"
    case 20: "\(type()).\(name())"
    case 21: "(\(inner), \(expression(depth - 1)))"
    case 22: "\\\(type()).\(name())"
    default: literal()
    }
  }

  private mutating func literal() -> String {
    pick([
      "0", "1", "2", "-1", "3.5", "1e308", "-0.0", "1e-300", "9223372036854775807", "Int.max", "Int.min", "100000", "99999", "\"a\"",
      "\"\"", "\"👨‍👩‍👧é\"",
      "true", "false", "nil", "[]", "[:]", "()", ".a", ".init()", "CGFloat.infinity", "[1, 2, 3]", "0...9", "0..<100000", "self", "$0",
      "CGFloat.greatestFiniteMagnitude", "Int.min...Int.max", ".zero", "CGRect(x: 1, y: 2, width: 3, height: 4)", "UUID()",
      "UIScreen.main.bounds.width",
    ])
  }

  private mutating func method() -> String {
    pick([
      "map", "flatMap", "compactMap", "filter", "reduce(0)", "reduce(into: [])", "sorted()", "sorted", "reversed()", "joined()",
      "joined(separator: \"ab\")", "count",
      "enumerated()", "first", "last", "prefix", "suffix", "dropFirst", "append", "insert", "remove", "removeLast", "removeAll", "contains",
      "rounded()", "advanced", "isMultiple", "quotientAndRemainder", "truncatingRemainder", "description", "hashValue", "rawValue",
      "swapAt",
      "max()", "min()", "split", "union", "subtracting", "shuffled()", "keys", "values", "mapValues", "indices", "uppercased()", "allCases",
      "v",
      "f()", "copy()", "formSquareRoot", "negate", "toggle", "sort", "reverse", "updateValue", "components", "appending", "hasPrefix",
    ])
  }

  private mutating func name() -> String { pick(["a", "b", "x", "v", "f", "g", "group", "item", "size", "S", "C", "E", "make"]) }

  private mutating func type() -> String {
    pick(["S", "C", "E", "P", "Int", "CGFloat", "String", "[Int]", "[String: Int]", "Self", "Int?", "T", "Set<Int>"])
  }

  private mutating func pick(_ choices: [String]) -> String { self.choices.pick(choices) }
}

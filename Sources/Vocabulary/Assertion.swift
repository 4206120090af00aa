import CommandLanguage
import Wording

/// An assertion in code, read apart: what is asserted of what. `XCTAssertEqual(a, 4)`, `#expect(a == 4)`, `expect(a).to(equal(4))`.
struct Assertion {
  /// What is asserted something of.
  let asked: SwiftCall
  /// What is asked of the result of a call: `count` of `itemIdentifiers(inSection: .main).count`, and `at(0)` of `itemIdentifiers[0]`.
  let member: SwiftCall?
  /// What it should be; nil where it is true, or not nil.
  let stated: String?
  let isDenied: Bool
  /// Whether it should be more or less than what is stated.
  private(set) var isCompared = false
  private(set) var tolerance: String?
  /// What a matcher asks of a list: `haveCount`, or `contain`.
  private(set) var relation: String?

  private static let equalities: Set<String> = [
    "XCTAssertEqual", "XCTAssertNotEqual", "expectEqual", "assertEqual", "assert_equal", "equal", "strictEqual", "deepEqual",
  ]
  private static let comparisons: Set<String> = [
    "XCTAssertGreaterThan", "XCTAssertLessThan", "XCTAssertGreaterThanOrEqual", "XCTAssertLessThanOrEqual",
  ]
  private static let truths: Set<String> = [
    "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTUnwrap", "expect", "require", "assertThat",
    "assert", "precondition",
  ]
  private static let denials: Set<String> = ["XCTAssertFalse", "XCTAssertNil", "XCTAssertNotEqual"]

  static func isAssertion(_ call: SwiftCall) -> Bool { [equalities, comparisons, truths].contains { $0.contains(call.name) } }

  /// Nil for any other call.
  init?(_ call: SwiftCall, in text: String) {
    guard Self.isAssertion(call), var subject = call.arguments.first?.text else { return nil }
    var denies = Self.denials.contains(call.name)
    var value: String?
    if !Self.truths.contains(call.name) {
      guard call.arguments.count > 1 else { return nil }
      (value, tolerance, isCompared) = (call.arguments[1].text, call.argument("accuracy"), Self.comparisons.contains(call.name))
    } else if let sides = Self.sides(of: subject) {
      (subject, value, isCompared) = (sides.left, sides.right, sides.sign.contains { $0 == "<" || $0 == ">" })
      denies = denies != (sides.sign == "!=")
    } else if let matcher = Matcher(in: text) {
      (value, relation, isCompared, tolerance) = (matcher.value, matcher.relation, matcher.isCompared, matcher.tolerance)
      denies = denies != matcher.isDenied
    }
    if let near = Self.nearness(of: subject), isCompared {
      (subject, value, tolerance, isCompared) = (near.left, near.right, value?.trimmedSpaces, false)
    }
    if subject.hasPrefix("!") { (subject, denies) = (String(subject.dropFirst()), !denies) }
    let inner = Self.withoutConversion(subject)
    guard let asked = SwiftCall(expression: inner.base) else { return nil }
    (self.asked, member) = (asked, inner.member)
    switch value?.trimmedSpaces {
    case "true": (stated, isDenied) = (nil, denies)
    case "false", "nil": (stated, isDenied) = (nil, !denies)
    case let plain: (stated, isDenied) = (plain, denies)
    }
  }

  // MARK: Parts

  private struct Sides {
    var left: String
    var sign: String
    var right: String
  }

  /// `a == 4`
  private static func sides(of text: String) -> Sides? {
    guard let sign = ["==", "!=", ">=", "<=", ">", "<"].first(where: { text.contains(text: $0) }) else { return nil }
    let left = text.before(sign)
    return Sides(left: left.trimmedSpaces, sign: sign, right: String(text.dropFirst(left.count + sign.count)))
  }

  /// The sides of `abs(a - 131)`, of which it is asserted how near they are.
  private static func nearness(of subject: String) -> Sides? {
    guard let call = SwiftCall(expression: subject), call.name == "abs", let inner = call.arguments.first?.text else { return nil }
    let sides = inner.split(atTopLevel: "-", most: 2)
    return sides.count == 2 ? Sides(left: sides[0].trimmedSpaces, sign: "-", right: sides[1].trimmedSpaces) : nil
  }

  private struct Subject {
    var base: String
    var member: SwiftCall?
  }

  /// An expression without the member of a call's result, and without `Set(…)` around it.
  private static func withoutConversion(_ expression: String) -> Subject {
    let plain = expression.trimmedSpaces
    if let call = SwiftCall(expression: plain), ["Set", "Array"].contains(call.name), let inner = call.arguments.first {
      return Subject(base: inner.text)
    }
    if plain.hasSuffix("]"), let open = plain.lastIndex(of: "["), open > plain.startIndex {
      let index = String(plain[plain.index(after: open)...].dropLast())
      return Int(index) == nil ? Subject(base: plain) : Subject(base: String(plain[..<open]), member: SwiftCall(expression: "at(\(index))"))
    }
    let parts = plain.split(atTopLevel: ".")
    guard let call = parts.dropLast().lastIndex(where: { $0.contains("(") && !$0.hasSuffix("()") }) else { return Subject(base: plain) }
    let member = parts[(call + 1)...].joined(separator: ".")
    return Subject(base: parts[...call].joined(separator: "."), member: SwiftCall(expression: member))
  }
}

/// What stands behind an `expect(…)`, as Nimble and Jest have it: `.to(equal(4))`, `.toNot(contain("a"))`, `.toHaveLength(4)`, `== 4`.
private struct Matcher {
  var value: String?
  var relation: String?
  var isDenied = false
  var isCompared = false
  var tolerance: String?

  /// Matchers that say themselves what they ask, each with what it is called here; none for a value.
  private static let plain = [
    ".toHaveLength(": "haveCount", ".hasSize(": "haveCount", ".toContain(": "contain", ".toBe(": "", ".toEqual(": "", ".toStrictEqual(": "",
  ]
  private static let verbs = [".to(", ".toNot(", ".notTo(", ".toEventually("]

  init?(in text: String) {
    isDenied = [".toNot(", ".notTo(", ".not.", ") != "].contains { text.contains(text: $0) }
    if text.contains(text: "Snapshot(") {
      relation = "matchSnapshot"
    } else if let verb = [") == ", ") != "].first(where: { text.contains(text: $0) }) {
      value = text.after(verb)
    } else if let (verb, name) = Self.plain.first(where: { text.contains(text: $0.key) }) {
      (value, relation) = (SwiftCall(expression: "x(" + text.after(verb))?.arguments.first?.text, name.isEmpty ? nil : name)
    } else if let call = Self.verbs.first(where: { text.contains(text: $0) }).flatMap({ SwiftCall(expression: text.after($0)) }) {
      switch call.name {
      case "beEmpty": (value, relation) = ("0", "haveCount")
      case "beTrue", "beTruthy": break
      case "beFalse", "beNil", "beFalsy": isDenied.toggle()
      default: (value, relation, tolerance) = (call.arguments.first?.text, call.name, call.argument("within"))
      }
      isCompared = call.name.hasPrefix("beGreater") || call.name.hasPrefix("beLess")
    } else {
      return nil
    }
  }
}

extension String {
  /// What stands before the first place of a text; everything without one.
  fileprivate func before(_ text: String) -> String {
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(text) { rest = rest.dropFirst() }
    return String(prefix(count - rest.count))
  }

  /// What stands after the first place of a text.
  fileprivate func after(_ text: String) -> String { String(dropFirst(before(text).count + text.count)) }
}

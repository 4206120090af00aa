import Localization
import TestSupport
import Testing

@testable import CommandLanguage
@testable import CompositionalLayout
@testable import Documents
@testable import Sessions

/// The table of values: every accepted form, and rejected ones.
@Suite struct NotationTests {
  private func read<Value>(_ notation: Notation<Value>, _ text: String) -> Value? { try? notation.type.read(Word(text)) }

  @Test(arguments: [
    ("fractionalWidth(0.5)", "fractionalWidth(0.5)"), (".fractionalHeight(1)", "fractionalHeight(1)"), ("absolute(44)", "absolute(44)"),
    ("estimated(60)", "estimated(60)"), ("uniformAcrossSiblings(60)", "uniformAcrossSiblings(60)"), ("0.5w", "fractionalWidth(0.5)"),
    (".5w", "fractionalWidth(.5)"), ("1h", "fractionalHeight(1)"), ("44", "absolute(44)"), ("~60", "estimated(60)"),
    ("50%w", "fractionalWidth(0.5)"), ("33.3%w", "fractionalWidth(0.333)"), ("12.5%h", "fractionalHeight(0.125)"),
    ("1/3w", "fractionalWidth(1/3)"),
    ("fractionalWidth(1/3)", "fractionalWidth(1/3)"), ("fractionalWidth( 1/3 )", "fractionalWidth(1/3)"), ("~1/3", "estimated(1/3)"),
    ("fractionalWidth(1.0 / 3.0)", "fractionalWidth(1.0/3.0)"),
    ("1e2", "absolute(1e2)"), ("-5", "absolute(-5)"), (".absolute(44)", "absolute(44)"),
  ]) func dimensionIsReadAndKeptAsWritten(text: String, long: String) throws {
    let dimension = try #require(read(.dimension, text))
    #expect(dimension.text == long)
    #expect(read(.dimension, long) == dimension)
  }

  @Test func aFractionIsTheNearestDouble() throws {
    #expect(read(.dimension, "fractionalWidth(1/3)")?.dimension == .fractionalWidth(1 / 3))
    #expect(read(.dimension, "0.5w")?.dimension == .fractionalWidth(0.5))
  }

  @Test(arguments: [
    "", "w", "h", "%w", "~", "fractionalWidth", "fractionalWidth(", "fractionalWidth()", "fractionalWidth(a)", "fractionalWidth(1/0)",
    "fractionalWidth(0/0)", "fractionalWidth(nan)", "absolute(1e999)", "absolute(inf)", "1/2/3w", "1+1w", "fraction(1)", "44pt", "1e13",
    "0x10",
    "+5", "fixed(10)", "1 2", "absolute(1 2)", "fractionalWidth(1 2/3)",
  ]) func otherTextIsNoDimension(text: String) { #expect(read(.dimension, text) == nil) }

  /// The uikit text quotes UIKit's exception (layout-rules 13.8).
  @Test func aDimensionThatIsNotFiniteQuotesUIKit() {
    let refusal = #expect(throws: Diagnostic.self) { try ValueType<WrittenDimension>.dimension.read(Word("fractionalWidth(1/0)")) }
    #expect(refusal?.uikit == "Invalid fractional width: inf. The fraction must be a finite value.")
  }

  @Test(arguments: [("yes", "true"), ("ON", "true"), ("0", "false"), ("maybe", nil)]) func otherWordsForTruthAreCorrected(
    _ word: String, _ meant: String?
  ) {
    let refusal = #expect(throws: Diagnostic.self) { try Notation<Bool>.truth.type.read(Word(word)) }
    #expect(refusal?.suggestion == meant)
  }

  @Test(arguments: [
    ("fixed(10)", "fixed(10)"), ("10", "fixed(10)"), ("10+", "flexible(10)"), ("flexible(0.5)", "flexible(0.5)"),
    (".fixed(-1)", "fixed(-1)"),
  ]) func spacingIsRead(text: String, long: String) throws {
    let spacing = try #require(read(.spacing, text))
    #expect(spacing.text == long)
    #expect(read(.spacing, long) == spacing)
  }

  @Test(arguments: ["", "+", "fixed", "fixed()", "fixed(a)", "10++", "fixed(1/2)", "flexible(10", "(10)"]) func otherTextIsNoSpacing(
    text: String
  ) {
    #expect(read(.spacing, text) == nil)
  }

  @Test func spacingsThatAreNumbersInUIKitRefuseASpacing() {
    let refusal = #expect(throws: Diagnostic.self) { try Notation<Double>.plainSpacing.type.read(Word("fixed(10)")) }
    #expect(refusal?.code == .plainNumberExpected)
    #expect(read(.plainSpacing, "10") == 10)
  }

  @Test(arguments: [
    ("8", "(8,8,8,8)"), ("(1,2)", "(1,2,1,2)"), ("(1, 2, 3, 4)", "(1,2,3,4)"), ("1,2,3,4", "(1,2,3,4)"),
    ("(-0.5,0,0,1e3)", "(-0.5,0,0,1000)"),
  ]) func insetsAreRead(text: String, long: String) throws {
    let insets = try #require(read(.insets, text))
    #expect(Notation.insets.text(insets) == long)
    #expect(read(.insets, long) == insets)
  }

  @Test(arguments: ["", "()", "(1,2,3)", "(1,2,3,4,5)", "(1,,2)", "(1,2", "1,2)", "((1,2),(3,4))", "(a,b)", "(nan,0)"])
  func otherTextIsNoInsets(text: String) { #expect(read(.insets, text) == nil) }

  @Test(arguments: [
    ("(leading:fixed(4),top:flexible(0))", "(leading:fixed(4),top:flexible(0))"),
    ("(bottom: 4+, trailing: 3)", "(trailing:fixed(3),bottom:flexible(4))"),
    ("()", "()"),
  ]) func edgeSpacingIsRead(text: String, long: String) throws {
    let spacing = try #require(read(.edgeSpacing, text))
    #expect(Notation.edgeSpacing.text(spacing) == long)
    #expect(read(.edgeSpacing, long) == spacing)
  }

  @Test(arguments: ["(left:4)", "(4)", "(leading:)", "(leading:fixed(4)", "leading"]) func otherTextIsNoEdgeSpacing(text: String) {
    #expect(read(.edgeSpacing, text) == nil)
  }

  @Test(arguments: [
    ("(edges:top+trailing,fractionalOffset:(0.5,-0.5))", "(edges:top+trailing,fractionalOffset:(0.5,-0.5))"),
    ("edges:none", "(edges:none)"), ("(edges:none,absoluteOffset:(1, 2))", "(edges:none,absoluteOffset:(1,2))"),
    ("(edges:trailing+top)", "(edges:top+trailing)"),
  ]) func anchorIsRead(text: String, long: String) throws {
    let anchor = try #require(read(.anchor, text))
    #expect(anchor.text == long)
    #expect(read(.anchor, long) == anchor)
  }

  @Test(arguments: [
    "top", "(edges:left)", "(edges:)", "(edges:top,absoluteOffset:(1,2),fractionalOffset:(1,2))", "(edges:top,offset:(1,2))",
  ])
  func otherTextIsNoAnchor(text: String) { #expect(read(.anchor, text) == nil) }

  @Test(arguments: [
    ("((1,2,30,40),(50,10,60,30,4))", "((1,2,30,40),(50,10,60,30,4))"), ("(1,2,30,40)", "((1,2,30,40))"), ("((1, 2, 3, 4))", "((1,2,3,4))"),
  ]) func framesAreRead(text: String, long: String) throws {
    let frames = try #require(read(.frames, text))
    #expect(Notation.frames.text(frames) == long)
    #expect(read(.frames, long) == frames)
  }

  @Test(arguments: ["(1,2,3)", "((1,2,3,4),5)", "((1,2,3,4,0.5))", "((1,2,3,4)(5,6,7,8))"]) func otherTextIsNoFrames(text: String) {
    #expect(read(.frames, text) == nil)
  }

  @Test(arguments: ["390x844", "390×844", "390.5x0"]) func sizeIsRead(text: String) throws {
    let size = try ValueType<Size>.size.read(Word(text))
    #expect(try ValueType<Size>.size.read(Word(size.typed)) == size)
  }

  @Test(arguments: ["390", "390x", "x844", "390xx844", "390x844x1", "-1x2", "axb", "390X844", "1e999x1"]) func otherTextIsNoSize(
    text: String
  ) {
    #expect((try? ValueType<Size>.size.read(Word(text))) == nil)
  }

  /// Any printed number can be read back as the same number.
  @Test func numbersReadBack() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let magnitude = Double(sign: .plus, exponent: Int.random(in: -60...38, using: &random), significand: 1)
      let number = Double.random(in: -1...1, using: &random) * magnitude
      #expect(decimal(Notation<Double>.number.text(number)) == number)
    }
  }
}

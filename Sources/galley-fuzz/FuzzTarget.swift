import CommandLanguage
import Sessions

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A fuzz target, chosen by `GALLEY_FUZZ`. It traps if the input violates an invariant, and the fuzzer reports that input.
enum FuzzTarget: String, CaseIterable {
  /// Splits a line into words. They must be in order, must not overlap, and must be within the line.
  case tokenizer
  /// Runs lines in a session that has every kind of component. Nothing may trap.
  case lines
  /// Runs lines, saves the document, opens it and saves it again. The document and the saved lines must stay the same.
  case scripts
  /// Runs a document that a grammar generates from the input, and all queries about it. Nothing may trap, frames must be finite, JSON must
  /// be valid, a rejected line must change nothing, and a saved document must open as the same document.
  case documents
  /// Parses Swift source made of the bytes, and of fragments that the bytes choose. All spans must be within the source, and the text of a
  /// statement must parse as one statement on its own. Also evaluates the source, and programs that a grammar generates; evaluation must
  /// end with a result or an error.
  case swift

  static let chosen = getenv("GALLEY_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .lines

  /// Whether the input's bytes are the tested text. For documents and Swift they also choose generated text.
  var takesText: Bool { self != .documents && self != .swift }

  func run(_ bytes: [UInt8]) {
    if takesText { Rate.count(bytes) }
    switch self {
    case .tokenizer: fuzzTokenizer(bytes)
    case .lines: _ = Self.session(after: bytes, in: Self.furnished)
    case .scripts: fuzzScripts(bytes)
    case .documents:
      var target = DocumentTarget(bytes)
      target.run()
    case .swift:
      SwiftTarget.run(bytes)
      ReadingTarget.run(bytes)
    }
  }

  private func fuzzTokenizer(_ bytes: [UInt8]) {
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    var end = 0
    while (try? tokenizer.nextCommand(into: &tokens)) == true {
      precondition(!tokens.isEmpty, "a command has no words")
      for token in tokens {
        precondition(
          token.range.lowerBound >= end && token.range.upperBound <= bytes.count && !token.range.isEmpty,
          "words overlap or are out of order")
        end = token.range.upperBound
      }
    }
  }

  private func fuzzScripts(_ bytes: [UInt8]) {
    let session = Self.session(after: bytes)
    let script = session.script
    Rate.count(script.utf8)
    let opened = Session(Self.empty)
    let output = Output()
    precondition(opened.runLines(Array(script.utf8), from: .standardInput, to: output), "the saved script was rejected")
    precondition(opened.document == session.document, "the reopened document is different")
    precondition(opened.script == script, "the reopened document is saved as different lines")
  }

  /// A session without access to files.
  private static let empty: SessionState = {
    let session = Session(settings: Session.Settings(keepsGoing: true))
    session.confine()
    return session.state
  }()

  /// A session with names that lines can refer to. Each input runs on a copy of its state.
  private static let furnished = session(
    after: Array(
      """
      define item cell width=1/3w height=1h; define badge dot width=20 height=20; add dot to cell
      define group row horizontal width=1w height=~100 of cell; define group free custom width=1w height=80 frames=((1,2,30,40))
      define header title width=1w height=~44; define background plate; define section grid row; define section cards free
      define section prefs list; add title to grid; add plate to grid; set cards.orthogonalScrollingBehavior groupPaging
      use grid; use cards for B; use prefs for C when width >= 300; device iphone-16-pro
      append sections A B C; append items a b c to A; append items d e to B; append items f to C; append items g h to C under f
      register cell card configuring once; present A as card; content a title=Hello type=post; apply; measure a 100x44; scroll to 0,20
      move item a after c; delete items b; content a type=other; reconfigure items c; mark now; view todo; append sections A; append items t to A
      apply; view main
      """.utf8)
  ).state

  private static func session(after bytes: [UInt8], in start: SessionState = empty) -> Session {
    let session = Session(start)
    let output = Output()
    _ = session.runLines(bytes, from: Source(name: "<fuzz>", folder: "/nowhere/at/all"), to: output)
    return session
  }
}

/// Called by libFuzzer with each input. Skips input with large numbers, which only cost time and memory.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Rate.begin()
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard !FuzzTarget.chosen.takesText || !holdsLargeNumber(bytes) else { return -1 }
  FuzzTarget.chosen.run(bytes)
  return 0
}

private func holdsLargeNumber(_ bytes: [UInt8]) -> Bool {
  var digits = 0
  return bytes.contains { byte in
    digits = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? digits + 1 : 0
    return digits >= 5
  }
}

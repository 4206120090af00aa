import CommandLanguage
import Sessions

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A fuzzing target; `GALLEY_FUZZ` chooses one. Each traps if a law is broken, and the fuzzer reports the input.
enum Attack: String, CaseIterable {
  /// The tokenizer: words are in order, apart from each other and within the line.
  case tokenizer
  /// Whole lines run in a session with something of every kind: nothing traps.
  case lines
  /// Lines run in a session whose document is saved, opened and saved again: the document and the saved lines stay the same.
  case scripts

  static let chosen = getenv("GALLEY_FUZZ").flatMap { Attack(rawValue: String(cString: $0)) } ?? .lines

  func run(_ bytes: [UInt8]) {
    switch self {
    case .tokenizer: attackTokenizer(bytes)
    case .lines: _ = Self.session(after: bytes, in: Self.furnished)
    case .scripts: attackScripts(bytes)
    }
  }

  private func attackTokenizer(_ bytes: [UInt8]) {
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    var end = 0
    while (try? tokenizer.nextCommand(into: &tokens)) == true {
      precondition(!tokens.isEmpty, "a command without words")
      for token in tokens {
        precondition(token.range.lowerBound >= end && token.range.upperBound <= bytes.count && !token.range.isEmpty, "words out of order")
        end = token.range.upperBound
      }
    }
  }

  private func attackScripts(_ bytes: [UInt8]) {
    let session = Self.session(after: bytes)
    let script = session.script
    var opened = Session()
    let output = Output()
    precondition(opened.runLines(Array(script.utf8), from: .standardInput, to: output), "a saved script is refused")
    precondition(opened.document == session.document, "another document")
    precondition(opened.script == script, "other lines")
  }

  /// A session without access to files.
  private static let empty: Session = {
    var session = Session(settings: Session.Settings(keepsGoing: true))
    session.confine()
    return session
  }()

  /// A session with names that lines can refer to: each execution runs one or more lines in a copy of it.
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
      """.utf8))

  private static func session(after bytes: [UInt8], in start: Session = empty) -> Session {
    var session = start
    let output = Output()
    _ = session.runLines(bytes, from: Source(name: "<fuzz>", folder: "/nowhere/at/all"), to: output)
    return session
  }
}

/// Called by libFuzzer with each input. Inputs with large numbers, which only cost time and memory, are skipped.
@_cdecl("LLVMFuzzerTestOneInput")
public func attackWithOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var digits = 0
  for byte in bytes {
    digits = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? digits + 1 : 0
    guard digits < 5 else { return -1 }
  }
  Attack.chosen.run(bytes)
  return 0
}

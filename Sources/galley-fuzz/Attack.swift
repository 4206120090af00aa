import CommandLanguage
import Workbench

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is attacked; `GALLEY_FUZZ` names one. Each traps where a law is broken, which the fuzzer reports with the input.
enum Attack: String, CaseIterable {
  /// The tokenizer: words are in order, apart from each other and within the line.
  case tokenizer
  /// Whole lines against a session: nothing traps.
  case lines
  /// Lines against a session, whose document is saved, opened and saved again: the same document, the same lines.
  case scripts

  static let chosen = getenv("GALLEY_FUZZ").flatMap { Attack(rawValue: String(cString: $0)) } ?? .lines

  func run(_ bytes: [UInt8]) {
    switch self {
    case .tokenizer: attackTokenizer(bytes)
    case .lines: _ = Self.session(after: bytes)
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
    var output = Nowhere()
    precondition(opened.runLines(Array(script.utf8), from: .standardInput, to: &output), "a saved script is refused")
    precondition(opened.document == session.document, "another document")
    precondition(opened.script == script, "other lines")
  }

  /// A session that can touch no file.
  private static func session(after bytes: [UInt8]) -> Session {
    var session = Session(settings: Session.Settings(keepsGoing: true))
    session.confine()
    var output = Nowhere()
    _ = session.runLines(bytes, from: Source(name: "<fuzz>", folder: "/nowhere/at/all"), to: &output)
    return session
  }
}

/// An output nobody reads.
private struct Nowhere: Output {
  mutating func write(_ text: String) {}
  mutating func writeError(_ text: String) {}
}

/// What libFuzzer calls with each input. Numbers that only cost time and memory are left out.
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

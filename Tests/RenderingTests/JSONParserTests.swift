import TestSupport
import Testing

@testable import Rendering

/// Parses JSON, and rejects other text at the first wrong byte.
@Suite struct JSONParserTests {
  @Test(arguments: [
    ("null", "null"), (" [ ] ", "[]"), ("{ }", "{}"), ("[true,false , null]", "[true,false,null]"),
    ("{\"b\":1,\"a\":[-0.5,1e2,0]}", "{\"b\":1,\"a\":[-0.5,100,0]}"), ("\"\\u00e9\\ud83d\\ude00\\/\\b\"", "\"é😀/\\u0008\""),
    ("\u{FEFF}[\"오늘\"]", "[\"오늘\"]"),
  ])
  func whatIsJSONIsRead(text: String, rewritten: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8)).json.text == rewritten)
  }

  @Test(arguments: [
    ("", 0), ("nul", 0), ("[1,]", 3), ("[1 2]", 3), ("{\"a\"}", 4), ("{a:1}", 1), ("{\"a\":1,}", 7), ("01", 0), ("1.", 0), ("-", 0),
    ("1e", 0), ("+1", 0), (".5", 0), ("\"\t\"", 1), ("\"a", 0), ("\"\\x\"", 1), ("\"\\ud800\"", 1), ("\"\\ud800\\u0041\"", 1),
    ("\"\\u12\"", 1), ("[]]", 2), ("{\"a\":1,\"a\":2}", 7), ("tru", 0), ("NaN", 0), ("[1e400]", 1),
  ])
  func whatIsNoneIsRefusedInItsPlace(text: String, place: Int) {
    #expect { try JSONParser.parse(Array(text.utf8)) } throws: { ($0 as? JSONFault)?.range.lowerBound == place }
  }

  @Test func bytesThatAreNotTextAreRefused() {
    #expect(throws: JSONFault.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
  }

  /// The parser can read the writer's output.
  @Test(arguments: 0..<500) func readingIsTheInverseOfWriting(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let json = JSON.random(depth: 4, using: &random)
    #expect(try JSONParser.parse(Array(json.text.utf8)).json.text == json.text)
    #expect(try JSONParser.parse(Array(json.indented.utf8)).json.text == json.text)
  }

  /// Damaged text is either parsed, or rejected at one of its bytes.
  @Test(arguments: 0..<2_000) func noBytesTrap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(JSON.random(depth: 3, using: &random).text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      if Bool.random(using: &random) { bytes[place] = UInt8.random(in: 0...255, using: &random) } else { bytes.removeSubrange(place...) }
    }
    do {
      _ = try JSONParser.parse(bytes)
    } catch {
      #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count)
    }
  }
}

extension JSON {
  fileprivate static func random(depth: Int, using random: inout SeededGenerator) -> JSON {
    let texts = ["", "a", "오늘", "\u{1F34E}", "\"\\/", "\n\t\u{1}\u{7F}\u{2028}", "e\u{301}"]
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number([0, -1.5, 1e21, 1e-7, 0.1, 123_456_789].randomElement(using: &random) ?? 0)
    case 3: return .string(texts.randomElement(using: &random) ?? "")
    case 4: return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in Self.random(depth: depth - 1, using: &random) })
    default:
      return .object(
        (0..<Int.random(in: 0...3, using: &random)).map { JSON.Member("\($0)\(texts[$0])", Self.random(depth: depth - 1, using: &random)) })
    }
  }
}

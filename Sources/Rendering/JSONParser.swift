import Localization

/// Parses JSON strictly (RFC 8259): no repeated keys, nothing after the value, and limited nesting.
///
/// Linear in the number of bytes. A byte order mark before the value is skipped.
package struct JSONParser {
  /// The nesting limit, which keeps malicious files from exhausting the stack.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0

  package static func parse(_ bytes: [UInt8]) throws(JSONFault) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let node = try parser.value(depth: 1)
    parser.skipSpace()
    guard parser.next == nil else { throw parser.fault("nothing can follow the end of the value") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONFault) -> JSONNode {
    skipSpace()
    guard depth <= Self.deepest else { throw fault("values are nested more than \(Self.deepest) levels deep") }
    let start = position
    let value: JSONNode.NodeValue
    guard let next else { throw fault("it ends too early") }
    switch next {
    case UInt8(ascii: "{"): value = .object(try members(depth))
    case UInt8(ascii: "["): value = .array(try elements(depth))
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    default: value = try word()
    }
    return JSONNode(value: value, range: start..<position)
  }

  private mutating func members(_ depth: Int) throws(JSONFault) -> [JSONNode.ParsedMember] {
    var members: [JSONNode.ParsedMember] = []
    var keys: Set<String> = []
    try list(until: UInt8(ascii: "}")) { parser throws(JSONFault) in
      let start = parser.position
      guard parser.next == UInt8(ascii: "\"") else { throw parser.expected("\"") }
      let key = try parser.string()
      let range = start..<parser.position
      guard keys.insert(key).inserted else {
        throw JSONFault("'\(String(key.unicodeScalars.prefix(48)))' is given twice", at: range)
      }
      parser.skipSpace()
      guard parser.take(":") else { throw parser.expected(":") }
      members.append(JSONNode.ParsedMember(key: key, keyRange: range, node: try parser.value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(_ depth: Int) throws(JSONFault) -> [JSONNode] {
    var nodes: [JSONNode] = []
    try list(until: UInt8(ascii: "]")) { parser throws(JSONFault) in nodes.append(try parser.value(depth: depth + 1)) }
    return nodes
  }

  /// Parses comma-separated elements between brackets.
  private mutating func list(
    until end: UInt8, _ element: (inout JSONParser) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    position += 1
    skipSpace()
    guard next != end else {
      position += 1
      return
    }
    repeat {
      skipSpace()
      try element(&self)
      skipSpace()
    } while take(",")
    guard next == end else { throw expected(",") }
    position += 1
  }

  private mutating func word() throws(JSONFault) -> JSONNode.NodeValue {
    let words: KeyValuePairs<String, JSONNode.NodeValue> = ["null": .null, "true": .bool(true), "false": .bool(false)]
    for (word, value) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw fault("a value is expected here")
  }

  private mutating func number() throws(JSONFault) -> Double {
    let start = position
    _ = take("-")
    let whole = digits()
    let isLed = whole.count > 1 && bytes[whole.lowerBound] == UInt8(ascii: "0")
    var isComplete = !whole.isEmpty && !isLed
    if take(".") { isComplete = !digits().isEmpty && isComplete }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      isComplete = !digits().isEmpty && isComplete
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isComplete, let number = Double(text) else { throw JSONFault("this is not a number", at: start..<position) }
    guard number.isFinite else { throw JSONFault("'\(text.prefix(48))' is too large for a number", at: start..<position) }
    return number
  }

  private mutating func digits() -> Range<Int> {
    let start = position
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { position += 1 }
    return start..<position
  }

  // MARK: Strings

  private mutating func string() throws(JSONFault) -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONFault("this is not UTF-8", at: opening..<position)
        }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: Array(String(Character(try escape())).utf8))
      case ..<0x20: throw fault("this is a control character; in JSON it is written as \\u followed by its code")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw JSONFault("the string is not closed", at: opening..<opening + 1)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = position
    position += 2
    let letter = start + 1 < bytes.count ? Unicode.Scalar(bytes[start + 1]) : " "
    switch letter {
    case "\"", "\\", "/": return letter
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": if let scalar = codeUnits() { return scalar }
    default: break
    }
    throw JSONFault("JSON has no such escape", at: start..<min(position, bytes.count))
  }

  /// Parses the scalar of one `\uXXXX` or of a surrogate pair, after the first backslash and `u`.
  private mutating func codeUnits() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard take("\\"), take("u"), let second = codeUnit(), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
  }

  private mutating func codeUnit() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isHexDigit }) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  private func expected(_ text: String) -> JSONFault {
    next == nil ? fault("it ends too early") : fault("'\(text)' is expected here")
  }

  /// A fault at the next byte, or at the end of the text.
  private func fault(_ reason: Phrase) -> JSONFault { JSONFault(reason, at: position..<min(position + 1, bytes.count)) }
}

/// Reads JSON strictly (RFC 8259), knowing nothing of how it was written, and keeps the order of keys.
struct JSONReader {
  indirect enum Value: Equatable {
    case null, bool(Bool), number(Double), string(String), array([Value]), object([Member])
  }

  struct Member: Equatable {
    var key: String
    var value: Value
  }

  private struct Failure: Error {}

  private let text: [Unicode.Scalar]
  private var position = 0

  private init(_ text: some StringProtocol) { self.text = Array(text.unicodeScalars) }

  /// The value that a text is, nil where it is none.
  static func read(_ text: some StringProtocol) -> Value? {
    var reader = JSONReader(text)
    guard let value = try? reader.value(), reader.position == reader.text.count else { return nil }
    return value
  }

  static func isObject(_ text: Substring) -> Bool {
    if case .object(let members)? = read(text) { return Set(members.map(\.key)).count == members.count }
    return false
  }

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ word: String) throws {
    for scalar in word.unicodeScalars { guard take(scalar) else { throw Failure() } }
  }

  private mutating func value() throws -> Value {
    switch next {
    case "n":
      try expect("null")
      return .null
    case "t":
      try expect("true")
      return .bool(true)
    case "f":
      try expect("false")
      return .bool(false)
    case "\"": return .string(try string())
    case "[":
      return .array(try list("[", "]") { reader in try reader.value() })
    case "{":
      return .object(
        try list("{", "}") { reader in
          let key = try reader.string()
          try reader.expect(":")
          return Member(key: key, value: try reader.value())
        })
    default: return .number(try number())
    }
  }

  private mutating func list<Element>(
    _ open: String, _ close: Unicode.Scalar, _ element: (inout JSONReader) throws -> Element
  ) throws -> [Element] {
    try expect(open)
    guard !take(close) else { return [] }
    var elements = [try element(&self)]
    while take(",") { elements.append(try element(&self)) }
    try expect(String(close))
    return elements
  }

  private mutating func string() throws -> String {
    try expect("\"")
    var result = String.UnicodeScalarView()
    while let scalar = next {
      position += 1
      switch scalar {
      case "\"": return String(result)
      case "\\": result.append(try escape())
      case _ where scalar.value < 0x20: throw Failure()
      default: result.append(scalar)
      }
    }
    throw Failure()
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let scalar = next else { throw Failure() }
    position += 1
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u":
      guard position + 4 <= text.count else { throw Failure() }
      let digits = String(String.UnicodeScalarView(text[position..<position + 4]))
      position += 4
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { throw Failure() }
      return scalar
    default: throw Failure()
    }
  }

  private mutating func number() throws -> Double {
    let start = position
    while let scalar = next, "0123456789+-.eE".unicodeScalars.contains(scalar) { position += 1 }
    let digits = String(String.UnicodeScalarView(text[start..<position]))
    guard let number = Double(digits), number.isFinite, digits.first != "+", digits.first != "." else { throw Failure() }
    return number
  }
}

import Cancelling
import Localization

/// A JSON value whose keys keep their order.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member($0.0, $0.1) }) }
  package init(nilLiteral: ()) { self = .null }
}

extension JSON {
  /// A string, or `null` for nil.
  package static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }
  package static func optional(_ number: Int?) -> JSON { number.map(JSON.integer) ?? .null }

  /// The key of the last member of each reply and error: the command that it is for, or null if the line has no command.
  package static let commandKey = "command"

  /// Appends members to an object. Other values are returned unchanged.
  package func adding(_ members: [Member]) -> JSON {
    if case .object(let own) = self { .object(own + members) } else { self }
  }

  /// The value on one line. Keys keep their order; numbers are the shortest decimals that parse to the same number.
  package func write(to output: inout some TextOutputStream) {
    switch self {
    case .null: output.write("null")
    case .bool(let value): output.write(value ? "true" : "false")
    case .integer(let value): output.write(String(value))
    case .number(let value): output.write(value.isFinite ? shortest(value) : "null")
    case .string(let value): writeJSONString(value, to: &output)
    case .array(let values):
      output.write("[")
      for (index, value) in values.enumerated().untilCancelled {
        if index > 0 { output.write(",") }
        value.write(to: &output)
      }
      output.write("]")
    case .object(let members):
      output.write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { output.write(",") }
        writeJSONString(member.key, to: &output)
        output.write(":")
        member.value.write(to: &output)
      }
      output.write("}")
    }
  }

  package var text: String {
    var result = ""
    write(to: &result)
    return result
  }
}

/// Writes a string with the escapes that JSON requires. All control characters, and marks that reorder text, are escaped.
private func writeJSONString(_ text: String, to output: inout some TextOutputStream) {
  output.write("\"")
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 < 0x7F }) {
    output.write(text)
  } else {
    for scalar in text.unicodeScalars { output.write(jsonEscaped(scalar)) }
  }
  output.write("\"")
}

private func jsonEscaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": return "\\\""
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\t": return "\\t"
  case "\r": return "\\r"
  default: break
  }
  guard scalar.escapeOfControl != nil else { return String(Character(scalar)) }
  let digits = String(scalar.value, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

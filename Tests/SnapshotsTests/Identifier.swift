import Foundation

/// An identifier of the recordings: a string or an integer.
enum Identifier: Hashable, Sendable, Codable, CustomStringConvertible {
  case string(String)
  case integer(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let string): try container.encode(string)
    case .integer(let integer): try container.encode(integer)
    }
  }

  var description: String {
    switch self {
    case .string(let string): string
    case .integer(let integer): "\(integer)"
    }
  }
}

extension Identifier: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

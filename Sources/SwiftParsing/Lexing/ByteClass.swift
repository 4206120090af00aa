/// The tokens that a byte can be part of.
struct ByteClass: OptionSet {
  var rawValue: UInt8
  static let nameStart = ByteClass(rawValue: 1)
  static let name = ByteClass(rawValue: 2)
  /// A byte that starts or continues an operator.
  static let operatorCharacter = ByteClass(rawValue: 4)
  static let digit = ByteClass(rawValue: 8)
  static let hexDigit = ByteClass(rawValue: 16)
  /// Space, tab, vertical tab, form feed, line ends and zero.
  static let space = ByteClass(rawValue: 32)
  /// A byte of a character outside ASCII.
  static let wide = ByteClass(rawValue: 64)

  static let table: [ByteClass] = (0...255).map { classify(UInt8($0)) }

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): [.nameStart, .name, .hexDigit]
    case UInt8(ascii: "g")...UInt8(ascii: "z"), UInt8(ascii: "G")...UInt8(ascii: "Z"), UInt8(ascii: "_"): [.nameStart, .name]
    case UInt8(ascii: "0")...UInt8(ascii: "9"): [.name, .digit, .hexDigit]
    case UInt8(ascii: "$"): .name
    case UInt8(ascii: " "), 0, 9...13: .space
    case 0x80...0xFF: .wide
    default: "/=-+!*%<>&|^~?".utf8.contains(byte) ? .operatorCharacter : []
    }
  }
}

extension UInt8 {
  /// True if the byte can be part of a name. Every byte outside ASCII can.
  package var isInName: Bool { !ByteClass.table[Int(self)].isDisjoint(with: [.name, .wide]) }
}

/// The characters outside ASCII in names and operators, from the chapter "Lexical Structure" of The Swift Programming Language.
enum WideCharacter {
  static func startsName(_ scalar: UInt32) -> Bool { continuesName(scalar) && !isCombining(scalar) }

  static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D,
      0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFF: scalar & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  private static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  static func startsOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E,
      0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: startsOperator(scalar)
    }
  }
}

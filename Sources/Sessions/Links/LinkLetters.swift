/// Base64url encoding without padding (RFC 4648, section 5).
enum LinkLetters {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | (start + index < part.endIndex ? UInt32(part[start + index]) : 0) }
      for index in 0...part.count { result.append(letters[Int(bits >> (18 - 6 * UInt32(index)) & 63)]) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// - Returns: Nil if the text contains any other character or ends with an incomplete byte.
  static func bytes(of text: some Sequence<UInt8>) -> [UInt8]? {
    var (result, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for letter in text {
      guard let value = value(of: letter) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      bits &= (1 << UInt32(count)) - 1
    }
    return count < 6 && bits == 0 ? result : nil
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

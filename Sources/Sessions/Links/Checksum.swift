/// A hash of bytes (FNV-1a, 32 bits).
enum Checksum {
  /// The hash as four bytes, least significant byte first.
  static func bytes(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return (0..<length).map { UInt8(truncatingIfNeeded: hash >> UInt32(8 * $0)) }
  }

  static let length = 4
}

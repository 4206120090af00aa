/// Encodes an entry of several lines as one line of the history file, with the escapes `\n`, `\r` and `\\`.
enum HistoryEscaping {
  static func escape(_ entry: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entry.utf8.count)
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): bytes += [backslash, UInt8(ascii: "n")]
      case UInt8(ascii: "\r"): bytes += [backslash, UInt8(ascii: "r")]
      case backslash: bytes += [backslash, backslash]
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// Decodes a line of the file. A backslash before any other character is literal, and invalid UTF-8 becomes U+FFFD.
  static func unescape(_ line: some Collection<UInt8>) -> String {
    guard line.contains(backslash) else { return String(decoding: line, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = line[...]
    while let byte = rest.popFirst() {
      guard byte == backslash, let meant = meaning(of: rest.first) else {
        bytes.append(byte)
        continue
      }
      bytes.append(meant)
      rest.removeFirst()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func meaning(of byte: UInt8?) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case backslash: backslash
    default: nil
    }
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Collects the bytes that a terminal sends between the marks of a bracketed paste.
struct PastedText {
  private static let endMark = Array("\u{1B}[201~".utf8)

  private static let pieceSize = 1 << 14

  let limit: Int
  /// The received bytes, without the end mark. If there are too many, only the last ones are kept.
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLong = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds received bytes.
  ///
  /// - Returns: The bytes after the end mark, or nil if it has not been received yet.
  mutating func take(_ received: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let searched = max(0, bytes.count - Self.endMark.count + 1)
    bytes += received
    let end = placeOfEndMark(from: searched)
    if (end ?? bytes.count - Self.endMark.count) > limit { isTooLong = true }
    if let end {
      let rest = bytes[(end + Self.endMark.count)...]
      bytes.removeSubrange(end...)
      return rest
    }
    if isTooLong { bytes.removeFirst(bytes.count - Self.endMark.count) }
    return nil
  }

  /// The text in pieces that are quick to process. Invalid UTF-8 becomes U+FFFD.
  var pieces: some Sequence<String> {
    sequence(state: 0) { start in
      guard start < bytes.count else { return nil }
      var end = min(start + Self.pieceSize, bytes.count)
      // A scalar has at most three bytes after its first.
      for _ in 0..<3 where end < bytes.count && bytes[end] & 0xC0 == 0x80 { end -= 1 }
      defer { start = end }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  private func placeOfEndMark(from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var start = start
      while start + Self.endMark.count <= bytes.count, let found = memchr(base + start, Int32(Self.endMark[0]), bytes.count - start) {
        start = base.distance(to: UnsafeRawPointer(found))
        if bytes[start + 1] == Self.endMark[1], bytes[start...].starts(with: Self.endMark) { return start }
        start += 1
      }
      return nil
    }
  }
}

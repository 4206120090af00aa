extension StringProtocol {
  /// Whether the text is printable ASCII, so that each byte takes up one column and no byte is a control character.
  ///
  /// Tests eight bytes at a time, because all output is tested twice: for escapes and for its width.
  package var isPlain: Bool { isPrintable(self) }
}

extension String {
  /// An overload for `String`, which is three times as fast as the generic one.
  package var isPlain: Bool { isPrintable(self) }
}

private func isPrintable(_ text: some StringProtocol) -> Bool {
  text.utf8.withContiguousStorageIfAvailable { isPrintable(UnsafeRawBufferPointer($0)) }
    ?? text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
}

private func isPrintable(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let whole = bytes.count & ~7
  for start in stride(from: 0, to: whole, by: 8) where !isPrintable(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
    return false
  }
  return bytes[whole...].allSatisfy { (0x20..<0x7F).contains($0) }
}

/// Whether each of eight bytes is from 0x20 through 0x7E.
///
/// Subtracting 0x20 sets the high bit of a smaller byte, adding 1 sets that of 0x7F, and larger bytes already have it. Only a byte that is
/// itself out of range can borrow from, or carry into, the next byte, so the result is exact.
private func isPrintable(_ bytes: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let smaller = (bytes &- ones &* 0x20) & ~bytes
  return (smaller | bytes | (bytes &+ ones)) & (ones &* 0x80) == 0
}

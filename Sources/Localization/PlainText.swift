extension StringProtocol {
  /// Whether all of the text is printable ASCII: each byte a column of its own, none a control character.
  ///
  /// Eight bytes at a time: what is printed is asked this twice, once for its escapes and once for its columns.
  package var isPlain: Bool { isPrintable(self) }
}

extension String {
  /// The same for a type that the compiler knows, which takes a third of it.
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
/// A smaller byte borrows from its highest bit, 0x7F carries into it, and larger bytes have it; what one byte passes on to the next, it
/// does only where it is no such byte itself.
private func isPrintable(_ bytes: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let smaller = (bytes &- ones &* 0x20) & ~bytes
  return (smaller | bytes | (bytes &+ ones)) & (ones &* 0x80) == 0
}

/// One line as it was read: its bytes without the newline, and where it stood.
package struct InputLine: Equatable, Sendable {
  /// The bytes, in whatever encoding they came, without `\n` or `\r\n`.
  package var bytes: [UInt8]
  /// The physical line the first byte stood on, from 1.
  package var number: Int

  package init(bytes: [UInt8], number: Int) {
    self.bytes = bytes
    self.number = number
  }
}

/// One line as read: its bytes without the newline, and its line number.
package struct InputLine: Equatable, Sendable {
  /// The bytes, in whatever encoding they came, without `\n` or `\r\n`.
  package var bytes: [UInt8]
  /// The physical line of the first byte, from 1.
  package var number: Int

  package init(bytes: [UInt8], number: Int) {
    self.bytes = bytes
    self.number = number
  }
}

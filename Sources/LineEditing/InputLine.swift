/// A line of input, with its line number.
package struct InputLine: Equatable, Sendable {
  /// The bytes in their original encoding, without `\n` or `\r\n`.
  package var bytes: [UInt8]
  /// The physical line of the first byte, counted from 1.
  package var number: Int

  package init(bytes: [UInt8], number: Int) {
    self.bytes = bytes
    self.number = number
  }
}

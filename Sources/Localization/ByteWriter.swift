/// Writes a text that is put together from many small parts: names, numbers and gaps.
///
/// Each part goes to its place in memory of a known size, which takes a tenth of joining strings. Rooms above inline what writes it, since
/// most parts are a character or a gap.
@usableFromInline
package struct ByteWriter {
  @usableFromInline let bytes: UnsafeMutableBufferPointer<UInt8>
  @usableFromInline private(set) var count = 0

  @inlinable package init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  @inlinable package mutating func write(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ write($0) }) != nil { return }
    for byte in text.utf8 { bytes[place(of: 1)] = byte }
  }

  /// Writes an ASCII character.
  @inlinable
  package mutating func write(_ character: Unicode.Scalar) {
    bytes[place(of: 1)] = UInt8(ascii: character)
  }

  @inlinable package mutating func write(blanks: Int) {
    guard blanks > 0 else { return }
    let start = place(of: blanks)
    for place in start..<start + blanks { bytes[place] = UInt8(ascii: " ") }
  }

  /// Writes the digits of a number that is not negative.
  @inlinable package mutating func write(_ number: Int) {
    // Most of them, such as the index of a section, have one digit.
    if number < 10 { return bytes[place(of: 1)] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number) }
    let digits = digits(number)
    var place = place(of: digits) + digits
    var rest = number
    repeat {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  @inlinable mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    let start = place(of: text.count)
    _ = bytes[start...].update(fromContentsOf: text)
  }

  /// Where the next bytes go, for which there must be room.
  @inlinable
  mutating func place(of added: Int) -> Int {
    precondition(added <= bytes.count - count, "the room was counted")
    defer { count += added }
    return count
  }
}

/// How many digits a number has that is not negative.
@inlinable package func digits(_ number: Int) -> Int {
  var (count, rest) = (1, number / 10)
  while rest > 0 { (count, rest) = (count + 1, rest / 10) }
  return count
}

extension String {
  /// A number that is not negative, in digits. It takes a fifth of a description, which is made for every kind of number.
  @usableFromInline
  package init(digitsOf number: Int) {
    self.init(room: digits(number)) { $0.write(number) }
  }

  /// The text that a body writes.
  ///
  /// - Parameter room: As many bytes as it takes, or more.
  package init(room: Int, _ body: (inout ByteWriter) -> Void) {
    self.init(unsafeUninitializedCapacity: room) { bytes in
      var writer = ByteWriter(bytes)
      body(&writer)
      return writer.count
    }
  }
}

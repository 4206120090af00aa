import Snapshots

extension IndexPath {
  /// The index path as UIKit prints it: `[0, 12]`.
  ///
  /// Its bytes are written at once, which takes a tenth of an interpolation: differences and frames have thousands of them.
  package var shown: String {
    // A recording may hold any number.
    guard section >= 0, item >= 0 else { return "[\(section), \(item)]" }
    let (sections, items) = (digits(section), digits(item))
    return String(unsafeUninitializedCapacity: sections + items + 4) { bytes in
      bytes[0] = UInt8(ascii: "[")
      write(section, sections, to: bytes, at: 1)
      bytes[sections + 1] = UInt8(ascii: ",")
      bytes[sections + 2] = UInt8(ascii: " ")
      write(item, items, to: bytes, at: sections + 3)
      bytes[sections + items + 3] = UInt8(ascii: "]")
      return sections + items + 4
    }
  }
}

/// How many digits a number has that is not negative.
private func digits(_ number: Int) -> Int {
  var (count, rest) = (1, number / 10)
  while rest > 0 { (count, rest) = (count + 1, rest / 10) }
  return count
}

private func write(_ number: Int, _ digits: Int, to bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
  var rest = number
  for place in stride(from: start + digits - 1, through: start, by: -1) {
    bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
    rest /= 10
  }
}

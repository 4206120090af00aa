import CommandLanguage

/// A unit of input: a line, several lines joined by `\`, lines of Swift until its brackets are closed, or a console message.
package struct InputEntry: Sendable {
  private struct Segment: Sendable {
    /// The offset of the physical line in the entry.
    var start: Int
    var number: Int
  }

  package private(set) var bytes: [UInt8]
  package let number: Int
  private var joined: [Segment] = []
  package let isSwift: Bool
  /// The command line that ended the Swift code or the console message. It runs afterwards.
  var following: [UInt8]?

  package init(_ bytes: [UInt8], number: Int, isSwift: Bool = false) {
    self.bytes = bytes
    self.number = number
    self.isSwift = isSwift
  }

  /// The number of its last physical line.
  var lastNumber: Int { joined.last?.number ?? number }

  var isContinued: Bool { !isSwift && bytes.isContinued }

  /// Whether the entry exceeds the maximum length. Its end may then be missing.
  var isTooLong: Bool { bytes.count > Tokenizer.longestLine }

  /// Joins the next physical line, replacing the `\` with a space.
  mutating func join(_ line: [UInt8], number: Int) {
    bytes[bytes.count - 1] = UInt8(ascii: " ")
    joined.append(Segment(start: bytes.count, number: number))
    bytes.append(contentsOf: line)
  }

  mutating func append(_ line: [UInt8], number: Int, after separator: UInt8 = UInt8(ascii: "\n")) {
    bytes.append(separator)
    joined.append(Segment(start: bytes.count, number: number))
    bytes.append(contentsOf: line)
  }

  /// The physical line that contains a byte, and the offset in that line.
  func position(of offset: Int) -> PhysicalPosition {
    let segments = [Segment(start: 0, number: number)] + joined
    let index = segments.lastIndex { $0.start <= offset } ?? 0
    let segment = segments[index]
    let end = index + 1 < segments.count ? segments[index + 1].start : bytes.count
    var line = bytes[segment.start..<end]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    return PhysicalPosition(line: segment.number, bytes: Array(line), offset: offset - segment.start)
  }

  struct PhysicalPosition {
    var line: Int
    var bytes: [UInt8]
    var offset: Int
  }
}

extension UInt8 {
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }
}

extension [UInt8] {
  var isBlank: Bool { allSatisfy { $0.isSpace } }

  /// Whether the next physical line is joined to this one.
  var isContinued: Bool { last == UInt8(ascii: "\\") }

  /// The bytes without a byte order mark, which some editors write at the start of a file.
  var withoutByteOrderMark: [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? Array(dropFirst(mark.count)) : self
  }
}

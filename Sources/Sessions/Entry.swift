import CommandLanguage

/// One line of the language: a physical line, or several joined by `\` at their ends.
package struct Entry: Sendable {
  private struct Segment: Sendable {
    /// The physical line's offset in the entry.
    var start: Int
    var number: Int
  }

  package private(set) var bytes: [UInt8]
  /// The number of the first physical line.
  package let number: Int
  private var joined: [Segment] = []

  package init(_ bytes: [UInt8], number: Int) {
    self.bytes = bytes
    self.number = number
  }

  var isContinued: Bool { bytes.isContinued }

  /// Whether it is longer than a line may be. Its end may then be missing.
  var isTooLong: Bool { bytes.count > Tokenizer.longestLine }

  /// Joins the next physical line, replacing the `\` by one space.
  mutating func join(_ line: [UInt8], number: Int) {
    bytes[bytes.count - 1] = UInt8(ascii: " ")
    joined.append(Segment(start: bytes.count, number: number))
    bytes.append(contentsOf: line)
  }

  /// The physical line and the offset in it of a byte.
  func position(of offset: Int) -> Position {
    let segments = [Segment(start: 0, number: number)] + joined
    let index = segments.lastIndex { $0.start <= offset } ?? 0
    let segment = segments[index]
    let end = index + 1 < segments.count ? segments[index + 1].start : bytes.count
    return Position(line: segment.number, bytes: Array(bytes[segment.start..<end]), offset: offset - segment.start)
  }

  struct Position {
    var line: Int
    var bytes: [UInt8]
    var offset: Int
  }
}

/// Makes entries of physical lines.
package struct LineJoiner: Sendable {
  private var unfinished: Entry?
  /// Whether the next lines belong to an entry that was returned as too long.
  private var isPassingOver = false

  package init() {}

  /// Adds a physical line, or a part of one that is longer than an entry may be; returns the entry if it is complete, otherwise nil.
  ///
  /// An entry that is too long is returned at once, to be refused, and the rest of it is passed over.
  package mutating func take(_ line: [UInt8], number: Int, isWhole: Bool = true) -> Entry? {
    let isContinued = !isWhole || line.isContinued
    if isPassingOver {
      isPassingOver = isContinued
      return nil
    }
    var entry = Entry(number == 1 ? line.withoutByteOrderMark : line, number: number)
    if var begun = unfinished {
      // So that the growing entry has a single owner and is not copied.
      unfinished = nil
      begun.join(line, number: number)
      entry = begun
    }
    isPassingOver = isContinued && entry.isTooLong
    guard isContinued, !isPassingOver else { return entry }
    unfinished = entry
    return nil
  }

  /// The entry that the last line left incomplete; its final `\` is then an ordinary character.
  package mutating func finish() -> Entry? {
    defer { unfinished = nil }
    return unfinished
  }
}

extension [UInt8] {
  /// Whether the next physical line belongs to this one.
  var isContinued: Bool { last == UInt8(ascii: "\\") }

  /// The bytes without a byte order mark, which some editors write at the beginning of a file.
  fileprivate var withoutByteOrderMark: [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? Array(dropFirst(mark.count)) : self
  }
}

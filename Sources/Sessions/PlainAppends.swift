import CommandLanguage
import Documents

/// Lines `append items NAME` or `append items NAME to SECTION` one after another, of names of letters and digits, with one section.
///
/// They are read from the bytes as they came, without a copy of a line, its words or its declaration.
struct PlainAppends {
  /// The lines without what ends them.
  private(set) var lines: [UnsafeBufferPointer<UInt8>] = []
  /// Where each line ends, with what ends it.
  private(set) var ends: [Int] = []
  private(set) var items: ContiguousArray<ItemIdentifier> = []
  let section: String?

  /// As many as are carried out at once: they stay in the processor's cache, and what is done once for all of them is little for each.
  private static let mostLines = 256
  private static let verb = bytes(verbatim: "append items ")
  private static let preposition = bytes(verbatim: " to ")
  private static func bytes(verbatim text: String) -> [UInt8] { Array(text.utf8) }
  /// Whether a word is no name in such a line.
  private static func isReserved(_ word: String) -> Bool { word.utf8.count <= 5 && (word == "to" || word == "under") }
  /// A longer name is read with the care that long names need.
  private static let longestName = 64

  /// Whether bytes may begin with such a line, which is asked before each.
  static func mayBegin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.count > 7 && bytes[7] == UInt8(ascii: "i") }

  /// The lines that bytes begin with, the first of which says how all end; nil if that is another line, or one without an end.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = Self.end(of: Self.verb[...], in: bytes, at: 0), let end = Self.endOfName(in: bytes, at: start) else { return nil }
    var last = end
    if let name = Self.end(of: Self.preposition[...], in: bytes, at: end) {
      guard let endOfName = Self.endOfName(in: bytes, at: name) else { return nil }
      section = String(decoding: bytes[name..<endOfName], as: UTF8.self)
      last = endOfName
    } else {
      section = nil
    }
    if let section, Self.isReserved(section) { return nil }
    guard let next = Self.endOfLine(in: bytes, at: last) else { return nil }
    take(bytes, ending: bytes[end..<next], words: last - end)
    if items.isEmpty { return nil }
  }

  /// Takes lines that end the same way after their names.
  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, ending: Slice<UnsafeBufferPointer<UInt8>>, words: Int) {
    var length = 0
    while lines.count < Self.mostLines, let start = Self.end(of: Self.verb[...], in: bytes, at: length),
      let end = Self.endOfName(in: bytes, at: start), let next = Self.end(of: ending, in: bytes, at: end)
    {
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      if Self.isReserved(name) { return }
      items.append(ItemIdentifier(word: name))
      lines.append(UnsafeBufferPointer(rebasing: bytes[length..<end + words]))
      ends.append(next)
      length = next
    }
  }

  private static func end(
    of text: some RandomAccessCollection<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Int? {
    guard text.count <= bytes.count - start else { return nil }
    var end = start
    for byte in text {
      if bytes[end] != byte { return nil }
      end += 1
    }
    return end
  }

  private static func endOfName(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var end = start
    while end < bytes.count, bytes[end].isLetterOrDigit { end += 1 }
    return end > start && end - start <= longestName ? end : nil
  }

  private static func endOfLine(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let newline = start < bytes.count && bytes[start] == UInt8(ascii: "\r") ? start + 1 : start
    return newline < bytes.count && bytes[newline] == UInt8(ascii: "\n") ? newline + 1 : nil
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}

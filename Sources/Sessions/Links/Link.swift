import CommandLanguage

/// An address whose fragment holds a document or a lesson: a browser keeps what follows `#` to itself.
///
/// The fragment is `#galley1.` or `#lesson1.`, and in letters a checksum and the packed lines. The number is that of the
/// format; ``known`` belongs to it.
struct Link: Equatable {
  enum LinkedText: String, CaseIterable {
    /// The lines that `save` writes.
    case document = "galley"
    /// A lesson file.
    case lesson

    fileprivate var mark: String { "#\(rawValue)\(Link.format)." }
  }

  var kind: LinkedText
  var lines: [UInt8]

  private static let format = 1
  /// How many bytes of lines a link may hold; it comes from anybody.
  private static let longest = 1 << 24

  init(_ kind: LinkedText, _ lines: [UInt8]) {
    self.kind = kind
    self.lines = lines
  }

  /// - Returns: Nil if the text is no link of this format, or is damaged.
  init?(_ text: some Sequence<UInt8>) {
    let bytes = Array(text)
    guard let kind = Self.kind(of: bytes), let hash = bytes.firstIndex(of: UInt8(ascii: "#")),
      let packed = LinkLetters.bytes(of: bytes[(hash + kind.mark.utf8.count)...]), packed.count > Self.checksumLength,
      let lines = Packing.unpacked(Array(packed[Self.checksumLength...]), knowing: Self.known, limit: Self.longest),
      packed[..<Self.checksumLength].elementsEqual(Self.checksum(of: lines))
    else { return nil }
    self.init(kind, lines)
  }

  /// What a text is a link of, whole or damaged; nil if it is no link.
  static func kind(of text: [UInt8]) -> LinkedText? {
    guard let hash = text.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return LinkedText.allCases.first { text[hash...].starts(with: $0.mark.utf8) }
  }

  /// The whole address.
  ///
  /// - Parameter base: The page's address; a fragment that it has is left out.
  func text(at base: String) -> String {
    let packed = Self.checksum(of: lines) + Packing.packed(lines, knowing: Self.known)
    return base.prefix { $0 != "#" } + kind.mark + LinkLetters.text(of: packed)
  }

  /// A hash (FNV-1a, 32 bits), by which a link that was cut off or changed is known.
  private static func checksum(of lines: [UInt8]) -> [UInt8] {
    var hash: UInt32 = 2_166_136_261
    for byte in lines { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return (0..<checksumLength).map { UInt8(truncatingIfNeeded: hash >> UInt32(8 * $0)) }
  }

  private static let checksumLength = 4
}

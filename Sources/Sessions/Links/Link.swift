import CommandLanguage

/// A link whose fragment contains a document or a lesson. Browsers do not send the text after `#` to the server.
///
/// The fragment is `#galley1.` or `#lesson1.`, followed by a checksum and the compressed lines, encoded as letters. The number is the
/// version of the format. A change to ``known`` requires a new version.
struct Link: Equatable {
  enum LinkedText: String, CaseIterable {
    /// The lines that `save` writes.
    case document = "galley"
    /// A lesson file, or the lessons of a course.
    case lesson

    fileprivate var mark: String { "#\(rawValue)\(Link.format)." }
  }

  var kind: LinkedText
  var lines: [UInt8]

  private static let format = 1
  /// The maximum number of bytes in a link, which may come from an untrusted source.
  private static let longest = 1 << 24

  init(_ kind: LinkedText, _ lines: [UInt8]) {
    self.kind = kind
    self.lines = lines
  }

  /// - Returns: Nil if the text is damaged, or is not a link of this format.
  init?(_ text: some Sequence<UInt8>) {
    let bytes = Array(text)
    guard let kind = Self.kind(of: bytes), let hash = bytes.firstIndex(of: UInt8(ascii: "#")),
      let packed = LinkLetters.bytes(of: bytes[(hash + kind.mark.utf8.count)...]), packed.count > Checksum.length,
      let lines = Packing.unpacked(Array(packed[Checksum.length...]), knowing: Self.known, limit: Self.longest),
      packed[..<Checksum.length].elementsEqual(Checksum.bytes(of: lines))
    else { return nil }
    self.init(kind, lines)
  }

  /// The kind of a link, which may be damaged; nil if the text is not a link.
  static func kind(of text: [UInt8]) -> LinkedText? {
    guard let hash = text.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return LinkedText.allCases.first { text[hash...].starts(with: $0.mark.utf8) }
  }

  /// The whole address.
  ///
  /// - Parameter base: The address of the page. An existing fragment is replaced.
  func text(at base: String) -> String {
    let packed = Checksum.bytes(of: lines) + Packing.packed(lines, knowing: Self.known)
    return base.prefix { $0 != "#" } + kind.mark + LinkLetters.text(of: packed)
  }
}

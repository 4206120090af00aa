import Localization

/// A path or file name as the bytes that the file system uses. Only the slash is special.
///
/// A `String` is not suitable: a file name need not be UTF-8, a slash followed by a combining mark is still a separator, and strings that
/// are equal in Swift may name different files.
package struct Path: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Copies a null-terminated C string.
  package init(cString: UnsafePointer<CChar>) {
    bytes = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
  }

  /// The null-terminated path. Paths that contain a NUL byte are rejected earlier.
  package var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The path up to and including the last slash; empty for a file name alone.
  package var beginning: Path { Path(bytes[..<nameStart]) }

  package var name: Path { Path(bytes[nameStart...]) }

  /// The folder that contains the file; empty for the working directory.
  package var folder: Path { nameStart > 1 ? Path(bytes[..<(nameStart - 1)]) : beginning }

  package var hasNoExtension: Bool { !name.bytes.dropFirst().contains(Byte.dot) }

  private var nameStart: Int { bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0 }

  package var names: [Path] { bytes.split(separator: Self.slash).map { Path($0) } }

  package func hasPrefix(_ prefix: Path) -> Bool { bytes.starts(with: prefix.bytes) }

  package func hasSuffix(_ suffix: Path) -> Bool { bytes.suffix(suffix.bytes.count).elementsEqual(suffix.bytes) }

  package func dropFirst(_ count: Int) -> Path { Path(bytes.dropFirst(count)) }

  package static func + (path: Path, rest: Path) -> Path { Path(path.bytes + rest.bytes) }

  private static let slash = UInt8(ascii: "/")
}

extension Path: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension Path: Comparable {
  package static func < (left: Path, right: Path) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

extension Path {
  /// A part of a path: text, or a byte that is not UTF-8.
  package enum Fragment: Equatable, Sendable {
    case text(String)
    case byte(UInt8)

    /// The text, or the byte as an escape such as `\xFF`.
    package var shown: String {
      switch self {
      case .text(let text): text
      case .byte(let byte): "\\x" + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// The path as text for messages. Bytes that are not UTF-8 are shown as `\xFF`.
  package var text: String { pieces.map { $0.shown }.joined() }

  /// The path split into text and bytes that are not UTF-8.
  package var pieces: [Fragment] {
    if let text = String(validating: bytes, as: UTF8.self) { return [.text(text)] }
    var pieces: [Fragment] = []
    var (start, offset) = (0, 0)
    func text(to end: Int) -> [Fragment] { start < end ? [.text(String(decoding: bytes[start..<end], as: UTF8.self))] : [] }
    while offset < bytes.count {
      if let length = UTF8.scalarLength(bytes, at: offset, before: bytes.count) {
        offset += length
      } else {
        pieces += text(to: offset) + [.byte(bytes[offset])]
        offset += 1
        start = offset
      }
    }
    return pieces + text(to: offset)
  }

  /// The path of an unfinished word, whose quotes may still be open. Nil if the word ends within an escape.
  package init?(begunBy typed: String) {
    let quote = typed.utf8.first ?? 0
    guard quote == Byte.quote || quote == Byte.apostrophe else {
      self.init(typed)
      return
    }
    let closed = Array(typed.utf8) + [quote]
    guard let path = try? Token(range: 0..<closed.count, isQuoted: true, isPlain: false).path(in: closed) else { return nil }
    self = path
  }
}

extension Path {
  package var isSwift: Bool { text.hasSuffix(".swift") }
}

/// The path as a word of the command language. Bytes that are not UTF-8 are written as `\xFF`.
package func quotedIfNeeded(_ path: Path) -> String {
  let pieces = path.pieces
  if case .text(let text)? = pieces.first, pieces.count == 1 { return quotedIfNeeded(text) }
  let inside = pieces.map { piece in
    if case .text(let text) = piece { quotedText(text) } else { piece.shown }
  }
  return "\"\(inside.joined())\""
}

/// A parsed `Localizable.strings` file: one pair per line, `"English" = "translation";`, and comments.
///
/// The escapes are `\"`, `\\` and `\n`. A comment must begin and end at the boundaries of lines.
struct StringsFile {
  private(set) var entries: [(english: String, own: String)] = []
  /// The number, counted from 1, of the first line that is neither a pair nor part of a comment.
  private(set) var faultyLine: Int?

  /// Linear in the file.
  init(_ bytes: [UInt8]) {
    var isComment = false
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() where !line.isEmpty {
      isComment = isComment || line.starts(with: "/*".utf8)
      if isComment {
        isComment = !line.suffix(2).elementsEqual("*/".utf8)
      } else if let entry = Self.entry(in: line) {
        entries.append(entry)
      } else {
        faultyLine = faultyLine ?? index + 1
      }
    }
  }

  private static func entry(in line: ArraySlice<UInt8>) -> (english: String, own: String)? {
    var rest = line
    guard let english = text(at: &rest), rest.starts(with: " = ".utf8) else { return nil }
    rest.removeFirst(3)
    guard let own = text(at: &rest), rest.elementsEqual(";".utf8) else { return nil }
    return (english, own)
  }

  /// Removes the quoted text at the beginning, and returns it unquoted.
  private static func text(at rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var text: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else { text.append(byte); continue }
      guard let escaped = rest.popFirst() else { return nil }
      text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

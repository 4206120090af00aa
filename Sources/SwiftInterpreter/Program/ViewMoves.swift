import Localization
import SwiftParsing

/// A statement that sets a property of a collection view and moves frames. The statement may be unreachable.
package struct ViewMove: Sendable, Equatable {
  /// The property as written: `collectionView.contentInset`.
  package var text: String
  /// The range of the property's name.
  package var span: Span
  /// True if the property moves only sections whose insets refer to margins.
  package var isMargin: Bool
}

extension Program {
  /// The statements in a file that set the margins, side insets or direction of a collection view, in source order.
  func viewMoves(in file: SourceFile) -> [ViewMove] {
    let words: [(StaticString, [String])] = [
      ("contentInset", ["contentInset"]), ("ayoutMargins", ["layoutMargins", "directionalLayoutMargins"]),
      ("semanticContentAttribute", ["semanticContentAttribute"]),
    ]
    return words.flatMap { word, names in
      Mentions.offsets(of: word, in: file.bytes).compactMap { move(at: Int($0), names, in: file) }
    }.sorted { $0.span.start < $1.span.start }
  }

  private func move(at offset: Int, _ names: [String], in file: SourceFile) -> ViewMove? {
    let line = CodeLine(around: offset, file.bytes)
    let name = line.word(at: offset)
    guard names.contains(name.text), let receiver = line.receiver(before: name.start), receiver.isCollectionView,
      let value = line.assigned(after: name.end), !line.isComment
    else { return nil }
    switch name.text {
    case "contentInset":
      guard !["top", "bottom"].contains(value.member), !value.text.hasNoSides else { return nil }
    case "semanticContentAttribute": guard value.text.contains(text: "forceRightToLeft") else { return nil }
    default: break
    }
    let span = Span(start: UInt32(name.start), end: UInt32(name.end), file: file.index)
    let member = value.member.isEmpty ? "" : ".\(value.member)"
    return ViewMove(text: "\(receiver).\(name.text)\(member)", span: span, isMargin: name.text.hasSuffix("Margins"))
  }
}

/// The line of code that contains a word.
private struct CodeLine {
  let bytes: [UInt8]
  let range: Range<Int>

  init(around offset: Int, _ bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    (self.bytes, range) = (bytes, start..<end)
  }

  struct CodeWord {
    var text: String
    var start: Int
    var end: Int
  }

  func word(at offset: Int) -> CodeWord {
    var (start, end) = (offset, offset)
    while start > range.lowerBound, bytes[start - 1].isInName { start -= 1 }
    while end < range.upperBound, bytes[end].isInName { end += 1 }
    return CodeWord(text: text(start..<end), start: start, end: end)
  }

  /// The name before a dot: `collectionView` in `collectionView?.contentInset`.
  func receiver(before start: Int) -> String? {
    var index = start - 1
    guard index > range.lowerBound, bytes[index] == UInt8(ascii: ".") else { return nil }
    index -= 1
    if bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!") { index -= 1 }
    guard index >= range.lowerBound, bytes[index].isInName else { return nil }
    return word(at: index).text
  }

  struct Assigned {
    /// The member that is set: `left` in `contentInset.left = 8`; empty if the whole property is set.
    var member: String
    var text: String
  }

  func assigned(after end: Int) -> Assigned? {
    let rest = text(end..<range.upperBound)
    guard let sign = rest.firstIndex(of: "="), rest[rest.index(after: sign)...].first != "=" else { return nil }
    let before = rest[..<sign].filter { $0 != " " && $0 != "+" }
    guard before.isEmpty || before.hasPrefix(".") else { return nil }
    return Assigned(member: String(before.dropFirst()), text: String(rest[rest.index(after: sign)...]))
  }

  var isComment: Bool { text(range).drop { $0 == " " || $0 == "\t" }.hasPrefix("//") }

  private func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }
}

extension String {
  fileprivate var isCollectionView: Bool { lowercased().contains(text: "collection") || self == "cv" || self == "$0" }

  /// True for insets without left and right values: `.zero`, `left: 0, … right: 0`.
  fileprivate var hasNoSides: Bool {
    let bare = filter { $0 != " " }
    return bare.hasSuffix(".zero") || bare.contains(text: "left:0,") && (bare.contains(text: "right:0)") || bare.contains(text: "right:0,"))
  }
}

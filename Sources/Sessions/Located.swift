import CommandLanguage
import Documents
import Localization
import Rendering

/// A diagnostic with its location in the input, which can be printed as text or JSON.
package struct Located: Error, Sendable {
  var diagnostic: Diagnostic
  /// The name of the rejected command in JSON.
  var command: JSON
  package var source: Source
  package var line: Int
  package var bytes: [UInt8]
  /// The bytes of the physical line that the diagnostic refers to.
  var span: Range<Int>

  package init(_ diagnostic: Diagnostic, of command: JSON = .null, span: Range<Int>, in entry: InputEntry, from source: Source) {
    let position = entry.position(of: span.lowerBound)
    (self.diagnostic, self.command) = (diagnostic, command)
    self.source = source
    line = position.line
    bytes = position.bytes
    let end = min(bytes.count, position.offset + span.count)
    self.span = min(position.offset, end)..<end
  }

  /// The column in characters, from 1. A byte that is not UTF-8 counts as one character.
  private var column: Int { characterCount(bytes[..<min(span.lowerBound, bytes.count)]) + 1 }
  private var length: Int { max(1, characterCount(bytes[min(span.lowerBound, bytes.count)..<min(span.upperBound, bytes.count)])) }

  private func characterCount(_ bytes: ArraySlice<UInt8>) -> Int {
    if let text = String(validating: bytes, as: UTF8.self) { return text.count }
    return String(decoding: bytes, as: UTF8.self).count
  }
}

extension Located {
  /// Writes the message, the line with the error underlined, and the accepted values.
  package func write(to output: inout some TextOutputStream, renderer: Renderer) {
    if renderer.format == .json {
      record.write(to: &output)
      output.write("\n")
      return
    }
    func write(_ phrase: Phrase) { renderer.write((Self.indent + StyledLine(phrase)).hanging(at: 2), to: &output) }
    let prefix = source.name.map { "\($0):\(line):\(column): " } ?? ""
    let pieces = [
      StyledLine.StyledPhrase(.verbatim(prefix), .plain), StyledLine.StyledPhrase("error:", .failure),
      StyledLine.StyledPhrase(.verbatim(" "), .plain),
    ]
    renderer.write((StyledLine(pieces: pieces) + StyledLine(diagnostic.message)).hanging(at: 2), to: &output)
    writeSourceLine(to: &output, renderer)
    if let suggestion = diagnostic.suggestion { write("did you mean '\(suggestion)'?") }
    diagnostic.notes.forEach(write)
    if let uikit = diagnostic.uikit {
      for (index, text) in uikit.split(separator: "\n").enumerated() { write(.verbatim((index == 0 ? "UIKit: " : "") + text)) }
      if let message = UIKitMessageSearch.shared.messages(in: uikit).first { write("'help \(message.name)' explains this text") }
    }
    for caller in source.chain.reversed() { write("read from \(caller.name):\(caller.line)") }
  }

  private static let indent = StyledLine(verbatim: "  ")

  private func writeSourceLine(to output: inout some TextOutputStream, _ renderer: Renderer) {
    let window = Window(bytes, around: span)
    output.write("  \(window.text)\n")
    output.write(
      "  " + String(repeating: " ", count: window.column) + renderer.styled(String(repeating: "^", count: window.width), .failure) + "\n")
  }

  private var record: JSON { ["error": .object(members), JSON.commandKey: command] }

  var members: [JSON.Member] {
    var members: [JSON.Member] = [
      JSON.Member("code", .string(diagnostic.code.name)), JSON.Member("message", .string(diagnostic.message.english)),
      JSON.Member("file", .optional(source.name)), JSON.Member("line", .integer(line)), JSON.Member("column", .integer(column)),
      JSON.Member("length", .integer(length)),
    ]
    if let suggestion = diagnostic.suggestion { members.append(JSON.Member("hint", .string("did you mean '\(suggestion)'?"))) }
    if !diagnostic.notes.isEmpty { members.append(JSON.Member("notes", .array(diagnostic.notes.map { .string($0.english) }))) }
    if let uikit = diagnostic.uikit { members.append(JSON.Member("uikit", .string(uikit))) }
    if !source.chain.isEmpty {
      members.append(JSON.Member("readFrom", .array(source.chain.map { .string("\($0.name):\($0.line)") })))
    }
    return members
  }
}

/// The text above an underline: the whole line, or a part around the span if the line is long.
private struct Window {
  private static let reach = 100

  var text: String
  /// The display column at which the underline begins.
  var column: Int
  var width: Int

  init(_ bytes: [UInt8], around span: Range<Int>) {
    var start = max(0, span.lowerBound - Self.reach)
    var end = min(bytes.count, max(span.lowerBound, min(span.upperBound, span.lowerBound + Self.reach)) + Self.reach)
    while start > 0 && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < bytes.count && bytes[end] & 0xC0 == 0x80 { end += 1 }
    let before = Self.shown(bytes[start..<min(span.lowerBound, end)])
    let marked = Self.shown(bytes[min(span.lowerBound, end)..<min(max(span.upperBound, span.lowerBound), end)])
    let after = Self.shown(bytes[min(span.upperBound, end)..<end])
    let lead = (start > 0 ? "…" : "") + before
    text = lead + marked + after + (end < bytes.count ? "…" : "")
    column = displayWidth(lead)
    width = max(1, displayWidth(marked))
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacingTabs.escapingControls
  }
}

extension String {
  /// The text with tabs replaced by single spaces, so that an underline is aligned with it.
  fileprivate var replacingTabs: String { utf8.contains(9) ? String(map { $0 == "\t" ? " " : $0 }) : self }
}

import Cancelling
import CommandLanguage
import Commands
import Documents
import Drawing

/// The line that programs write most, `append items NAME to SECTION`, carried out from its bytes.
///
/// In a batch an accepted line is noticed by nothing but the document and its history. Then words, declaration and outcome can be left
/// out; whatever is not exactly this line, or would be refused, is left to `run(_:with:)`.
extension Session {
  /// Whether an accepted edit is answered, echoed, timed, journaled, followed or measured by nothing.
  package func onlyEdits(with context: RunContext) -> Bool {
    !context.isTalkative && !context.echoes && context.keeping == .everything && context.accepted == .everything
      && context.refusals == nil && !settings.times && settings.renderer.format != .json && files.journals == nil && record.lesson == nil
      && preview == nil && firstSteps == nil
      && swiftLines == .beginning
  }

  /// Appends the item of a plain line.
  ///
  /// - Returns: False if the line is another one; nothing has changed then.
  package mutating func appendPlainItem(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let words = PlainAppend(line), !CurrentRun.isCancelled,
      let inverse = workspace.appendPlainly(words.item, to: words.section)
    else { return false }
    record.history.record(line, undoneBy: inverse)
    return true
  }
}

/// The names in a line `append items NAME` or `append items NAME to SECTION`, of letters and digits alone.
struct PlainAppend {
  let item: String
  let section: String?

  private static let verb = bytes(verbatim: "append items ")
  private static let preposition = bytes(verbatim: " to ")
  private static func bytes(verbatim text: String) -> [UInt8] { Array(text.utf8) }
  /// Whether a word is no name in such a line.
  private static func isReserved(_ word: String) -> Bool { word == "to" || word == "under" }
  /// A longer name is read with the care that long names need.
  private static let longestName = 64

  /// Nil for any other line.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    guard let start = Self.end(of: Self.verb, in: line, at: 0), let end = Self.endOfName(in: line, at: start) else { return nil }
    item = String(decoding: line[start..<end], as: UTF8.self)
    guard end < line.count else {
      section = nil
      if Self.isReserved(item) { return nil }
      return
    }
    guard let next = Self.end(of: Self.preposition, in: line, at: end), let last = Self.endOfName(in: line, at: next), last == line.count
    else { return nil }
    let name = String(decoding: line[next..<last], as: UTF8.self)
    if Self.isReserved(item) || Self.isReserved(name) { return nil }
    section = name
  }

  private static func end(of text: [UInt8], in line: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let end = start + text.count
    guard end <= line.count else { return nil }
    for offset in text.indices where line[start + offset] != text[offset] { return nil }
    return end
  }

  private static func endOfName(in line: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var end = start
    while end < line.count, line[end].isLetterOrDigit { end += 1 }
    return end > start && end - start <= longestName ? end : nil
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

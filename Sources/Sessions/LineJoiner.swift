import CommandLanguage
import Localization
import SwiftParsing

/// Makes entries of physical lines.
package struct LineJoiner: Sendable {
  private var unfinished: InputEntry?
  /// Whether the next lines belong to an entry that was returned as too long.
  private var isPassingOver = false
  /// How many closing brackets must come before Swift can be whole; it is read again only then.
  private var missingBrackets = 0
  /// Whether an `#endif` must come before Swift can be whole; it is read again only then.
  private var isConditionalOpen = false
  /// Whether the Swift so far is whole, and is taken further only because all lines are Swift.
  private var mayEnd = false

  package init() {}

  /// Whether lines are missing at the end of the entry that was begun.
  package var isWaiting: Bool { unfinished != nil }

  /// Adds a physical line, or a part of one that is longer than an entry may be; returns the entry if it is complete, otherwise nil.
  ///
  /// An entry that is too long is returned at once, to be refused, and the rest of it is passed over. A line that is
  /// Swift goes on until its brackets are closed.
  package mutating func take(_ line: [UInt8], number: Int, isWhole: Bool = true, by prompt: SwiftPrompt) -> InputEntry? {
    if isPassingOver {
      isPassingOver = !isWhole || line.isContinued
      return nil
    }
    if unfinished == nil, isWhole, prompt.readsAsSwift(line) {
      return wholeSwift(InputEntry(number == 1 ? line.withoutByteOrderMark : line, number: number, isSwift: true), line, by: prompt)
    }
    if var begun = unfinished, begun.isSwift {
      unfinished = nil
      if mayEnd, prompt.endsSwift(line) {
        if !line.isBlank { begun.following = line }
        return begun
      }
      begun.append(line, number: number)
      return wholeSwift(begun, line, by: prompt)
    }
    return takeCommand(line, number: number, isContinued: !isWhole || line.isContinued)
  }

  private mutating func takeCommand(_ line: [UInt8], number: Int, isContinued: Bool) -> InputEntry? {
    var entry = InputEntry(number == 1 ? line.withoutByteOrderMark : line, number: number)
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

  /// The entry of Swift if it is whole; otherwise it waits for more.
  private mutating func wholeSwift(_ entry: InputEntry, _ line: [UInt8], by prompt: SwiftPrompt) -> InputEntry? {
    if entry.isTooLong {
      (missingBrackets, isConditionalOpen) = (0, false)
      return entry
    }
    mayEnd = false
    missingBrackets -= line.count { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "}") }
    if isConditionalOpen { isConditionalOpen = !String(decoding: line, as: UTF8.self).contains(text: "#endif") }
    if missingBrackets <= 0, !isConditionalOpen {
      let ending = SourceFile.ending(of: entry.bytes)
      isConditionalOpen = ending == .openConditional
      mayEnd = ending == .complete
      missingBrackets = if case .open(let brackets) = ending { brackets } else { 0 }
      if mayEnd, prompt.lines == .beginning { return entry }
    }
    unfinished = entry
    return nil
  }

  /// The entry that the last line left incomplete; its final `\` is then an ordinary character.
  package mutating func finish() -> InputEntry? {
    defer { (unfinished, missingBrackets, isConditionalOpen) = (nil, 0, false) }
    return unfinished
  }
}

import CommandLanguage
import Localization
import SwiftParsing

/// Combines physical lines into entries: continued commands, Swift up to its last bracket, and console messages with a list of identifiers.
package struct LineJoiner: Sendable {
  private var unfinished: InputEntry?
  /// Whether to skip lines, because their entry was already returned as too long.
  private var isPassingOver = false
  /// The minimum number of closing brackets before the Swift code can be complete. It is not parsed again before that.
  private var missingBrackets = 0
  /// Whether an `#endif` is required before the Swift code can be complete. It is not parsed again before that.
  private var isConditionalOpen = false
  /// Whether the Swift code is complete, but continues with the next lines if they are also Swift.
  private var mayEnd = false

  /// Whether the entry is a console message whose list of identifiers is not closed yet.
  private var isListOpen = false

  package init() {}

  package var isWaiting: Bool { unfinished != nil && !isListOpen }

  /// Adds a physical line, or a part of one that exceeds the maximum length. Returns the entry if it is complete.
  ///
  /// An entry that is too long is returned immediately, to be rejected, and the rest of it is skipped. Swift continues until its brackets
  /// are closed.
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
    if isListOpen, var begun = unfinished {
      isListOpen = ConsoleText.continuesList(line) && !ConsoleText.closesList(line) && !begun.isTooLong
      if ConsoleText.continuesList(line) { begun.append(line, number: number, after: UInt8(ascii: " ")) } else { begun.following = line }
      unfinished = isListOpen ? begun : nil
      return isListOpen ? nil : begun
    }
    if unfinished == nil, isWhole, ConsoleText.opensList(line) {
      isListOpen = true
      unfinished = InputEntry(line, number: number)
      return nil
    }
    return takeCommand(line, number: number, isContinued: !isWhole || line.isContinued)
  }

  private mutating func takeCommand(_ line: [UInt8], number: Int, isContinued: Bool) -> InputEntry? {
    var entry = InputEntry(number == 1 ? line.withoutByteOrderMark : line, number: number)
    if var begun = unfinished {
      // This makes `begun` the only owner of its storage, so that appending does not copy it.
      unfinished = nil
      begun.join(line, number: number)
      entry = begun
    }
    isPassingOver = isContinued && entry.isTooLong
    guard isContinued, !isPassingOver else { return entry }
    unfinished = entry
    return nil
  }

  /// Returns the Swift entry if it is complete, and keeps it otherwise.
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

  /// Returns the incomplete entry at the end of the input. A final `\` is then an ordinary character.
  package mutating func finish() -> InputEntry? {
    defer { (unfinished, missingBrackets, isConditionalOpen, isListOpen) = (nil, 0, false, false) }
    return unfinished
  }
}

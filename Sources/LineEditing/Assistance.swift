import Wording

/// What the editor asks of the program while a line is typed. It knows nothing of the program's language itself.
///
/// Offsets are UTF-8 offsets of the entry, which may hold several lines. Every closure is called on the thread that reads, between two
/// keys, so that it should answer within a few milliseconds.
package struct Assistance {
  /// The prompt, asked once an entry.
  package var prompt: () -> StyledText
  /// What Tab offers at a cursor.
  package var complete: (_ entry: String, _ cursor: Int) -> Completions
  /// How the entry may go on: shown in grey after the cursor at its end, and taken by the right arrow. Asked when history knows nothing.
  package var hint: (_ entry: String) -> String?
  /// The arguments still missing: shown in grey when there is no hint, never taken.
  package var template: (_ entry: String) -> String?
  /// The styles of an entry's parts, in ascending order, not overlapping.
  package var paint: (_ entry: String) -> [StyledSpan]
  /// Whether Enter ends the entry; otherwise it starts another line of it.
  package var isEntryComplete: (_ entry: String) -> Bool
  /// The language of the little that the editor itself says.
  package var language = Language.english

  package init(
    prompt: @escaping () -> StyledText,
    complete: @escaping (_ entry: String, _ cursor: Int) -> Completions = { _, _ in .none },
    hint: @escaping (_ entry: String) -> String? = { _ in nil },
    template: @escaping (_ entry: String) -> String? = { _ in nil },
    paint: @escaping (_ entry: String) -> [StyledSpan] = { _ in [] },
    isEntryComplete: @escaping (_ entry: String) -> Bool = Assistance.endsWithoutBackslash
  ) {
    self.prompt = prompt
    self.complete = complete
    self.hint = hint
    self.template = template
    self.paint = paint
    self.isEntryComplete = isEntryComplete
  }

  /// The usual rule for entries of several lines: an odd number of backslashes at the end asks for another.
  package static func endsWithoutBackslash(_ entry: String) -> Bool {
    entry.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
  }
}

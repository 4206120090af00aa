import CommandLanguage
import Localization

/// The functions that the program provides to the editor: prompt, completion, hints and colours. The editor itself knows no commands.
///
/// Offsets are UTF-8 offsets in the entry, which may have several lines. All closures are called on the reading thread between two key
/// presses, and should return within a few milliseconds.
package struct Assistance {
  /// Returns the prompt. Called once per entry.
  package var prompt: () -> AttributedText
  /// Returns the completions at a cursor, for Tab.
  package var complete: (_ entry: String, _ cursor: Int) -> Completion
  /// Returns a continuation of the entry. It is shown in grey if the cursor is at the end, and the right arrow inserts it. Called only if
  /// history has no continuation.
  package var hint: (_ entry: String) -> String?
  /// Returns the missing arguments, which are shown in grey if `hint` returns nil. They cannot be inserted.
  package var template: (_ entry: String) -> String?
  /// Returns the attributes of an entry's parts, in ascending order and without overlaps.
  package var paint: (_ entry: String) -> [AttributedSpan]
  /// Returns whether Enter ends the entry. Otherwise it starts another line.
  package var isEntryComplete: (_ entry: String) -> Bool
  /// The part of the screen that the program draws itself.
  package var screen = KeptScreen()
  package var language = Language.english

  package init(
    prompt: @escaping () -> AttributedText,
    complete: @escaping (_ entry: String, _ cursor: Int) -> Completion = { _, cursor in
      Completion(replaced: cursor..<cursor, candidates: [])
    },
    hint: @escaping (_ entry: String) -> String? = { _ in nil },
    template: @escaping (_ entry: String) -> String? = { _ in nil },
    paint: @escaping (_ entry: String) -> [AttributedSpan] = { _ in [] },
    isEntryComplete: @escaping (_ entry: String) -> Bool = Assistance.endsWithoutBackslash
  ) {
    self.prompt = prompt
    self.complete = complete
    self.hint = hint
    self.template = template
    self.paint = paint
    self.isEntryComplete = isEntryComplete
  }

  /// The default rule for entries with several lines.
  package static func endsWithoutBackslash(_ entry: String) -> Bool { entry.endsWithoutBackslash }
}

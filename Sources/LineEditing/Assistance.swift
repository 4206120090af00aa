import CommandLanguage
import Localization

/// What the editor asks of the program while a line is typed. It knows the shape of a completion, and no command.
///
/// Offsets are UTF-8 offsets of the entry, which may hold several lines. Every closure is called on the reading thread, between two keys,
/// and should return within a few milliseconds.
package struct Assistance {
  /// The prompt, called once for each entry.
  package var prompt: () -> AttributedText
  /// What Tab offers at a cursor.
  package var complete: (_ entry: String, _ cursor: Int) -> Completion
  /// A continuation of the entry, shown in grey after a cursor at the entry's end, and inserted by the right arrow. Called if history has
  /// no continuation.
  package var hint: (_ entry: String) -> String?
  /// The missing arguments, shown in grey if there is no hint; they cannot be inserted.
  package var template: (_ entry: String) -> String?
  /// The attributes of an entry's parts, in ascending order, not overlapping.
  package var paint: (_ entry: String) -> [AttributedSpan]
  /// Whether Enter ends the entry; otherwise it starts another line of it.
  package var isEntryComplete: (_ entry: String) -> Bool
  /// The part of the screen that the program keeps for itself.
  package var screen = KeptScreen()
  /// The language of the editor's own few messages.
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

  /// The usual rule for entries of several lines.
  package static func endsWithoutBackslash(_ entry: String) -> Bool { entry.endsWithoutBackslash }
}

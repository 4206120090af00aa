import CommandLanguage
import Drawing
import Wording

/// What a command wants done. One `switch` in `Session` carries outcomes out.
enum Outcome: Sendable {
  /// The document was looked at.
  case show(Report)
  /// The document was changed; the lines say how, where somebody reads along.
  case edited(@Sendable () -> [Phrase])
  /// The document was changed, and the answer is always printed.
  case changed(Report)
  /// Nothing was to be changed, and the line says why.
  case nothing(Phrase)

  case undo(Int)
  case redo(Int)
  case history
  case save(String)
  /// Something for a file of that name.
  case export(ExportedContent, to: String)
  case open(String)
  case read(String)
  case reset
  case echo(String)
  case help([String])
  case timing(Bool)
  case lesson(LessonRequest)
  case mark(String)
  case restore(String?)
  /// The sessions that can be restored.
  case restorable
  /// The journal of a killed session, the last one where none is named, goes.
  case forget(String?)
  /// A code and a command that is expected to be refused with it: bytes of the line.
  case expectError(Range<Int>)
  /// Lines of the language that make one step of undo.
  case run([String])
  case quit

  /// Whether it is an edit of the document by the command itself, which neither looks nor runs nor writes anything.
  var isEdit: Bool {
    switch self {
    case .edited, .changed, .nothing: true
    case .show, .undo, .redo, .history, .save, .export, .open, .read, .reset, .echo, .help, .timing, .lesson, .mark, .restore, .restorable,
      .forget, .expectError, .run, .quit:
      false
    }
  }

  /// An answer of one sentence for an edit.
  static func edited(_ sentence: @escaping @Sendable @autoclosure () -> Phrase) -> Outcome { .edited { [sentence()] } }
}

typealias ShellCommand = Command<Workspace, Outcome>
typealias Example = CommandDeclaration.Example

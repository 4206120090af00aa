import CommandLanguage
import Exports
import Localization
import Rendering

/// The action that a command requests, grouped by scope. `EffectRunner` performs it.
package enum CommandEffect: Sendable {
  /// Affects only the document and its history.
  case document(DocumentEffect)
  /// Affects the session: its lessons, its settings, or the way it reads the next lines.
  case session(SessionEffect)
  /// Reads or writes files, journals or links.
  ///
  /// Indirect, because it would otherwise make every effect as large as the largest of these.
  indirect case files(FileEffect)

  /// Whether the command itself edited the document. Queries are not edits, and neither are commands that run lines or write files.
  package var isEdit: Bool {
    switch self {
    case .document(.edited), .document(.changed), .document(.nothing): true
    default: false
    }
  }

  /// Whether the answer shows the content of a layout or a snapshot.
  package var looksAtLayout: Bool {
    switch self {
    case .document(.show), .document(.met), .document(.unmet), .document(.provider): true
    case .session(.recordExpectations), .files(.export), .files(.preview): true
    default: false
    }
  }

  /// Whether the command affects more than the document and its history.
  package var isBeyondDocument: Bool { if case .document = self { false } else { true } }
}

package enum DocumentEffect: Sendable {
  /// A query, which does not change the document.
  case show(Report, as: Look?)
  /// An edit. Its sentences are printed only in talkative sessions.
  ///
  /// - Parameter warning: A likely mistake or a message of UIKit, which is also among the sentences. Scripts print it on standard error.
  case edited(@Sendable () -> [Phrase], warning: Phrase?)
  /// An edit whose answer is always printed.
  case changed(Report, as: Look?)
  /// An edit that had nothing to change, and the reason.
  case nothing(Phrase)
  /// An expectation that holds, and its comparison; nil if it does not compare two values.
  case met((@Sendable () -> UnmetExpectation)?)
  /// An expectation that fails, so the line is rejected.
  case unmet(UnmetExpectation)
  /// Expects a command to fail with a code. The range covers both in the line.
  case expectError(Range<Int>)
  case undo(Int)
  case redo(Int)
  case history
  case mark(String)
  case reset
  /// Runs lines of the language as one undo step, after a sentence that is printed at a prompt.
  case run([String], saying: Phrase?)
  /// Shows the sections that the view's section provider returns.
  case provider
  case help([String], HelpExtent)
  case echo(String)
  case clear
}

package enum SessionEffect: Sendable {
  case lesson(LessonRequest)
  /// Writes or prints expectations of the last query's answer.
  case recordExpectations
  /// Reads the next lines as Swift.
  case paste
  case timing(Bool)
  /// Whether to keep the picture in the upper part of the terminal.
  case watch(Bool)
  case quit
}

package enum FileEffect: Sendable {
  case save(Path)
  case open(Path)
  case read(Path)
  /// Evaluates Swift files, and runs the equivalent lines.
  case readSwift(SwiftRequest)
  /// Prints a link that contains the document or a lesson.
  case share(ShareRequest)
  /// Writes content to a file, and then rejects the line if an expectation fails.
  case export(ExportedContent, to: Path, orElse: UnmetExpectation?)
  /// Writes a page, and keeps it up to date with the document.
  case preview(Page, PageOptions, to: Path)
  case endPreview
  /// Writes a package that tests every assumption against UIKit into a folder, or a recording of Galley's own answers into a file.
  case exportAssumptions(to: Path, isRecording: Bool)
  /// Compares UIKit's recorded answers with Galley's.
  case verify(Path)
  case restore(String?)
  case restorable
  /// Removes the journal of a killed session, by default the last one.
  case forget(String?)
}

/// The most common effects.
extension CommandEffect {
  package static func show(_ report: Report, as look: Look? = nil) -> CommandEffect { .document(.show(report, as: look)) }

  package static func edited(_ sentences: @escaping @Sendable () -> [Phrase], warning: Phrase? = nil) -> CommandEffect {
    .document(.edited(sentences, warning: warning))
  }

  /// An edit that is described by one sentence.
  package static func edited(_ sentence: @escaping @Sendable @autoclosure () -> Phrase) -> CommandEffect { .edited { [sentence()] } }

  package static func changed(_ report: Report, as look: Look? = nil) -> CommandEffect { .document(.changed(report, as: look)) }
  package static func nothing(_ sentence: Phrase) -> CommandEffect { .document(.nothing(sentence)) }
  package static func met(_ expectation: (@Sendable () -> UnmetExpectation)? = nil) -> CommandEffect { .document(.met(expectation)) }
  package static func unmet(_ expectation: UnmetExpectation) -> CommandEffect { .document(.unmet(expectation)) }
  package static func run(_ lines: [String], saying sentence: Phrase? = nil) -> CommandEffect { .document(.run(lines, saying: sentence)) }

  package static func export(_ content: ExportedContent, to path: Path, orElse unmet: UnmetExpectation? = nil) -> CommandEffect {
    .files(.export(content, to: path, orElse: unmet))
  }
}

package typealias ShellCommand = Command<Workspace, CommandEffect>
package typealias Example = CommandDeclaration.Example

/// The amount of help.
package enum HelpExtent: Sendable {
  case page
  /// The JSON schema instead of a description.
  case schema
  /// Every command and every topic.
  case all
}

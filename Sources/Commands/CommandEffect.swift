import CommandLanguage
import Exports
import Localization
import Rendering

/// The action a command requests, by how far it reaches. `EffectRunner` carries it out.
package enum CommandEffect: Sendable {
  /// It concerns the document and its history alone.
  case document(DocumentEffect)
  /// It concerns the session: its lessons, its settings, how its next lines are read.
  case session(SessionEffect)
  /// It reads or writes files, journals or links.
  ///
  /// Indirect, since every effect would be as large as the largest of these, and files that read files nest them.
  indirect case files(FileEffect)

  /// Whether the command itself edited the document: it is not a query, and neither runs lines nor writes files.
  package var isEdit: Bool {
    switch self {
    case .document(.edited), .document(.changed), .document(.nothing): true
    default: false
    }
  }

  /// Whether the command answers with what a layout or a snapshot holds.
  package var looksAtLayout: Bool {
    switch self {
    case .document(.show), .document(.met), .document(.unmet), .document(.provider): true
    case .session(.recordExpectations), .files(.export), .files(.preview): true
    default: false
    }
  }

  /// Whether the command reaches beyond the document and its history.
  package var isBeyondDocument: Bool { if case .document = self { false } else { true } }
}

package enum DocumentEffect: Sendable {
  /// A query: the document is unchanged.
  case show(Report, as: Look?)
  /// The document was changed; the lines say how, and are printed only in talkative sessions.
  ///
  /// - Parameter warning: A likely mistake, which the lines name as well. A script prints it on standard error.
  case edited(@Sendable () -> [Phrase], warning: Phrase?)
  /// The document was changed, and the answer is always printed.
  case changed(Report, as: Look?)
  /// Nothing had to be changed, for the reason in the line.
  case nothing(Phrase)
  /// What was expected holds; nil where no two sides were compared.
  case met((@Sendable () -> UnmetExpectation)?)
  /// What was expected does not hold: the line is refused.
  case unmet(UnmetExpectation)
  /// Expect a command to be refused with a code; the range has both in the line.
  case expectError(Range<Int>)
  case undo(Int)
  case redo(Int)
  case history
  case mark(String)
  case reset
  /// Run lines of the language as one step of undo, after a sentence that is printed at a prompt.
  case run([String], saying: Phrase?)
  /// Show what the view's section provider answers.
  case provider
  case help([String], HelpExtent)
  case echo(String)
  /// Clear the screen of a terminal.
  case clear
}

package enum SessionEffect: Sendable {
  case lesson(LessonRequest)
  /// Write, or print, the expectations of what the last looking command showed.
  case recordExpectations
  /// Take the next lines as Swift.
  case paste
  case timing(Bool)
  /// Keep the picture in the upper part of the terminal, or no longer.
  case watch(Bool)
  case quit
}

package enum FileEffect: Sendable {
  case save(Path)
  case open(Path)
  case read(Path)
  /// Evaluate files of Swift, and run the lines that make the same.
  case readSwift(SwiftRequest)
  /// Print an address that holds the document, or a lesson.
  case share(ShareRequest)
  /// Content to write to a file with that name; the line is refused afterwards if an expectation does not hold.
  case export(ExportedContent, to: Path, orElse: UnmetExpectation?)
  /// Write a page, and keep it as the document is.
  case preview(Page, PageOptions, to: Path)
  case endPreview
  /// Write the package that asks UIKit about every assumption into a folder, or a recording of what is answered here into a file.
  case exportAssumptions(to: Path, isRecording: Bool)
  /// Compare what UIKit answered, in a file, with what is said here.
  case verify(Path)
  case restore(String?)
  case restorable
  /// Remove the journal of a killed session, by default the last one.
  case forget(String?)
}

/// The effects that most commands have.
extension CommandEffect {
  package static func show(_ report: Report, as look: Look? = nil) -> CommandEffect { .document(.show(report, as: look)) }

  package static func edited(_ sentences: @escaping @Sendable () -> [Phrase], warning: Phrase? = nil) -> CommandEffect {
    .document(.edited(sentences, warning: warning))
  }

  /// An answer of one sentence for an edit.
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

/// How much 'help' is to say.
package enum HelpExtent: Sendable {
  case page
  /// The shape of data instead of words about it.
  case schema
  /// Every command and every topic.
  case all
}

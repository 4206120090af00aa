import CommandLanguage
import Exports
import Localization
import Rendering

/// The action a command requests. One `switch` in `Session` carries it out.
package enum Outcome: Sendable {
  /// A query: the document is unchanged.
  case show(Report, as: Look? = nil)
  /// The document was changed; the lines say how, and are printed only in talkative sessions.
  ///
  /// - Parameter warning: A likely mistake, which the lines name as well. A script prints it on standard error.
  case edited(@Sendable () -> [Phrase], warning: Phrase? = nil)
  /// The document was changed, and the answer is always printed.
  case changed(Report, as: Look? = nil)
  /// Nothing had to be changed, for the reason in the line.
  case nothing(Phrase)
  /// What was expected holds; nil where no two sides were compared.
  case met((@Sendable () -> UnmetExpectation)? = nil)
  /// What was expected does not hold: the line is refused.
  case unmet(UnmetExpectation)

  case undo(Int)
  case redo(Int)
  case history
  case save(Path)
  /// Print an address that holds the document, or a lesson.
  case share(ShareRequest)
  /// Content to write to a file with that name; the line is refused afterwards if an expectation does not hold.
  indirect case export(ExportedContent, to: Path, orElse: UnmetExpectation? = nil)
  /// Write a page, and keep it as the document is.
  ///
  /// Indirect, since every outcome would be as large as this one, and files that read files nest them.
  indirect case preview(Page, PageOptions, to: Path)
  case endPreview
  /// Write the package that asks UIKit about every assumption into a folder, or a recording of what is answered here into a file.
  case exportAssumptions(to: Path, isRecording: Bool = false)
  /// Compare what UIKit answered, in a file, with what is said here.
  case verify(Path)
  case open(Path)
  case read(Path)
  /// Evaluate files of Swift, and run the lines that make the same.
  case readSwift(SwiftRequest)
  /// Take the next lines as Swift.
  case paste
  /// Show what the view's section provider answers.
  case provider
  case reset
  case echo(String)
  /// Clear the screen of a terminal.
  case clear
  case help([String], HelpExtent)
  case timing(Bool)
  /// Keep the picture in the upper part of the terminal, or no longer.
  case watch(Bool)
  case lesson(LessonRequest)
  case mark(String)
  case restore(String?)
  case restorable
  /// Remove the journal of a killed session, by default the last one.
  case forget(String?)
  /// Expect a command to be refused with a code; the range has both in the line.
  case expectError(Range<Int>)
  /// Write, or print, the expectations of what the last looking command showed.
  case recordExpectations
  /// Run lines of the language as one step of undo, after a sentence for somebody who types.
  case run([String], saying: Phrase? = nil)
  case quit

  /// Whether the command itself edited the document: it is not a query, and neither runs lines nor writes files.
  package var isEdit: Bool {
    switch self {
    case .edited, .changed, .nothing: true
    case .show, .met, .unmet, .undo, .redo, .history, .save, .share, .export, .exportAssumptions, .preview, .endPreview, .verify, .open,
      .read, .readSwift, .paste, .provider, .reset, .echo, .clear, .help, .timing, .watch, .lesson, .mark, .restore, .restorable, .forget,
      .expectError, .recordExpectations, .run, .quit:
      false
    }
  }

  /// Whether the command reaches beyond the document and its history: to files, journals, lessons, or the session itself.
  package var isBeyondDocument: Bool {
    switch self {
    case .save, .share, .export, .exportAssumptions, .preview, .endPreview, .verify, .open, .read, .readSwift, .paste, .lesson, .restore,
      .restorable, .forget, .recordExpectations, .timing, .watch, .quit:
      true
    case .show, .edited, .changed, .nothing, .met, .unmet, .undo, .redo, .history, .provider, .reset, .echo, .clear, .help, .mark,
      .expectError, .run:
      false
    }
  }

  /// An answer of one sentence for an edit.
  package static func edited(_ sentence: @escaping @Sendable @autoclosure () -> Phrase) -> Outcome { .edited { [sentence()] } }
}

package typealias ShellCommand = Command<Workspace, Outcome>
package typealias Example = CommandDeclaration.Example

/// How much 'help' is to say.
package enum HelpExtent: Sendable {
  case page
  /// The shape of data instead of words about it.
  case schema
  /// Every command and every topic.
  case all
}

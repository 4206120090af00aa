import CommandLanguage
import Commands
import Localization

/// How lines are run: their source, their output, and which of their effects are recorded.
///
/// It is passed down with every line. A command that runs lines of its own passes a changed copy on, so that nothing has to be restored.
package struct RunContext {
  /// Which effects are recorded beside the change of the document.
  enum Keeping {
    /// Steps of undo, the journal, and the progress of a lesson: for the session's own input.
    case everything
    /// The same, journaled as a whole by the command that runs the lines.
    case part
    /// Steps of undo alone: lines that were accepted and journaled before.
    case steps
    /// Nothing: for trials.
    case nothing

    var isJournaled: Bool { self == .everything || self == .part }
  }

  /// Which commands are run; all others are refused.
  enum Accepted {
    case everything
    /// No command that reaches beyond the document: for lessons and journals, which may come from others.
    case editsAndLooks
    /// For the content of a document's file.
    case edits
  }

  package var source: Source
  package var output: Output
  package var isTalkative: Bool
  /// Whether each command is printed before its answer.
  package var echoes: Bool
  package var keepsGoing: Bool
  var keeping = Keeping.everything
  var accepted = Accepted.everything
  /// Whether programs are told of commands without an answer.
  private(set) var acknowledges = true
  /// How many trials the lines are tried within.
  private(set) var trialDepth = 0
  /// Collects refusals, which are then neither printed nor counted; nil prints and counts them.
  var refusals: Refusals?

  private func changing(_ change: (inout RunContext) -> Void) -> RunContext {
    var context = self
    change(&context)
    return context
  }

  func reading(_ source: Source) -> RunContext { changing { $0.source = source } }

  /// The context for the lines of a file, or of a link, which may come from anybody.
  func reading(_ file: Session.LoadedFile) -> RunContext {
    reading(file.source).changing { if file.link != nil { $0.accepted = .edits } }
  }

  /// The context for a lesson's lines.
  func reading(lessonFrom source: Source) -> RunContext { reading(source).changing { $0.accepted = .editsAndLooks } }

  /// The context for lines that a command runs as a part of itself.
  var nested: RunContext { changing { if keeping == .everything { $0.keeping = .part } } }

  /// The context for lines of which only the answers of queries and refusals are printed.
  var quiet: RunContext { changing { ($0.isTalkative, $0.echoes, $0.acknowledges) = (false, false, false) } }

  /// The context for lines that are shown with their answers, as if they were typed.
  var shown: RunContext { changing { ($0.isTalkative, $0.echoes, $0.acknowledges) = (true, true, true) } }

  /// The context for a trial, of which nothing is recorded.
  var trial: RunContext {
    quiet.changing {
      $0.keeping = .nothing
      $0.trialDepth += 1
    }
  }

  /// The context for lines of which only refusals are printed.
  var printingErrorsOnly: RunContext { quiet.changing { $0.output = ErrorsOnly(output) } }

  /// The context for lines that print nothing: refusals are collected, and the first one ends the run.
  func collecting(_ refusals: Refusals) -> RunContext {
    quiet.changing {
      $0.output = Output()
      $0.keepsGoing = false
      $0.refusals = refusals
    }
  }

  /// The context for steps that were accepted before and are run again without output.
  static var replay: RunContext {
    RunContext(
      source: .prompt, output: Output(), isTalkative: false, echoes: false, keepsGoing: false, keeping: .steps, accepted: .editsAndLooks)
  }
}

final class Refusals {
  var all: [Diagnostic] = []
  /// The bytes of its entry that the first one points at.
  var firstSpan: Range<Int>?
  /// What the refused expectation compared.
  var unmet: UnmetExpectation?
  /// What the last expectation says that was met, in words.
  var held: Phrase?
}

extension RunContext {
  /// Refuses the effect of a command that is not among the accepted ones.
  func expectAccepted(_ effect: CommandEffect) throws(Diagnostic) {
    switch accepted {
    case .everything: break
    case .editsAndLooks: if effect.isBeyondDocument { throw .beyondDocument }
    case .edits: if !effect.isEdit { throw .noEdit }
    }
  }
}

extension Diagnostic {
  fileprivate static let beyondDocument = Diagnostic(
    .beyondDocument, "lessons and journals run edits and looks only", notes: ["they use no files, no other lessons and no journals"])
  fileprivate static let noEdit = Diagnostic(.unreadableJSON, "this is not an edit, and a document holds only edits")
}

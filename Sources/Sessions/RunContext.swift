import CommandLanguage
import Commands
import Localization

/// The source and output of lines, and the effects that are recorded.
///
/// It is passed down with every line. A command that runs other lines passes a modified copy, so that nothing has to be restored.
package struct RunContext {
  /// The effects that are recorded in addition to the change of the document.
  enum Keeping {
    /// Undo steps, the journal, and the progress of a lesson, for the session's own input.
    case everything
    /// The same effects, but the command that runs the lines writes them to the journal as a whole.
    case part
    /// Only undo steps, for lines that were already accepted and journaled.
    case steps
    case nothing

    var isJournaled: Bool { self == .everything || self == .part }
  }

  /// The commands that are accepted; others are rejected.
  enum Accepted {
    case everything
    /// Commands that affect only the document, for lessons and journals, which may come from an untrusted source.
    case editsAndLooks
    /// Edits, for the contents of a document file.
    case edits
  }

  package var source: Source
  package var output: Output
  package var isTalkative: Bool
  package var echoes: Bool
  package var keepsGoing: Bool
  var keeping = Keeping.everything
  var accepted = Accepted.everything
  /// Whether JSON output acknowledges commands that have no answer.
  private(set) var acknowledges = true
  /// Whether the lines are those that Swift code was converted to.
  private(set) var isOfCode = false
  private(set) var trialDepth = 0
  /// Collects errors, which are then neither printed nor counted.
  var refusals: Refusals?

  private func changing(_ change: (inout RunContext) -> Void) -> RunContext {
    var context = self
    change(&context)
    return context
  }

  func reading(_ source: Source) -> RunContext { changing { $0.source = source } }

  /// The context for the lines of a file or a link. Links may come from anyone, so only edits are accepted.
  func reading(_ file: Session.LoadedFile) -> RunContext {
    reading(file.source).changing { if file.link != nil { $0.accepted = .edits } }
  }

  func reading(lessonFrom source: Source) -> RunContext { reading(source).changing { $0.accepted = .editsAndLooks } }

  /// The context for lines that a command runs as part of itself.
  var nested: RunContext { changing { if keeping == .everything { $0.keeping = .part } } }

  /// The context for lines that print only errors and the answers to queries.
  var quiet: RunContext { changing { ($0.isTalkative, $0.echoes, $0.acknowledges) = (false, false, false) } }

  /// The quiet context for the lines that Swift code was converted to, which prints warnings.
  var quietCode: RunContext { quiet.changing { $0.isOfCode = true } }

  /// The context for lines that are shown with their answers, as if they were typed.
  var shown: RunContext { changing { ($0.isTalkative, $0.echoes, $0.acknowledges) = (true, true, true) } }

  /// The context for a trial, which does not record anything.
  var trial: RunContext {
    quiet.changing {
      $0.keeping = .nothing
      $0.trialDepth += 1
    }
  }

  var printingErrorsOnly: RunContext { quiet.changing { $0.output = ErrorsOnly(output) } }

  /// The context for lines that print nothing. Errors are collected, and the first one ends the run.
  func collecting(_ refusals: Refusals) -> RunContext {
    quiet.changing {
      $0.output = Output()
      $0.keepsGoing = false
      $0.refusals = refusals
    }
  }

  /// The context for replaying accepted steps without output.
  static var replay: RunContext {
    RunContext(
      source: .prompt, output: Output(), isTalkative: false, echoes: false, keepsGoing: false, keeping: .steps, accepted: .editsAndLooks)
  }
}

final class Refusals {
  var all: [Diagnostic] = []
  /// The bytes of the entry that the first error refers to.
  var firstSpan: Range<Int>?
  /// The comparison made by the failed expectation.
  var unmet: UnmetExpectation?
  /// The comparison made by the last expectation that held, as a sentence.
  var held: Phrase?
}

extension RunContext {
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
    .beyondDocument, "lessons and journals can only edit and query the document",
    notes: ["they cannot use files, other lessons or journals"])
  fileprivate static let noEdit = Diagnostic(.unreadableJSON, "a document contains only edits, and this is not one")
}

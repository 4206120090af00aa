import CommandLanguage

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

  package var source: Source
  package var output: Output
  package var isTalkative: Bool
  /// Whether each command is printed before its answer.
  package var echoes: Bool
  package var keepsGoing: Bool
  var keeping = Keeping.everything
  /// Whether every command but edits is refused, as in the content of a document's file.
  var acceptsEditsOnly = false
  /// Collects refusals, which are then neither printed nor counted; nil prints and counts them.
  var refusals: Refusals?

  private func changing(_ change: (inout RunContext) -> Void) -> RunContext {
    var context = self
    change(&context)
    return context
  }

  func reading(_ source: Source) -> RunContext { changing { $0.source = source } }

  /// The context for lines that a command runs as a part of itself.
  var nested: RunContext { changing { if keeping == .everything { $0.keeping = .part } } }

  /// The context for lines of which only the answers of queries and refusals are printed.
  var quiet: RunContext { changing { ($0.isTalkative, $0.echoes) = (false, false) } }

  /// The context for a trial, of which nothing is recorded.
  var trial: RunContext { quiet.changing { $0.keeping = .nothing } }

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
    RunContext(source: .prompt, output: Output(), isTalkative: false, echoes: false, keepsGoing: false, keeping: .steps)
  }
}

final class Refusals {
  var all: [Diagnostic] = []
}

extension Session {
  package func context(from source: Source, to output: Output) -> RunContext {
    RunContext(
      source: source, output: output, isTalkative: settings.isTalkative, echoes: settings.echoes, keepsGoing: settings.keepsGoing)
  }
}

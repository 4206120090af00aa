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
  /// Whether answers to edits are printed.
  package var isTalkative: Bool
  /// Whether each command is printed before its answer.
  package var echoes: Bool
  /// Goes on after an error.
  package var keepsGoing: Bool
  var keeping = Keeping.everything
  /// Whether every command but edits is refused, as in the content of a document's file.
  var acceptsEditsOnly = false
  /// Collects refusals, which are then neither printed nor counted; nil prints and counts them.
  var refusals: Refusals?

  /// The context for lines of another source.
  func reading(_ source: Source) -> RunContext {
    var context = self
    context.source = source
    return context
  }

  /// The context for lines that a command runs as a part of itself.
  var nested: RunContext {
    var context = self
    if keeping == .everything { context.keeping = .part }
    return context
  }

  /// The context for lines of which only the answers of queries and refusals are printed.
  var quiet: RunContext {
    var context = self
    context.isTalkative = false
    context.echoes = false
    return context
  }

  /// The context for a trial, of which nothing is recorded.
  var trial: RunContext {
    var context = quiet
    context.keeping = .nothing
    return context
  }

  /// The context for lines of which only refusals are printed.
  var printingErrorsOnly: RunContext {
    var context = quiet
    context.output = ErrorsOnly(output)
    return context
  }

  /// The context for lines that print nothing: refusals are collected, and the first one ends the run.
  func collecting(_ refusals: Refusals) -> RunContext {
    var context = quiet
    context.output = Output()
    context.keepsGoing = false
    context.refusals = refusals
    return context
  }

  /// The context for steps that were accepted before and are run again without output.
  static var replay: RunContext {
    RunContext(source: .prompt, output: Output(), isTalkative: false, echoes: false, keepsGoing: false, keeping: .steps)
  }
}

/// The refusals of a trial.
final class Refusals {
  var all: [Diagnostic] = []
}

extension Session {
  /// The context for the session's own input.
  package func context(from source: Source, to output: Output) -> RunContext {
    RunContext(
      source: source, output: output, isTalkative: settings.isTalkative, echoes: settings.echoes, keepsGoing: settings.keepsGoing)
  }
}

import CommandLanguage

/// How lines are run: where they come from, where their answers go, and what is kept of them.
///
/// It is passed down with every line. A command that runs lines of its own passes a changed copy on, so that nothing has to be restored.
package struct RunContext {
  /// What is kept of the lines beside what they do to the document.
  enum Keeping {
    /// Steps of undo, the journal, and how far a lesson's goal is reached: lines that were given to the session.
    case everything
    /// The same, journaled as a whole by the command that runs the lines.
    case part
    /// Steps of undo alone: lines that were accepted and journaled before.
    case steps
    /// Nothing: the lines are only tried.
    case nothing

    var isJournaled: Bool { self == .everything || self == .part }
  }

  var source: Source
  var output: Output
  /// Answers to edits are printed.
  var isTalkative: Bool
  /// Each command is printed before its answer.
  var echoes: Bool
  /// Goes on after an error.
  var keepsGoing: Bool
  var keeping = Keeping.everything
  /// Refuses every command but edits: the lines are the content of a document's file.
  var acceptsEditsOnly = false
  /// Collects what is refused, which is neither printed nor counted then.
  var refusals: Refusals?

  /// The lines of another source.
  func reading(_ source: Source) -> RunContext {
    var context = self
    context.source = source
    return context
  }

  /// Lines that a command runs as a part of itself.
  var nested: RunContext {
    var context = self
    if keeping == .everything { context.keeping = .part }
    return context
  }

  /// Lines of which only what they look at and what is refused is printed.
  var quiet: RunContext {
    var context = self
    context.isTalkative = false
    context.echoes = false
    return context
  }

  /// Lines that are tried, and of which nothing is kept.
  var trial: RunContext {
    var context = quiet
    context.keeping = .nothing
    return context
  }

  /// Lines of which only what is refused is printed.
  var printingErrorsOnly: RunContext {
    var context = quiet
    context.output = ErrorsOnly(output)
    return context
  }

  /// Lines that print nothing: what refuses them is collected, and the first refusal ends them.
  func collecting(_ refusals: Refusals) -> RunContext {
    var context = quiet
    context.output = Output()
    context.keepsGoing = false
    context.refusals = refusals
    return context
  }

  /// Steps that were accepted before, taken again without a word.
  static var replay: RunContext {
    RunContext(source: .prompt, output: Output(), isTalkative: false, echoes: false, keepsGoing: false, keeping: .steps)
  }
}

/// What was refused while lines were tried.
final class Refusals {
  var all: [Diagnostic] = []
}

extension Session {
  /// How lines are run that are given to the session.
  package func context(from source: Source, to output: Output) -> RunContext {
    RunContext(
      source: source, output: output, isTalkative: settings.isTalkative, echoes: settings.echoes, keepsGoing: settings.keepsGoing)
  }
}

import CommandLanguage
import Commands
import Rendering

/// Naming each answer's command to programs, and answering them where a command has nothing to say.
extension Session {
  /// A command while it is carried out, for its answers.
  struct Answering: Sendable {
    /// Its position among all commands; nil before it is known, and for a line of Swift.
    private(set) var index: Int?
    /// The format that its flag asks for; nil where it has none.
    private(set) var format: Renderer.Format?
    var hasAnswered = false

    /// Finds the command of a line that was refused before it was bound.
    mutating func name(by tokens: [Token], in entry: InputEntry) {
      if index == nil { index = shellCommands.index(of: tokens, in: entry.bytes) }
    }

    mutating func begin(_ index: Int, format: AnswerFormat?) {
      self.index = index
      if let format { self.format = Renderer.Format(rawValue: format.name) }
    }
  }

  /// The format of the current answer; nil for people.
  var answerFormat: Renderer.Format? { settings.renderer.format ?? answering.format }

  var answerRenderer: Renderer {
    guard answering.format != nil || settings.renderer.format == .json else { return settings.renderer }
    var renderer = settings.renderer
    renderer.format = answerFormat
    if renderer.format == .json { renderer.command = answeredCommand }
    return renderer
  }

  /// The command that is answered, as programs read it: null for a line that begins like no command, and for one of Swift.
  var answeredCommand: JSON {
    .optional(answering.index.map { shellCommands.commands[$0].declaration.name })
  }

  /// Says in JSON that a command without an answer was accepted, so that answers can be matched with lines.
  func acknowledge(with context: RunContext) {
    guard answerFormat == .json, !answering.hasAnswered, context.acknowledges else { return }
    if acknowledgement?.index != answering.index || acknowledgement == nil {
      let answer: JSON = ["ok": true, JSON.commandKey: answeredCommand]
      acknowledgement = Acknowledgement(index: answering.index, text: answer.text + "\n")
    }
    context.output.write(acknowledgement?.text ?? "")
    answering.hasAnswered = true
  }

  /// What was said last; it is kept because programs that pipe many lines send the same command again and again.
  struct Acknowledgement: Sendable {
    var index: Int?
    var text: String
  }
}

import CommandLanguage
import Localization

enum ExpectRecordCommand {
  static let all: [ShellCommand] = [expectRecord]

  static let expectRecord = ShellCommand(
    "expect record", "stands for expectations of what the last looking command showed",
    details: [
      "In a script 'galley test --update FILE' replaces it by these expectations; until then it fails, so that it is not forgotten.",
      "At the prompt it prints them, as lines to copy.",
      "It records frames, draw, visible, snapshot, sections, items, apply, lint and cells; after any other command the frames on screen.",
      "Of elements that share a kind, which no selector tells apart, it expects nothing.",
    ], topic: ExpectCommands.topic, formats: .ofAnswers,
    examples: [Example("frames a; expect record", after: LookCommands.screen)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .session(.recordExpectations) }
}

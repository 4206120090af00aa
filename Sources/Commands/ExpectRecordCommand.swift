import CommandLanguage
import Localization

enum ExpectRecordCommand {
  static let all: [ShellCommand] = [expectRecord]

  static let expectRecord = ShellCommand(
    "expect record", "writes expectations for what the last query command showed",
    details: [
      "In a script, 'galley test --update FILE' writes these expectations in its place; until then it fails.",
      "At the prompt, it prints them for you to copy.",
      "It records the answers of 'frames', 'draw', 'visible', 'snapshot', 'sections', 'items', 'apply', 'lint' and 'cells'; after any other query, or without one, it records the frames on screen.",
      "It skips elements that no selector can distinguish, because they share a kind.",
    ], topic: ExpectCommands.topic, formats: .ofAnswers,
    examples: [Example("frames a; expect record", after: LookCommands.screen)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .session(.recordExpectations) }
}

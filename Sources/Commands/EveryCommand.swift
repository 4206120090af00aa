import CommandLanguage

/// Every visible command of the shell, in the order of `help`.
package let everyCommand: [ShellCommand] = [
  SnapshotCommands.all, OutlineCommands.all, ApplyCommands.all, ReorderCommand.all, InspectCommands.all, ViewCommands.all,
  DragCommand.all, ComponentCommands.all, PropertyCommands.all, UseCommands.all, CodeCommands.all, CellCommands.all,
  TemplateCommands.all, EnvironmentCommands.all, LookCommands.all, ExplainCommands.all, PictureCommands.all, PageCommands.all,
  CodeExportCommands.all, RecordingCommands.all, CompareCommands.all, LintCommand.all, ScrollCommands.all, ExpectCommands.all,
  ExpectCountCommand.all, ExpectCellCommand.all, ExpectLintCommand.all, ExpectRecordCommand.all, LessonCommands.all,
  SessionCommands.all, ShareCommands.all,
].flatMap { $0 }

/// The commands of the shell, including the hidden ones.
package let shellCommands = CommandTable(everyCommand, hidden: KeepCommand.all)

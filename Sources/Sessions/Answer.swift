import Commands
import Exports
import Linting
import Rendering

/// The shape of a JSON answer. The schema and `help answers` are generated from these values.
struct Answer: Sendable {
  var name: String
  /// The commands that give this answer; empty if any command may give it.
  var commands: [String]
  /// The members, except the one that names the command.
  var shape: JSONShape

  init(_ name: String, of commands: String..., shape: JSONShape) {
    (self.name, self.commands, self.shape) = (name, commands, shape)
  }
}

extension Answer {
  static let all = screens + snapshots + components + session

  private static let screens = [
    Answer("frames", of: "frames", shape: FramesReport.shape),
    Answer("visible", of: "visible", shape: FramesReport.visibleShape),
    Answer("picture", of: "draw", shape: FramesReport.sceneShape),
    Answer("groupPicture", of: "draw group", shape: Scene.shape),
    Answer("tree", of: "tree", shape: TreeReport.shape),
    Answer("elements", of: "explain", shape: ExplainReport.elementShape),
    Answer("neighbours", of: "explain", shape: Neighbours.shape),
    Answer(
      "extents", of: "explain section", "explain group", "explain content", "explain offset", shape: ExplainReport.extentShape),
    Answer("comparison", of: "compare", "compare mark", shape: FrameComparison.shape),
    Answer("verification", of: "verify", shape: RecordingReport.shape),
    Answer("assumptions", of: "verify", shape: AssumptionReport.shape),
    Answer("comparedSnapshot", of: "compare mark", shape: CompareCommands.snapshotShape),
    Answer("comparedComponents", of: "compare mark", shape: CompareCommands.componentsShape),
    Answer("findings", of: "lint", shape: LintReport.shape),
  ]

  private static let snapshots = [
    Answer("snapshot", of: "snapshot", shape: InspectCommands.snapshotShape),
    Answer(
      "difference", of: "apply", "diff", "drag", shape: DifferenceReport.shape(label: JSONShape.Member("view", .string, isOptional: true))),
    Answer("cellRequests", of: "apply", shape: CellCommands.requestsShape),
    Answer("transaction", of: "reorder", shape: ReorderCommand.shape),
    Answer("items", of: "items", shape: InspectCommands.itemsShape),
    Answer("sections", of: "sections", shape: InspectCommands.sectionsShape),
    Answer("list", of: "ls", shape: InspectCommands.listShape),
    Answer("count", of: "count", shape: InspectCommands.countShape),
    Answer("itemPlace", of: "where item", shape: InspectCommands.itemShape),
    Answer("sectionPlace", of: "where section", shape: InspectCommands.sectionShape),
    Answer("outline", of: "outline", shape: OutlineCommands.shape),
    Answer("content", of: "content", shape: ViewCommands.contentShape),
    Answer("sectionContent", of: "content section", shape: ViewCommands.sectionContentShape),
    Answer("cells", of: "cells", shape: CellCommands.shape),
    Answer("view", of: "view", shape: ViewCommands.viewShape),
    Answer("views", of: "views", shape: ViewCommands.viewsShape),
  ]

  private static let components = [
    Answer("components", of: "show", shape: PropertyCommands.componentsShape),
    Answer("component", of: "show", shape: PropertyCommands.componentShape),
    Answer("settings", of: "show", shape: PropertyCommands.settingsShape),
    Answer("setting", of: "show", shape: PropertyCommands.settingShape),
    Answer("provider", of: "show", shape: Session.providerShape),
    Answer("templates", of: "template", shape: TemplateCommands.shape),
    Answer("devices", of: "devices", shape: EnvironmentCommands.devicesShape),
  ]

  private static let session = [
    Answer("history", of: "history", shape: Session.historyShape),
    Answer("sessions", of: "restore", shape: Session.restorableShape),
    Answer("link", of: "share", "share lesson", shape: ["link": .string]),
    Answer(
      "exportedContent", of: "export", "export swift", "export xctest", "export probe", "export recording", shape: ["content": .string]),
    Answer("version", of: "version", shape: Release.shape),
    Answer("commandHelp", of: "help", shape: HelpShapes.commands),
    Answer("topicHelp", of: "help", shape: HelpShapes.topic),
    Answer("ruleHelp", of: "help", shape: HelpShapes.rules),
    Answer("messageHelp", of: "help", shape: HelpShapes.message),
    Answer("propertyHelp", of: "help", shape: HelpShapes.properties),
    Answer("schema", of: "help", shape: HelpShapes.schema),
    Answer("lessons", of: "lesson", shape: CoursePages.listShape),
    Answer("lessonMap", of: "lesson", shape: CoursePages.mapShape),
    Answer("soundLessons", of: "lesson check", shape: LessonCheckPage.shape),
    Answer("lesson", of: "lesson", shape: LessonPages.introductionShape),
    Answer("lessonAnswer", of: "lesson answer", shape: LessonPages.answerShape),
    Answer("lessonStart", of: "lesson", shape: LessonPages.startShape),
    Answer("lastLesson", of: "lesson", shape: LessonPages.lastShape),
    Answer("unsolvedLesson", shape: LessonPages.attemptShape),
    Answer("solvedLesson", shape: LessonPages.reachedShape),
    Answer("copiedLesson", shape: LessonPages.copiedShape),
    Answer("lessonResults", of: "lesson results", shape: CoursePages.resultsShape),
    Answer("hint", of: "hint", shape: LessonPages.hintShape),
    Answer("solution", of: "solution", shape: LessonPages.solutionShape),
    Answer("expectations", of: "expect record", shape: ["expectations": .strings]),
    Answer("message", shape: ["message": .string]),
    Answer("ok", shape: ["ok": .constant(true)]),
  ]
}

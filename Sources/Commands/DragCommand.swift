import CommandLanguage
import Documents
import Localization
import Rendering

enum DragCommand {
  static let all: [ShellCommand] = [drag]

  enum DropPlace: String, Choice {
    case before, after, at

    var meaning: Phrase {
      switch self {
      case .before: Side.before.meaning
      case .after: Side.after.meaning
      case .at: "at an index of a section: section:index"
      }
    }
  }

  static let drag = ShellCommand(
    "drag", "drags an item into another collection view, as between two diffable data sources",
    details: [
      "A copy of the item is inserted at the destination and the original is deleted from the source; then both snapshots are applied.",
      "With 'identity reference' the source does not recognise the copy, so the original stays.",
    ],
    topic: "views", formats: .ofAnswers, One(.item), RequiredClause("to", .view),
    MaybePlacement(DropPlace.self, ValueType<String>.text("item|section:index", accepts: "an item, or section:index")),
    Clause("as", .text("copy", accepts: "the word 'copy'", completions: .choices([Candidate("copy", "the original stays in the source")]))),
    examples: [
      Example(
        "drag t1 to doing", after: "append sections main; append items t1 t2 to main; apply; view doing; append sections main; view main")
    ]
  ) {
    (
      workspace: inout Workspace, item: String, destination: String, place: Placement<DropPlace, String>.Placed?, copy: String?
    ) throws(Diagnostic) -> CommandEffect in
    guard copy == nil || copy == "copy" else {
      throw Diagnostic(.unknownChoice, "only 'as copy' can follow the destination", at: .parameter("copy"))
    }
    let drag = Drag(item: item, destination: destination, place: place, isCopy: copy != nil)
    return .changed(.sequence(try workspace.edit { document throws(Diagnostic) in try drag.carryOut(on: &document) }))
  }
}

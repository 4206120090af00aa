import Commands
import Exports
import Linting
import Localization
import Rendering

extension HelpTopic {
  static let answers = HelpTopic(
    name: "answers", title: "With --json and --csv, commands answer with data for programs",
    example: [
      "template grid 3; append sections main; append items a to main; apply; frames --json"
    ]
  ) { language in
    let before = sentences.map { $0.text(in: language) }
    let after = notes.map { $0.text(in: language) }
    return before + [""] + Answer.all.flatMap { $0.lines } + Answer.otherLines + [""] + after
  }

  private static let sentences: [Phrase] = [
    "Each answer is one object on one line. Keys appear in this order; missing values are null; numbers are not rounded.",
    "The last key, 'command', is the name of the command; it is null for a line of Swift.",
    "With galley --json, every command answers; a command with nothing to show answers 'ok'.",
    "galley --json and galley --csv take precedence: 'frames --csv' and 'frames --json' then both answer in that format.",
    "A key with ? may be missing; parentheses contain the keys of the objects in a value. Errors go to standard error.",
  ]

  private static let notes: [Phrase] = [
    "A frame is [x,y,width,height] and a size is [width,height], in points. 'pending' is true if there are pending edits.",
    "'section' and 'item' are indices; 'sectionIdentifier' and 'itemIdentifier' are their names; for a copy, 'copyOf' names the original.",
    "The categories are 'cell', 'supplementary' and 'decoration', and 'group' for boxes only; boxes are listed from back to front.",
    "'explain' lists the steps of each number in order; the last result is the number. 'assumed' is the number of an assumption, or null.",
    "'from' is an index in the old snapshot; 'to' and 'at' are indices in the new one: a number for a section, a pair for an item.",
    "'compare mark' returns one object for the frames, one for each snapshot, and one for the components if any differ.",
    "'drag' returns one object per view. The answers of a lesson's query commands follow the lesson; 'read' ends with 'ok'.",
    "'help json --schema' prints a JSON Schema (draft 2020-12) for all of this and for the files that 'export json' writes.",
    "--csv prints tables in RFC 4180 format: a header, then rows, each ending with CR LF. Control characters are escaped.",
    "'apply' and 'diff' have a row per change; 'items' and 'snapshot' have a row per item; 'lint', 'tree' and 'outline' have no table.",
    "Text that starts with =, +, - or @, or their full-width forms, gets a leading apostrophe, so spreadsheets do not evaluate it.",
    "With galley --csv, answers without a table go to standard error, including 'export swift -'.",
  ]
}

extension Answer {
  /// The commands, and the keys of their answers.
  fileprivate var lines: [String] { Self.lines(commands.isEmpty ? Self.anyCommand : commands.joined(separator: ", "), shape) }

  /// The shapes that other answers contain, and the shape of errors.
  fileprivate static var otherLines: [String] {
    lines("(node)", TreeReport.nodeShape) + lines("(step)", ExplainReport.stepShape) + lines("(error)", errorShape)
  }

  private static let anyCommand = "(any)"
  /// The column at which keys start.
  private static let indentation = 12
  private static let width = 118

  private static func lines(_ name: String, _ shape: JSONShape) -> [String] {
    var lines: [String] = []
    let room = String(repeating: " ", count: max(1, indentation - name.utf8.count))
    var line = name + (room == " " ? "  " : room)
    var isEmpty = true
    for word in shape.keys.split(separator: " ") {
      if !isEmpty, line.utf8.count + word.utf8.count + 1 > width {
        lines.append(line)
        (line, isEmpty) = (String(repeating: " ", count: indentation), true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}

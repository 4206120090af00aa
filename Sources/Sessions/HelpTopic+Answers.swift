import Commands
import Exports
import Linting
import Localization
import Rendering

extension HelpTopic {
  static let answers = HelpTopic(name: "answers", title: "What --json and --csv answer, key by key") { language in
    let before = sentences.map { $0.text(in: language) }
    let after = notes.map { $0.text(in: language) }
    return before + [""] + Answer.all.flatMap { $0.lines } + Answer.otherLines + [""] + after
  }

  private static let sentences: [Phrase] = [
    "Each answer is an object on a line of its own. Keys keep this order; missing values are null; numbers are not rounded.",
    "The last key, command, names the command that it answers; an accepted line of Swift has null there.",
    "With the process's --json each command answers: one that has nothing to show says that it is ok.",
    "The process's --json or --csv wins over a command's own: then 'frames --csv' and 'frames --json' answer in the process's format.",
    "A key with ? may be missing; in parentheses stand the keys of the objects in a value. An error is on standard error.",
  ]

  private static let notes: [Phrase] = [
    "A frame is [x,y,width,height] and a size [width,height], in points. Where edits are pending, pending is true.",
    "section and item are indices, sectionIdentifier and itemIdentifier their names; copyOf names what an item is a copy of.",
    "Categories are cell, supplementary and decoration, of a box also group; boxes stand from back to front.",
    "explain has the steps of each number in order; the last result is the number. assumed is a number in 'help assumptions', or null.",
    "from is an index in the old snapshot, to and at are in the new one: a number for a section, a pair for an item.",
    "compare mark has an object for the frames, one for each snapshot, and one for the components if some differ.",
    "drag has an object for each view. A lesson is followed by what its looks answer; 'read' says ok after the answers of its lines.",
    "'help json --schema' is all of this as a JSON Schema, draft 2020-12, with the files of 'export json'.",
    "--csv answers tables by RFC 4180: a header, then rows, each ending with CR LF. Control characters are escaped.",
    "apply and diff have a row for each change, items and snapshot one for each item; what lint, tree and outline answer is no table.",
    "A text that begins with =, +, - or @, in either width, has an apostrophe before it, so that no spreadsheet evaluates it.",
    "With the process's --csv, answers without a table go to standard error, 'export swift -' included.",
  ]
}

extension Answer {
  /// The commands, and the keys of their answers.
  fileprivate var lines: [String] { Self.lines(commands.isEmpty ? Self.anyCommand : commands.joined(separator: ", "), shape) }

  /// The shapes that other answers contain, and that of errors.
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

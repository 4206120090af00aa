import Localization

extension HelpTopic {
  static let probe = HelpTopic(
    name: "probe", title: "'export probe' writes a program that records how UIKit lays out the document",
    example: [
      "template grid 3; append sections main; append items a to main; apply; export probe recorder"
    ],
    lines: [
      "'export probe FOLDER' writes a Swift package that shows the views with UIKit on a Mac; its README has the command to run it.",
      "It records the first snapshot and, with identity id, each snapshot applied after it, up to 100.",
      "Then it scrolls the view and each section to the offsets requested here, or flicks with the same velocity.",
      "'verify recording.json' compares frames, zIndex, visible elements, offsets, the content size, exceptions, and the cells that each",
      "apply requested. For each difference it lists the rule, whether it comes from the iOS version, and the assumptions",
      "that it depends on.",
      "'export probe FOLDER --assumptions' asks about each line of 'help assumptions' instead.",
      "",
      "Contributed recordings are welcome, especially ones that differ. Add the file to Tests/WorkbenchTests/Recorded/Contributed.",
      "A recording that differs has a list called teaches, with an object for each open question:",
      "  assumption   its number in 'help assumptions'",
      "  differing    the rows that differ, as printed by 'verify --json'; not in a recording of --assumptions",
      "The tests then expect exactly these differences.",
    ])
}

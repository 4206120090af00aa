import Localization

extension HelpTopic {
  static let probe = HelpTopic(
    name: "probe", title: "Asking UIKit, and handing in its answers",
    lines: [
      "'export probe FOLDER' writes a Swift package that shows the views with UIKit on a Mac; its README has the line that runs it.",
      "It asks for the first snapshot, then for each further one that was applied, up to a hundred, if items are identified by their names;",
      "then the view is scrolled, and each section is asked for the offset it was asked for here, or flicked with the finger's speed.",
      "'verify recording.json' compares frames, zIndex, what is in sight, offsets, the content's size, exceptions, and for which items an",
      "apply asked cells. It says the rule beside a difference, which differences are those of a system, and on which assumptions",
      "the others rest.",
      "'export probe FOLDER --assumptions' asks about each line of 'help assumptions' instead.",
      "",
      "A recording that agrees or teaches is handed in as a file in Tests/WorkbenchTests/Recorded/Contributed, named for what is special in it.",
      "One that differs has a list called teaches, with an object for each open question:",
      "  assumption   its number in 'help assumptions'",
      "  differing    the rows that differ, as 'verify --json' has them; nothing in a recording of --assumptions",
      "The tests expect exactly these differences from then on.",
    ])
}

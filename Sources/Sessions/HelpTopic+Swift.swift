import Wording

extension HelpTopic {
  static let swift = HelpTopic(
    name: "swift", title: "UIKit code that is read",
    lines: [
      "'read Layout.swift' evaluates UIKit layout code and runs the commands that make the same components; undo takes them back.",
      "One thing that makes a layout is used at once, or failing that one that makes a section; of several a word names one:",
      "  read Home.swift createLayout()          read Home.swift HomeLayout.banner(columns: 3)",
      "Several files are read together: read Home.swift Constants.swift createLayout()",
      "--items 10, or --items featured=6,2=10 by a section's name or index, says how much data the app would have.",
      "Without it the snapshots are used that functions of the code make and apply.",
      "--define Constants.padding=16 gives a value to a name that no file read declares.",
      "The code sees the document as its app: bounds, safe area, size classes, idiom, text size, scale and environment.os.",
      "A section provider is asked once for each section, when the code is read.",
      "What only a running app knows is refused, with its place in the file; nothing is guessed, and nothing is changed then.",
      "Colours, cells, handlers and whatever moves no frame are ignored.",
    ])
}

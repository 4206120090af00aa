import Localization

extension HelpTopic {
  static let swift = HelpTopic(
    name: "swift", title: "UIKit code that is read",
    lines: [
      "Swift that is typed runs at once, and goes on until its brackets close; its names live on from line to line:",
      "  let item = NSCollectionLayoutItem(...)        item.contentInsets = ...        frames",
      "A line is Swift that begins as Swift does, or with a name that was declared; commands win where they are commands.",
      "'paste' takes everything up to an empty line; 'galley --swift' every line that is no command.",
      "Code that is pasted again replaces the functions and types that it declares again.",
      "'read Layout.swift' evaluates a file, 'read Sources/Home' all files of a folder, 'galley Layout.swift' begins with one.",
      "The only function that makes a layout is called at once, or failing that a section. Of several, name one:",
      "  read Home.swift createLayout()          read Home.swift HomeLayout.banner(columns: 3)",
      "Several files are read together: read Home.swift Constants.swift createLayout()",
      "What the code makes becomes components, named after its constants, and the commands that make them are shown.",
      "Snapshots that the code makes and applies until its view is on screen are applied here.",
      "Code without them gets 6 placeholders in each section; 'append sections' replaces these.",
      "--items 10, or --items featured=6,2=10 by a section's name or index, sets other numbers; --items 0 appends none.",
      "--define Constants.padding=16 gives a value to a name that no file read declares, and",
      "--define 'UserDefaults.standard.integer(forKey:)=3' to a call. 'galley Layout.swift' takes both options too.",
      "The code sees the document as its app: bounds, safe area, size classes, idiom, text size, scale and environment.os.",
      "dataSource.snapshot() in typed Swift is a copy of what is on screen, to be edited and applied.",
      "A section provider stays: it is asked again for each section when the environment or the sections change.",
      "'show provider' says what it answers and what it reads; 'unuse provider' lets go of it.",
      "A layout that depends on what only a running app knows is refused, with its place in the file, and changes nothing.",
      "Colours, cells, handlers and whatever moves no frame are ignored.",
      "'galley test Layout.swift' reads the file and runs Layout.galley beside it, which expects.",
    ])
}

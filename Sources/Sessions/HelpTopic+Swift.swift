import Localization

extension HelpTopic {
  static let swift = HelpTopic(
    name: "swift", title: "Galley reads pasted UIKit code and Swift files",
    example: [
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))",
      "let item = NSCollectionLayoutItem(layoutSize: size)",
      "let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))",
      "frames",
    ],
    lines: [
      "Typed Swift runs at once; an entry continues until its brackets are closed. Later lines can use its names:",
      "  let item = NSCollectionLayoutItem(...)        item.contentInsets = ...        frames",
      "A line is Swift if it starts like Swift or with a declared name, unless it is a command.",
      "'paste' reads Swift up to an empty line; 'galley --swift' treats every line that is not a command as Swift.",
      "If you paste code again, its functions and types replace the earlier ones.",
      "'read Layout.swift' reads a file, and 'read Sources/Home' reads all files in a folder; 'galley Layout.swift' starts with a file.",
      "Galley calls the only function that makes a layout or, if there is none, a section. If there are several, name one:",
      "  read Home.swift createLayout()          read Home.swift HomeLayout.banner(columns: 3)",
      "You can read several files together: read Home.swift Constants.swift createLayout()",
      "The results become components named after the code's constants, and Galley prints the commands that make them.",
      "Snapshots that the code applies before its view appears are applied here too, also those from publishers of Combine.",
      "A view controller is made as the code makes it: by the scene, a coordinator, a parent or SwiftUI, with the values that they set.",
      "Without snapshots, each section gets 6 placeholder items, or as many as the code's data source returns; 'append sections' replaces them.",
      "--items 10 changes these numbers, --items featured=6,2=10 does so by section name or index, and --items 0 appends none.",
      "--define Constants.padding=16 gives a value to a name, whether the files declare it or not, and",
      "--define 'UserDefaults.standard.integer(forKey:)=3' gives one to a call. 'galley Layout.swift' accepts both options too.",
      "The code runs in the document's environment: bounds, safe area, size classes, idiom, text size, scale and environment.os.",
      "In typed Swift, dataSource.snapshot() returns a copy of the applied snapshot, which you can edit and apply.",
      "A section provider is kept: it runs again for each section when the environment or the sections change.",
      "'show provider' lists the values that it reads and returns; 'unuse provider' detaches it.",
      "A layout that depends on values known only in a running app is an error, reported with its position in the file.",
      "Colours, cells, handlers and other code that does not affect frames are ignored.",
      "'galley test Layout.swift' reads the file and runs the expectations of Layout.galley in the same folder.",
    ])
}

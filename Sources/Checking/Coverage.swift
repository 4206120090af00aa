import CommandLanguage
import Documents
import Linting
import Localization
import Rendering

/// The layouts of a folder that can be read, and the reasons for the others.
package struct Coverage: Sendable {
  private let read: [LayoutName]
  private let unread: [UnreadLayout]

  package init(_ folder: SolvedFolder) {
    read = folder.layouts.map { $0.name }.sorted()
    unread = folder.unread.sorted { $0.name < $1.name }
  }

  private var count: Int { read.count + unread.count }
  /// The share of the layouts that can be read, rounded down; 100 without layouts.
  package var percentage: Int { count == 0 ? 100 : read.count * 100 / count }

  package var text: String {
    var text = read.map { "read      \($0.text)\n" }.joined()
    for layout in unread {
      let source = layout.problem.source
      text +=
        "not read  \(layout.name.text)\n          \(source?.file ?? layout.name.file):\(source?.line ?? 1): \(layout.problem.message)\n"
      for note in layout.problem.notes { text += "          \(note)\n" }
    }
    return text + "\(read.count.grouped) of \(CheckReport.count(count, "layout")) can be read (\(percentage) %)\n"
  }

  package var json: JSON {
    [
      "read": .array(read.map { ["file": .string($0.file), "call": .string($0.call)] }),
      "unread": .array(
        unread.map { layout in
          [
            "file": .string(layout.name.file), "call": .string(layout.name.call), "message": .string(layout.problem.message),
            "notes": .array(layout.problem.notes.map(JSON.string)), "source": layout.problem.source?.record ?? .null,
          ]
        }), "percentage": .integer(percentage),
    ]
  }
}

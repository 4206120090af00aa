import CommandLanguage
import Commands
import Wording

/// The wish that everything scrolls another way, `scroll horizontally`, which no offset fulfils but a property.
enum ScrollingWays {
  private static let ways: Set<String> = ["horizontally", "sideways", "vertically"]

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased() }
    guard words.count == 2, words[0].hasPrefix("scroll"), ways.contains(words[1]) else { return nil }
    let section = workspace.document.example(of: "someLayoutSection")
    return .offering(
      words[1] == "vertically"
        ? ["set layout.scrollDirection vertical"]
        : ["set \(section).orthogonalScrollingBehavior continuous", "set layout.scrollDirection horizontal"],
      message: "'scroll' moves what is in sight; properties say which way it scrolls")
  }
}

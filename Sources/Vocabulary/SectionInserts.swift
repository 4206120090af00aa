import CommandLanguage
import Commands
import Documents
import Snapshots

/// Sections inserted beside one that is not there: where there is none it is made first, and `first` and `last` are those that are there.
enum SectionInserts {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.words
    guard words.count > 4, let place = words.indices.dropLast().last, ["before", "after"].contains(words[place].lowercased()),
      words[0].lowercased() == "insert", words[1].lowercased().singular == "section"
    else { return nil }
    let sections = workspace.document.view.pending.sectionIdentifiers.map(quotedIfNeeded)
    let (named, anchor) = (words[2..<place].joined(separator: " "), words[place + 1])
    guard !sections.contains(anchor) else { return nil }
    let there = ["first": sections.first, "last": sections.last][anchor.lowercased()] ?? nil
    let insert = ["insert sections", named, words[place].lowercased(), there ?? anchor].joined(separator: " ")
    if sections.isEmpty { return .offering([["append sections", anchor + ";", insert].joined(separator: " ")]) }
    return there == nil ? nil : .offering([insert])
  }
}

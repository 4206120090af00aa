import CommandLanguage
import Commands
import Documents
import Snapshots

/// Items appended in any order of the words, each with its name: `items append x y to main`, `append to main items x y`.
enum ItemAppends {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    var words = tried.spellings.first?.words ?? tried.words
    guard let verb = words.firstIndex(where: { verbs.contains($0.lowercased()) }) else { return nil }
    words.remove(at: verb)
    // Where there is no section, a name alone is that of one, rather than of an item.
    if verb == 0, words.count == 1, words[0].count > 1, workspace.document.view.pending.numberOfSections == 0,
      isName(words[0], mayBeLayout: tried.words[0].lowercased() == "append" && !ItemPlaces.others.contains(words[0].lowercased()))
    {
      return .offering([["append sections", words[0]].joined(separator: " ")])
    }
    // 'an item' has no name.
    if let noun = words.firstIndex(where: { ItemAmounts.nouns.contains($0.lowercased()) }), noun > 0, articles.contains(words[noun - 1]) {
      return nil
    }
    let count = words.count
    words.removeAll { ItemAmounts.nouns.contains($0.lowercased()) }
    let document = workspace.document
    let names = document.view.pending.sectionIdentifiers.map(quotedIfNeeded)
    let isPlaced = words.count > 2 && prepositions.contains(words[0].lowercased())
    let begins = words.dropFirst(isPlaced ? 1 : 0).first.map { names.contains($0) || isPlaced && names.isEmpty } ?? false
    // 'three items' have no names.
    guard !words.contains(where: { $0.figures != nil }), words.count < count || begins || verb == 0 && words.last == "main" else {
      return nil
    }
    words.removeAll { idle.contains($0.lowercased()) }
    let section = section(in: &words, of: names)
    guard !words.isEmpty, words.allSatisfy({ isName($0) }), section != nil || document.view.pending.numberOfSections > 0 else { return nil }
    // What is there already is a place in the line, and no item to append.
    let view = document.view
    guard !words.contains(where: { view.pending.contains(item: view.identifier(for: $0)) }) else { return nil }
    let line = "append items \(words.joined(separator: " "))" + (section.map { ["", "to", $0].joined(separator: " ") } ?? "")
    let isKnown = section.map { name in document.view.pending.sectionIdentifiers.contains { quotedIfNeeded($0) == name } } ?? true
    return .offering([isKnown ? line : ["append sections \(section ?? "")", line].joined(separator: "; ")])
  }

  private static let verbs: Set<String> = ["append", "add", "insert", "put", "push"]
  private static let idle: Set<String> = ["called", "named", "the", "new", "and"]
  private static let articles = ["a", "an", "another", "one", "more", "new"]
  private static let prepositions: Set<String> = ["to", "into", "in"]

  /// Takes the section out of the words: what stands after a preposition, or at an end and is one.
  private static func section(in words: inout [String], of names: [String]) -> String? {
    guard let place = words.firstIndex(where: { prepositions.contains($0.lowercased()) }) else {
      if words.count > 1, let first = words.first, names.contains(first) || names.isEmpty && first == "main" { return words.removeFirst() }
      // In an empty document, 'main' is what everybody calls the first section.
      let isSection = words.count > 1 && (words.last.map(names.contains) ?? false || names.isEmpty && words.last == "main")
      return isSection ? words.removeLast() : nil
    }
    words.remove(at: place)
    if words.indices.contains(place), words[place].lowercased() == "section" { words.remove(at: place) }
    return words.indices.contains(place) ? words.remove(at: place) : nil
  }

  /// Whether a word can only be an item's name in such a line.
  static func isName(_ word: String, mayBeLayout: Bool = false) -> Bool {
    guard case .noneOf(let others) = OtherWords<Workspace>.kind("id") else { return true }
    let isAboutLayout = !mayBeLayout && word.count > 1 && OtherWords<Workspace>.gists.contains { $0.concerns(word.lowercased().singular) }
    return !isAboutLayout && Int(word) == nil && !others.contains(word.lowercased()) && !word.contains("=") && !word.contains("(")
  }
}

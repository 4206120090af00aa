import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import LayoutComponents
import Snapshots

/// A question of which only the names are understood, answered with a look at what has them: `can b be wider than a`, `is main full`.
enum NamedInQuestions {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let document = workspace.document
    let words = tried.words.map { String($0.filter { !"?,!".contains($0) }) }
    guard let first = words.first?.lowercased(), questions.contains(first) else { return nil }
    let named = words.indices.filter { $0 > 0 && !isArticle(at: $0, of: words) }.map { words[$0] }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let view = document.view
    let items = named.filter { view.pending.contains(item: view.identifier(for: $0)) }
    let verb = first == "why" ? "explain" : "frames"
    if !items.isEmpty { return .offering([ExpectCommands.line(verb, first == "why" ? Array(items.prefix(1)) : items)]) }
    if let section = named.first(where: view.pending.contains(section:)) { return .offering([ExpectCommands.line(verb, [section])]) }
    if let component = named.first(where: { document.components[$0] != nil }) {
      return .offering([ExpectCommands.line("show", [component])])
    }
    // A name of another framework has a page that says what it is here.
    return named.first { $0.count > 1 && $0.first?.isUppercase == true }.map { .trying(["help", $0].joined(separator: " ")) }
  }

  /// Why something is so is explained step by step, whatever it is: `why did my expectation of b fail`.
  static let reasons: OtherWords<Workspace>.Reader = { tried, workspace in
    tried.words.first?.lowercased() == "why" ? reading(tried, workspace) : nil
  }

  private static let questions: Set<String> = [
    "how", "what", "what's", "whats", "why", "is", "are", "can", "does", "do", "did", "will", "would", "should", "could", "which", "who",
    "where", "when", "has", "have", "am", "isn't", "aren't", "doesn't", "can't",
  ]

  /// Whether a word is the article of the next one, and no item.
  private static func isArticle(at index: Int, of words: [String]) -> Bool {
    guard words[index] == "a", index + 1 < words.count, !["item", "cell", "between", "than"].contains(words[index - 1].lowercased()) else {
      return false
    }
    let isCompared = index + 2 < words.count && words[index + 2].lowercased() == "than"
    return words[index + 1].count > 1 && !isCompared && !followers.contains(words[index + 1].lowercased())
  }

  /// What stands after a name rather than after an article.
  private static let followers: Set<String> = [
    "and", "or", "is", "are", "be", "has", "have", "does", "do", "in", "on", "at", "to", "before", "after", "than", "with", "from", "go",
    "overlap", "fit", "left", "right", "above", "below", "next", "under", "beside", "inside", "wrap", "get", "stay", "not", "still", "now",
    "when", "if", "so", "too", "as", "vs", "the",
  ]
}

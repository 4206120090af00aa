import CommandLanguage
import Commands
import Lessons
import Localization

/// Finds help pages that contain given words in their names or titles.
struct HelpSearch: Sendable {
  private struct SearchedPage: Sendable {
    /// The line that shows the page: `help spacing`, `lesson gaps`.
    var line: String
    /// The words of the name. Plurals are reduced to the singular, here and in the title.
    var name: Set<String>
    var title: Set<String>
  }

  private let pages: [SearchedPage]
  /// The number of pages that contain a word.
  private let counts: [String: Int]

  /// The pages of commands, topics, UIKit terms and lessons, in all languages.
  static let shared = HelpSearch(
    shellCommands.visibleCommands.map { $0.declaration }.map { (["help", $0.name], HelpSearch.texts(of: $0.summary)) }
      + HelpTopic.all.map { (["help", $0.name], HelpSearch.texts(of: $0.title) + $0.otherNames) }
      + UIKitWord.all.map { (["help", $0.names[0]], $0.names) } + BundledLesson.all.map { (["lesson", $0.name], $0.titles) })

  private static func texts(of phrase: Phrase) -> [String] { Language.allCases.map { phrase.text(in: $0) } }

  init(_ titles: [(line: [String], texts: [String])]) {
    pages = titles.map { title in
      SearchedPage(
        line: title.line.joined(separator: " "), name: Set(Self.words(of: title.line[1])), title: Set(title.texts.flatMap(Self.words)))
    }
    counts = pages.reduce(into: [:]) { counts, page in for word in page.name.union(page.title) { counts[word, default: 0] += 1 } }
  }

  /// The lines that show the best matching pages; at most `limit`.
  ///
  /// Rare words count more than frequent ones, and words in a name count more than words in a title.
  func lines(matching text: String, limit: Int = 3) -> [String] {
    let wanted = Set(Self.words(of: text)).subtracting(Self.commonWords).filter { counts[$0] != nil }
    let scored = pages.indices.compactMap { index -> (index: Int, score: Double)? in
      let page = pages[index]
      let score = wanted.reduce(0) { score, word in
        let weight = page.name.contains(word) ? 3.0 : page.title.contains(word) ? 1 : 0
        return score + weight / Double(counts[word] ?? 1)
      }
      return score > 0 ? (index, score) : nil
    }
    return scored.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.prefix(limit).map { pages[$0.index].line }
  }

  /// The words of a string in lower case, without a plural `s`. Omits words of one letter.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count > 1 }.map { word in
      String(word.count > 3 && word.last == "s" ? word.dropLast() : word)
    }
  }

  private static let commonWords: Set<String> = [
    "an", "and", "are", "at", "be", "cell", "three", "two", "by", "can", "do", "doe", "for", "from", "get", "give", "go", "ha", "have",
    "how", "if", "in", "into",
    "is", "it", "its", "make", "me", "my", "no", "not", "of", "on", "one", "or", "please", "should", "so", "some", "that", "the", "there",
    "thi", "this", "to", "up", "use", "want", "we", "what", "when", "where", "which", "why", "with", "without", "would", "you", "your",
  ]
}

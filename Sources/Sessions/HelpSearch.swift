import CommandLanguage
import Commands
import Lessons
import Localization

/// Finds pages of help by the words of their titles.
struct HelpSearch: Sendable {
  private struct SearchedPage: Sendable {
    /// The line that shows it: `help spacing`, `lesson gaps`.
    var line: String
    /// The words of its name, and those of its title, in the singular.
    var name: Set<String>
    var title: Set<String>
  }

  private let pages: [SearchedPage]
  /// How many pages have a word.
  private let counts: [String: Int]

  /// Commands with their summaries, topics, UIKit's words, and lessons, in English and in the other languages.
  static let shared = HelpSearch(
    shellCommands.visibleCommands.map { $0.declaration }.map { (["help", $0.name], HelpSearch.texts(of: $0.summary)) }
      + HelpTopic.all.map { (["help", $0.name], HelpSearch.texts(of: $0.title)) }
      + UIKitWord.all.map { (["help", $0.names[0]], $0.names) } + BundledLesson.all.map { (["lesson", $0.name], $0.titles) })

  private static func texts(of phrase: Phrase) -> [String] { Language.allCases.map { phrase.text(in: $0) } }

  init(_ titles: [(line: [String], texts: [String])]) {
    pages = titles.map { title in
      SearchedPage(
        line: title.line.joined(separator: " "), name: Set(Self.words(of: title.line[1])), title: Set(title.texts.flatMap(Self.words)))
    }
    counts = pages.reduce(into: [:]) { counts, page in for word in page.name.union(page.title) { counts[word, default: 0] += 1 } }
  }

  /// The lines that show the pages which share the most words with a text; at most `limit`.
  ///
  /// A rare word counts more than a frequent one, and a word of a page's name more than one of its title.
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

  /// The words of a text in lower case and without the `s` of a plural; those of one letter are left out.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count > 1 }.map { word in
      String(word.count > 3 && word.last == "s" ? word.dropLast() : word)
    }
  }

  /// Words that say nothing about a subject.
  private static let commonWords: Set<String> = [
    "an", "and", "are", "at", "be", "cell", "three", "two", "by", "can", "do", "doe", "for", "from", "get", "give", "go", "ha", "have",
    "how", "if", "in", "into",
    "is", "it", "its", "make", "me", "my", "no", "not", "of", "on", "one", "or", "please", "should", "so", "some", "that", "the", "there",
    "thi", "this", "to", "up", "use", "want", "we", "what", "when", "where", "which", "why", "with", "without", "would", "you", "your",
  ]
}

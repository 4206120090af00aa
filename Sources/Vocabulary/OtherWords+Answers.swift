import CommandLanguage
import Commands
import Wording

extension OtherWords where Document == Workspace {
  /// The help that a question asks for, by what it asks about: `what does estimated(44) mean?`, `tell me about orthogonal scrolling`.
  static let answers: @Sendable (TriedLine) -> [String] = { tried in
    let named = tried.spellings.last?.words.filter { $0 != "I" && $0.contains { $0.isUppercase } } ?? []
    let spoken = tried.spellings.last?.words.flatMap {
      $0.first == "\"" && $0.contains(" ") ? $0.lowercased().words(between: " \"") : [$0.lowercased()]
    }
    guard var words = spoken, !words.isEmpty, asksForMeaning(words) else { return [] }
    let isPlace = words.contains("at") && (tried.text.contains("[") || words.last?.first?.isNumber == true)
    if isPlace || OrdinalLooks.isOne(words) || PropertyLooks.isOne(tried) { return [] }
    if let line = Definitions.line(words.map { $0.filter { $0 != "?" } }, isThere: tried.words.contains("the")) { return [line] }
    if DeviceSpelling.isSight(words), words.contains(where: { $0.hasPrefix("ip") }) { return [] }
    // What is there, rather than what such a thing is.
    if words.count < 4, words[0] == "describe", let noun = words.last, ["item", "cell", "group", "section"].contains(noun) { return [] }
    if let line = DistanceQuestions.line(tried) { return [line] + words.map(help) }
    let text = words.joined(separator: " ")
    let isAbout = { (row: Subject) in row.words.allSatisfy { choices in words.contains { $0.begins(withAnyOf: choices) } } }
    if let row = subjects.first(where: { $0.words.count > 1 && isAbout($0) }) { return [row.line] }
    words = words.map { String($0.prefix { $0 != "(" }) }.filter { !idle.contains($0) && $0.first?.isLetter == true }
    if let two = compared(words, in: text) { return [two] + words.map(help) }
    if let row = subjects.first(where: isAbout) { return [row.line] }
    let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
    return (named + pairs + words + words.map { $0.singular }).map(help)
  }

  private static func help(on word: String) -> String { ["help", word].joined(separator: " ") }

  /// Whether a line asks what something is, rather than for a frame or an edit.
  private static func asksForMeaning(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ")
    let isSaid = words.contains { ["mean", "means", "meaning", "vs", "versus", "works"].contains($0) }
    let doubts =
      ["does", "do", "is", "are", "will", "can"].contains(words[0]) && words.contains { effects.contains($0.singular) }
      || words[0] == "can" && words.contains { ["contain", "hold", "nest"].contains($0) }
    let chooses = words.count == 3 && words[1] == "or"
    return isSaid || doubts || chooses || beginnings.contains { text.hasPrefix($0) }
  }

  /// What one thing does to another, as a question about rules has it.
  private static let effects: Set<String> = [
    "count", "affect", "include", "included", "matter", "shrink", "override", "influence", "toward",
  ]

  private static let beginnings = table(
    verbatim: """
      what is
      what are
      what does
      what do
      what's
      whats
      what happens
      what changes
      what moves
      what would
      what will
      what can
      what properties
      which properties
      describe
      explain
      how does
      how do
      how is
      how are
      tell about
      meaning of
      difference between
      show me how
      show how
      when do
      when should
      when is
      why do
      why use
      why should
      why would
      why have
      why does
      why can
      why must
      """
  ).map { $0 + " " }

  private static func table(verbatim text: String) -> [Substring] { text.split(separator: "\n") }

  /// Two things whose difference is asked for.
  private static func compared(_ words: [String], in text: String) -> String? {
    let compares = ["difference", " vs ", " versus ", " or "].contains { (" " + text + " ").contains(text: $0) }
    guard words.count == 2, compares else { return nil }
    if words.allSatisfy({ ["cell", "row", "grid"].contains($0) }) {
      return (["template grid 3"] + words.map { ["show", $0].joined(separator: " ") }).joined(separator: "; ")
    }
    let lines = words.map { word in subjects.first { $0.words.count == 1 && word.begins(withAnyOf: $0.words[0]) }?.line ?? help(on: word) }
    return lines.joined(separator: "; ")
  }

  private static let idle: Set<String> = [
    "what", "is", "are", "does", "do", "whats", "what's", "explain", "describe", "define", "how", "tell", "me", "about", "meaning", "mean",
    "means",
    "of", "difference", "between", "and", "or", "vs", "versus", "a", "an", "the", "in", "to", "for", "work", "works", "show", "it", "i",
    "look", "like", "looks", "which", "properties", "property", "have", "has", "put", "there", "at", "index",
    "with", "when", "should", "use", "happens", "if", "why", "can", "my", "its", "actually", "exactly", "on", "from", "uikit", "galley",
  ]

  private struct Subject {
    /// The beginnings of the words that a question about it has, of each one or another.
    var words: [[String]]
    var line: String
  }

  /// The rows of `subjects`, of which the first counts.
  private static let subjectRows = table(
    verbatim: """
      app stor -> template app-rows
      spacing count|affect|include|shrink|toward -> help spacing
      nest|contain|hold group -> lesson mosaic
      chang|happen|move|differ rotat|landscape -> mark upright; rotate; compare mark upright
      would|will appl|chang -> diff
      happen appl -> diff
      first|last item -> items
      supplied identifier -> lesson duplicates
      identifier uniq -> help identity
      item twice|again -> lesson duplicates
      append again -> lesson duplicates
      invalid update|number|parameter -> help snapshots
      duplicate -> lesson duplicates
      reload reconfigure -> help reload items; help reconfigure items
      item group -> help item; help group
      group section -> help group; help section
      group subitem -> help group
      absolut estimat -> help dimensions
      absolut|estimat fraction -> help dimensions
      width fraction -> help fractionalWidth
      height fraction -> help fractionalHeight
      safe area -> help contentInsetsReference
      compositional -> help flow
      diffable|snapshot|datasource|nsinternal|exception|crash -> help snapshots
      data source -> help snapshots
      supplementary -> help define boundary
      decoration -> help define background
      uitableview|tableview -> template list
      table view -> template list
      identifier -> help identity
      orthogonal -> help orthogonal
      section spacing -> help interSectionSpacing
      spacing -> help spacing
      dimension -> help dimensions
      nscollectionlayoutenvironment|environment -> help environment
      selector -> help selectors
      copie -> help copying
      assumption -> help assumptions
      badge -> help badge
      """)

  /// What has another name in the help, or a lesson that shows it.
  private static let subjects: [Subject] = subjectRows.compactMap { row in
    let words = row.split(separator: " ").map(String.init)
    return words.firstIndex(of: "->").map { arrow in
      Subject(words: words[..<arrow].map { $0.split(separator: "|").map(String.init) }, line: words[(arrow + 1)...].joined(separator: " "))
    }
  }
}

extension String {
  fileprivate func begins(withAnyOf beginnings: [String]) -> Bool { beginnings.contains(where: singular.hasPrefix) }
}

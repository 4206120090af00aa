import CommandLanguage
import Commands
import Documents
import Snapshots
import Wording

/// What a test would assert of all items, that they are alike, which nothing expects: `check that all items have the same width`.
enum AssertedLikeness {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let asserted = AssertedWords.told(tried)
    let isAsked = asserted == nil && ["are", "is", "do", "does", "have", "has"].contains(tried.words[0].lowercased())
    guard let told = asserted ?? (isAsked ? tried.spellings.last?.words : nil) else { return nil }
    let words = told.map { $0.lowercased() }
    let view = workspace.document.view
    // Of items by name their frames are expected.
    let isNamed = told.contains { view.applied.contains(item: view.identifier(for: $0)) || $0.count == 1 && ($0 != "a" || told[0] == "a") }
    guard !isNamed, begins(words, alike), begins(words, measures), words.allSatisfy({ decimal($0) == nil }) else { return nil }
    if isAsked { return .offering(["frames"]) }
    return .offering(
      verbatim: "frames; expect record",
      message: "nothing expects that frames are alike: what is recorded are the frames that there are, one by one")
  }

  private static func begins(_ words: [String], _ beginnings: [String]) -> Bool {
    words.contains { word in beginnings.contains { word.hasPrefix($0) } }
  }

  /// The beginnings of words that say that things are alike, and of those that say in what.
  private static let alike = ["same", "equal", "alike", "identical", "uniform", "consistent", "square", "other", "differ"]
  private static let measures = ["width", "height", "size", "wide", "tall", "high", "big", "large", "square"]
}

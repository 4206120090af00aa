import CommandLanguage
import Commands
import Documents
import Snapshots

/// A question about a size, by the word for what it is: `why is my item so narrow`, `why are the cells too small`.
enum SizeQuestions {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.words.map { String($0.lowercased().filter { $0 != "?" }) }
    guard words.first == "why", words.count > 2, let measures = words.firstResult(of: { sides[$0] }) else { return nil }
    let document = workspace.document
    let items = document.view.pending.itemIdentifiers.map { quotedIfNeeded($0.name) }
    // Before an adverb or a noun, 'a' is no name.
    let named = tried.words.dropFirst(2).first { items.contains($0) && ($0 != "a" || words.count < 6) }
    let item = named ?? document.example(of: "someItem")
    return .offering([measures.map { "explain \(item) \($0)" }.joined(separator: "; ")])
  }

  private static let sides: [String: [String]] = [
    "narrow": ["width"], "narrower": ["width"], "thin": ["width"], "wide": ["width"], "wider": ["width"], "broad": ["width"],
    "tall": ["height"], "taller": ["height"], "high": ["height"], "higher": ["height"], "short": ["height"], "shorter": ["height"],
    "flat": ["height"], "small": ["width", "height"], "smaller": ["width", "height"], "tiny": ["width", "height"],
    "big": ["width", "height"], "bigger": ["width", "height"], "large": ["width", "height"], "huge": ["width", "height"],
  ]
}

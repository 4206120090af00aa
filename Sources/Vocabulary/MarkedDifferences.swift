import CommandLanguage
import Commands
import Wording

/// The difference of two states of the document: `diff before after`, of which one is a mark, and the other is what is there now.
enum MarkedDifferences {
  private static let verbs: Set<String> = ["diff", "compare", "difference", "differences", "changes"]
  private static let idle: Set<String> = [
    "between", "from", "and", "vs", "with", "to", "against", "mark", "marks", "the", "what", "what's", "is", "of", "a",
  ]
  /// Words for states that hardly anything else is called by.
  private static let states: Set<String> = ["before", "after", "old", "new", "earlier", "later", "previous", "then"]

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.words.filter { !idle.contains($0.lowercased()) }
    if words.count == 2, verbs.contains(words[0].lowercased()), workspace.marks[words[1]] != nil {
      return .offering(["compare mark \(words[1])"])
    }
    guard words.count == 3, verbs.contains(words[0].lowercased()) else { return nil }
    if let mark = words.dropFirst().first(where: { workspace.marks[$0] != nil }) {
      return .offering(verbatim: "compare mark \(mark)", message: message)
    }
    if Set(words.dropFirst()) == ["portrait", "landscape"] { return .offering(["mark upright; rotate; compare mark upright"]) }
    guard words.dropFirst().allSatisfy({ states.contains($0.lowercased()) }) else { return nil }
    return .offering(verbatim: "mark \(words[1])", message: message)
  }

  private static let message: Phrase = "a mark is compared with what is there now: 'mark before', and later 'compare mark before'"
}

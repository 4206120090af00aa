import CommandLanguage
import LayoutComponents

/// What the document knows, and the marks beside it.
extension Workspace: Vocabulary {
  package func candidates(for kind: String, after words: [String], beginningWith prefix: String) -> [Candidate] {
    guard kind == Live.mark else { return document.candidates(for: kind, after: words, beginningWith: prefix) }
    return marks.keys.sorted().map { Candidate(quotedIfNeeded($0), "the document as it was then") }
  }

  package func knows(_ word: Word, as kind: String, after words: [String]) -> Bool? {
    kind == Live.mark ? marks[word.text] != nil : document.knows(word, as: kind, after: words)
  }
}

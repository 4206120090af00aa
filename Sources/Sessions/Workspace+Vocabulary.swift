import CommandLanguage
import LayoutComponents

/// The names in the document, and the marks.
extension Workspace: Vocabulary {
  package func candidates(for kind: Live, after words: [String], beginningWith prefix: String) -> [Candidate] {
    guard kind == .mark else { return document.candidates(for: kind, after: words, beginningWith: prefix) }
    return marks.keys.sorted().map { Candidate(quotedIfNeeded($0), "the document as it was then") }
  }

  package func knows(_ word: Word, as kind: Live, after words: [String]) -> Bool? {
    kind == .mark ? marks[word.text] != nil : document.knows(word, as: kind, after: words)
  }

  package func files(beginningWith prefix: String) -> [Candidate] { Files.candidates(beginningWith: prefix) }
}

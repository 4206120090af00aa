extension OtherWords {
  /// The line of the row that begins with a verb from elsewhere and fits but for its names, which nothing has: `del b` without a `b`. Of
  /// several rows that one which has the fewest names.
  func reading<Live: Vocabulary>(
    ofUnknownNames spellings: [TriedLine], isRun: Bool, _ document: Document, _: Live.Type
  ) -> Reading? {
    let anything = AnyName<Live.Names> { word in wordsBetween.contains(word) || gists.contains { $0.concerns(word) } }
    var fewest: (reading: Reading, names: Int)?
    for row in rows(for: spellings) where (row.manner != .offered) == isRun && !row.firstWords.isEmpty {
      guard let match = spellings.reversed().firstResult(of: { row.match($0, in: anything) }) else { continue }
      var names = UnknownNames(match)
      // What is deleted is rather an item or a section than a component or a property.
      if row.line.hasPrefix("un") { names.others = 1 }
      // 'main' is what everybody calls the first section.
      guard isRun || !names.isEmpty && !row.isOpen, names.count < fewest?.names ?? .max, names.items != ["main"] else { continue }
      var reading = Reading.guessing(row.line(for: match) { fillIn($0, document) }.text)
      reading.hasUnknownNames = true
      reading.unknownNames = names
      fewest = (reading, names.count)
    }
    return fewest?.reading
  }
}

/// Names of a line that nothing has, in the order of the line.
package struct UnknownNames: Sendable {
  package var items: [String] = []
  package var sections: [String] = []

  package init(items: [String] = [], sections: [String] = []) { (self.items, self.sections) = (items, sections) }

  /// The names that a pattern has for items and for sections.
  fileprivate init(_ match: Rephrasing.Match) {
    for (label, parts) in match.found.sorted(by: { $0.value.startIndex < $1.value.startIndex }) {
      let names = parts.map { $0.text }
      if label.hasPrefix("item") || label == "selector" { items += names.filter { !items.contains($0) } }
      if label.hasPrefix("section") { sections += names.filter { !sections.contains($0) } }
    }
  }

  /// How many names it has that no line makes.
  fileprivate var others = 0

  var count: Int { items.count + sections.count + others }
  package var isEmpty: Bool { items.isEmpty && sections.isEmpty }
}

/// Words of sentences that are hardly names, as gists know them.
private let wordsBetween: Set<String> = [
  "the", "an", "to", "in", "into", "of", "for", "at", "on", "by", "from", "with", "before", "after", "and", "or", "as", "is", "are", "be",
  "it", "this", "that", "my", "me", "front", "start", "end", "top", "bottom", "back", "first", "last", "index", "position", "place",
  "content",
]

/// A vocabulary that takes any word for a name but those that mean something of themselves.
private struct AnyName<Names: RawRepresentable<Int>>: Vocabulary {
  let hasMeaning: (String) -> Bool

  func candidates(for kind: Names, after words: [String], beginningWith prefix: String) -> [Candidate] { [] }
  func knows(_ word: Word, as kind: Names, after words: [String]) -> Bool? { !hasMeaning(word.text.lowercased().singular) }
  func files(beginningWith prefix: String) -> [Candidate] { [] }
}

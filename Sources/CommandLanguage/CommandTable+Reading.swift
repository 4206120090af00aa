import Wording

extension CommandTable {
  package typealias Reading = OtherWords<Document>.Reading

  /// What a refused command means: the first reading that `accepted` returns, or else the first one of all; nil if nobody can tell.
  package func reading<Live: Vocabulary>(
    of tokens: [Token], in bytes: [UInt8], _ document: Document, _ vocabulary: Live, accepted: (Reading) -> Reading?
  ) -> Reading? {
    reading(of: TriedLine(tokens, in: bytes), document, vocabulary, accepted: accepted)
  }

  /// What a line means: what it asks for, if it asks, then what it is in words from elsewhere, then what it would be in another spelling
  /// or another order of its words.
  package func reading<Live: Vocabulary>(
    of tried: TriedLine, _ document: Document, _ vocabulary: Live, accepted: (Reading) -> Reading?
  ) -> Reading? {
    guard !tried.parts.isEmpty else { return nil }
    if let asked = tried.asked, let reading = answer(to: asked, document, vocabulary, accepted: accepted) { return reading }
    if let named = tried.beginning(with: otherWords().nouns), let reading = answer(to: named, document, vocabulary, accepted: accepted) {
      return reading
    }
    if let named = tried.withoutCalled(vocabulary.knowsAny), let reading = answer(to: named, document, vocabulary, accepted: accepted) {
      return reading
    }
    var first: Reading?
    let near = chosen(of: nearest(to: tried, document, vocabulary), for: tried, orElse: &first, accepted: accepted)
    if let near { return near }
    if let example = tried.example, let reading = answer(to: example, document, vocabulary, accepted: accepted) { return reading }
    if let line = mended(tried, vocabulary), var reading = answer(to: line, document, vocabulary, accepted: accepted) {
      reading.isGuess = true
      return reading
    }
    let far = chosen(of: farther(from: tried, document, vocabulary), for: tried, orElse: &first, accepted: accepted)
    if let far { return far }
    if let first, first.hasUnknownNames { return first }
    if let beginning = withoutItsEnd(tried), let reading = accepted(.guessing(beginning)) { return reading }
    return commandAbout(tried).map { .guessing(["help", $0].joined(separator: " ")) } ?? first
  }

  /// The first reading that is accepted; the first of all is left in `first`, one without unknown names only until there is one with them.
  private func chosen(
    of readings: [() -> [Reading]], for tried: TriedLine, orElse first: inout Reading?, accepted: (Reading) -> Reading?
  ) -> Reading? {
    for readings in readings {
      for reading in readings() where reading.lines.contains(where: { $0.text != tried.text }) {
        if let reading = accepted(reading) { return reading }
        guard !reading.isTentative else { continue }
        first = first.flatMap { $0.hasUnknownNames || !reading.hasUnknownNames ? $0 : nil } ?? reading
      }
    }
    return nil
  }

  /// The line with its mistyped words as they are written here; nil if none is mistyped.
  private func mended<Live: Vocabulary>(_ tried: TriedLine, _ vocabulary: Live) -> TriedLine? {
    let words = otherWords().words
    return tried.spelt { word in
      word.figures != nil || words.contains(word) || words.contains(word.singular) || byFirstWord[word] != nil || vocabulary.knowsAny(word)
        ? nil : nearestName(to: word, among: otherWords().sortedWords) ?? nearestName(to: word, among: firstWords.sorted())
    }
  }

  /// What a line means that stands for another, as an offer.
  private func answer<Live: Vocabulary>(
    to tried: TriedLine, _ document: Document, _ vocabulary: Live, accepted: (Reading) -> Reading?
  ) -> Reading? {
    if binds(tried.text), !namesAnyFile(tried), let reading = accepted(.offering([tried.text])) { return reading }
    return reading(of: tried, document, vocabulary, accepted: accepted)?.asOffer
  }

  /// The readings of a line in its own words.
  private func nearest<Live: Vocabulary>(
    to tried: TriedLine, _ document: Document, _ vocabulary: Live
  ) -> [() -> [Reading]] {
    let others = otherWords()
    let spellings = tried.spellings
    // 'delete item b and check the count' has two wishes, and no item named 'check'.
    let isOneWish = !tried.clauses.dropFirst().contains(where: beginsWithAVerb)
    return [
      { some(spellings.firstResult { isOneWish ? others.reading(of: [$0], isRun: true, document, vocabulary) : nil }) },
      { some(isOneWish ? spelt(tried).map { Reading(.same, [$0]) } : nil) },
      { some(isOneWish ? inWordsOfAVerb(tried.splitAtCommas).map { Reading(.same, [$0]) } : nil) },
      { some(others.reading(of: [tried.withoutDots], isRun: true, document, vocabulary)) },
      { others.answers(tried).map { .trying($0) } },
      { some(others.readers.firstResult { $0(tried, document) }) },
      { tried.reordered(isVerb).flatMap { inOrder($0, document, vocabulary) } },
      {
        some(
          isOtherWord(tried) || !isOneWish ? nil : (misspelt(tried) ?? misspeltOther(tried, document, vocabulary)).map { .correcting($0) })
      },
      { some(others.reading(ofUnknownNames: spellings, isRun: true, document, Live.self)) },
      { some(others.reading(of: spellings, isRun: false, isOpen: false, document, vocabulary)) },
    ]
  }

  /// The readings of a line that are about something like it.
  private func farther<Live: Vocabulary>(
    from tried: TriedLine, _ document: Document, _ vocabulary: Live
  ) -> [() -> [Reading]] {
    let others = otherWords()
    let spellings = tried.spellings
    let gist = { (line: TriedLine) -> [Reading] in
      let found = others.gist(of: line, document, vocabulary)
      // A question about what has a name is hardly one for the first page of the help.
      let named = found == "help" ? others.named(tried, document) : nil
      return some(named) + some(found.map { Reading.guessing($0) })
    }
    return [
      { some(others.reading(of: spellings, isRun: false, document, vocabulary)) },
      { some(others.reading(of: spellings, isRun: false, after: 1, document, vocabulary)) },
      { some(others.reading(ofUnknownNames: spellings, isRun: false, document, Live.self)) },
      { gist(tried.parts.count == 1 ? tried.withoutDots : spellings.last ?? tried) },
      { gist(tried.withoutDots) },
    ]
  }

  private func isVerb(_ first: String, _ second: String) -> Bool {
    commands(beginningWith: first.lowercased()).contains { $0.declaration.verb.dropFirst().first == second.lowercased() }
  }

  /// What a line would be whose words have been put in another order.
  private func inOrder<Live: Vocabulary>(_ line: TriedLine, _ document: Document, _ vocabulary: Live) -> [Reading] {
    guard !isAboutFiles(line) else { return [] }
    let words = line.words.map { $0.lowercased() }
    let isCommand = commands(beginningWith: words[0]).contains { words.starts(with: $0.declaration.verb) } && binds(line.text)
    let reading = otherWords().reading(ofReordered: line, document, vocabulary)
    let meant = reading?.lines.map { $0.text }.filter { !$0.hasPrefix("read ") && !$0.hasPrefix("save ") } ?? []
    return ((isCommand ? [line.text] : []) + meant).map { .trying($0) }
  }

  /// Whether a line may read or write a file: what stands in one is not known before, and no word of its name is one too many.
  private func isAboutFiles(_ line: TriedLine) -> Bool {
    ["read", "open", "save", "source", "load", "export", "preview"].contains(line.words[0].lowercased())
  }

  /// Whether a line is about a file that it does not name: `read a file`, `save this`.
  package func namesAnyFile(_ line: TriedLine) -> Bool {
    let words = line.words.map { $0.lowercased() }
    guard isAboutFiles(line), words.count > 1 else { return false }
    return words.count > 2 && ["a", "an", "the", "my", "some"].contains(words[1])
      || ["this", "it", "that", "them", "everything", "code", "file"].contains(words[words.count - 1])
  }

  private func some(_ reading: Reading?) -> [Reading] { reading.map { [$0] } ?? [] }

  /// What a line means that cannot be split into words.
  package func reading(ofUnreadable bytes: [UInt8], _ document: Document) -> Reading? {
    let tried = TriedLine([TriedLine.Part(String(decoding: bytes, as: UTF8.self), at: 0..<bytes.count)])
    return otherWords().readers.firstResult { $0(tried, document) }
  }

  /// A line that is a command in another of its spellings.
  private func spelt(_ tried: TriedLine) -> MeantLine? {
    // A size stays one word in a command.
    (isAboutFiles(tried) ? [tried] : tried.spellings).filter { !$0.hasSplitSize }.firstResult { line in
      inWordsOfAVerb(line).flatMap { $0.text == tried.text ? nil : $0 }
    }
  }

  /// Whether a line begins as a command does, here or elsewhere.
  private func beginsWithAVerb(_ line: TriedLine) -> Bool {
    let word = line.words[0].lowercased()
    return word.utf8.count > 2 && (byFirstWord[word] != nil || otherWords().firstWords.contains(word))
  }

  /// The line with a verb in its own form: `append item a` is `append items a`, and `Undo` is `undo`.
  ///
  /// Nil if no verb is like it, or the words after it do not fit.
  private func inWordsOfAVerb(_ tried: TriedLine) -> MeantLine? {
    let words = tried.parts.map { $0.isQuoted ? "" : $0.text.lowercased() }
    let verbs = commands.map { $0.declaration.verb }.filter { verb in
      verb.count <= words.count && zip(verb, words).allSatisfy { $0 == $1 || $0 + "s" == $1 || $0 == $1 + "s" }
    }
    for verb in verbs.sorted(by: { $0.count > $1.count }) {
      var line = MeantLine()
      for (word, part) in zip(verb, tried.parts) { line.append(word, from: part.range) }
      let rest = tried.parts.dropFirst(verb.count)
      // 'append section other with items x' has two wishes, and no section named 'with'.
      let others: Set<String> = verb.last == "sections" ? ["with", "called", "named", "items", "cells"] : ["with", "called", "named"]
      guard !rest.contains(where: { others.contains($0.text.lowercased()) && !$0.isQuoted }) else { continue }
      for part in rest { line.append(part.text, from: part.range) }
      if binds(line.text) { return line }
    }
    return nil
  }

  /// Whether a line begins with a word from elsewhere, so that it is no misspelling of a verb.
  private func isOtherWord(_ tried: TriedLine) -> Bool {
    guard let first = tried.words.first?.lowercased(), byFirstWord[first] == nil else { return false }
    if first.figures != nil { return true }
    let others = otherWords()
    return others.firstWords.contains(first) || others.gists.contains { $0.concerns(first.singular) }
  }

  /// The line with the nearest verb; nil if none is near, or the words after it do not fit.
  private func misspelt(_ tried: TriedLine) -> String? {
    var words = tried.words
    guard let first = words.first, !tried.parts[0].isQuoted, !words.contains("with") else { return nil }
    if byFirstWord[first] == nil {
      guard let name = nearestName(to: first, among: firstWords.sorted()) else { return nil }
      words[0] = name
    }
    if words.count > 1, !binds(words.joined(separator: " ")) {
      let next = commands(beginningWith: words[0]).compactMap { $0.declaration.verb.dropFirst().first }
      guard let name = nearestName(to: words[1], among: next) else { return nil }
      words[1] = name
    }
    let line = words.joined(separator: " ")
    return line != tried.text && binds(line) ? line : nil
  }

  /// The line with the nearest verb from elsewhere, if it would run: `lsit items` is `list items`.
  private func misspeltOther(_ tried: TriedLine, _ document: Document, _ vocabulary: some Vocabulary) -> String? {
    let others = otherWords()
    guard let first = tried.words.first, !tried.parts[0].isQuoted, byFirstWord[first] == nil,
      let name = nearestName(to: first, among: others.sortedFirstWords)
    else { return nil }
    let line = TriedLine(([name] + tried.words.dropFirst()).joined(separator: " "))
    return others.reading(of: line.spellings, isRun: true, document, vocabulary).map { _ in line.text }
  }

  /// The beginning of a line of which only the last words do not fit; nil if there is none.
  private func withoutItsEnd(_ tried: TriedLine) -> String? {
    tried.words.indices.dropFirst().reversed().lazy.map { tried.words[..<$0].joined(separator: " ") }.first(where: binds)
  }

  /// The command whose name and summary have most of a line's words; nil if none has any.
  private func commandAbout(_ tried: TriedLine) -> String? {
    guard !commands.contains(where: { $0.declaration.verb[0] == tried.words.first }) else { return nil }
    let asked = Set(tried.words.map { $0.lowercased().singular }.filter { $0.utf8.count > 2 })
    var best: (name: String, score: Int)?
    for declaration in commands.map({ $0.declaration }) {
      let named = asked.intersection(declaration.verb.map { $0.singular })
      let summary = declaration.summary.english.split { !$0.isLetter }.map { $0.lowercased().singular }
      let score = 3 * named.count + asked.intersection(summary).count
      if score > best?.score ?? 0 { best = (declaration.name, score) }
    }
    return best?.name
  }
}

extension Vocabulary {
  /// Whether a word is a name of any kind.
  fileprivate func knowsAny(_ word: String) -> Bool {
    (0...).lazy.map { Names(rawValue: $0) }.prefix { $0 != nil }.contains { kind in
      kind.map { knows(Word(word), as: $0, after: []) == true } ?? false
    }
  }
}

extension OtherWords.Reading {
  /// The same lines, not to be run.
  package var asOffer: OtherWords.Reading {
    var copy = self
    (copy.manner, copy.isCorrection) = (.offered, false)
    return copy
  }
}

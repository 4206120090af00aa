import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import HashTreeCollections
import Lessons
import Linting
import Localization
import Rendering
import Snapshots

extension Session: Vocabulary {
  package func candidates(for kind: Live, after words: [String], beginningWith prefix: String) -> [Candidate] {
    if kind == .mark { return state.workspace.marks.keys.sorted().map { Candidate(quotedIfNeeded($0), "the document at that mark") } }
    if kind == .lesson, prefix.contains("/") { return files(beginningWith: prefix) }
    return document.candidates(for: kind, after: words, beginningWith: prefix)
  }

  package func knows(_ word: Word, as kind: Live, after words: [String]) -> Bool? {
    kind == .mark ? state.workspace.marks[word.text] != nil : document.knows(word, as: kind, after: words)
  }

  package func files(beginningWith prefix: String) -> [Candidate] { files.candidates(beginningWith: prefix) }
}

extension Document {
  /// The maximum number of names to offer; a longer list would not be readable.
  private static var mostCandidates: Int { 2_000 }
  /// The maximum number of names to compare per keystroke.
  private static var reach: Int { 100_000 }
  package func candidates(for kind: Live, after words: [String], beginningWith prefix: String) -> [Candidate] {
    switch kind {
    // A number follows, so there are no candidates.
    case .section where words.first == "use" && words.last == "index": []
    case .section: sectionCandidates(in: view.pending, prefix)
    case .item: itemCandidates(in: view.pending, prefix)
    case .component:
      components.keys.sorted().map { Candidate($0, components[$0]?.what ?? "") }
        + ["layout", "environment"].filter { _ in words.first == "show" }.map { Candidate($0, "settings") }
    case .property: propertyCandidates
    case .value: words.last.map(valueCandidates) ?? []
    case .condition: Condition.candidates(after: words.suffix(from: words.lastIndex(of: "when").map { $0 + 1 } ?? words.endIndex))
    case .view: views.map { Candidate(quotedIfNeeded($0.name), "collection view") }
    case .cell:
      view.cells.registrations.map { Candidate(quotedIfNeeded($0.name), $0.type.map { "cell for items of type '\($0)'" } ?? "cell") }
    case .device: Device.all.map { Candidate($0.name, .verbatim("\($0.size.shown) @\(shortest($0.scale))x")) }
    case .posture: Posture.candidates(after: words)
    case .selector:
      itemCandidates(in: view.applied, prefix) + sectionCandidates(in: view.applied, prefix)
        + kinds.sorted().map { Candidate($0, "kind") } + components.keys.sorted().map { Candidate($0, "component") }
    case .command:
      Self.verbCandidates(after: words.dropFirst()) + (words.count > 1 ? [] : HelpTopic.candidates)
    case .lesson: BundledLesson.all.map { Candidate($0.name, "lesson \($0.number)") } + LessonCommands.TourMove.candidates
    case .mark: []
    case .check: Check.all.map { Candidate($0.id, $0.severity.words) } + [Candidate("none", "no errors, no warnings")]
    }
  }

  package func knows(_ word: Word, as kind: Live, after words: [String]) -> Bool? {
    let text = word.text
    switch kind {
    case .section:
      if words.first == "use", text == "index" || words.dropLast().last == "index" { return nil }
      return view.pending.contains(section: text) || view.applied.contains(section: text)
    case .item:
      if (try? IdentifierRange.read(word, limit: itemLimit)) ?? nil != nil { return nil }
      return view.pending.contains(item: view.identifier(for: text)) || view.appliedIdentifier(for: text) != nil
    case .selector: return selectsAnything(text)
    case .component: return components[text] != nil || Document.reservedNames.contains(text)
    case .property: return (try? PropertyPath(word)).map { completions(for: $0) != nil } ?? false
    case .view: return index(ofView: text) != nil
    case .cell: return view.cells.registrations.contains { $0.name == text }
    case .device: return Device.named(text) != nil
    case .check: return text == "none" || Check.all.contains { $0.id == text }
    case .value, .condition, .posture, .command, .lesson, .mark: return nil
    }
  }

  /// The candidates for the value of a property; nil if the property does not exist.
  private func completions(for path: PropertyPath) -> CompletionSource? {
    let name = path.property.text
    switch path.owner.text {
    case "layout": return LayoutConfiguration.properties.property(named: name)?.completions
    case "environment": return EnvironmentSettings.properties.property(named: name)?.completions
    default: return components[path.owner.text].flatMap { Component.properties(of: $0.kind).property(named: name)?.completions }
    }
  }
  /// The next words of verbs that begin with the given words.
  private static func verbCandidates(after words: ArraySlice<String>) -> [Candidate] {
    shellCommands.visibleCommands.map { $0.declaration }.compactMap { declaration in
      let verb = declaration.verb
      guard verb.count > words.count, verb.starts(with: words) else { return nil }
      return Candidate(verb[words.count], declaration.summary)
    }
  }

  private func sectionCandidates(in snapshot: DocumentSnapshot, _ prefix: String) -> [Candidate] {
    let prefix = Array(prefix.withoutQuote.utf8)
    return (0..<min(snapshot.numberOfSections, Self.reach)).lazy.compactMap { snapshot.sectionIdentifier(at: $0) }
      .filter { $0.begins(with: prefix) }.prefix(Self.mostCandidates).map { Candidate(quotedIfNeeded($0), "section") }
  }

  private func itemCandidates(in snapshot: DocumentSnapshot, _ prefix: String) -> [Candidate] {
    let prefix = Array(prefix.withoutQuote.utf8)
    var result: [Candidate] = []
    var left = Self.reach
    for index in 0..<snapshot.numberOfSections where left > 0 && result.count < Self.mostCandidates {
      let place: Phrase = "item of \(snapshot.sectionIdentifier(at: index) ?? "")"
      for item in snapshot.items(inSectionAt: index).prefix(left) {
        left -= 1
        guard item.word.begins(with: prefix) else { continue }
        result.append(Candidate(quotedIfNeeded(item.name), place))
        guard result.count < Self.mostCandidates else { break }
      }
    }
    return result
  }

  private var propertyCandidates: [Candidate] {
    components.keys.sorted().flatMap { candidates(of: Component.properties(of: components[$0]?.kind ?? .item), owner: $0) }
      + candidates(of: LayoutConfiguration.properties, owner: "layout")
      + candidates(of: EnvironmentSettings.properties, owner: "environment")
  }

  private func candidates<Owner>(of list: PropertyList<Owner>, owner: String) -> [Candidate] {
    list.properties.map { Candidate("\(owner).\($0.name)", $0.summary) }
  }

  private func valueCandidates(_ path: String) -> [Candidate] {
    guard let path = try? PropertyPath(Word(path)), case .choices(let candidates)? = completions(for: path) else { return [] }
    return candidates
  }
}

extension String {
  /// The typed part of a name, without an opening quote.
  fileprivate var withoutQuote: Substring { hasPrefix("\"") || hasPrefix("'") ? dropFirst() : self[...] }

  fileprivate func begins(with prefix: [UInt8]) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= prefix.count else { return false }
      // Comparing from the end is faster, because the names of a list usually differ at their ends.
      for index in prefix.indices.reversed() where bytes[index] != prefix[index] { return false }
      return true
    }
    return answer ?? utf8.starts(with: prefix)
  }
}

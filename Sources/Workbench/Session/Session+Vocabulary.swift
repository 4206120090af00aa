import CommandLanguage
import Lessons

extension Document: Vocabulary {
  /// The most names that are offered at once; more could not be read.
  private static var mostCandidates: Int { 2_000 }

  package func candidates(for kind: String, after words: [String]) -> [Candidate] {
    switch kind {
    // A number follows, which nobody needs to be offered.
    case Live.section where words.first == "use" && words.last == "index": []
    case Live.section: view.pending.sectionIdentifiers.prefix(Self.mostCandidates).map { Candidate(quotedIfNeeded($0), "section") }
    case Live.item: itemCandidates(in: view.pending)
    case Live.component:
      components.keys.sorted().map { Candidate($0, components[$0]?.kind.rawValue ?? "") }
        + ["layout", "environment"].filter { _ in words.first == "show" }.map { Candidate($0, "settings") }
    case Live.property: propertyCandidates
    case Live.value: words.last.map(valueCandidates) ?? []
    case Live.view: views.map { Candidate(quotedIfNeeded($0.name), "collection view") }
    case Live.cell: view.cells.registrations.map { Candidate(quotedIfNeeded($0.name), $0.type ?? "cell") }
    case Live.device: Device.all.map { Candidate($0.name, "\($0.size.shown) @\(shortest($0.scale))x") }
    case Live.selector:
      itemCandidates(in: view.applied)
        + view.applied.sectionIdentifiers.prefix(Self.mostCandidates).map { Candidate(quotedIfNeeded($0), "section") }
        + kinds.sorted().map { Candidate($0, "kind") } + components.keys.sorted().map { Candidate($0, "component") }
    case Live.command:
      Self.verbCandidates(after: words.dropFirst()) + (words.count > 1 ? [] : HelpTopic.all.map { Candidate($0.name, $0.title) })
    case Live.lesson: BundledLesson.all.map { Candidate($0.name, "lesson \($0.number)") } + LessonCommands.Step.candidates
    default: []
    }
  }

  /// The words with which verbs go on.
  private static func verbCandidates(after words: ArraySlice<String>) -> [Candidate] {
    shellCommands.commands.map(\.declaration).compactMap { declaration in
      let verb = declaration.verb
      guard verb.count > words.count, verb.starts(with: words) else { return nil }
      return Candidate(verb[words.count], declaration.summary)
    }
  }

  private func itemCandidates(in snapshot: DocumentSnapshot) -> [Candidate] {
    var result: [Candidate] = []
    for index in 0..<snapshot.numberOfSections {
      let section = snapshot.sectionIdentifier(at: index) ?? ""
      for item in snapshot.items(inSectionAt: index).prefix(Self.mostCandidates - result.count) {
        result.append(Candidate(quotedIfNeeded(item.name), "item of \(section)"))
      }
      guard result.count < Self.mostCandidates else { break }
    }
    return result
  }

  private var propertyCandidates: [Candidate] {
    components.keys.sorted().flatMap { name in
      Component.facts(of: components[name]?.kind ?? .item).map { Candidate("\(name).\($0.name)", $0.summary) }
    } + LayoutConfigurationFacts.candidates
      + EnvironmentSettings.properties.properties.map { Candidate("environment.\($0.name)", $0.summary) }
  }

  /// The choices of the property that a path names.
  private func valueCandidates(_ path: String) -> [Candidate] {
    guard let path = try? PropertyPath(Word(path)) else { return [] }
    let completions: Completions?
    switch path.owner.text {
    case "layout": completions = LayoutConfigurationFacts.completions(path.property.text)
    case "environment": completions = EnvironmentSettings.properties.property(named: path.property.text)?.completions
    default:
      completions = components[path.owner.text].flatMap { component in
        Component.facts(of: component.kind).first { $0.name == path.property.text || $0.otherNames.contains(path.property.text) }?
          .completions
      }
    }
    if case .choices(let candidates)? = completions { return candidates }
    return []
  }
}

import CompositionalLayout
import Drawing

/// The layout configuration's properties, for completion.
private enum LayoutConfigurationFacts {
  static var candidates: [Candidate] { LayoutConfiguration.properties.properties.map { Candidate("layout.\($0.name)", $0.summary) } }
  static func completions(_ name: String) -> Completions? { LayoutConfiguration.properties.property(named: name)?.completions }
}

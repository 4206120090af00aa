import Localization
import SwiftParsing

/// The identifiers of the sections on screen, as the code's own values.
extension Evaluator {
  /// What the code applies itself; otherwise the document's names as cases of the enum whose cases they are, or as strings.
  func sectionIdentifiers(_ span: Span) throws(Refusal) -> [Value] {
    if let applied = applies.snapshot { return applied.sections.map { $0.value } }
    if let known = cases(named: host.sections) { return known }
    guard let type = sectionType else { return host.sections.map { .string($0) } }
    if case .string = type { return host.sections.map { .string($0) } }
    // Sections without names of their own are those that the code itself would apply.
    if host.sections.enumerated().allSatisfy({ $0.element == "section\($0.offset)" || $0.element == "main" }),
      let applied = appliedByItself, applied.sections.count == host.sections.count
    {
      return applied.sections.map { $0.value }
    }
    throw Refusal(.runTime("sectionIdentifiers"), at: span)
  }

  /// What a section's place takes.
  var sectionPlace: Expected { sectionType ?? .anything }

  /// Names as cases of the enum that identifies sections; nil if there is none that has them all.
  func cases(named sections: [String]) -> [Value]? {
    guard !sections.isEmpty else { return nil }
    func cases(_ type: SourceType) -> [Value]? {
      let names = Set(type.members.cases.filter { $0.parameters == nil }.map { $0.name.text })
      guard sections.allSatisfy({ names.contains($0) }) else { return nil }
      return sections.map { .enumCase(EnumValue(type: type, name: $0)) }
    }
    if case .source(let type, _)? = sectionType { return cases(type) }
    let fitting = program.allTypes.filter { $0.keyword == .enum }.compactMap { cases($0) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// What identifies a section of the code's data source; nil if that is nowhere written.
  private var sectionType: Expected? { identifierType(0) }

  /// What a data source has before anything was applied to it.
  var firstSnapshot: Value {
    let snapshot = SnapshotObject()
    snapshot.base = 0
    giveTypes(to: snapshot)
    return .known(.snapshot(snapshot))
  }

  /// What identifies sections and items of the app's own snapshots, as far as the code says.
  func giveTypes(to snapshot: SnapshotObject) {
    (snapshot.sectionType, snapshot.itemType) = (identifierType(0) ?? .anything, identifierType(1) ?? .anything)
  }

  /// What identifies sections, 0, or items, 1, as the code's own types say.
  private func identifierType(_ index: Int) -> Expected? {
    for type in program.allTypes {
      let scope = Scope(receiver: nil, owner: type, result: .anything)
      let members = type.members
      for reference in members.properties.compactMap({ $0.type }) + Array(members.aliases.values) + type.inheritance {
        if let found = identifierType(index, in: reference, scope) { return found }
      }
    }
    for alias in program.aliases.values {
      if let found = identifierType(index, in: alias.type, program.scope) { return found }
    }
    return nil
  }

  private func identifierType(_ index: Int, in reference: TypeReference, _ scope: Scope) -> Expected? {
    guard case .named(let name, let arguments?) = reference.optionalBase.kind, arguments.types.count == 2,
      name.text == "UICollectionViewDiffableDataSource" || name.text == "NSDiffableDataSourceSnapshot"
    else { return nil }
    return try? expected(arguments.types[index], scope)
  }

  /// What the code's own functions apply, where they can be run.
  private var appliedByItself: SnapshotObject? {
    guard !isMakingData else { return nil }
    let other = Evaluator(program: program, host: host, definitions: definitions)
    guard (try? other.makeData()) ?? false else { return nil }
    return other.applies.snapshot
  }

  /// How many items a section has, by its index in the view or by its identifier in the snapshot.
  func itemCount(ofSection section: Value, _ object: HostObject, _ name: String, _ span: Span) throws(Refusal) -> Value {
    noteRead("sections")
    let index: Int?
    if case .collectionView = object {
      index = try integer(section, span)
    } else {
      let wanted = try coerce(section, to: sectionPlace, span)
      index = try firstIndex(of: wanted, in: try sectionIdentifiers(span), span)
    }
    guard let index, host.itemCounts.indices.contains(index) else { throw Refusal(.runTime(name), at: span) }
    return .int(host.itemCounts[index])
  }
}

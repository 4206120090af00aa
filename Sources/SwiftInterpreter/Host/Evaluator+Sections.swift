import Localization
import SwiftParsing

/// Finds the values that identify the sections on screen.
extension Evaluator {
  /// The identifiers that the code has applied, or else the document's names as enum cases or strings.
  func sectionIdentifiers(_ span: Span) throws(Refusal) -> [Value] {
    if let applied = applies.snapshot { return applied.sections.map { $0.value } }
    if let known = cases(named: host.sections) { return known }
    guard let type = sectionType else { return host.sections.map { .string($0) } }
    // While the sections are unknown, a provider gets a placeholder.
    if case .string = type { return (host.sections.isEmpty && isProviding ? ["main"] : host.sections).map { .string($0) } }
    // Placeholders take the names of these cases.
    if host.sections.isEmpty, let known = cases(named: program.sectionNames) { return known }
    // Sections with default names are the ones that the code itself would apply.
    if host.sections.enumerated().allSatisfy({ $0.element == "section\($0.offset)" || $0.element == "main" }),
      let applied = appliedByItself, applied.sections.count == host.sections.count
    {
      return applied.sections.map { $0.value }
    }
    throw Refusal(.runTime("sectionIdentifiers"), at: span)
  }

  var sectionPlace: Expected { sectionType ?? .anything }

  /// The enum cases with these names, as section identifiers; nil unless exactly one enum contains them all.
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

  /// The section identifier type of the code's data source; nil if the code does not specify one.
  private var sectionType: Expected? { identifierType(0) }

  /// The snapshot of a data source before the first apply.
  var firstSnapshot: Value {
    let snapshot = SnapshotObject()
    snapshot.base = 0
    giveTypes(to: snapshot)
    return .known(.snapshot(snapshot))
  }

  /// Sets the section and item identifier types that the code specifies.
  func giveTypes(to snapshot: SnapshotObject) {
    (snapshot.sectionType, snapshot.itemType) = (identifierType(0) ?? .anything, identifierType(1) ?? .anything)
  }

  /// The type of section identifiers (index 0) or item identifiers (index 1), found in generic arguments in the code.
  func identifierType(_ index: Int) -> Expected? {
    for type in program.allTypes {
      let scope = Scope(receiver: nil, owner: type, result: .anything)
      let members = type.members
      for reference in members.properties.compactMap({ $0.writtenType }) + Array(members.aliases.values) + type.inheritance {
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
      name.text == "NSDiffableDataSourceSnapshot" || SystemTypes.dataSources.contains(name.text)
    else { return nil }
    return try? expected(arguments.types[index], scope)
  }

  /// The snapshot that the code's own functions apply, if they can run.
  private var appliedByItself: SnapshotObject? {
    guard !isMakingData else { return nil }
    let other = Evaluator(program: program, host: host, definitions: definitions)
    guard (try? other.makeData()) ?? false else { return nil }
    return other.applies.snapshot
  }

  /// The number of items in a section, which a collection view identifies by index and a snapshot by identifier.
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

extension MemberIndex.Property {
  /// The declared type, or the type that the initial value names: `UICollectionViewDiffableDataSource<Section, Item>(…)`.
  fileprivate var writtenType: TypeReference? {
    if let type { return type }
    if case .call(let call)? = value?.kind { return call.callee.typeReference }
    return nil
  }
}

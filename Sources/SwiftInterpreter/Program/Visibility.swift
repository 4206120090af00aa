import SwiftParsing

/// The file whose code is being evaluated. It determines which private names are visible.
final class Viewer: @unchecked Sendable {
  /// The index for entries, which may use the private names of all files.
  static let outside = UInt32.max - 1
  var file = Viewer.outside
}

/// The declarations that a file or all files can use, by name.
struct FileNames {
  var types: [String: SourceType] = [:]
  var functions: [String: [DeclaredFunction]] = [:]
  var globals: [String: Box] = [:]
  var aliases: [String: TypeAlias] = [:]
}

/// The names that are visible in a file. Its private names take precedence over shared ones.
///
/// `others` are the private names of other files. Only entries can use them.
struct VisibleNames<Found> {
  var own: [String: Found]
  var shared: [String: Found]
  var others: [[String: Found]]

  subscript(name: String) -> Found? {
    if let found = own[name] ?? shared[name] { return found }
    for names in others {
      if let found = names[name] { return found }
    }
    return nil
  }

  var values: [Found] { Array(own.values) + Array(shared.values) + others.flatMap { Array($0.values) } }
}

extension Program {
  var types: VisibleNames<SourceType> { visible(shared.types) { $0.types } }
  var globals: VisibleNames<Box> { visible(shared.globals) { $0.globals } }
  var functions: VisibleNames<[DeclaredFunction]> { visible(shared.functions) { $0.functions } }
  var aliases: VisibleNames<TypeAlias> { visible(shared.aliases) { $0.aliases } }

  private func visible<Found>(_ shared: [String: Found], _ names: (FileNames) -> [String: Found]) -> VisibleNames<Found> {
    if hidden.isEmpty { return VisibleNames(own: [:], shared: shared, others: []) }
    let isOutside = filePositions[viewer.file] == nil
    return VisibleNames(
      own: hidden[viewer.file].map(names) ?? [:], shared: shared,
      others: isOutside ? hidden.keys.sorted().compactMap { hidden[$0].map(names) } : [])
  }

  /// The type that a name refers to in a file: its own type, or the nearest of several types in other files.
  func type(named name: String, from file: UInt32) -> SourceType? {
    let outer = viewer.file
    viewer.file = file
    defer { viewer.file = outer }
    return nearest(name) ?? types[name]
  }

  /// Follows type aliases that are declared outside of types to the name of their type. Returns other names unchanged.
  func unaliased(_ name: String) -> String {
    var seen = [name]
    while types[seen[seen.count - 1]] == nil, let next = aliases[seen[seen.count - 1]]?.type.simpleName {
      // In malformed code, aliases may refer to each other.
      if seen.contains(next) { return name }
      seen.append(next)
    }
    return seen[seen.count - 1]
  }

  /// Among several types with the same name, the one that shares the most folders with the viewing file; nil unless exactly one does.
  private func nearest(_ name: String) -> SourceType? {
    guard let all = duplicates[name], hidden[viewer.file]?.types[name] == nil else { return nil }
    let depths = all.map { common($0.file, viewer.file) }
    guard let deepest = depths.max(), depths.filter({ $0 == deepest }).count == 1, let index = depths.firstIndex(of: deepest) else {
      return nil
    }
    return all[index]
  }

  /// The declarations of several types with the same name; empty if one of them is nearest to the file.
  func placesOfSeveral(_ name: String, from file: UInt32) -> [Span] {
    guard let all = duplicates[name], filePositions[file] != nil else { return [] }
    let outer = viewer.file
    viewer.file = file
    defer { viewer.file = outer }
    return nearest(name) == nil && hidden[file]?.types[name] == nil ? all.compactMap { $0.span } : []
  }

  /// The number of leading folders that two files have in common; `Int.max` for the same file.
  private func common(_ one: UInt32, _ other: UInt32) -> Int {
    if one == other { return .max }
    let (first, second) = (folders[one] ?? [], folders[other] ?? [])
    return zip(first, second).prefix { $0 == $1 }.count
  }

  /// A type in a module. The module is a folder with that name.
  func type(named name: String, inModule module: String) -> SourceType? {
    guard let all = duplicates[name] else { return types[name] }
    return all.first { folders[$0.file]?.contains(module) ?? false } ?? types[name]
  }

  /// True if a name is only the name of an imported module.
  func isModule(_ name: String) -> Bool { modules.contains(name) && types[name] == nil && globals[name] == nil }
}

extension Declaration {
  var isPrivate: Bool { modifiers.contains { ($0.name == "private" || $0.name == "fileprivate") && $0.detail == nil } }
}

extension MemberIndex {
  /// Adds private members from the extensions in one file. If the name already exists, only code in that file sees the private member.
  mutating func add(hidden other: MemberIndex, isOwn: Bool) {
    hasRequirements = hasRequirements || other.hasRequirements
    let names = Set(properties.map { $0.name })
    if isOwn { properties.removeAll { property in other.properties.contains { $0.name == property.name } } }
    properties += other.properties.filter { isOwn || !names.contains($0.name) }
    for (name, property) in other.staticProperties where isOwn || staticProperties[name] == nil { staticProperties[name] = property }
    for (name, found) in other.functions where isOwn || functions[name] == nil { functions[name] = found + (functions[name] ?? []) }
    for (name, found) in other.staticFunctions where isOwn || staticFunctions[name] == nil {
      staticFunctions[name] = found + (staticFunctions[name] ?? [])
    }
    for (name, type) in other.types where isOwn || types[name] == nil { types[name] = type }
    for (name, alias) in other.aliases where isOwn || aliases[name] == nil { aliases[name] = alias }
    initializers = isOwn ? other.initializers + initializers : initializers + other.initializers
    subscripts = isOwn ? other.subscripts + subscripts : subscripts + other.subscripts
    staticSubscripts += other.staticSubscripts
    problems += other.problems
  }
}

import CommandLanguage
import Documents
import Exports
import Localization
import Rendering
import SwiftParsing

/// The completions of a word in Swift: members of the type that the code before the word has, or names.
///
/// Types are those that the code declares, and UIKit's. A value of another type has no completions.
package struct CodeCompletion {
  private let files: [SourceFile]
  private let types: [DeclaredType]
  /// The types of the values that the code made when it was read, by their names.
  private let made: [(name: String, type: String)]
  private let word: TypedWord
  private let file: SourceFile
  private let offset: Int

  /// Reads an object with `files`, which have a `name` and a `text`, with the name of a `file` and an `offset` in it, in bytes.
  ///
  /// - Parameter document: The document that the code made when it was read.
  package init?(_ request: [UInt8], document: Document? = nil) {
    guard let node = try? JSONParser.parse(request), let files = node["files"]?.elements, let name = node["file"]?.string,
      case .number(let offset)? = node["offset"]?.value, let file = files.firstIndex(where: { $0["name"]?.string == name })
    else { return nil }
    let texts = files.map { Array(($0["text"]?.string ?? "").utf8) }
    guard (0...Double(texts[file].count)).contains(offset) else { return nil }
    self.files = texts.enumerated().map { SourceFile($0.element, index: UInt32($0.offset)) }
    self.file = self.files[file]
    self.offset = Int(offset)
    types = self.files.flatMap { $0.declaredTypes }
    word = self.file.typedWord(endingAt: self.offset)
    made =
      document.map { document in
        document.components.inOrderOfDefinition.compactMap { name in document.components[name].map { (name, $0.kind.swiftType) } }
      } ?? []
  }

  package var completion: Completion {
    let prefix = String(decoding: file.bytes[word.range], as: UTF8.self)
    var offered: [Candidate] = []
    var seen: Set<String> = []
    for candidate in candidates where candidate.name != prefix && candidate.name.lowercased().hasPrefix(prefix.lowercased()) {
      guard seen.insert(candidate.signature).inserted else { continue }
      offered.append(Candidate(candidate.call, "\(candidate.signature)"))
      if offered.count == Self.limit { break }
    }
    return Completion(replaced: word.range, candidates: offered)
  }

  private static let limit = 60

  private var candidates: [CodeMember] {
    switch word.role {
    case .name: return names
    case .member(let path):
      guard let found = value(of: path) else { return [] }
      return members(of: found).filter { $0.isStatic == found.isType && $0.name != "init" }
    case .implied(let expected):
      guard let type = expected.flatMap({ type(of: $0) }) else { return [] }
      return members(of: TypedValue(type: type, isType: true)).filter { $0.isStatic && $0.name != "init" }
    }
  }

  private var names: [CodeMember] {
    let own = files.flatMap { $0.words }.filter { $0.count > 2 }.sorted()
    return (Self.surface.map { $0.name } + own).map { CodeMember(name: $0, isStatic: false) }
  }
}

/// A value in code, or a type if the code names the type itself.
private struct TypedValue {
  /// The type as written in code or in UIKit's declarations.
  var type: String
  var isType = false
}

/// A member of a type.
private struct CodeMember {
  var name: String
  var isStatic: Bool
  /// Nil for a property.
  var parameters: [(label: String?, type: String)]?
  var type = ""
  /// The value of a property whose type is not written.
  var value: ValuePath?

  /// The text that a completion inserts.
  var call: String {
    guard let parameters else { return name }
    return "\(name)(\(parameters.map { parameter in parameter.label.map { "\($0): " } ?? "" }.joined(separator: ", ")))"
  }

  var signature: String {
    let list = parameters.map { "(" + $0.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")" } ?? ""
    return name + list + (type.isEmpty || name == "init" ? "" : ": \(type)")
  }
}

// MARK: Types

extension CodeCompletion {
  /// A limit for declarations that refer to each other.
  private static let depthLimit = 24

  private func value(of path: ValuePath, depth: Int = 0) -> TypedValue? {
    guard depth < Self.depthLimit else { return nil }
    switch path {
    case .value(let type): return TypedValue(type: type)
    case .name(let name, let place): return value(named: name, at: place, depth)
    case .implied(let expected): return type(of: expected, depth: depth + 1).map { TypedValue(type: $0, isType: true) }
    case .member(let base, let name):
      guard let owner = value(of: base, depth: depth + 1) else { return nil }
      if name == "self" { return owner }
      if name == "init", owner.isType { return owner }
      if owner.isType, isType("\(plain(owner.type)).\(name)") { return TypedValue(type: "\(plain(owner.type)).\(name)", isType: true) }
      let found = members(of: owner).first { $0.name == name && $0.isStatic == owner.isType }
      return found.flatMap { member in
        if let path = member.value { return value(of: path, depth: depth + 1) }
        return member.type.isEmpty ? nil : TypedValue(type: member.type)
      }
    case .call(let callee):
      guard let made = value(of: callee, depth: depth + 1) else { return nil }
      return TypedValue(type: made.type)
    case .element(let base):
      return value(of: base, depth: depth + 1).flatMap { element(of: $0.type) }.map { TypedValue(type: $0) }
    case .closureParameter(let callee, let label, let index):
      let parameters = self.parameters(of: callee, depth: depth + 1)
      let closure = parameters.first { label == nil ? functionTypes(of: $0.type) != nil : $0.label == label }
      guard let types = closure.flatMap({ functionTypes(of: $0.type) }), types.indices.contains(index) else { return nil }
      return TypedValue(type: types[index])
    }
  }

  private func value(named name: String, at place: CodePlace, _ depth: Int) -> TypedValue? {
    let file = files[Int(place.file)]
    if name == "self" || name == "Self" {
      return file.typeName(around: place).map { TypedValue(type: $0, isType: name == "Self") }
    }
    if isType(name) { return TypedValue(type: name, isType: true) }
    let declared =
      file.declaration(of: name, at: place)
      ?? files.lazy.compactMap { $0.index == file.index ? nil : $0.laterDeclaration(of: name) }.first
    let made = made.first { $0.name == name }.map { TypedValue(type: $0.type) }
    guard let found = declared.flatMap({ value(of: $0, depth: depth + 1) }) else { return made }
    // A type parameter, for example, has no members of its own.
    return isType(plain(found.type)) ? found : made ?? found
  }

  private func type(of expected: ExpectedType, depth: Int = 0) -> String? {
    guard depth < Self.depthLimit else { return nil }
    switch expected {
    case .written(let type): return type
    case .same(let path): return value(of: path, depth: depth + 1)?.type
    case .element(let list):
      guard let type = type(of: list, depth: depth + 1) else { return nil }
      // Options are written as arrays of themselves.
      return element(of: type) ?? type
    case .argument(let callee, let label, let index):
      let parameters = self.parameters(of: callee, depth: depth + 1)
      return parameters.first { $0.label == label && (label != nil || $0.index == index) }?.type
    }
  }

  /// The parameters of all functions that a callee can name, with their indices.
  private func parameters(of callee: ValuePath, depth: Int) -> [(label: String?, type: String, index: Int)] {
    var found: [CodeMember] = []
    if case .member(let base, let name) = callee, let owner = value(of: base, depth: depth) {
      found = members(of: owner).filter { $0.name == name && ($0.isStatic == owner.isType) }
      if found.isEmpty, let type = value(of: callee, depth: depth), type.isType { found = initializers(of: type.type) }
    } else if case .name(let name, let place) = callee {
      if isType(name) {
        found = initializers(of: name)
      } else {
        let owner = files[Int(place.file)].typeName(around: place)
        found = types.filter { $0.name == nil || $0.name == owner }.flatMap({ $0.members }).filter { $0.name == name }.map(CodeMember.init)
      }
    }
    return found.flatMap { member in
      (member.parameters ?? []).enumerated().map { (label: $0.element.label, type: $0.element.type, index: $0.offset) }
    }
  }

  private func initializers(of type: String) -> [CodeMember] {
    members(of: TypedValue(type: type, isType: true)).filter { $0.name == "init" }
  }

  private func members(of value: TypedValue, depth: Int = 0) -> [CodeMember] {
    let name = plain(value.type)
    guard depth < Self.depthLimit else { return [] }
    let own = declared(name)
    var found = own.flatMap { $0.members }.map(CodeMember.init)
    found += own.flatMap { $0.inherited }.flatMap { members(of: TypedValue(type: $0, isType: value.isType), depth: depth + 1) }
    if let system = Self.surface.first(where: { $0.name == name }) {
      found += system.members.map { CodeMember($0, of: system.name) }
      found += system.cases.map { CodeMember(name: $0, isStatic: true, type: system.name) }
      if !system.type.isEmpty { found += members(of: TypedValue(type: system.type, isType: value.isType), depth: depth + 1) }
    }
    return found
  }

  private static let surface = UIKitSurface.all + UIKitSurface.otherValues

  private func isType(_ name: String) -> Bool {
    Self.surface.contains { $0.name == name } || !declared(name).isEmpty || types.contains { $0.aliases.contains { $0.name == name } }
  }

  /// The declarations of a type. Inside another type, code can leave out the name of that type.
  private func declared(_ name: String) -> [DeclaredType] {
    let exact = types.filter { $0.name == name }
    return exact.isEmpty ? types.filter { $0.name?.hasSuffix(".\(name)") ?? false } : exact
  }

  /// The parameters of UIKit's closures whose type has a name.
  private static let closures = [
    "UICollectionViewCompositionalLayoutSectionProvider": ["Int", "NSCollectionLayoutEnvironment"],
    "NSCollectionLayoutGroupCustomItemProvider": ["NSCollectionLayoutEnvironment"],
  ]

  private func functionTypes(of type: String) -> [String]? {
    if let known = Self.closures[plain(type)] { return known }
    guard let open = type.firstIndex(of: "("), let arrow = type.firstIndex(of: ">"), open < arrow,
      let close = type[..<arrow].lastIndex(of: ")"),
      open < close
    else { return nil }
    return type[type.index(after: open)..<close].split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  private func element(of type: String) -> String? {
    let type = resolved(type)
    guard type.hasPrefix("["), let end = type.lastIndex(of: "]"), !type.contains(":") else { return nil }
    return String(type[type.index(after: type.startIndex)..<end])
  }

  /// The name of a type without its alias, its generic arguments, and `?`, `!`, `some` or `any`.
  private func plain(_ type: String) -> String {
    var name = resolved(type)[...]
    for word in ["some ", "any "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    name = name.prefix { $0 != "<" }
    while let last = name.last, "?! ".contains(last) { name = name.dropLast() }
    return String(name)
  }

  private func resolved(_ type: String) -> String {
    var type = type
    for _ in 0..<Self.depthLimit {
      guard let alias = types.lazy.flatMap({ $0.aliases }).first(where: { $0.name == type }) else { break }
      type = alias.type
    }
    return type
  }
}

extension CodeMember {
  init(_ declaration: UIKitDeclaration, of type: String) {
    let makes = [.initializer, .factory].contains(declaration.kind)
    let isCall = makes || [.method, .mutation].contains(declaration.kind)
    self.init(
      name: declaration.name, isStatic: makes, parameters: isCall ? declaration.parameters.map { ($0.label, $0.type) } : nil,
      type: makes ? type : declaration.type)
  }

  init(_ member: DeclaredMember) {
    self.init(
      name: member.name, isStatic: member.isStatic, parameters: member.parameters, type: member.type ?? "", value: member.value)
  }
}

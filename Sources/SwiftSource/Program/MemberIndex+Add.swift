import SwiftParsing

extension MemberIndex {
  /// Files a declaration under its name.
  mutating func add(_ declaration: Declaration, of type: SourceType, in file: SourceFile) {
    let isStatic = declaration.has("static") || declaration.has("class")
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings { add(binding, of: variable, in: declaration, isStatic: isStatic) }
    case .function(let function):
      let found = DeclaredFunction(
        name: function.name.text, signature: function.signature, body: function.body, owner: type, isStatic: isStatic,
        isMutating: declaration.has("mutating"), span: function.name.span)
      if isStatic {
        staticFunctions[found.name, default: []].append(found)
      } else {
        functions[found.name, default: []].append(found)
      }
    case .initializer(let initializer):
      initializers.append(
        DeclaredFunction(
          name: "init", signature: initializer.signature, body: initializer.body, owner: type, span: declaration.span))
    case .subscript(let found): if isStatic { staticSubscripts.append(found) } else { subscripts.append(found) }
    case .enumCases(let found): cases += found
    case .type(let found): add(found, of: type, in: file)
    case .typealias(let alias): aliases[alias.name.text] = alias.type
    case .conditional(let block):
      for member in Program.active(block) { add(member, of: type, in: file) }
    case .unparsed(let problem): problems.append(problem)
    case .import, .deinitializer, .associatedType, .operator, .precedenceGroup, .macro, .macroExpansion: break
    }
  }

  private mutating func add(_ binding: Variable.Binding, of variable: Variable, in declaration: Declaration, isStatic: Bool) {
    guard let name = binding.pattern.name else { return }
    let property = Property(
      name: name.text, type: binding.type, value: binding.value, accessors: binding.accessors, isLazy: declaration.has("lazy"),
      isLet: variable.introducer == .let,
      isWrapped: declaration.attributes.contains { !Self.plainAttributes.contains($0.name.simpleName ?? "") }, span: binding.span)
    if isStatic { staticProperties[name.text] = property } else { properties.append(property) }
  }

  /// Attributes with which a property holds what is written behind it. Any other may be a wrapper with a value of its own.
  private static let plainAttributes: Set<String> = [
    "Published", "State", "objc", "nonobjc", "IBOutlet", "IBInspectable", "available", "MainActor", "preconcurrency", "Invalidating",
    "ObservationIgnored", "usableFromInline", "inlinable", "NSCopying", "objcMembers", "ViewBuilder", "GKInspectable", "StateObject",
    "IBAction", "unknown", "Sendable", "escaping", "autoclosure",
  ]

  private mutating func add(_ found: TypeDeclaration, of type: SourceType, in file: SourceFile) {
    let part = SourceType.Part(file: file, body: found.members)
    guard let name = found.name.simpleName else { return }
    types[name] = SourceType(name: name, keyword: found.keyword, inheritance: found.inheritance, outer: type, parts: [part])
    types[name]?.generics = found.generics?.names.map { $0.text } ?? []
  }
}

extension Pattern {
  /// The name that the pattern binds alone.
  var name: Name? {
    switch kind {
    case .identifier(let name): name
    case .binding(_, let pattern): pattern.name
    default: nil
    }
  }
}

extension TypeReference {
  /// The name without generic arguments; nil for a type that has none.
  var simpleName: String? {
    switch kind {
    case .named(let name, _): name.text
    case .member(_, let name, _): name.text
    case .attributed(_, _, let type), .opaque(let type), .existential(let type), .selected(_, let type): type.simpleName
    default: nil
    }
  }
}

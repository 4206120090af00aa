import SwiftParsing

/// Implements `is`, `as`, `as?` and `as!`.
extension Evaluator {
  func cast(
    _ operand: Expression, _ cast: Expression.Cast, _ type: TypeReference, _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Value {
    let place = try expected(type, scope)
    let found = try value(operand, scope, place)
    switch cast {
    case .as: return try coerce(found, to: place, span)
    case .is: return .bool(try value(found, isOf: type, scope))
    case .asOptional, .asForced:
      if case .nil = found { return .nil }
      // The controller of a storyboard or a segue: `segue.destination as? Feed`.
      if case .opaque = found, case .source(let type, _) = place, type === start.wanted {
        if let created = start.created.last { return .object(created.object) }
        return try app(type, span)
      }
      if case .opaque = found, case .system(let name) = place, SystemTypes.isOpaque(name) { return .opaque(OpaqueValue(name: name)) }
      if cast == .asForced, let view = try appView(found, place, span) { return view }
      if try value(found, isOf: type, scope) { return found }
      if case .opaque(let opaque) = found, place.isOfData { throw opaque.refusal(at: operand.span) }
      if cast == .asOptional { return .nil }
      throw Refusal(.unexpected(found: found.kindName, wanted: text(of: type.span)), at: span)
    }
  }

  /// A view of the app, cast to a class of the code; nil for other values.
  private func appView(_ found: Value, _ place: Expected, _ span: Span) throws(Refusal) -> Value? {
    guard case .known(.host(let object)) = found, object == .view || object == .collectionView, case .source(let type, _) = place,
      program.isView(type)
    else { return nil }
    if let known = appViews.first(where: { $0.type === type }) { return .object(known) }
    guard case .object(let made) = try app(type, span) else { return nil }
    appViews.append(made)
    return .object(made)
  }

  /// Implements `value is Type`. Considers superclasses, protocols and extensions.
  func value(_ value: Value, isOf reference: TypeReference, _ scope: Scope) throws(Refusal) -> Bool {
    let reference = reference.optionalBase
    if case .composition(let parts) = try aliased(reference, scope).kind {
      for part in parts where try !self.value(value, isOf: part, scope) { return false }
      return true
    }
    let type = try typeValue(of: reference, scope)
    if case .source = type.kind {
      if case .opaque(let opaque) = value { throw opaque.refusal(at: reference.span) }
      // The classes of the app's views and scenes are unknown.
      if case .known(.host(let object)) = value { throw Refusal(.runTime(object.typeName), at: reference.span) }
    }
    switch (type.kind, value) {
    case (.source(let wanted, _), _):
      if let found = sourceType(of: value) { return distance(from: found, to: wanted) != nil }
      return extensionNames(of: value).contains { name in
        program.extensions[name].map { distance(from: $0, to: wanted) != nil } ?? false
      }
    case (.system(let name), _): return try self.value(value, isOfSystem: name, reference.span)
    case (.array, .array(let elements)):
      guard case .array(let inner) = reference.kind else { return true }
      for element in elements where try !self.value(element, isOf: inner, scope) { return false }
      return true
    case (.dictionary, .dictionary): return true
    default: return false
    }
  }

  private func value(_ value: Value, isOfSystem name: String, _ span: Span) throws(Refusal) -> Bool {
    if value.systemNames.contains(name) || name == "Any" || name == "AnyObject" && value.isReference { return true }
    if name == "AnyHashable" || name == "Hashable", value.isHashable { return true }
    if case .opaque(let opaque) = value { throw opaque.refusal(at: span) }
    if name == "NSObjectProtocol" || name == "NSObject", case .known(let known) = value {
      return SystemTypes.names(of: known).contains("NSObject")
    }
    guard let found = sourceType(of: value) else { return false }
    if let system = superclass(of: found) {
      if SystemTypes.classes(above: system).contains(name) || name == "NSObjectProtocol" { return true }
    }
    return inheritedNames(of: found).contains(name)
  }

  private func aliased(_ reference: TypeReference, _ scope: Scope) throws(Refusal) -> TypeReference {
    try look(reference.span)
    defer { lookups -= 1 }
    switch reference.kind {
    case .existential(let inner), .opaque(let inner), .attributed(_, _, let inner): return try aliased(inner, scope)
    case .tuple(let elements) where elements.count == 1: return try aliased(elements[0].type, scope)
    case .named(let name, nil):
      guard let alias = try alias(named: name.text, scope) else { return reference }
      return try aliased(alias.type, alias.scope)
    default: return reference
    }
  }

  func inheritedNames(of type: SourceType) -> Set<String> {
    var names = Set<String>()
    for type in family(of: type) { names.formUnion(type.inheritance.flatMap { composed($0, type) }.compactMap { $0.simpleName }) }
    return names
  }

  /// A type with all superclasses and protocols that the code declares.
  func family(of type: SourceType) -> [SourceType] {
    var open = [type]
    var index = 0
    while index < open.count, index < Self.depthOfValues {
      open += parents(of: open[index]).filter { parent in !open.contains { $0 === parent } }
      index += 1
    }
    return open
  }

  /// The declared types that a type inherits from or conforms to directly, and extensions of its system types.
  func parents(of type: SourceType) -> [SourceType] {
    type.inheritance.flatMap { composed($0, type) }.compactMap { reference in
      guard let name = reference.simpleName else { return nil }
      if let parent = program.type(named: name, from: reference.span.file) { return parent === type ? nil : parent }
      if let parent = nested(name, type.outer), parent !== type { return parent }
      if case .member(let outer, _, _) = reference.kind,
        let outside = outer.simpleName.flatMap({ program.type(named: $0, from: reference.span.file) }),
        let parent = outside.members.types[name]
      {
        return parent
      }
      return program.extensions[name]
    }
  }

  private func nested(_ name: String, _ type: SourceType?) -> SourceType? {
    var outer = type
    while let current = outer {
      if let found = current.members.types[name] { return found }
      outer = current.outer
    }
    return nil
  }

  /// The parts of a protocol composition such as `A & B`, after resolving aliases.
  private func composed(_ reference: TypeReference, _ type: SourceType, depth: Int = 0) -> [TypeReference] {
    guard depth < Self.depthOfValues else { return [] }
    switch reference.kind {
    case .composition(let parts): return parts.flatMap { composed($0, type, depth: depth + 1) }
    case .named(let name, nil):
      guard program.types[name.text] == nil, let alias = type.outer?.members.aliases[name.text] ?? program.aliases[name.text]?.type else {
        return [reference]
      }
      return composed(alias, type, depth: depth + 1)
    default: return [reference]
    }
  }
}

extension Expected {
  /// True for numbers, text and collections, which code reads from unknown data such as JSON.
  fileprivate var isOfData: Bool {
    switch self {
    case .int, .bool, .string, .array, .dictionary, .set: true
    default: isDouble
    }
  }
}

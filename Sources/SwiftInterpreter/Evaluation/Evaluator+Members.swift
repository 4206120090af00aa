import Localization
import SwiftParsing

extension Evaluator {
  /// Evaluates `base.name`.
  func member(
    _ reference: Reference, of base: Expression, _ scope: Scope, _ expected: Expected, _ span: Span
  ) throws(Refusal) -> Value {
    let name = reference.name.text
    if case .identifier(let module) = base.kind, ["Swift", "UIKit", "Foundation", "CoreGraphics"].contains(module.name.text),
      program.types[module.name.text] == nil
    {
      return try named(reference.name, program.scope)
    }
    if case .identifier(let module) = base.kind, scope.box(module.name.text) == nil, program.isModule(module.name.text) {
      if let type = program.type(named: name, inModule: module.name.text) { return .type(TypeValue(type)) }
      if let found = try? named(reference.name, program.scope), !found.isOpaque { return found }
    }
    if name == "init", let labels = reference.labels, case .type(let type) = try value(base, scope) {
      return .function(FunctionValue(kind: .initializer(type, labels.map { $0.text })))
    }
    // A stored property of `self` takes a definition as its initial value.
    let isStored = base.isSelf && scope.owner?.members.property(name).map { !$0.isComputed } ?? false
    if !definitions.isEmpty, !isStored, let value = defined(text(of: span)) { return value }
    if case .super = base.kind, let owner = scope.owner, let receiver = scope.receiver, let parent = parent(of: owner),
      let value = try memberOfParent(name, of: receiver.value, parent, scope, span)
    {
      return value
    }
    let receiver = try value(base, scope, place(of: base, name, [], expected))
    try refuseUntoldNumbers(base, receiver)
    if reference.labels == nil, let own = try overloadedProperty(name, receiver, reference.name.span) { return own }
    let found = try member(name, of: receiver, scope, expected, reference.name.span, isOptional: base.isOptionalChain)
    // The first read of a lazy variable stores its value.
    if case .structure(var structure) = receiver, structure.fields[name] == nil, base.isVariable,
      structure.type.members.property(name)?.isLazy ?? false
    {
      structure.fields[name] = found
      try store(.structure(structure), in: base, scope)
    }
    return found
  }

  func member(
    _ name: String, of receiver: Value, _ scope: Scope, _ expected: Expected, _ span: Span, isOptional: Bool = false
  ) throws(Refusal) -> Value {
    if name == "self" {
      guard case .opaque(let opaque) = receiver, opaque.undeclared != nil else { return receiver }
      return .type(TypeValue(kind: .system(opaque.name)))
    }
    switch receiver {
    case .nil:
      if let value = try memberOfOptional(name, of: receiver, scope, span, isOptional: isOptional) { return value }
      if isOptional { return .nil }
      if name == "map" || name == "flatMap" { return .function(FunctionValue(kind: .member(name, of: receiver))) }
      throw Refusal(.unknownMember(name, of: "nil"), at: span)
    case .type(let type): return try memberOfType(name, type, scope, span)
    case .implicit(let implicit):
      // In `.init().with { … }` and `.zero.inset`, the context determines the type.
      let resolved = try resolve(implicit, expected)
      if case .implicit = resolved { throw Refusal(.unknownName(".\(implicit.name)"), at: implicit.span) }
      return try member(name, of: resolved, scope, expected, span)
    default: break
    }
    if !isOptional, let value = try memberOfOptional(name, of: receiver, scope, span) { return value }
    if let type = sourceType(of: receiver) {
      try refuseAmbiguous(name, of: type, span)
      if let value = try declaredMember(name, of: receiver, type, scope, span) {
        return value.isFunction ? inheritedProperty(name, receiver) ?? value : value
      }
    }
    for typeName in extensionNames(of: receiver) {
      guard let type = program.extensions[typeName] else { continue }
      if let value = try declaredMember(name, of: receiver, type, scope, span) { return value }
    }
    if let value = try dynamicMember(name, of: receiver, span) { return value }
    // An unwrapped optional: `self.map { … }` on a weak `self`.
    if name == "map" || name == "flatMap", case .object = receiver {
      return .function(FunctionValue(kind: .member(name, of: receiver)))
    }
    if let value = try systemMember(name, of: receiver, span) { return value }
    if isOptional, let value = try memberOfOptional(name, of: receiver, scope, span) { return value }
    // An optional with a value is represented by the value itself.
    if name == "map" || name == "flatMap" { return .function(FunctionValue(kind: .member(name, of: receiver))) }
    throw Refusal(.unknownMember(name, of: receiver.kindName), at: span)
  }

  /// A member that a superclass declares. In static functions, a static member.
  func memberOfParent(
    _ name: String, of receiver: Value, _ parent: SourceType, _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Value? {
    guard case .type(let type) = receiver else { return try declaredMember(name, of: receiver, parent, scope, span) }
    guard case .source(let asked, _) = type.kind else { return nil }
    return try staticMember(name, of: parent, span, as: asked)
  }

  /// Reports a member that a type and a protocol extension both declare, unless the protocol requires it.
  ///
  /// Swift chooses by the static type of the value, which the evaluator does not track.
  func refuseAmbiguous(_ name: String, of type: SourceType, _ span: Span) throws(Refusal) {
    guard type.keyword != .protocol, type.members.declares(name) else { return }
    for parent in parents(of: type) where parent.keyword == .protocol && parent.members.declares(name) && !parent.members.requires(name) {
      throw Refusal(.unsupported("a member that a protocol extension also declares"), at: span)
    }
  }

  /// A member that the code declares for a type, its superclasses or its protocols.
  func declaredMember(
    _ name: String, of receiver: Value, _ type: SourceType, _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Value? {
    // Stops types that inherit from themselves.
    try look(span)
    defer { lookups -= 1 }
    let members = type.members
    let own = sourceType(of: receiver) ?? (type.keyword == .protocol ? extendedType(of: receiver) : nil) ?? type
    if let property = try property(name, in: members, of: own, span, receiver: receiver), !property.isRequirement {
      return try read(property, of: receiver, type, span)
    }
    let functions = members.functions[name] == nil ? [] : methods(name, of: type, for: own, receiver)
    if !functions.isEmpty { return .function(FunctionValue(kind: .declared(functions, receiver: receiver, scope: type.scope))) }
    if case .enumCase(let value) = receiver, let found = try enumMember(name, of: value, span) { return found }
    for parent in try parents(of: type, declaring: name, own, span) {
      if let value = try declaredMember(name, of: receiver, parent, scope, span) { return value }
    }
    return nil
  }

  /// The methods with the given name. The type's own methods precede those of its superclasses and protocols.
  func methods(_ name: String, of type: SourceType, for asked: SourceType? = nil, _ receiver: Value? = nil) -> [DeclaredFunction] {
    let asked = asked ?? type
    let own = (type.members.functions[name] ?? []).filter { $0.requirements.isEmpty || meets($0.requirements, asked, receiver) }
    return own + parents(of: type).flatMap { methods(name, of: $0, for: asked, receiver) }
  }

  func read(_ property: MemberIndex.Property, of receiver: Value, _ type: SourceType, _ span: Span) throws(Refusal) -> Value {
    if let wrapper = property.wrapper { return try readWrapped(property, wrapper, of: receiver, type, span) }
    if property.isComputed {
      guard let getter = property.getter else { throw Refusal(.unknownMember(property.name, of: type.path), at: span) }
      let scope = try scope(of: type, receiver: receiver, result: property.type)
      return try run(getter, in: scope, named: property.name, span)
    }
    switch receiver {
    case .structure(let value):
      if let found = value.fields[property.name] { return found }
      if property.isLazy, let written = property.value {
        let scope = try scope(of: type, receiver: receiver, result: property.type)
        let expected = try expected(property.type, scope)
        return try initialValue(written, of: property.name, in: type, scope, expected)
      }
    default: break
    }
    if let inherited = overriddenProperty(property.name, of: receiver) { return try systemMember(inherited, of: receiver, span) ?? .nil }
    guard let object = receiver.instance else { throw Refusal(.runTime(property.name), at: span) }
    try refuseTouched(object, property, span)
    if let unknown = object.unknown[property.name] { throw unknown }
    let field = field(of: property, declaredBy: type, in: object)
    if let found = object.fields[field] { return found }
    let found = try definedValue(of: property, in: object, receiver, type, span)
    if isChanging, found.isEmptyCollection { return found }
    object.fields[field] = found
    return found
  }

  /// The name under which an object stores a property. A private property of a superclass is kept apart from one that a subclass declares
  /// with the same name.
  func field(of property: MemberIndex.Property, declaredBy type: SourceType, in object: Instance) -> String {
    guard object.type !== type, type.members.privateNames.contains(property.name) else { return property.name }
    let subclasses = classes(from: object.type).prefix { $0 !== type }
    return subclasses.contains { $0.members.property(property.name) != nil } ? "\(type.path).\(property.name)" : property.name
  }

  func scope(of type: SourceType, receiver: Value?, result: TypeReference?) throws(Refusal) -> Scope {
    let outside = Scope(receiver: receiver.map { Box($0) }, owner: type, result: .anything, parent: type.scope)
    return Scope(
      receiver: outside.receiver, owner: type, result: try result.map { type throws(Refusal) in try expected(type, outside) } ?? .anything,
      parent: type.scope)
  }

  /// The declared type of a value; nil for system values.
  func sourceType(of value: Value) -> SourceType? {
    switch value {
    case .structure(let value): value.type
    case .enumCase(let value): value.type
    default: value.instance?.type
    }
  }

  /// The types whose extensions add members to a value.
  private func extendedType(of value: Value) -> SourceType? {
    for name in extensionNames(of: value) {
      if let type = program.extensions[name] { return type }
    }
    return nil
  }

  func extensionNames(of value: Value) -> [String] {
    switch value {
    case .int: ["Int", "BinaryInteger", "Numeric", "Comparable", "Equatable", "Hashable"]
    case .double: ["CGFloat", "Double", "Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable", "Equatable", "Hashable"]
    case .string: ["String", "StringProtocol", "Comparable", "Equatable", "Hashable"] + Self.collections
    case .bool: ["Bool"]
    case .array: ["Array", "RandomAccessCollection", "MutableCollection", "BidirectionalCollection"] + Self.collections
    case .slice: ["ArraySlice", "RandomAccessCollection", "MutableCollection", "BidirectionalCollection"] + Self.collections
    case .dictionary: ["Dictionary"] + Self.collections
    case .set: ["Set"] + Self.collections
    case .range(let range): [range.isClosed ? "ClosedRange" : "Range"] + Self.collections
    case .known(let known): SystemTypes.names(of: known).withProtocols
    case .object(let object): (superclass(of: object.type).map(SystemTypes.classes(above:)) ?? []).withProtocols
    case .opaque(let opaque): [opaque.name]
    default: []
    }
  }

  private static let collections = ["Collection", "Sequence"]
}

extension [String] {
  /// Adds the protocols that `NSObject` conforms to.
  fileprivate var withProtocols: [String] { contains("NSObject") ? self + ["NSObjectProtocol", "Equatable", "Hashable"] : self }
}

extension Expression {
  /// True for `.name` and for chains that start with it.
  var beginsWithImplicitMember: Bool {
    switch kind {
    case .implicitMember: true
    case .member(let base, _), .forceUnwrap(let base), .optionalChain(let base): base.beginsWithImplicitMember
    case .call(let call), .subscript(let call): call.callee.beginsWithImplicitMember
    default: false
    }
  }

  /// True for `a?` and for chains that contain it, which are nil if `a` is nil.
  var isOptionalChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base, _), .forceUnwrap(let base): base.isOptionalChain
    case .call(let call), .subscript(let call): call.callee.isOptionalChain
    default: false
    }
  }
}

extension TypeReference {
  var isOptional: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    case .attributed(_, _, let type): type.isOptional
    default: false
    }
  }

  var isImplicitlyUnwrapped: Bool {
    switch kind {
    case .implicitlyUnwrapped: true
    case .attributed(_, _, let type): type.isImplicitlyUnwrapped
    default: false
    }
  }

  var optionalBase: TypeReference {
    switch kind {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    case .attributed(_, _, let type): type.optionalBase
    default: self
    }
  }
}

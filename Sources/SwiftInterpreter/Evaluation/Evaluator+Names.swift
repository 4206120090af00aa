import Localization
import SwiftParsing

extension Evaluator {
  /// The value of an identifier: a variable, a member of `self`, a type or a function.
  func named(_ found: Name, _ scope: Scope) throws(Refusal) -> Value {
    let (name, span) = (found.text, found.span)
    if let box = scope.box(name) { return try read(box, span) }
    if let found = scope.functions(named: name) {
      return .function(FunctionValue(kind: .declared(found.functions, receiver: scope.receiver?.value, scope: found.scope)))
    }
    if let value = try memberOfSelf(name, scope, span) {
      if value.isFunction, let property = inheritedProperty(name, scope.receiver?.value) { return property }
      return value
    }
    if let type = try type(named: name, scope, span) { return .type(type) }
    if let box = program.globals[name] { return try read(box, span) }
    if let functions = program.functions[name] {
      return .function(FunctionValue(kind: .declared(functions, receiver: nil, scope: nil)))
    }
    if let value = defined(name) { return value }
    if Library.functions.contains(name) { return .function(FunctionValue(kind: .global(name))) }
    if SystemTypes.isKnown(name) { return .type(TypeValue(kind: .system(name))) }
    if name.first.map({ "+-*/<>=!.".contains($0) }) ?? false { return .function(FunctionValue(kind: .operator(name))) }
    if let value = try systemMemberOfSelf(name, scope, span) { return value }
    let isOfApp = hasAppNames || ["dataSource", "collectionView"].contains(name)
    if isOfApp, let object = Self.appNames[name] { return .known(.host(object)) }
    if let problem = program.problem(hiding: name) { throw Refusal(.grammar(problem.kind), at: problem.span) }
    guard name.first?.isUppercase ?? false, !hasAppNames else {
      if unknownNames != nil {
        unknownNames?.append(SwiftReader.UnknownName(name: name, span: span))
        return .opaque(OpaqueValue(name: name, origin: span, undeclared: name))
      }
      var refusal = Refusal(.unknownName(name), at: span)
      refusal.near = nearestName(to: name, among: scope.allNames + program.globalNames + program.functionNames + program.typeNames)
      throw refusal
    }
    return .opaque(undeclared(type: name, scope, span))
  }

  /// An unknown value for an undeclared type. Code may use it if it does not affect frames.
  private func undeclared(type name: String, _ scope: Scope, _ span: Span) -> OpaqueValue {
    var owner = scope.owner
    while let current = owner {
      if current.generics.contains(name) { return OpaqueValue(name: name, origin: span) }
      owner = current.outer
    }
    return OpaqueValue(name: name, origin: span, undeclared: name)
  }

  /// The value of a variable. Initial values are computed on the first read.
  func read(_ box: Box, _ span: Span) throws(Refusal) -> Value {
    if let wrapped = box.wrapped { return try read(wrapped, span) }
    if let wrapper = box.wrapper { throw Refusal(.unsupported(text(of: wrapper.span)), at: wrapper.span) }
    if let computed = box.computed {
      let outside = computed.scope
      let result = try computed.type.map { type throws(Refusal) in try expected(type, outside) } ?? .anything
      let scope = Scope(receiver: outside.receiver, owner: outside.owner, result: result, parent: outside)
      return try run(computed.body, in: scope, named: text(of: span), span)
    }
    if box.isBeingRead { throw Refusal(.tooDeep, at: span) }
    guard let pending = box.pending else { return box.value }
    box.pending = nil
    box.isBeingRead = true
    defer { box.isBeingRead = false }
    let written = try pending.type.map { type throws(Refusal) in try self.expected(type, pending.scope) }
    let type = written ?? collectionType(madeBy: pending.expression, pending.scope)
    if !type.isAnything { box.expected = type }
    try enter(span)
    defer { depth -= 1 }
    do throws(Refusal) {
      if let name = pending.name {
        box.value = try initialValue(pending.expression, of: name, in: nil, pending.scope, type)
      } else {
        box.value = try coerce(try value(pending.expression, pending.scope, type), to: type, pending.expression.span)
      }
      if pending.isVariable { try refuseToBeFilled(box.value, text(of: span), span) }
    } catch {
      box.pending = pending
      throw error
    }
    return box.value
  }

  /// A member of `self` that is named without `self.`, or a static member in a static function; nil for other names.
  private func memberOfSelf(_ name: String, _ scope: Scope, _ span: Span) throws(Refusal) -> Value? {
    guard let owner = scope.owner else { return nil }
    var dynamic: SourceType?
    if let receiver = scope.receiver?.value {
      if case .type(let type) = receiver {
        if case .source(let source, _) = type.kind { dynamic = source }
      } else if let value = try declaredMember(name, of: receiver, dispatchType(of: receiver, name, owner), scope, span) {
        return value
      } else {
        dynamic = owner
      }
    }
    var type: SourceType? = owner
    while let current = type {
      if current !== owner || dynamic !== owner || scope.isStatic,
        let value = try staticMember(name, of: current === owner ? dynamic ?? owner : current, span)
      {
        return value
      }
      type = current.outer
    }
    return nil
  }

  /// The type in which to look up a member of `self`: the object's class, or the type that implements a protocol requirement.
  func dispatchType(of receiver: Value, _ name: String, _ owner: SourceType) -> SourceType {
    guard let type = sourceType(of: receiver), type !== owner else { return owner }
    switch owner.keyword {
    case .class, .actor: return owner.members.privateNames.contains(name) ? owner : type
    case .protocol: return owner.members.requires(name) || !owner.members.declares(name) ? type : owner
    case .extension: return owner.name == "Optional" ? owner : type
    default: return owner
    }
  }

  func type(named name: String, _ scope: Scope?, _ span: Span) throws(Refusal) -> TypeValue? {
    if let type = scope?.type(named: name) { return TypeValue(type) }
    if name == "Self", let scope, let owner = scope.owner {
      if case .type(let type)? = scope.receiver?.value { return type }
      if owner.keyword == .extension, let found = scope.receiver?.value.place.type { return found }
      return ownType(scope.receiver.flatMap { sourceType(of: $0.value) } ?? owner, scope)
    }
    if let scope, let found = generic(name, scope)?.type { return found }
    var outer = scope?.owner
    while let current = outer {
      if current.name == name { return scope.map { ownType(current, $0) } ?? TypeValue(current) }
      if let type = current.members.types[name] { return TypeValue(type) }
      if let alias = current.members.aliases[name] {
        return try typeValue(of: alias, Scope(receiver: nil, owner: current, result: .anything))
      }
      for parent in classes(from: current).dropFirst() {
        if let type = parent.members.types[name] { return TypeValue(type) }
        if let alias = parent.members.aliases[name] {
          return try typeValue(of: alias, Scope(receiver: nil, owner: parent, result: .anything))
        }
      }
      outer = current.outer
    }
    var isAssociated = false
    if let scope, let found = try associatedType(name, scope, &isAssociated) { return found }
    if isAssociated { return nil }
    let several = program.placesOfSeveral(name, from: span.file)
    if !several.isEmpty {
      var refusal = Refusal(.severalTypes(name), at: span)
      refusal.others = several
      throw refusal
    }
    if let type = program.type(named: name, from: span.file) { return TypeValue(type) }
    if let alias = program.aliases[name] { return try typeValue(of: alias.type, program.scope) }
    return nil
  }

  /// The type that a type reference denotes.
  func typeValue(of reference: TypeReference, _ scope: Scope) throws(Refusal) -> TypeValue {
    try look(reference.span)
    let outer = program.viewer.file
    program.viewer.file = reference.span.file
    defer { (lookups, program.viewer.file) = (lookups - 1, outer) }
    switch reference.kind {
    case .named(let name, let written):
      if let type = try type(named: name.text, scope, name.span) { return try specialized(type, name, written, scope) }
      if SystemTypes.isKnown(name.text) { return TypeValue(kind: .system(name.text)) }
      throw Refusal(.unknownName(name.text), at: name.span)
    case .member(let outer, let name, _):
      if let module = outer.simpleName, program.isModule(module), let type = program.type(named: name.text, inModule: module) {
        return TypeValue(type)
      }
      let outside = try typeValue(of: outer, scope).kind
      if case .system(let system) = outside, SystemTypes.isKnown(system + name.text) {
        return TypeValue(kind: .system(system + name.text))
      }
      if case .source(let type, _) = outside {
        if let inner = type.members.types[name.text] { return TypeValue(kind: .source(inner)) }
        if let alias = type.members.aliases[name.text] {
          return try typeValue(of: alias, Scope(receiver: nil, owner: type, result: .anything))
        }
        if name.text == "ID", let id = try identityType(of: type) { return id }
        throw Refusal(.unknownMember(name.text, of: type.path), at: name.span)
      }
      return TypeValue(kind: .system(name.text))
    case .array(let element): return TypeValue(kind: .array(try expected(element, scope)))
    case .dictionary: return TypeValue(kind: .dictionary)
    case .optional, .implicitlyUnwrapped: return TypeValue(kind: .optional)
    case .attributed(_, _, let type), .opaque(let type), .existential(let type), .selected(_, let type):
      return try typeValue(of: type, scope)
    default: return TypeValue(kind: .tuple)
    }
  }

  /// The type of `id`, which is the `ID` of an `Identifiable`; nil if the code does not specify it.
  func identityType(of type: SourceType) throws(Refusal) -> TypeValue? {
    guard let property = type.members.property("id") else { return nil }
    if let reference = property.type { return try typeValue(of: reference, Scope(receiver: nil, owner: type, result: .anything)) }
    guard case .call(let call)? = property.value?.kind, case .identifier(let made) = call.callee.kind, SystemTypes.isKnown(made.name.text)
    else { return nil }
    return TypeValue(kind: .system(made.name.text))
  }

  func typeValue(_ reference: TypeReference, _ scope: Scope) throws(Refusal) -> Value { .type(try typeValue(of: reference, scope)) }

  /// A member that `self` inherits from UIKit, such as `view` of a view controller.
  private func systemMemberOfSelf(_ name: String, _ scope: Scope, _ span: Span) throws(Refusal) -> Value? {
    guard let receiver = scope.receiver, let owner = scope.owner else { return nil }
    switch receiver.value {
    case .object, .structure, .void: break
    case .type(let type):
      guard case .system(let system) = type.kind else { return nil }
      return try systemStatic(name, of: system, span)
    case .opaque where name.first?.isUppercase ?? false: return nil
    default:
      // An extension of a view controller that no file declares.
      if case .opaque = receiver.value, let known = host.inherited(name, by: superclass(of: owner), self) { return known }
      for type in extensionNames(of: receiver.value).compactMap({ program.extensions[$0] }) where type !== owner {
        if let value = try declaredMember(name, of: receiver.value, type, scope, span) { return value }
      }
      return try systemMember(name, of: receiver.value, span)
    }
    if case .object(let object) = receiver.value {
      if let own = object.fields[name] { return own }
      if isDataSource(object.type) { return try member(name, of: .dataSource, span) }
    }
    return host.inherited(name, by: superclass(of: owner), self)
  }

  /// A property inherited from UIKit, if the object has methods with the same name, such as those of a data source.
  func inheritedProperty(_ name: String, _ receiver: Value?) -> Value? {
    guard case .object(let object)? = receiver, let system = superclass(of: object.type), SystemTypes.isKnown(system),
      let found = object.fields[name] ?? host.inherited(name, by: system, self), case .known = found
    else { return nil }
    return found
  }

  /// True for subclasses of a diffable data source.
  func isDataSource(_ type: SourceType) -> Bool { superclass(of: type).map(SystemTypes.dataSources.contains) ?? false }

  /// The nearest system superclass of a type, or nil if there is none.
  func superclass(of type: SourceType) -> String? { program.superclass(of: type) }

  func parent(of type: SourceType) -> SourceType? {
    guard type.isReference, let reference = type.inheritance.first, let first = reference.simpleName.map(program.unaliased),
      let parent = program.type(named: first, from: reference.span.file), parent !== type, parent.isReference
    else { return nil }
    return parent
  }

  /// Starts a call or the computation of a variable.
  func enter(_ span: Span) throws(Refusal) {
    try step(span)
    depth += 1
    if depth > Self.depthLimit {
      depth -= 1
      throw Refusal(.tooDeep, at: span)
    }
  }
}

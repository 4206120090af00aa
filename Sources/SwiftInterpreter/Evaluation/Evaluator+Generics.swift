import SwiftParsing

/// Resolves generic parameters. Values store the generic arguments of their type, which their members use.
extension Evaluator {
  /// The generic argument for a parameter, from the function call or the receiver.
  func generic(_ name: String, _ scope: Scope) -> Expected? {
    if let found = scope.generic(name) { return found }
    guard let owner = scope.owner else { return nil }
    if owner.keyword == .extension, Library.typeParameters.contains(name) {
      return scope.receiver.map { Library.typeParameter(name, of: $0.value) } ?? .anything
    }
    guard let index = owner.generics.firstIndex(of: name) else { return nil }
    if let found = scope.receiver.flatMap({ arguments(of: $0.value, as: owner)[name] }) { return found }
    let outside = Scope(receiver: nil, owner: owner.outer, result: .anything, parent: owner.scope)
    if case .conforming(let type)? = try? expected(owner.constraints[index], outside) { return .conforming(type) }
    return .anything
  }

  /// The generic arguments of the library type that an extension method is called on, inferred from the source of the receiver.
  func libraryArguments(of owner: SourceType?, _ callee: Expression, _ caller: Scope) -> TypeArguments {
    guard let owner, owner.keyword == .extension, case .member(let base, _) = callee.kind else { return [:] }
    let place = staticPlace(of: base, caller)
    if owner.name == "Optional" { return place.isAnything ? [:] : ["Wrapped": place] }
    return place.element.isAnything ? [:] : ["Element": place.element]
  }

  /// The generic arguments of a value as an instance of a type or superclass.
  private func arguments(of value: Value, as owner: SourceType) -> TypeArguments {
    guard var (type, found) = typed(value) else { return [:] }
    for _ in 0..<Self.depthOfValues {
      if type === owner { return found }
      guard let parent = parent(of: type), let written = type.inheritance.first else { return [:] }
      let scope = Scope(receiver: nil, owner: type, result: .anything)
      scope.generics = found
      guard case .source(_, let next)? = try? typeValue(of: written, scope).kind else { return [:] }
      (type, found) = (parent, next)
    }
    return [:]
  }

  /// The declared type of a value or type, with its generic arguments.
  private func typed(_ value: Value) -> (SourceType, TypeArguments)? {
    switch value {
    case .structure(let value): (value.type, value.generics)
    case .enumCase(let value): (value.type, value.generics)
    case .type(let type): if case .source(let source, let found) = type.kind { (source, found) } else { nil }
    default: value.instance.map { ($0.type, $0.generics) }
    }
  }

  /// `Self`, or a type's own name inside its code: the type with the generic arguments of the receiver.
  func ownType(_ type: SourceType, _ scope: Scope) -> TypeValue {
    guard !type.generics.isEmpty, type.keyword != .extension, let receiver = scope.receiver?.value else { return TypeValue(type) }
    return TypeValue(kind: .source(type, arguments(of: receiver, as: type)))
  }

  func arguments(_ written: TypeReference.GenericArguments?, of type: SourceType, _ scope: Scope) throws(Refusal) -> TypeArguments {
    var found: TypeArguments = [:]
    for (name, argument) in zip(type.generics, written?.types ?? []) { found[name] = try expected(argument, scope) }
    return found
  }

  /// The generic arguments of a function, inferred from the arguments of a call.
  func arguments(of signature: Signature, _ values: [ArgumentValue]) -> TypeArguments {
    guard let names = signature.generics?.names, let matched = signature.match(values) else { return [:] }
    var bindings = TypeBindings(names.map { $0.text })
    for (parameter, found) in zip(signature.parameters, matched) {
      for argument in found { bindings.bind(parameter.type, to: argument.value) }
    }
    return bindings.found
  }

  /// The generic arguments of a type, inferred from the arguments of its initialiser.
  func arguments(of type: SourceType, _ given: TypeArguments, _ initializer: Signature?, _ values: [ArgumentValue]) -> TypeArguments {
    guard !type.generics.isEmpty else { return [:] }
    var bindings = TypeBindings(type.generics.filter { given[$0] == nil }, given)
    if let initializer {
      for (parameter, found) in zip(initializer.parameters, initializer.match(values) ?? []) {
        for argument in found { bindings.bind(parameter.type, to: argument.value) }
      }
    } else {
      for argument in values {
        bindings.bind(argument.label.flatMap { type.members.property($0)?.type }, to: argument.value)
      }
    }
    return bindings.found
  }

  /// A generic type as a callee. Uses its written generic arguments, or else those of the expected type.
  @inline(never) func specialized(_ target: Value, _ callee: Expression, _ expected: Expected, _ scope: Scope) throws(Refusal) -> Value {
    guard case .type(let found) = target, case .source(let type, let own) = found.kind, !type.generics.isEmpty else { return target }
    if let (name, written) = callee.generics { return .type(try specialized(found, name, written, scope)) }
    guard own.isEmpty, case .source(let wanted, let known) = expected, wanted === type else { return target }
    return .type(TypeValue(kind: .source(type, known)))
  }

  /// A type with the generic arguments that are written after its name or after the name of an alias.
  func specialized(
    _ type: TypeValue, _ name: Name, _ written: TypeReference.GenericArguments?, _ scope: Scope
  ) throws(Refusal) -> TypeValue {
    guard let written, case .source(let source, _) = type.kind else { return type }
    if source.name != name.text, let alias = try alias(named: name.text, scope) {
      return alias.parameters == nil ? type : try typeValue(of: alias.type, try inside(alias, written, scope))
    }
    return TypeValue(kind: .source(source, try arguments(written, of: source, scope)))
  }

  /// Converts a new collection to its written generic argument: `Set<CGFloat>([7])` contains a fraction.
  @inline(never) func specializedResult(_ made: Value, _ callee: Expression, _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    if case .known(.outline(var outline)) = made, let types = try identifierTypes(callee, scope), types.count == 1 {
      outline.itemType = types[0]
      return .known(.outline(outline))
    }
    guard made.isSequence, case .identifier(let reference) = callee.kind, let written = reference.generics else { return made }
    return try coerce(made, to: try expected(named: reference.name, written, scope), span)
  }

  /// Converts the contents of a generic value to the given generic arguments.
  func adopted(_ value: Value, _ type: SourceType, _ known: TypeArguments, _ span: Span) throws(Refusal) -> Value {
    let scope = Scope(receiver: nil, owner: type, result: .anything, parent: type.scope)
    scope.generics = known
    switch value {
    case .structure(var made) where made.type === type:
      guard known.differ(from: made.generics) else { return value }
      made.generics = known
      for property in type.members.properties where property.type != nil && !property.isComputed {
        guard let held = made.fields[property.name] else { continue }
        made.fields[property.name] = try coerce(held, to: try expected(property.type, scope), span)
      }
      return .structure(made)
    case .enumCase(var made) where made.type === type:
      guard known.differ(from: made.generics) else { return value }
      made.generics = known
      let parameters = type.members.cases.first { $0.name.text == made.name }?.parameters ?? []
      for (index, parameter) in parameters.enumerated() where index < made.payload.count {
        made.payload[index].value = try coerce(made.payload[index].value, to: try expected(parameter.type, scope), span)
      }
      return .enumCase(made)
    default: return value
    }
  }

  /// Reports a member access such as `Pair(a: 5).half`, because the member may require fractions instead of the integer literals.
  @inline(never) func refuseUntoldNumbers(_ base: Expression, _ made: Value) throws(Refusal) {
    guard case .structure(let value) = made, !value.generics.isEmpty, value.type.members.initializers.isEmpty,
      case .call(let call) = base.inner.kind, call.callee.generics == nil, case .identifier(let reference) = call.callee.kind,
      reference.name.text == value.type.name
    else { return }
    for argument in call.arguments where argument.value.isLiteral && !argument.value.hasFloatLiteral {
      guard let type = argument.label.flatMap({ value.type.members.property($0.text)?.type })?.optionalBase.simpleName,
        case .int? = value.generics[type]
      else { continue }
      throw Refusal(.unsupported("an integer literal for a generic type"), at: argument.value.span)
    }
  }
}

extension TypeArguments {
  /// True if a value with the other arguments must be converted, because one of those is missing or is an integer where this one is a
  /// fraction.
  fileprivate func differ(from others: TypeArguments) -> Bool {
    contains { name, place in others[name].map { place.isDouble && !$0.isDouble } ?? true }
  }
}

extension Expression {
  var generics: (Name, TypeReference.GenericArguments)? {
    switch kind {
    case .identifier(let reference), .member(_, let reference): reference.generics.map { (reference.name, $0) }
    default: nil
    }
  }
}

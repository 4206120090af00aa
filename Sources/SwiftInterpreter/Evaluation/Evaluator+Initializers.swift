import SwiftParsing

extension Evaluator {
  func make(
    _ type: SourceType, _ arguments: [ArgumentValue], _ span: Span, _ known: TypeArguments = [:]
  ) throws(Refusal) -> Value {
    if start.wanted === type { start.call = span }
    let members = type.members
    if type.keyword == .enum, arguments.count == 1, arguments[0].label == "rawValue",
      !members.initializers.contains(where: { $0.signature.takes(arguments) })
    {
      return try enumValue(of: type, rawValue: arguments[0].value, span)
    }
    if let chosen = try choose(members.initializers, arguments) { return try run(chosen, making: type, arguments, span, known) }
    guard type.keyword == .struct else {
      if let chosen = try inheritedInitializer(of: type, arguments) { return try run(chosen, making: type, arguments, span, known) }
      if let made = try makeInherited(type, arguments, span, known) { return made }
      // `UIView()` calls the initialiser with a frame, which the class may override.
      if arguments.isEmpty, superclass(of: type)?.hasPrefix("UI") ?? false,
        let framed = members.initializers.first(where: { $0.signature.parameters.map { $0.label?.text } == ["frame"] })
      {
        let frame = Value.known(.geometry(Geometry(type: "CGRect", numbers: [0, 0, 0, 0])))
        return try run(framed, making: type, [ArgumentValue(label: "frame", value: frame, span: span)], span, known)
      }
      guard type.isReference, members.initializers.isEmpty, layoutClass(of: type) == nil else {
        throw Refusal(.arguments(of: type.path), at: span)
      }
      guard arguments.isEmpty || superclass(of: type) != nil else { throw Refusal(.arguments(of: type.path), at: span) }
      return .object(instance(of: type, known))
    }
    return try memberwise(type, arguments, span, self.arguments(of: type, known, nil, arguments))
  }

  /// The initialiser of the nearest superclass that accepts the arguments.
  private func inheritedInitializer(of type: SourceType, _ arguments: [ArgumentValue]) throws(Refusal) -> DeclaredFunction? {
    for above in classes(from: type).dropFirst() {
      if let found = try choose(above.members.initializers, arguments) { return found }
    }
    return nil
  }

  /// A class and its superclasses that the code declares, the nearest first.
  func classes(from type: SourceType) -> [SourceType] {
    var found = [type]
    // The limit ends the search in malformed code, where a class may inherit from itself.
    while found.count < Self.depthOfValues, let above = parent(of: found[found.count - 1]) { found.append(above) }
    return found
  }

  /// Creates an object with an initialiser inherited from UIKit; nil if none accepts the arguments.
  private func makeInherited(
    _ type: SourceType, _ arguments: [ArgumentValue], _ span: Span, _ known: TypeArguments
  ) throws(Refusal) -> Value? {
    guard type.isReference, let system = superclass(of: type) else { return nil }
    let labels = arguments.map { $0.label }
    if layoutClass(of: type) != nil {
      let isExtended = try initializer(ofExtension: system, arguments) != nil
      guard isExtended || SystemTypes.initializer(of: system, taking: labels) != nil else { return nil }
      return adopted(try make(TypeValue(kind: .system(system)), arguments, span), as: object(of: type, known))
    }
    if isDataSource(type), labels.first == "collectionView" || labels.first == "tableView" { return .object(instance(of: type, known)) }
    guard parent(of: type) == nil, system.hasPrefix("UI"), SystemTypes.viewLabels.contains(labels.map { $0 ?? "_" }.joined(separator: ":"))
    else { return nil }
    if let layout = arguments.first(where: { $0.label == "collectionViewLayout" }) { install(layout.value) }
    return .object(instance(of: type))
  }

  private func memberwise(
    _ type: SourceType, _ arguments: [ArgumentValue], _ span: Span, _ generics: TypeArguments
  ) throws(Refusal) -> Value {
    var fields = Fields()
    var rest = arguments[...]
    for property in type.members.properties where !property.isComputed {
      let scope = try scope(of: type, receiver: nil, result: nil)
      scope.generics = generics
      let expected = try expected(property.type, scope)
      if property.isLazy { continue }
      let field = isWrapperDeclared(property, of: type) ? "_\(property.name)" : property.name
      if let argument = rest.first, argument.label == property.name || argument.label == nil, !(property.isLet && property.value != nil) {
        let value = try coerce(argument.value, to: try place(of: nil, property.value, scope, expected), argument.span)
        fields[field] = isWrapperDeclared(property, of: type) ? try wrapper(property, of: type, holding: value, span) : value
        rest = rest.dropFirst()
      } else if property.isWrapped {
        guard isWrapperDeclared(property, of: type) else { continue }
        guard let made = try initialWrapper(property, of: type, span) else { throw Refusal(.arguments(of: type.path), at: span) }
        fields[field] = made
      } else if let written = property.value {
        fields[property.name] = try initialValue(written, of: property.name, in: type, scope, expected)
      } else if property.type?.isOptional ?? false {
        fields[property.name] = .nil
      } else {
        throw Refusal(.arguments(of: type.path), at: span)
      }
    }
    guard rest.isEmpty else { throw Refusal(.arguments(of: type.path), at: rest[rest.startIndex].span) }
    return try limited(.structure(StructValue(type: type, fields: fields, generics: generics)), span)
  }

  /// The layout class that a class inherits from; nil for other classes.
  func layoutClass(of type: SourceType) -> String? {
    guard type.isReference, let system = superclass(of: type), SystemTypes.layoutTypes.contains(system) else { return nil }
    return system
  }

  /// Creates an object of a class as a value, without running an initialiser. Objects of layout subclasses are layout objects.
  func object(of type: SourceType, _ generics: TypeArguments = [:], _ fields: Fields = Fields()) -> Value {
    let made = instance(of: type, generics, fields)
    guard let system = layoutClass(of: type) else { return .object(made) }
    let object = LayoutObject(system)
    object.declared = made
    return .known(.layout(object))
  }

  /// The object that an initialiser has begun, with everything that another initialiser of its class or superclass has set.
  func adopted(_ made: Value, as object: Value) -> Value {
    guard let own = object.instance else { return made }
    if let base = made.instance { for name in base.fields.names { own.fields[name] = base.fields[name] } }
    guard case .known(.layout(let layout)) = object, case .known(.layout(let base)) = made else { return object }
    (layout.properties, layout.depth) = (base.properties, base.depth)
    madeLayouts = madeLayouts.map { $0.isIdentical(to: made) ? object : $0 }
    return object
  }

  /// Creates an object of a class, without running an initialiser.
  func instance(of type: SourceType, _ generics: TypeArguments = [:], _ fields: Fields = Fields()) -> Instance {
    let made = Instance(type: type, fields: fields, generics: generics)
    program.made.keep(made)
    if start.wanted === type { start.created.append((made, start.call ?? Span(start: 0, end: 0, file: 0))) }
    return made
  }

  func run(
    _ initializer: DeclaredFunction, making type: SourceType, _ arguments: [ArgumentValue], _ span: Span, _ known: TypeArguments = [:]
  ) throws(Refusal) -> Value {
    let generics = self.arguments(of: type, known, initializer.signature, arguments)
    if type.isReference {
      let start = object(of: type, generics)
      // Whether the app sets the others later is unknown.
      if let instance = start.instance, self.start.wanted !== type { setOptionalsToNil(in: instance) }
      return try runInitializer(initializer, on: start, type, arguments, span)
    }
    var fields = Fields()
    for property in type.members.properties where !property.isComputed {
      let scope = try scope(of: type, receiver: nil, result: nil)
      scope.generics = generics
      if property.isLazy { continue }
      if property.isWrapped {
        if isWrapperDeclared(property, of: type) { fields["_\(property.name)"] = try initialWrapper(property, of: type, span) }
      } else if let written = property.value {
        let expected = try expected(property.type, scope)
        fields[property.name] = try initialValue(written, of: property.name, in: type, scope, expected)
      } else if property.type?.isOptional ?? false, !property.isLet {
        fields[property.name] = .nil
      }
    }
    let start = Value.structure(StructValue(type: type, fields: fields, generics: generics))
    return try runInitializer(initializer, on: start, type, arguments, span)
  }

  /// Sets the optional properties of an object that have no initial value, before its initialiser runs.
  private func setOptionalsToNil(in object: Instance) {
    for type in classes(from: object.type) {
      for property in type.members.properties where !property.isComputed && !property.isLazy && !property.isWrapped && !property.isLet {
        guard property.value == nil, property.type?.isOptional ?? false else { continue }
        object.fields[field(of: property, declaredBy: type, in: object)] = .nil
      }
    }
  }

  /// Runs an initialiser in an extension of a system type. It delegates to an initialiser of that type.
  func runInitializer(_ initializer: DeclaredFunction, of name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value
  {
    guard let type = program.extensions[name] else { throw Refusal(.unknownName(name), at: span) }
    return try runInitializer(initializer, on: .void, type, arguments, span)
  }

  func runInitializer(
    _ initializer: DeclaredFunction, on start: Value, _ type: SourceType, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value {
    guard let body = initializer.body else { throw Refusal(.arguments(of: type.path), at: span) }
    let box = Box(start)
    // An inherited initialiser belongs to the class that declares it.
    let owner = classes(from: type).first { $0.members.initializers.contains { $0.span == initializer.span } } ?? type
    let scope = Scope(receiver: box, owner: owner, result: .anything, parent: owner.scope)
    scope.isInitializer = true
    try bind(arguments, to: initializer.signature, named: type.path, in: scope, span)
    guard let file = program.file(of: body.span) else { throw Refusal(.unknownName(type.path), at: span) }
    let statements: [Statement]
    do throws(Problem) { statements = try file.statements(of: body) } catch { throw Refusal(.grammar(error.kind), at: error.span) }
    try enter(span)
    defer { depth -= 1 }
    if case .returned(.nil) = try execute(statements, scope) { return .nil }
    return box.value
  }

  /// Evaluates `self.init(…)` and `super.init(…)` in an initialiser.
  func delegate(_ call: Call, toSuper: Bool, _ receiver: Box, _ scope: Scope, _ span: Span) throws(Refusal) {
    guard let owner = scope.owner else { return }
    let system = toSuper ? superclass(of: owner) : owner.keyword == .extension ? owner.name : nil
    // `self.init` calls the initialiser of the object's own class, which may override it.
    let own = owner.isReference ? sourceType(of: receiver.value) ?? owner : owner
    let parent = toSuper ? parent(of: owner) : owner.keyword == .extension ? nil : own
    let target = Value.type(TypeValue(kind: parent.map { .source($0) } ?? .system(system ?? "")))
    var arguments: [ArgumentValue] = []
    for argument in call.arguments + call.trailing {
      var type = parameterTypes(of: target, call, arguments.count)
      if type.isAnything, argument.label?.text == "collectionViewLayout" { type = .system("UICollectionViewLayout") }
      arguments.append(ArgumentValue(label: argument.label?.text, value: try value(argument.value, scope, type), span: argument.value.span))
    }
    if let layout = arguments.first(where: { $0.label == "collectionViewLayout" }) { install(layout.value) }
    if let parent, toSuper, receiver.value.instance != nil, let chosen = try inheritedInitializer(of: owner, arguments) {
      // The object already has its own class, so the initialiser calls its overrides.
      let made = try runInitializer(chosen, on: receiver.value, parent, arguments, span)
      if !made.isNil { receiver.value = made }
    } else if let parent {
      receiver.value = adopted(try make(parent, arguments, span), as: receiver.value)
    } else if let system, SystemTypes.layoutTypes.contains(system) || owner.keyword == .extension {
      let isOwn = !toSuper && !SystemTypes.takes(arguments.map { $0.label }, making: system)
      let made = isOwn ? try make(TypeValue(kind: .system(system)), arguments, span) : try systemMake(system, arguments, span)
      receiver.value = adopted(made, as: receiver.value)
    }
  }
}

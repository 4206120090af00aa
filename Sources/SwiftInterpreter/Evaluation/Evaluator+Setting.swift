import SwiftParsing

/// Sets stored, computed and system properties, and runs property observers.
extension Evaluator {
  /// Sets a property and returns the changed value, or nil for references, which are changed in place.
  ///
  /// - Parameters:
  ///   - isQuiet: True if an initialiser sets its own property, which does not run observers.
  ///   - owner: The class whose code sets a property of `self`, for its private properties.
  func setting(
    _ name: String, of receiver: Value, to value: Value, _ span: Span, isQuiet: Bool = false, from owner: SourceType? = nil
  ) throws(Refusal) -> Value? {
    if let owner, owner.isReference, owner.members.privateNames.contains(name), let property = owner.members.property(name) {
      return try setting(property, of: owner, in: receiver, to: value, span, isQuiet: isQuiet)
    }
    if let type = sourceType(of: receiver), let found = declaredProperty(name, of: type) {
      return try setting(found.property, of: found.owner, in: receiver, to: value, span, isQuiet: isQuiet)
    }
    if let index = dynamicIndex(name, of: receiver, span) { return try setting(index, of: receiver, to: value, span) }
    switch receiver {
    case .structure(var structure):
      structure.fields[name] = value
      return try limited(.structure(structure), holding: value, span)
    case .object(let object):
      var value = value
      // `collectionView = .init(…)`
      if case .implicit = value, case .known(.host(let view))? = host.inherited(name, by: superclass(of: object.type), self) {
        value = try coerce(value, to: .system(view.typeName), span)
      }
      try refuseUnknownMoves(name, value, of: object, span)
      object.fields[name] = value
      return nil
    case .tuple(let parts): return try setting(name, of: parts, to: value, span)
    case .type(let type):
      guard case .source(let source, _) = type.kind, let property = source.members.staticProperties[name] else {
        throw Refusal(.unknownMember(name, of: receiver.kindName), at: span)
      }
      try store(value, inStatic: property, of: source, span)
      return nil
    case .opaque(let opaque):
      try refuseUnknownMoves(name, of: opaque, span)
      return nil
    case .nil: throw Refusal(.nilUnwrapped(name), at: span)
    default:
      for typeName in extensionNames(of: receiver) {
        if let property = program.extensions[typeName]?.members.property(name), let setter = property.setter, let body = setter.body,
          let type = program.extensions[typeName]
        {
          return try runSetter(body, setter, of: type, receiver, value, span)
        }
      }
      return try systemSet(name, of: receiver, to: value, span)
    }
  }

  /// Sets a member through `subscript(dynamicMember:)`.
  private func setting(_ index: ArgumentValue, of receiver: Value, to value: Value, _ span: Span) throws(Refusal) -> Value? {
    guard let changed = try settingSubscript(receiver, [index], to: value, span) else {
      throw Refusal(.unsupported("this assignment"), at: span)
    }
    return receiver.isReference ? nil : changed
  }

  private func setting(_ name: String, of elements: [Value.TupleElement], to value: Value, _ span: Span) throws(Refusal) -> Value {
    var parts = elements
    guard let index = parts.firstIndex(where: { $0.label == name }) ?? Int(name), parts.indices.contains(index) else {
      throw Refusal(.unknownMember(name, of: "a tuple"), at: span)
    }
    parts[index].value = value
    return try limited(.tuple(parts), holding: value, span)
  }

  /// The name of a property of a layout class that a subclass overrides with observers; nil for other properties.
  func overriddenProperty(_ name: String, of receiver: Value) -> String? {
    guard case .known(.layout(let object)) = receiver, SystemTypes.type(object.type)?.properties[name] != nil else { return nil }
    return name
  }

  func declaredProperty(_ name: String, of type: SourceType) -> (property: MemberIndex.Property, owner: SourceType)? {
    if let property = type.members.property(name), !property.isRequirement { return (property, type) }
    for parent in parents(of: type) {
      if let found = declaredProperty(name, of: parent) { return found }
    }
    return nil
  }

  private func setting(
    _ property: MemberIndex.Property, of owner: SourceType, in receiver: Value, to value: Value, _ span: Span, isQuiet: Bool
  ) throws(Refusal) -> Value? {
    if let setter = property.setter, let body = setter.body {
      let changed = try runSetter(body, setter, of: owner, receiver, value, span)
      return receiver.isReference ? nil : changed
    }
    if property.isComputed { throw Refusal(.unsupported("this assignment"), at: span) }
    let place = property.role == .value ? try propertyPlace(property, try scope(of: owner, receiver: receiver, result: nil)) : .anything
    let value = try coerce(value, to: place, span)
    let isObserved = property.isObserved && !isQuiet && property.role == .value
    let old = isObserved ? try valueBefore(property, of: receiver, owner, span) : .void
    var current = receiver
    let observed = isObserved ? observedProperties(property, of: owner) : []
    for (property, owner) in observed { current = try observe("willSet", property, of: owner, current, value, span) }
    switch current {
    case _ where property.isWrapped: current = try setWrapped(property, of: owner, in: current, to: value, span)
    case .structure(var structure):
      structure.fields[property.name] = value
      current = try limited(.structure(structure), holding: value, span)
    default:
      guard let object = current.instance else { throw Refusal(.unknownMember(property.name, of: receiver.kindName), at: span) }
      if let inherited = overriddenProperty(property.name, of: current) {
        _ = try systemSet(inherited, of: current, to: value, span)
      } else {
        let name = field(of: property, declaredBy: owner, in: object)
        if let old = object.fields[name] { cancelSubscriptions(in: old, keeping: value) }
        object.fields[name] = value
        object.unknown[property.name] = nil
      }
    }
    for (property, owner) in observed.reversed() { current = try observe("didSet", property, of: owner, current, old, span) }
    return current.isReference ? nil : current
  }

  /// The declarations of a property with observers: the property itself, then those of superclasses that it overrides.
  private func observedProperties(
    _ property: MemberIndex.Property, of owner: SourceType
  ) -> [(property: MemberIndex.Property, owner: SourceType)] {
    var (found, last) = ([(property: property, owner: owner)], owner)
    while let parent = parent(of: last), let inherited = declaredProperty(property.name, of: parent), inherited.property.isObserved {
      found.append(inherited)
      last = inherited.owner
    }
    return found
  }

  /// The value of a property that is about to change. An empty collection is its value here, and not data that the app fills in.
  private func valueBefore(
    _ property: MemberIndex.Property, of receiver: Value, _ owner: SourceType, _ span: Span
  ) throws(Refusal) -> Value {
    let outer = isChanging
    isChanging = start.running != nil
    defer { isChanging = outer }
    return try read(property, of: receiver, owner, span)
  }

  /// Runs a property observer with the new or old value as its parameter.
  private func observe(
    _ kind: String, _ property: MemberIndex.Property, of owner: SourceType, _ receiver: Value, _ other: Value, _ span: Span
  ) throws(Refusal) -> Value {
    guard let observer = property.accessor(kind), let body = observer.body else { return receiver }
    return try runSetter(body, observer, of: owner, receiver, other, span, observing: property.name)
  }

  private func runSetter(
    _ body: Body, _ setter: Accessor, of type: SourceType, _ receiver: Value, _ value: Value, _ span: Span, observing name: String? = nil
  ) throws(Refusal) -> Value {
    let scope = try scope(of: type, receiver: receiver, result: nil)
    scope.observed = name
    scope.declare(setter.parameter?.text ?? (setter.kind.text == "didSet" ? "oldValue" : "newValue"), value)
    _ = try run(body, in: scope, named: "set", span, isVoid: true)
    return scope.receiver?.value ?? receiver
  }
}

import SwiftParsing

/// Implements properties with declared property wrappers: `@Clamped(0...10) var columns = 3`. `_columns` stores the wrapper.
extension Evaluator {
  /// The type of a wrapper. Throws if no file declares it, because the value is then unknown.
  private func wrapperType(_ wrapper: MemberIndex.Property.Wrapper, of property: MemberIndex.Property, _ owner: SourceType, _ span: Span)
    throws(Refusal) -> SourceType
  {
    let scope = Scope(receiver: nil, owner: owner, result: .anything, parent: owner.scope)
    guard case .source(let type, _)? = (try? typeValue(of: wrapper.type, scope))?.kind, type.isWrapper else {
      throw Refusal(.runTime(property.name), at: span)
    }
    return type
  }

  func isWrapperDeclared(_ property: MemberIndex.Property, of owner: SourceType) -> Bool {
    guard let wrapper = property.wrapper else { return false }
    return (try? wrapperType(wrapper, of: property, owner, property.span)) != nil
  }

  /// The initial value of a view whose wrapper no file declares, as in `@UsesAutoLayout var list: UICollectionView = …`; nil for other
  /// properties. Such a wrapper may change the view, but does not replace it by itself.
  private func viewWrapped(
    _ property: MemberIndex.Property, in receiver: Value, _ type: SourceType, _ span: Span
  ) throws(Refusal) -> Value? {
    guard let object = receiver.instance, let written = property.value, isViewWithUndeclaredWrapper(property, of: type) else { return nil }
    try refuseTouched(object, property, span)
    let name = "_\(property.name)"
    if let found = object.fields[name] { return found }
    if object.isApp, isSetByInitializer(property.name, of: object.type) { return nil }
    let scope = try scope(of: type, receiver: receiver, result: property.type)
    let value = try initialValue(written, of: property.name, in: type, scope, try expected(property.type, scope))
    object.fields[name] = value
    return value
  }

  private func isViewWithUndeclaredWrapper(_ property: MemberIndex.Property, of type: SourceType) -> Bool {
    property.role == .value
      && ["UICollectionView", "UIView"].contains(property.type?.optionalBase.simpleName ?? property.value?.calledName)
      && !isWrapperDeclared(property, of: type)
  }

  /// The value of `name`, `_name` or `$name` of a wrapped property.
  func readWrapped(
    _ property: MemberIndex.Property, _ wrapper: MemberIndex.Property.Wrapper, of receiver: Value, _ type: SourceType, _ span: Span
  ) throws(Refusal) -> Value {
    if let view = try viewWrapped(property, in: receiver, type, span) { return view }
    let storage = try storage(of: property, wrapper, in: receiver, type, span)
    return try wrappedValue(of: property, in: storage, type, span)
  }

  func readWrapped(
    _ property: MemberIndex.Property, _ wrapper: MemberIndex.Property.Wrapper, ofType type: SourceType, _ span: Span
  ) throws(Refusal) -> Value {
    let name = "_\(property.name)"
    if let box = type.statics[name] { return try wrappedValue(of: property, in: box.value, type, span) }
    guard let storage = try initialWrapper(property, of: type, span) else { throw Refusal(.runTime(property.name), at: span) }
    type.statics[name] = Box(storage)
    return try wrappedValue(of: property, in: storage, type, span)
  }

  func wrappedValue(
    of property: MemberIndex.Property, in storage: Value, _ type: SourceType, _ span: Span
  ) throws(Refusal) -> Value {
    switch property.role {
    case .storage: return storage
    case .projection: return try member("projectedValue", of: storage, program.scope, .anything, span)
    case .value:
      let scope = try scope(of: type, receiver: nil, result: nil)
      return try coerce(
        try member("wrappedValue", of: storage, program.scope, .anything, span), to: try expected(property.type, scope), span)
    }
  }

  private func storage(
    of property: MemberIndex.Property, _ wrapper: MemberIndex.Property.Wrapper, in receiver: Value, _ type: SourceType, _ span: Span
  ) throws(Refusal) -> Value {
    let name = "_\(property.name)"
    switch receiver {
    case .structure(let value): if let found = value.fields[name] { return found }
    case .object(let object):
      try refuseTouched(object, property, span)
      if let found = object.fields[name] { return found }
      if object.isApp, isSetByInitializer(property.name, of: object.type) { throw Refusal(.runTime(property.name), at: span) }
      if let found = try initialWrapper(property, of: type, span) {
        if object.isApp, !property.isLet {
          try refuseToBeFilled(try wrappedValue(of: property, in: found, type, span), property.name, span)
        }
        object.fields[name] = found
        return found
      }
    default: break
    }
    _ = try wrapperType(wrapper, of: property, type, span)
    throw Refusal(.runTime(property.name), at: span)
  }

  /// The initial wrapper; nil if an initialiser of the containing type must create it.
  func initialWrapper(_ property: MemberIndex.Property, of type: SourceType, _ span: Span) throws(Refusal) -> Value? {
    guard let wrapper = property.wrapper else { return nil }
    let scope = try scope(of: type, receiver: nil, result: nil)
    let place = try expected(property.type, scope)
    guard let written = property.value else {
      if property.type?.isOptional ?? false, !property.isLet { return try self.wrapper(property, of: type, holding: .nil, span) }
      let found = try wrapperType(wrapper, of: property, type, span)
      let arguments = try arguments(of: wrapper, found, place, scope)
      let isMade =
        found.members.initializers.isEmpty ? !arguments.isEmpty : found.members.initializers.contains { $0.signature.takes(arguments) }
      return isMade ? try make(found, arguments, span) : nil
    }
    let value = try coerce(try value(written, scope, place), to: place, written.span)
    return try self.wrapper(property, of: type, holding: value, span)
  }

  func wrapper(
    _ property: MemberIndex.Property, of type: SourceType, holding value: Value, _ span: Span
  ) throws(Refusal) -> Value {
    guard let wrapper = property.wrapper else { return value }
    let found = try wrapperType(wrapper, of: property, type, span)
    let scope = try scope(of: type, receiver: nil, result: nil)
    let place = try expected(property.type, scope)
    var given = value
    // `init(wrappedValue: @autoclosure () -> T)` calls its argument to get the value.
    if isGivenByCall(found) { given = .function(FunctionValue(kind: .member("self", of: value))) }
    let first = ArgumentValue(label: "wrappedValue", value: given, span: property.value?.span ?? span)
    return try make(found, [first] + (try arguments(of: wrapper, found, place, scope)), span)
  }

  private func isGivenByCall(_ type: SourceType) -> Bool {
    type.members.initializers.contains { $0.signature.parameters.first { $0.label?.text == "wrappedValue" }?.isFunction ?? false }
  }

  /// The arguments after the name of the wrapper. A generic wrapper of a fraction receives integer literals as fractions.
  private func arguments(
    of wrapper: MemberIndex.Property.Wrapper, _ type: SourceType, _ place: Expected, _ scope: Scope
  ) throws(Refusal) -> [ArgumentValue] {
    var values: [ArgumentValue] = []
    let takesPlace = !type.generics.isEmpty && place.isDouble
    for argument in wrapper.arguments {
      var value = try value(argument.value, scope, takesPlace ? place : .anything)
      if takesPlace, !isWhole(argument.label?.text, of: type) { value = value.withFractions }
      values.append(ArgumentValue(label: argument.label?.text, value: value, span: argument.value.span))
    }
    return values
  }

  /// True if a parameter of the wrapper is an `Int`, regardless of the type of the property.
  private func isWhole(_ label: String?, of type: SourceType) -> Bool {
    let parameters = type.members.initializers.flatMap { $0.signature.parameters }
    let named = parameters.first { ($0.label?.text == "_" ? nil : $0.label?.text) == label }
    return (named?.type ?? type.members.property(label ?? "")?.type)?.simpleName == "Int"
  }

  /// Sets a wrapped property and returns the changed receiver.
  func setWrapped(
    _ property: MemberIndex.Property, of owner: SourceType, in receiver: Value, to value: Value, _ span: Span
  ) throws(Refusal) -> Value {
    var receiver = receiver
    var storage = value
    if property.role == .projection { throw Refusal(.unsupported("this assignment"), at: span) }
    if property.role == .value, !isViewWithUndeclaredWrapper(property, of: owner) {
      // An undeclared wrapper may store any value, so reading the property later is an error.
      guard isWrapperDeclared(property, of: owner), let wrapper = property.wrapper else { return receiver }
      if receiver.field("_\(property.name)") == nil, property.value == nil, try initialWrapper(property, of: owner, span) == nil {
        // The first assignment in an initialiser creates the wrapper.
        storage = try self.wrapper(property, of: owner, holding: value, span)
      } else {
        let old = try self.storage(of: property, wrapper, in: receiver, owner, span)
        storage = try setting("wrappedValue", of: old, to: value, span) ?? old
      }
    }
    switch receiver {
    case .structure(var structure):
      structure.fields["_\(property.name)"] = storage
      receiver = try limited(.structure(structure), holding: storage, span)
    case .object(let object): object.fields["_\(property.name)"] = storage
    default: throw Refusal(.unknownMember(property.name, of: receiver.kindName), at: span)
    }
    return receiver
  }
}

extension Value {
  fileprivate func field(_ name: String) -> Value? {
    switch self {
    case .structure(let value): value.fields[name]
    case .object(let object): object.fields[name]
    default: nil
    }
  }

  /// Converts integers to fractions, including the bounds of ranges.
  fileprivate var withFractions: Value {
    switch self {
    case .int(let number): .double(Double(number))
    case .range(let range):
      .range(RangeValue(lower: range.lower?.withFractions, upper: range.upper?.withFractions, isClosed: range.isClosed))
    default: self
    }
  }
}

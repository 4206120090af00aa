import Localization
import SwiftParsing

/// Computes the values of properties that the evaluated code has not set yet.
extension Evaluator {
  func initialValue(
    of property: MemberIndex.Property, in object: Instance, _ receiver: Value, _ type: SourceType, _ span: Span
  ) throws(Refusal) -> Value {
    // 'override var' with observers has the storage of the superclass.
    if property.isObserved, property.value == nil, let inherited = parent(of: type).flatMap({ declaredProperty(property.name, of: $0) }) {
      return try initialValue(of: inherited.property, in: object, receiver, inherited.owner, span)
    }
    if object.isApp, property.value == nil || !property.isLet, isSetByInitializer(property.name, of: object.type) {
      guard let found = try madeByDefault(object, span)?.fields[property.name] else { throw Refusal(.runTime(property.name), at: span) }
      return found
    }
    if let dataSource = try dataSource(of: property, in: object, type) { return dataSource }
    if let written = property.value {
      // The initial value of a property that is not lazy can name static members without the type, but no others.
      let scope = try scope(of: type, receiver: property.isLazy ? receiver : .type(TypeValue(type)), result: property.type)
      let expected = try propertyPlace(property, scope)
      try enter(span)
      defer { depth -= 1 }
      let value = try initialValue(written, of: property.name, in: type, scope, expected)
      if object.isApp, !property.isLet, !value.isEmptyCollection || !isInitial(property) {
        try refuseToBeFilled(value, property.name, span)
      }
      return value
    }
    if let name = try systemName(of: property.type, type), let known = host.property(of: name, named: property.name, self) { return known }
    if property.type?.isOptional ?? false, !object.isApp || isInitial(property) { return .nil }
    if let name = try systemName(of: property.type, type), SystemTypes.isOpaque(name) { return .opaque(OpaqueValue(name: name)) }
    guard property.type?.isOptional ?? false else { throw Refusal(.runTime(property.name), at: span) }
    // This may be a delegate, a callback or a model. Code may call it, but must not depend on its result.
    var unknown = OpaqueValue(name: property.name)
    unknown.isOfApp = true
    return .opaque(unknown)
  }

  /// Whether a property that is still unset has its initial value.
  private func isInitial(_ property: MemberIndex.Property) -> Bool {
    guard property.isSetInFile, start.running != nil, !program.maySetBeforeLaunch(property.name) else { return false }
    program.hasReadUnset = true
    return trustsInitialValues
  }

  /// The type of a property: the declared one, or that of the collection which its initial value creates: `var kinds = [Kind]()`.
  func propertyPlace(_ property: MemberIndex.Property, _ scope: Scope) throws(Refusal) -> Expected {
    guard property.type == nil, let written = property.value else { return try expected(property.type, scope) }
    return collectionType(madeBy: written, scope)
  }

  /// The value of a property. If only the app knows it, the user can provide it: `--define items=[1,2,3]`.
  func definedValue(
    of property: MemberIndex.Property, in object: Instance, _ receiver: Value, _ type: SourceType, _ span: Span
  ) throws(Refusal) -> Value {
    if !definitions.isEmpty {
      let scope = Scope(receiver: nil, owner: type, result: .anything)
      let place = try place(of: property.type, property.value, scope)
      if let defined = try definition(of: property.name, in: type, as: place, span) { return defined }
    }
    do throws(Refusal) { return try initialValue(of: property, in: object, receiver, type, span) } catch {
      guard case .runTime(property.name) = error.reason, error.span == span else { throw error }
      var refusal = error
      refusal.example = property.type?.example
      throw refusal
    }
  }

  /// The initial value of a declared variable: that of `--define`, or else the written one.
  func initialValue(
    _ written: Expression, of name: String, in type: SourceType?, _ scope: Scope, _ expected: Expected
  ) throws(Refusal) -> Value {
    if !definitions.isEmpty {
      let place = try place(of: nil, written, scope, expected)
      if let defined = try definition(of: name, in: type, as: place, written.span) { return defined }
    }
    return try coerce(try value(written, scope, expected), to: expected, written.span)
  }

  /// The value that the user has defined for a variable. Text is the name of a case where the type is an enum.
  private func definition(of name: String, in type: SourceType?, as place: Expected, _ span: Span) throws(Refusal) -> Value? {
    var names = [name, "self.\(name)"]
    if let type { names.append("\(type.path).\(name)") }
    for name in names {
      guard let value = defined(name) else { continue }
      guard case .string(let text) = value, let last = text.split(separator: ".").last.map(String.init) else {
        return try coerce(value, to: place, span)
      }
      switch place {
      case .source(let type, _) where type.hasCase(last): return try resolve(ImplicitMember(name: last, arguments: nil, span: span), place)
      case .system(let type) where SystemTypes.cases(of: type)?.contains(last) ?? false:
        return .known(.symbol(type: type, name: last))
      case .source(let type, _) where type.keyword == .enum:
        throw Refusal(.unexpected(found: value.kindName, wanted: type.path), at: span)
      default: return try coerce(value, to: place, span)
      }
    }
    return nil
  }

  /// The declared type of a variable, or else that of its written value.
  func place(
    of type: TypeReference?, _ written: Expression?, _ scope: Scope, _ expected: Expected = .anything
  ) throws(Refusal) -> Expected {
    let declared = try type.map { type throws(Refusal) in try self.expected(type, scope) } ?? expected
    guard declared.isAnything, let written else { return declared }
    if case .member(let base, _) = written.kind, case .identifier(let reference) = base.kind,
      let type = try self.type(named: reference.name.text, scope, base.span)
    {
      return type.place
    }
    return staticPlace(of: written, scope)
  }

  /// The app's data source or collection view, even if the property is initially nil or its type is a subclass; nil for other properties.
  private func dataSource(of property: MemberIndex.Property, in object: Instance, _ type: SourceType) throws(Refusal) -> Value? {
    guard object.isApp, let reference = property.type?.optionalBase else { return nil }
    if let written = property.value { guard case .nil = written.kind else { return nil } }
    let found = try? typeValue(of: reference, Scope(receiver: nil, owner: type, result: .anything)).kind
    switch found {
    case .source(let source, _)? where isDataSource(source):
      let made = instance(of: source)
      made.isApp = true
      return .object(made)
    case .system(let name)? where name == "UICollectionView" || SystemTypes.dataSources.contains(name):
      return host.property(of: name, named: property.name, self)
    default: return nil
    }
  }

  /// Reports an error for a list that is initially empty, because the app fills it later.
  ///
  /// Caches are allowed, because they are empty when an app starts. Code with top-level statements is allowed too, because it does not run
  /// in an app.
  func refuseToBeFilled(_ value: Value, _ name: String, _ span: Span) throws(Refusal) {
    if isChanging || isSnapshotOfStart(value) { return }
    guard value.isEmptyCollection, !hasAppNames, !program.hasStatements, !program.isCache(name) else { return }
    throw Refusal(.runTime(name), at: span)
  }

  /// True if a stored snapshot is empty because the functions that fill it are running.
  private func isSnapshotOfStart(_ value: Value) -> Bool {
    if case .known(.snapshot) = value { isMakingData || start.running != nil } else { false }
  }

  /// Evaluates an expression that is changed in place. While the app starts, it may be an empty list.
  func changing(_ expression: Expression, _ scope: Scope, _ expected: Expected = .anything) throws(Refusal) -> Value {
    let outside = isChanging
    isChanging = start.running != nil
    defer { isChanging = outside }
    return try value(expression, scope, expected)
  }

  /// The object that the initialiser without arguments creates. Nil if the code creates such objects in another way.
  private func madeByDefault(_ object: Instance, _ span: Span) throws(Refusal) -> Instance? {
    guard !object.isMadeByDefault else { return object.byDefault }
    object.isMadeByDefault = true
    // A class without initialisers inherits those of its superclass.
    let declaring = classes(from: object.type).first { !$0.members.initializers.isEmpty }
    let fitting = (declaring ?? object.type).members.initializers.filter { $0.signature.takes([ArgumentValue]()) }
    guard fitting.count == 1, !program.isMade(object.type, with: fitting[0].signature) else { return nil }
    do throws(Refusal) {
      guard case .object(let made) = try make(object.type, [], span) else { return nil }
      object.byDefault = made
    } catch {
      switch error.reason {
      case .cancelled, .tooManySteps, .tooDeep, .heldTooDeep, .tooLarge: throw error
      default: return nil
      }
    }
    return object.byDefault
  }

  /// True if an initialiser assigns the property, so that its declared initial value might not apply to the app's object.
  func isSetByInitializer(_ name: String, of type: SourceType) -> Bool {
    type.members.initializers.contains { initializer in
      let text = program.text(of: initializer)
      return ["=", "+=", "-=", "*=", "/="].contains { text.contains(text: "\(name) \($0) ") }
    }
      || parent(of: type).map { isSetByInitializer(name, of: $0) } ?? false
  }

  /// The name of a property's system type, after resolving type aliases; nil for other types.
  private func systemName(of reference: TypeReference?, _ type: SourceType) throws(Refusal) -> String? {
    guard let reference = reference?.optionalBase else { return nil }
    guard case .system(let name)? = try? typeValue(of: reference, Scope(receiver: nil, owner: type, result: .anything)).kind else {
      return nil
    }
    return name
  }
}

extension TypeReference {
  /// An example value for `--define`; nil if values of the type cannot be typed.
  var example: String? {
    switch optionalBase.kind {
    case .array(let element): element.example.map { "[\($0)]" }
    case .named(let name, _):
      switch name.text {
      case "Int", "CGFloat", "Double", "Float": "3"
      case "Bool": "true"
      case "String": "text"
      default: nil
      }
    default: nil
    }
  }
}

import Localization
import SwiftParsing

extension Evaluator {
  func memberOfType(_ name: String, _ type: TypeValue, _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    if name == "init" { return .type(type) }
    switch type.kind {
    case .source(let source, _):
      if let value = try staticMember(name, of: source, span) { return value }
      // `Type.method` as a function of an instance is not supported.
      if layoutClass(of: source).map({ SystemTypes.type($0)?.factories.contains(name) ?? false }) ?? false {
        return .function(FunctionValue(kind: .member(name, of: .type(type))))
      }
      if let parent = superclass(of: source), let value = try systemStatic(name, of: parent, span) { return value }
      throw Refusal(.unknownMember(name, of: source.path), at: span)
    case .system(let systemName):
      if let extensionType = program.extensions[systemName], let value = try staticMember(name, of: extensionType, span) { return value }
      if let value = try systemStatic(name, of: systemName, span) { return value }
      // Random values are unknown.
      if name == "random" { return .opaque(OpaqueValue(name: name, origin: span)) }
      throw Refusal(.unknownMember(name, of: systemName), at: span)
    case .array, .dictionary, .optional, .tuple: throw Refusal(.unknownMember(name, of: "this type"), at: span)
    }
  }

  /// A static member, enum case or nested type; nil for other names.
  ///
  /// - Parameter asked: The type that the code names. It is `Self` in members of protocols and superclasses.
  func staticMember(_ name: String, of type: SourceType, _ span: Span, as asked: SourceType? = nil) throws(Refusal) -> Value? {
    try look(span)
    defer { lookups -= 1 }
    let members = type.members
    let asked = asked ?? type
    if let property = members.staticProperties[name], !property.isRequirement { return try read(property, of: type, as: asked, span) }
    if let functions = members.staticFunctions[name], functions.contains(where: { $0.body != nil }) {
      return .function(FunctionValue(kind: .declared(functions, receiver: .type(TypeValue(asked)), scope: type.scope)))
    }
    if let found = members.cases.first(where: { $0.name.text == name }) {
      if found.parameters != nil { return .function(FunctionValue(kind: .enumCase(type, name))) }
      return .enumCase(EnumValue(type: type, name: name))
    }
    if let nested = members.types[name] { return .type(TypeValue(kind: .source(nested))) }
    if let alias = members.aliases[name] {
      return .type(try typeValue(of: alias, Scope(receiver: nil, owner: type, result: .anything)))
    }
    if name == "ID", let identifier = try identityType(of: type) { return .type(identifier) }
    if name == "allCases", type.keyword == .enum { return .array(try allCases(of: type, span)) }
    for parent in parents(of: type) {
      if let value = try staticMember(name, of: parent, span, as: asked) { return value }
    }
    return nil
  }

  /// The static functions that share their name with a static property. A call refers to the functions.
  func staticFunction(_ name: String, of type: SourceType) -> Value? {
    guard type.members.staticProperties[name] != nil, let functions = type.members.staticFunctions[name] else { return nil }
    return .function(FunctionValue(kind: .declared(functions, receiver: .type(TypeValue(type)), scope: type.scope)))
  }

  private func allCases(of type: SourceType, _ span: Span) throws(Refusal) -> [Value] {
    var values: [Value] = []
    for found in type.members.cases {
      guard found.parameters == nil else { throw Refusal(.unknownMember("allCases", of: type.path), at: span) }
      values.append(.enumCase(EnumValue(type: type, name: found.name.text)))
    }
    return values
  }

  private func read(
    _ property: MemberIndex.Property, of type: SourceType, as asked: SourceType, _ span: Span
  ) throws(Refusal) -> Value {
    let scope = try scope(of: type, receiver: .type(TypeValue(asked)), result: property.type)
    if let wrapper = property.wrapper { return try readWrapped(property, wrapper, ofType: type, span) }
    if property.isComputed, let getter = property.getter { return try run(getter, in: scope, named: property.name, span) }
    if let box = type.statics[property.key] { return box.value }
    guard let written = property.value else {
      if property.type?.isOptional ?? false { return .nil }
      throw Refusal(.runTime(property.name), at: span)
    }
    let expected = try expected(property.type, scope)
    try enter(span)
    defer { depth -= 1 }
    let box = Box(try initialValue(written, of: property.name, in: type, scope, expected), expected: expected)
    if !property.isLet { try refuseToBeFilled(box.value, property.name, span) }
    type.statics[property.key] = box
    return box.value
  }

  /// A member of every enum value, such as `rawValue`.
  func enumMember(_ name: String, of value: EnumValue, _ span: Span) throws(Refusal) -> Value? {
    switch name {
    case "rawValue": try rawValue(of: value, span)
    default: nil
    }
  }

  /// The raw value of a case: its written value, the value after the previous case's value, or its name.
  func rawValue(of value: EnumValue, _ span: Span) throws(Refusal) -> Value {
    guard let raw = value.type.inheritance.first else {
      throw Refusal(.unknownMember("rawValue", of: value.type.path), at: span)
    }
    let place = try expected(raw, try scope(of: value.type, receiver: nil, result: nil))
    let isDouble = place.isDouble
    var next = 0
    for found in value.type.members.cases {
      try spend(1, span)
      if let written = found.rawValue {
        let scope = try scope(of: value.type, receiver: nil, result: nil)
        let number = try self.value(written, scope, isDouble ? .fraction : .anything)
        if found.name.text == value.name { return number }
        if case .int(let integer) = number { next = integer &+ 1 }
        if case .double(let written) = number { next = try integer(of: written, span) &+ 1 }
      } else {
        guard found.name.text != value.name else {
          if case .string = place { return .string(value.name) }
          return isDouble ? .double(Double(next)) : .int(next)
        }
        next += 1
      }
    }
    throw Refusal(.unknownMember("rawValue", of: value.type.path), at: span)
  }

  /// `Section(rawValue: 2)`; nil if no case has the raw value.
  func enumValue(of type: SourceType, rawValue: Value, _ span: Span) throws(Refusal) -> Value {
    if let unknown = rawValue.unknownPart { return .opaque(unknown) }
    for found in type.members.cases {
      let value = EnumValue(type: type, name: found.name.text)
      if try self.rawValue(of: value, span).isEqual(to: rawValue) { return .enumCase(value) }
    }
    return .nil
  }

  /// Resolves `.name` if the expected type is known. Otherwise, the context resolves it later.
  func implicit(
    _ name: String, _ arguments: [ArgumentValue]?, _ expected: Expected, _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Value {
    try resolve(ImplicitMember(name: name, arguments: arguments, span: span), expected)
  }

  /// The payload of `.some`, because an optional with a value is represented by the value itself.
  private func wrapped(_ implicit: ImplicitMember, _ expected: Expected) throws(Refusal) -> Value? {
    guard implicit.name == "some", let arguments = implicit.arguments, arguments.count == 1, !expected.isAnything else { return nil }
    if case .source(let type, _) = expected, type.hasCase("some") { return nil }
    // An optional that contains nil cannot be distinguished from nil.
    if case .nil = arguments[0].value { throw Refusal(.unsupported("an optional of an optional"), at: implicit.span) }
    return try coerce(arguments[0].value, to: expected, arguments[0].span)
  }

  /// `.init(…)` for an expected collection.
  private func collection(_ implicit: ImplicitMember, _ expected: Expected) throws(Refusal) -> Value {
    let arguments = implicit.arguments ?? []
    switch expected {
    case .array(let element): return try make(TypeValue(kind: .array(element)), arguments, implicit.span)
    case .set: return try coerce(try systemMake("Set", arguments, implicit.span), to: expected, implicit.span)
    default: return try make(TypeValue(kind: .dictionary), arguments, implicit.span)
    }
  }

  /// A static member that an extension of a protocol declares; nil for other names.
  private func member(_ implicit: ImplicitMember, ofProtocol type: SourceType) throws(Refusal) -> Value? {
    guard implicit.name != "init", let member = try staticMember(implicit.name, of: type, implicit.span) else { return nil }
    guard let arguments = implicit.arguments else { return member }
    return try apply(staticFunction(implicit.name, of: type) ?? member, arguments, implicit.span)
  }

  /// Resolves `.name(…)` to the expected type. Returns it unchanged if the expected type is unknown.
  func resolve(_ implicit: ImplicitMember, _ expected: Expected) throws(Refusal) -> Value {
    if let wrapped = try wrapped(implicit, expected) { return wrapped }
    switch expected {
    case .source(let type, let known):
      if implicit.name == "none", implicit.arguments == nil, !type.hasCase("none") { return .nil }
      if implicit.name == "init" { return try make(type, implicit.arguments ?? [], implicit.span, known) }
      if let arguments = implicit.arguments, let function = staticFunction(implicit.name, of: type) {
        return try apply(function, arguments, implicit.span)
      }
      guard let member = try staticMember(implicit.name, of: type, implicit.span) else {
        throw Refusal(.unknownMember(implicit.name, of: type.path), at: implicit.span)
      }
      guard let arguments = implicit.arguments else { return member }
      return try apply(try overloaded(member, arguments, expected, implicit.span), arguments, implicit.span)
    case .conforming(let type): return try member(implicit, ofProtocol: type) ?? .implicit(implicit)
    case .system(let name):
      let type = Value.type(TypeValue(kind: .system(name)))
      if implicit.name == "init" { return try apply(type, implicit.arguments ?? [], implicit.span) }
      if implicit.name == "none", implicit.arguments == nil, SystemTypes.isKnown(name),
        try systemStatic("none", of: name, implicit.span)?.isOpaque ?? true
      {
        return .nil
      }
      if let arguments = implicit.arguments, let function = program.extensions[name].flatMap({ staticFunction(implicit.name, of: $0) }) {
        return try apply(function, arguments, implicit.span)
      }
      let member = try memberOfType(implicit.name, TypeValue(kind: .system(name)), program.scope, implicit.span)
      guard let arguments = implicit.arguments else { return member }
      return try apply(try overloaded(member, arguments, expected, implicit.span), arguments, implicit.span)
    case .array where implicit.name == "init", .set where implicit.name == "init", .dictionary where implicit.name == "init":
      return try collection(implicit, expected)
    case .result(let success, let failure): return try result(implicit, success, failure) ?? .implicit(implicit)
    case .fraction, .double, .cgFloat, .float: return try resolve(implicit, ofValues: "CGFloat", expected)
    case .int: return try resolve(implicit, ofValues: "Int", expected)
    case .string: return try resolve(implicit, ofValues: "String", expected)
    default: return .implicit(implicit)
    }
  }

  private static let membersOfNumbers = ["zero", "pi", "infinity", "nan", "max", "min", "greatestFiniteMagnitude"]

  /// A static member of a number or a string: `.pi`, or one that an extension of the app declares.
  private func resolve(_ implicit: ImplicitMember, ofValues type: String, _ expected: Expected) throws(Refusal) -> Value {
    do throws(Refusal) { return try resolve(implicit, .system(type)) } catch {
      guard case .unknownMember(implicit.name, type) = error.reason, implicit.arguments == nil, error.span == implicit.span else {
        throw error
      }
      guard nearestName(to: implicit.name, among: Self.membersOfNumbers) == nil else { throw error }
      let path = "\(expected.nameOfNumber ?? type).\(implicit.name)"
      if let value = defined(path) { return try coerce(value, to: expected, implicit.span) }
      throw Refusal(.unknownName(path), at: implicit.span)
    }
  }
}

extension Expected {
  /// `Double` or `Float`, whose static members are looked up with those of `CGFloat`; nil for other types.
  fileprivate var nameOfNumber: String? {
    switch self {
    case .double: "Double"
    case .float: "Float"
    default: nil
    }
  }
}

extension SourceType {
  func hasCase(_ name: String) -> Bool { members.cases.contains { $0.name.text == name } }
}

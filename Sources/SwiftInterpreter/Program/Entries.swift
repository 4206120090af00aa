import SwiftParsing

/// Evaluates calls that the user names, such as `HomeLayout.createLayout()`.
extension Evaluator {
  /// Evaluates an entry: `createLayout()`, `HomeLayout.makeBanner(columns: 3)`, `Type.property`.
  func value(ofEntry entry: String) throws(Refusal) -> Value {
    guard let expression = expression(ofEntry: entry) else {
      throw Refusal(.unsupported(entry), at: Span(start: 0, end: 0, file: UInt32(program.files.count)))
    }
    entryPlace = place(ofMember: expression.calledName)
    if let made = start.made { return layout(of: made) ?? .object(made) }
    switch expression.kind {
    case .call(let call): return try entryCall(call, expression)
    case .identifier, .member:
      let found = try entryMember(expression)
      // For the name of a class, create an object.
      guard case .type(let type) = found, case .source(let source, _) = type.kind, source.isReference else { return found }
      return try value(ofEntry: "\(entry)()")
    default: return try value(expression, program.scope)
    }
  }

  /// The entry as an expression; nil if it is not a single expression.
  func expression(ofEntry entry: String) -> Expression? {
    let file = SourceFile(Array(entry.utf8), index: UInt32(program.files.count))
    guard file.statements.count == 1, case .expression(let expression) = file.statements[0].kind else { return nil }
    return expression
  }

  /// The index of the file that declares the function or type of a call; nil if no file does.
  func file(ofEntry entry: String) -> UInt32? {
    guard let expression = expression(ofEntry: entry) else { return nil }
    var callee = expression
    if case .call(let call) = expression.kind { callee = call.callee }
    if case .member(let base, _) = callee.kind, let type = program.allTypes.first(where: { $0.path == path(base) }), let span = type.span {
      return span.file
    }
    return place(ofMember: callee.memberName)?.file
  }

  private func entryCall(_ call: Call, _ expression: Expression) throws(Refusal) -> Value {
    guard let target = try entryTarget(call.callee) else { return try value(expression, program.scope) }
    var arguments: [ArgumentValue] = []
    for argument in call.arguments {
      let type = parameterTypes(of: target, call, arguments.count)
      arguments.append(
        ArgumentValue(label: argument.label?.text, value: try value(argument.value, program.scope, type), span: argument.value.span))
    }
    return try applyEntry(target, arguments, call.callee.nameSpan)
  }

  private func applyEntry(_ target: Value, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    if arguments.isEmpty, let layout = askedLayout(target) { return layout }
    if let missing = missingParameter(of: target, arguments) {
      throw Refusal(
        .runTime((missing.internalName ?? missing.label)?.text ?? "_"), at: (missing.label ?? missing.internalName)?.span ?? missing.span)
    }
    if arguments.isEmpty, let found = startResult(of: target) { return found }
    if case .function(let function) = target, case .declared(let functions, .object(let object)?, _) = function.kind, object.isApp,
      functions.allSatisfy({ $0.signature.result == nil }), start.running == nil
    {
      // Without its data, a function such as `viewDidLoad` is run like the others that UIKit calls.
      let makesLayoutOnly = omitsData && Program.startFunctions.contains(functions[0].name)
      let outside = (isTolerant, isMakingData)
      (start.running, start.isForLayout) = (object, makesLayoutOnly)
      if makesLayoutOnly { (isTolerant, isMakingData) = (true, true) }
      defer {
        (start.running, start.isForLayout) = (nil, false)
        (isTolerant, isMakingData) = outside
      }
      return try apply(target, arguments, place(of: target) ?? span)
    }
    return try apply(target, arguments, place(of: target) ?? span)
  }

  /// A layout whose section provider is the function; nil unless the function takes an index and an environment.
  private func askedLayout(_ target: Value) -> Value? {
    guard case .function(let function) = target, case .declared(let functions, let receiver, _) = function.kind, functions.count == 1,
      functions[0].isAsked, functions[0].signature.result?.optionalBase.simpleName == "NSCollectionLayoutSection"
    else { return nil }
    let layout = LayoutObject("UICollectionViewCompositionalLayout")
    layout["sectionProvider"] = .function(FunctionValue(kind: .asked(functions[0], receiver: receiver)))
    return .known(.layout(layout))
  }

  /// The object that an initialiser reference such as `Feed.init(columns:)` creates, with unknown arguments; nil for other expressions.
  private func madeByApp(_ expression: Expression) throws(Refusal) -> Value? {
    guard case .member(let base, let reference) = expression.kind, reference.name.text == "init",
      let type = program.allTypes.first(where: { $0.path == path(base) }), type.isReference
    else { return nil }
    let labels = reference.labels?.map { $0.text } ?? []
    let initializer = type.members.initializers.first { $0.signature.parameters.map { $0.label?.text ?? "_" } == labels }
    guard let initializer else { throw Refusal(.arguments(of: type.path), at: reference.name.span) }
    entryPlace = initializer.span
    let arguments = initializer.signature.parameters.filter { $0.value == nil && !$0.isVariadic }.map { parameter in
      var unknown = OpaqueValue(name: parameter.closureName, origin: parameter.span)
      unknown.isOfApp = true
      return ArgumentValue(
        label: parameter.label?.text == "_" ? nil : parameter.label?.text,
        value: parameter.isEnvironment ? .known(.host(.environment)) : .opaque(unknown), span: parameter.span)
    }
    return try run(initializer, making: type, arguments, initializer.span)
  }

  /// The first parameter without an argument, if only one function has the name and the arguments do not fit it.
  private func missingParameter(of target: Value, _ arguments: [ArgumentValue]) -> Parameter? {
    guard case .function(let function) = target, case .declared(let functions, _, _) = function.kind, functions.count == 1,
      !functions[0].signature.takes(arguments)
    else { return nil }
    return functions[0].signature.parameters.first { parameter in
      parameter.value == nil && !parameter.isVariadic && !arguments.contains { $0.label == parameter.label?.text || $0.label == nil }
    }
  }

  private func entryMember(_ expression: Expression) throws(Refusal) -> Value {
    if let made = try madeByApp(expression) { return made }
    let target = try entryTarget(expression)
    var found: Value
    if let target { found = target } else { found = try value(expression, program.scope) }
    if case .member(_, let reference) = expression.kind { found = found.labelled(reference.labels) }
    if case .identifier(let reference) = expression.kind { found = found.labelled(reference.labels) }
    guard case .function(let function) = found, case .declared = function.kind else { return found }
    // An entry without parentheses, as in the list of choices, is a call without arguments.
    return try applyEntry(found, [], expression.nameSpan)
  }

  private func place(ofMember name: String) -> Span? {
    if let function = program.functions[name]?.first { return function.span }
    for type in program.allTypes {
      let functions = type.members.functions[name] ?? type.members.staticFunctions[name]
      if let function = functions?.first { return function.span }
      if let property = type.members.property(name) ?? type.members.staticProperties[name] { return property.span }
    }
    return nil
  }

  private func place(of target: Value) -> Span? {
    guard case .function(let function) = target, case .declared(let functions, _, _) = function.kind else { return nil }
    return functions.first?.span
  }

  /// The member that an entry refers to. Creates the object unless the member is static. Nil for top-level names of the program.
  private func entryTarget(_ callee: Expression) throws(Refusal) -> Value? {
    switch callee.kind {
    case .identifier(let reference):
      let name = reference.name.text
      if program.functions[name] != nil || program.globals[name] != nil || program.types[name] != nil { return nil }
      for type in program.allTypes {
        if let value = try memberForEntry(name, of: type, isNamed: false, reference.name.span) { return value }
      }
      return nil
    case .member(let base, let reference):
      guard let type = program.allTypes.first(where: { $0.path == text(of: base.span, in: callee) }) else { return nil }
      return try memberForEntry(reference.name.text, of: type, isNamed: true, reference.name.span)
    default: return nil
    }
  }

  private func text(of span: Span, in callee: Expression) -> String {
    switch callee.kind {
    case .member(let base, _): return path(base)
    default: return ""
    }
  }

  private func path(_ expression: Expression) -> String {
    switch expression.kind {
    case .identifier(let reference): reference.name.text
    case .member(let base, let reference): "\(path(base)).\(reference.name.text)"
    default: ""
    }
  }

  /// A member of the app's object of a type, or of the type itself; nil if the type has no such member.
  ///
  /// - Parameter isNamed: True if the call names the type. Otherwise, its only subclass is used, if it has exactly one.
  private func memberForEntry(_ name: String, of type: SourceType, isNamed: Bool, _ span: Span) throws(Refusal) -> Value? {
    if let value = try staticMember(name, of: type, span) { return value }
    let members = type.members
    // Requirements of a protocol are found in the conforming types.
    guard members.functions[name]?.contains(where: { $0.body != nil }) ?? false || members.property(name) != nil else { return nil }
    let shown = isNamed || !type.isReference ? type : shownClass(type)
    let object = try started(shown, before: name, span)
    var owner = Value.void
    if let object { owner = .object(object) } else { owner = try app(shown, span) }
    return try declaredMember(name, of: owner, shown, program.scope, span)
  }

  /// The app's object of a class, or a value of a struct or enum.
  func app(_ type: SourceType, _ span: Span) throws(Refusal) -> Value {
    if type.isReference {
      if superclass(of: type).map({ $0.hasPrefix("UI") || $0.hasPrefix("NS") }) ?? false || members(type).initializers.isEmpty {
        let object = instance(of: type)
        object.isApp = true
        return .object(object)
      }
      guard members(type).initializers.contains(where: { $0.signature.takes([ArgumentValue]()) }) else {
        let object = instance(of: type)
        object.isApp = true
        return .object(object)
      }
      return try make(type, [], span)
    }
    if type.keyword == .enum { return .type(TypeValue(kind: .source(type))) }
    if type.keyword == .extension { return .opaque(OpaqueValue(name: type.path)) }
    do throws(Refusal) { return try make(type, [], span) } catch {
      guard case .arguments(type.path) = error.reason else { throw error }
      return try partlyMade(type)
    }
  }

  /// A struct that the app creates with arguments. Only constants with a value in the code are known.
  private func partlyMade(_ type: SourceType) throws(Refusal) -> Value {
    var fields = Fields()
    for property in members(type).properties where !property.isComputed && !property.isLazy && property.isLet {
      guard let written = property.value else { continue }
      let scope = try scope(of: type, receiver: nil, result: property.type)
      let expected = try expected(property.type, scope)
      fields[property.name] = try initialValue(written, of: property.name, in: type, scope, expected)
    }
    return .structure(StructValue(type: type, fields: fields))
  }

  private func members(_ type: SourceType) -> MemberIndex { type.members }
}

extension Expression {
  /// The name of the called function, without the path before it.
  var calledName: String {
    if case .call(let call) = kind { call.callee.memberName } else { memberName }
  }
}

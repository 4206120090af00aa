import Localization
import SwiftParsing

extension Evaluator {
  /// Runs a declared function. Errors inside the prelude are reported at the call.
  func run(
    _ function: DeclaredFunction, receiver: Value?, _ outside: Scope?, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value {
    do throws(Refusal) { return try runDeclared(function, receiver: receiver, outside, arguments, span) } catch {
      guard Prelude.contains(error.span.file) else { throw error }
      if case .thrown = error.reason { throw Refusal(.thrown(thrown.kindName), at: span) }
      throw Refusal(error.reason, at: span)
    }
  }

  private func runDeclared(
    _ function: DeclaredFunction, receiver: Value?, _ outside: Scope?, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value {
    guard let body = function.body else { throw Refusal(.unknownName(function.name), at: span) }
    var receiverBox: Box?
    if let receiver { receiverBox = Box(receiver) }
    if function.owner == nil { receiverBox = outside?.receiver }
    let scope = try scope(of: function, receiverBox, outside, arguments)
    try bind(arguments, to: function.signature, named: function.name, in: scope, span)
    callNames.append(function.name)
    let outer = (isTolerant, isChanging)
    let isOfPrelude = Prelude.contains(function.span.file)
    (isTolerant, isChanging) = (isTolerant && !isOfPrelude && mayPassOver(function), false)
    defer {
      callNames.removeLast()
      (isTolerant, isChanging) = outer
    }
    let value: Value
    if start.running == nil {
      value = try run(body, in: scope, named: function.name, span, isVoid: function.signature.result == nil)
    } else {
      value = try runInStart(function, body, receiver, scope, span)
    }
    receiverAfterCall = receiverBox?.value
    keepChanges(of: function.signature, arguments, scope)
    return value
  }

  private func scope(
    of function: DeclaredFunction, _ receiver: Box?, _ outside: Scope?, _ arguments: [ArgumentValue]
  ) throws(Refusal) -> Scope {
    let owner = function.owner ?? outside?.owner
    let frame = Scope(receiver: receiver, owner: owner, result: .anything, parent: outside)
    frame.generics = self.arguments(of: function.signature, arguments)
    let result = try function.signature.result.map { type throws(Refusal) in try expected(type, frame, function.signature.generics) }
    let scope = Scope(receiver: receiver, owner: owner, result: result ?? .anything, parent: outside)
    scope.generics = frame.generics
    for generic in function.signature.generics?.names ?? [] where generic.text.first?.isUppercase ?? false {
      let type = scope.generics[generic.text]?.type ?? type(ofGeneric: generic.text, in: function.signature, arguments)
      scope.declare(generic.text, type.map { .type($0) } ?? .opaque(OpaqueValue(name: generic.text)))
    }
    return scope
  }

  /// Stores the final values of `inout` parameters.
  private func keepChanges(of signature: Signature, _ arguments: [ArgumentValue], _ scope: Scope) {
    changedArguments = [:]
    let places = signature.match(arguments.map { $0.label }) ?? []
    for (parameter, found) in zip(signature.parameters, places) where parameter.isInOut {
      if let index = found.first { changedArguments[index] = scope.box(parameter.closureName)?.value }
    }
  }

  /// The declared type of an argument for a generic parameter.
  private func type(ofGeneric name: String, in signature: Signature, _ arguments: [ArgumentValue]) -> TypeValue? {
    let places = signature.match(arguments.map { $0.label }) ?? []
    for (parameter, found) in zip(signature.parameters, places) {
      guard let argument = found.first.map({ arguments[$0].value }), let type = parameter.type else { continue }
      switch type.kind {
      case .metatype(let of, _) where of.simpleName == name: if case .type(let type) = argument { return type }
      case .named(let written, nil) where written.text == name: if let type = sourceType(of: argument) { return TypeValue(type) }
      default: break
      }
    }
    return nil
  }

  /// Declares the parameters with their arguments or default values.
  func bind(
    _ arguments: [ArgumentValue], to signature: Signature, named name: String, in scope: Scope, _ span: Span
  ) throws(Refusal) {
    guard let matched = signature.match(arguments) else { throw Refusal(.arguments(of: name), at: span) }
    for (parameter, found) in zip(signature.parameters, matched) {
      if !parameter.attributes.isEmpty, try declareWrapped(parameter, holding: found.first, scope, span) { continue }
      let expected = try expected(parameter.type, scope, signature.generics)
      let name = (parameter.internalName ?? parameter.label)?.text ?? "_"
      if parameter.isVariadic {
        var values: [Value] = []
        for argument in found { values.append(try coerce(argument.value, to: expected, argument.span)) }
        scope.declare(name, Box(parameter: .array(values)))
      } else if let argument = found.first {
        let value = try coerce(argument.value, to: expected, argument.span)
        let box = Box(try built(value, parameter, scope), expected: expected)
        box.isWhole = parameter.type?.simpleName == "Int"
        box.type = parameter.type
        (box.isConstant, box.isParameter) = (!parameter.isInOut, true)
        scope.declare(name, box)
      } else if let written = parameter.value {
        // The limit on call depth stops a default value that calls its own function.
        try enter(span)
        defer { depth -= 1 }
        scope.declare(name, Box(parameter: try coerce(try value(written, scope, expected), to: expected, written.span)))
      } else {
        throw Refusal(.arguments(of: name), at: span)
      }
    }
  }

  func run(
    _ body: Body, in scope: Scope, named name: String, _ span: Span, isVoid: Bool = false
  ) throws(Refusal) -> Value {
    guard let file = program.file(of: body.span) else { throw Refusal(.unknownName(name), at: span) }
    let statements: [Statement]
    do throws(Problem) { statements = try file.statements(of: body) } catch { throw Refusal(.grammar(error.kind), at: error.span) }
    return try run(statements, in: scope, named: name, span, isVoid: isVoid)
  }

  func run(
    _ statements: [Statement], in scope: Scope, named name: String, _ span: Span, isVoid: Bool = false
  ) throws(Refusal) -> Value {
    try enter(span)
    let outer = isTolerant
    if !isVoid, start.wanted == nil { isTolerant = false }
    defer { (depth, isTolerant) = (depth - 1, outer) }
    if statements.count == 1, !isVoid, case .expression(let expression) = statements[0].kind {
      return try coerce(try value(expression, scope, scope.result), to: scope.result, expression.span)
    }
    switch try execute(statements, scope, isBody: isVoid) {
    case .returned(let value): return value
    default:
      guard isVoid || scope.result.isAnything else { throw Refusal(.noValue(name), at: span) }
      return .void
    }
  }

  func run(
    _ closure: Closure, _ outside: Scope, _ arguments: [ArgumentValue], _ span: Span, result: Expected = .anything, types: [Expected] = []
  ) throws(Refusal) -> Value {
    let written = try closure.result.map { type throws(Refusal) in try expected(type, outside) }
    let scope = Scope(receiver: outside.receiver, owner: outside.owner, result: written ?? result, parent: outside)
    if let parameters = closure.parameters {
      var values = arguments.map { $0.value }
      // One tuple argument is split among several parameters: `enumerated().map { index, element in … }`.
      if parameters.count > 1, values.count == 1, case .tuple(let parts) = values[0] { values = parts.map { $0.value } }
      for (index, parameter) in parameters.enumerated() {
        guard index < values.count else { throw Refusal(.arguments(of: "a closure"), at: span) }
        var expected = try expected(parameter.type, outside)
        if expected.isAnything, index < types.count { expected = types[index] }
        scope.declare(parameter.closureName, Box(try coerce(values[index], to: expected, span), expected: expected))
      }
    } else {
      var values = arguments.map { $0.value }
      if values.count == 1, case .tuple(let parts) = values[0],
        takesSecond(text(of: closure.body.first?.span.to(closure.body[closure.body.count - 1].span) ?? span, isWhole: true))
      {
        values = parts.map { $0.value }
      }
      for (index, value) in values.enumerated() {
        let expected = index < types.count ? types[index] : .anything
        scope.declare("$\(index)", Box(try coerce(value, to: expected, span), expected: expected))
      }
    }
    let value = try runSubscribed(closure) { () throws(Refusal) in
      try self.run(closure.body, in: scope, named: "a closure", span, isVoid: false)
    }
    if let first = closure.parameters.map({ $0.first?.closureName }) ?? "$0", let box = scope.box(first) { firstAfterClosure = box.value }
    changedArguments = [:]
    for index in arguments.indices {
      let name = closure.parameters.map { index < $0.count ? $0[index].closureName : "_" } ?? "$\(index)"
      changedArguments[index] = scope.box(name)?.value
    }
    return value
  }

  /// Whether the text of a closure's body contains `$1`, except in closures inside it.
  private func takesSecond(_ body: String) -> Bool {
    var depth = 0
    var isAfterDollar = false
    for character in body {
      if isAfterDollar, character == "1", depth == 0 { return true }
      isAfterDollar = character == "$"
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
    }
    return false
  }

  func make(_ type: TypeValue, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch type.kind {
    case .source(let source, let known): return try make(source, arguments, span, known)
    case .system(let name):
      if let chosen = try initializer(ofExtension: name, arguments) { return try runInitializer(chosen, of: name, arguments, span) }
      return try limited(try systemMake(name, arguments, span), span)
    case .array(let element):
      if arguments.count == 2, arguments[0].label == "repeating", case .int(let count) = arguments[1].value {
        return try limited(.array(try repeated(try coerce(arguments[0].value, to: element, span), count, span)), span)
      }
      guard arguments.count < 2 else { throw Refusal(.arguments(of: "Array"), at: span) }
      // The elements of a set remain unordered.
      if let first = arguments.first, case .set = first.value { return first.value }
      return try coerce(.array(arguments.isEmpty ? [] : try elements(of: arguments[0].value, span)), to: .array(element), span)
    case .dictionary:
      guard arguments.isEmpty else { return try systemMake("Dictionary", arguments, span) }
      return .dictionary(DictionaryValue())
    case .optional, .tuple: return arguments.first?.value ?? .void
    }
  }

  /// The initialiser of an extension that a call refers to; nil if the system type's own initialiser fits.
  func initializer(ofExtension name: String, _ arguments: [ArgumentValue]) throws(Refusal) -> DeclaredFunction? {
    guard let extended = program.extensions[name], let chosen = try choose(extended.members.initializers, arguments),
      fits(chosen, arguments)
    else { return nil }
    let isExact = chosen.signature.parameters.count == arguments.count
    return isExact || !SystemTypes.takes(arguments.map { $0.label }, making: name) ? chosen : nil
  }

  func repeated(_ value: Value, _ count: Int, _ span: Span) throws(Refusal) -> [Value] {
    guard count >= 0, count <= Self.elementLimit else { throw Refusal(.tooLarge(count), at: span) }
    return Array(repeating: value, count: count)
  }
}

extension Evaluator {
  /// Applies the result builder of a parameter to a closure argument; other values are returned unchanged.
  private func built(_ value: Value, _ parameter: Parameter, _ scope: Scope) throws(Refusal) -> Value {
    guard case .function(let function) = value, case .closure(let closure, let outside) = function.kind else { return value }
    for attribute in parameter.attributes {
      if let name = attribute.name.simpleName, case .source(let builder, _)? = try type(named: name, scope, attribute.span)?.kind,
        builder.members.staticFunctions["buildBlock"] != nil
      {
        return .function(FunctionValue(kind: .builder(builder, closure, outside)))
      }
    }
    return value
  }
}

extension Parameter {
  var isInOut: Bool {
    guard case .attributed(let specifiers, _, _) = type?.kind else { return false }
    return specifiers.contains { $0.text == "inout" }
  }

  /// The name of the parameter inside a closure or function.
  var closureName: String { (internalName ?? label)?.text ?? "_" }
}

extension Expected {
  var isAnything: Bool {
    if case .anything = self { true } else { false }
  }
}

import SwiftParsing

extension Evaluator {
  func call(_ written: Call, _ outside: Scope, _ expected: Expected, _ span: Span) throws(Refusal) -> Value {
    var (call, scope) = (written, outside)
    if case .member(let base, let reference) = call.callee.kind, reference.name.text.mutatesReceiver {
      let (receiver, inside) = try evaluatingOnce(base, scope)
      call.callee.kind = .member(receiver, reference)
      scope = inside
    }
    if case .implicitMember(let reference) = call.callee.kind {
      let arguments = try arguments(of: call, scope, types: parameterTypes(ofImplicit: reference.name.text, call, expected))
      return try implicit(reference.name.text, arguments, expected, scope, reference.name.span)
    }
    if case .member(let base, let reference) = call.callee.kind, reference.name.text == "init", let receiver = scope.receiver,
      !scope.isStatic
    {
      switch base.kind {
      case .self, .super:
        var toSuper = false
        if case .super = base.kind { toSuper = true }
        try delegate(call, toSuper: toSuper, receiver, scope, span)
        return .void
      default: break
      }
    }
    if !definitions.isEmpty, let value = defined(definitionName(of: call)) ?? defined(text(of: span)) { return value }
    let target = try callee(call.callee, call.arguments, scope, expected)
    if case .nil = target, call.callee.isOptionalChain { return .nil }
    if let scheduled = try laterCall(target, call, scope) { return scheduled }
    // Arguments of unknown functions are not evaluated. They are often colours, cells or handlers.
    if case .opaque(let opaque) = target {
      if let layout = try wrappedProvider(in: call, of: opaque, scope) { return layout }
      try refuseChanges(by: call, opaque, scope)
      for argument in call.arguments + call.trailing where argument.value.isClosure { noteWaiting(argument.value.span) }
      // An argument may create the controller: `Stack(rootViewController: makeFeed())`.
      if start.wanted != nil { for argument in call.arguments where !argument.value.isClosure { _ = try? value(argument.value, scope) } }
      return .opaque(opaque.called)
    }
    if call.callee.memberName == "sink" { noteSubscription(call) }
    return try self.call(target, call, scope, expected)
  }

  /// Calls a function, and stores the changed receiver and the changed `inout` arguments.
  private func call(_ target: Value, _ call: Call, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let place = call.callee.nameSpan
    var target = try overloaded(try specialized(target, call.callee, expected, scope), call.labels, place)
    if case .function(let function) = target, case .global(let name) = function.kind, Library.printing.contains(name), !printsLine {
      return try print(name, call, scope, place)
    }
    var arguments = try arguments(of: call, scope, types: { [target] in self.parameterTypes(of: target, call, $0, expected, from: scope) })
    if target.isOverloaded { arguments = written(arguments, call, scope) }
    target = try overloaded(target, arguments, expected, place)
    if case .function(let function) = target, case .member(let name, .known(let receiver)) = function.kind,
      let base = call.callee.receiver, try changeData(base, name, receiver, arguments, scope, place)
    {
      return .void
    }
    if case .function(let function) = target, case .member(let name, let receiver) = function.kind, name.mutatesReceiver,
      let base = call.callee.receiver
    {
      // The arguments may have changed the receiver: `items.insert(items.remove(at: 0), at: 2)`.
      let mayHaveChanged = base.isVariable && call.arguments.contains { !$0.value.isLiteral && !$0.value.isVariable }
      return try mutate(base, name, mayHaveChanged ? try changing(base, scope) : receiver, arguments, scope, place)
    }
    if isOfViewNotShown(target, call) { return try complete(arguments, [], place) }
    if target.isMutating, case .member(let base, _) = call.callee.kind { try refuseConstant(base, .member, scope, at: place) }
    changedArguments = [:]
    let result = try specializedResult(try apply(target, arguments, place), call.callee, scope, place)
    try specialize(result, by: call.callee, scope)
    let changes = changedArguments
    changedArguments = [:]
    try writeBack(target, call.callee, scope)
    try storeChanges(changes, call, scope)
    return result
  }

  /// True for a call that applies a snapshot to another collection view than the one that is shown.
  private func isOfViewNotShown(_ target: Value, _ call: Call) -> Bool {
    guard !viewsNotShown.isEmpty, case .function(let function) = target, case .member(let name, .known(.host(.dataSource))) = function.kind,
      name == "apply" || name == "applySnapshotUsingReloadData", let view = call.callee.receiver?.rootName.flatMap({ viewsNotShown[$0] })
    else { return false }
    if !skippedViews.contains(view) { skippedViews.append(view) }
    return true
  }

  /// A call in the form that `--define` uses: `UserDefaults.standard.integer(forKey:)`.
  func definitionName(of call: Call) -> String {
    "\(text(of: call.callee))(\(call.labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  /// The arguments with their types in the source.
  private func written(_ arguments: [ArgumentValue], _ call: Call, _ scope: Scope) -> [ArgumentValue] {
    zip(arguments, call.arguments + call.trailing).map { argument, source in
      var argument = argument
      argument.written = writtenType(of: source.value, scope)
      return argument
    }
  }

  private func storeChanges(_ changes: [Int: Value], _ call: Call, _ scope: Scope) throws(Refusal) {
    for (index, argument) in call.arguments.enumerated() {
      guard case .inOut(let variable) = argument.value.kind else { continue }
      try refuseConstant(variable, .argument, scope, at: argument.value.span)
      guard let changed = changes[index] else { throw Refusal(.unsupported("&"), at: argument.value.span) }
      // The publisher of a property, as in `assign(to: &$items)`, is not replaced.
      if variable.memberName.hasPrefix("$") { continue }
      try store(changed, in: variable, scope)
    }
  }

  private func callee(
    _ callee: Expression, _ arguments: [Argument], _ scope: Scope, _ expected: Expected
  ) throws(Refusal) -> Value {
    switch callee.kind {
    case .member(let base, let reference) where scope.hasNoSelf && base.isSelf:
      return try self.callee(Expression(kind: .identifier(reference), span: callee.span), arguments, scope, expected)
    case .member(let base, let reference):
      if case .super = base.kind { return try superCallee(reference, scope, callee.span) }
      if case .identifier(let module) = base.kind,
        ["Swift", "UIKit", "Foundation"].contains(module.name.text)
          || scope.box(module.name.text) == nil && program.isModule(module.name.text)
      {
        return try member(reference, of: base, scope, expected, callee.span)
      }
      let place = place(of: base, reference.name.text, arguments, expected)
      let receiver =
        reference.name.text.mutatesReceiver ? try changing(base, scope, place) : try value(base, scope, place)
      try refuseUntoldNumbers(base, receiver)
      // An optional is represented by its value, which may have methods of the same names. Swift unwraps a `[Row]!` to use them.
      if ["map", "flatMap"].contains(reference.name.text), receiver.isSequence, isOptional(base, scope),
        !(typeReference(of: base, scope)?.isImplicitlyUnwrapped ?? false)
      {
        return .function(FunctionValue(kind: .member("Optional.\(reference.name.text)", of: receiver)))
      }
      if case .type(let type) = receiver, let function = staticFunction(reference.name.text, of: type) { return function }
      if case .known(.snapshot) = receiver, reference.name.text != "map", !isOverloaded(reference.name.text, receiver) {
        return .function(FunctionValue(kind: .member(reference.name.text, of: receiver)))
      }
      if case .known(.host(.sections)) = receiver, ["numberOfItems", "itemIdentifiers"].contains(reference.name.text) {
        return .function(FunctionValue(kind: .member(reference.name.text, of: receiver)))
      }
      if ["first", "last", "count"].contains(reference.name.text), receiver.isSequence, !isOverloaded(reference.name.text, receiver) {
        return .function(FunctionValue(kind: .member(reference.name.text, of: receiver)))
      }
      if reference.name.text == "init", reference.labels == nil, case .type = receiver { return receiver }
      if let type = sourceType(of: receiver), type.members.functions[reference.name.text] != nil {
        if !base.isSelf { try refuseAmbiguous(reference.name.text, of: type, reference.name.span) }
        let owner = base.isSelf ? scope.owner : nil
        let declaring = owner.map { dispatchType(of: receiver, reference.name.text, $0) } ?? type
        return .function(
          FunctionValue(kind: .declared(methods(reference.name.text, of: declaring), receiver: receiver, scope: declaring.scope)))
      }
      if !definitions.isEmpty, let value = defined(text(of: callee.span)) { return value }
      do throws(Refusal) {
        return try member(reference.name.text, of: receiver, scope, expected, reference.name.span, isOptional: base.isOptionalChain)
      } catch {
        guard case .tooLarge = error.reason, case .range = receiver, error.span == reference.name.span else { throw error }
        throw Refusal(error.reason, at: base.inner.span)
      }
    case .identifier(let reference) where scope.box(reference.name.text) == nil:
      if let owner = scope.owner, let function = staticFunction(reference.name.text, of: owner) { return function }
      if let receiver = scope.receiver?.value, inheritedProperty(reference.name.text, receiver) != nil, let type = sourceType(of: receiver)
      {
        let functions = methods(reference.name.text, of: type)
        if !functions.isEmpty { return .function(FunctionValue(kind: .declared(functions, receiver: receiver, scope: type.scope))) }
      }
      return try value(callee, scope, .anything)
    case .array, .dictionary:
      switch try self.expected(callee.typeReference, scope) {
      case .array(let element): return .type(TypeValue(kind: .array(element)))
      case .dictionary: return .type(TypeValue(kind: .dictionary))
      default: return try value(callee, scope, .anything)
      }
    default: return try value(callee, scope, .anything)
    }
  }

  /// The expected type of a member's receiver, given the expected type of the member.
  func place(of base: Expression, _ name: String, _ arguments: [Argument], _ expected: Expected) -> Expected {
    base.beginsWithImplicitMember ? expected : Library.receiver(of: name, expected, arguments)
  }

  private func staticFunction(_ name: String, of type: TypeValue) -> Value? {
    switch type.kind {
    case .source(let source, _): staticFunction(name, of: source)
    case .system(let system): program.extensions[system].flatMap { staticFunction(name, of: $0) }
    default: nil
    }
  }

  /// `super.name`: a member of the superclass if the code declares it, or else an opaque value.
  private func superCallee(_ reference: Reference, _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    if let owner = scope.owner, let receiver = scope.receiver, let parent = parent(of: owner) {
      if reference.name.text == "init" { return .void }
      if let value = try memberOfParent(reference.name.text, of: receiver.value, parent, scope, span) { return value }
    }
    return .opaque(OpaqueValue(name: "super"))
  }

  /// Evaluates the arguments, including trailing closures. `types` returns the expected type of the argument at an index.
  func arguments(
    of call: Call, _ scope: Scope, types: (Int) -> Expected
  ) throws(Refusal) -> [ArgumentValue] {
    var values: [ArgumentValue] = []
    let all = call.arguments + call.trailing
    // Matching arguments with parameters takes quadratic time, so their number is limited.
    guard all.count <= Self.argumentLimit else { throw Refusal(.tooLarge(all.count), at: call.callee.nameSpan) }
    for argument in all {
      let value: Value
      switch argument.label?.text {
      case "elementKind": value = try elementKind(argument.value, scope)
      case "animatingDifferences", "animated", "cellProvider": value = withoutEffect(argument.value, scope)
      default: value = try self.argument(argument.value, scope, types(values.count))
      }
      values.append(ArgumentValue(label: argument.label?.text, value: value, span: argument.value.span))
    }
    return values
  }

  /// Evaluates an argument. A closure receives its expected parameter and result types.
  private func argument(_ argument: Expression, _ scope: Scope, _ place: Expected) throws(Refusal) -> Value {
    switch place {
    case .autoclosure(let result):
      program.made.keep(scope)
      return .function(FunctionValue(kind: .closure(Closure(of: argument), scope), result: result))
    case .function: return try coerce(try value(argument, scope, place), to: place, argument.span)
    default: return try value(argument, scope, place)
    }
  }

  /// Evaluates an argument that only controls animation or makes cells. It may be unknown.
  private func withoutEffect(_ argument: Expression, _ scope: Scope) -> Value {
    let names = unknownNames
    defer { unknownNames = names }
    return (try? value(argument, scope, .bool)) ?? .opaque(OpaqueValue(name: text(of: argument), origin: argument.span))
  }

  /// Calls a function, type or callable value.
  func apply(_ target: Value, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch target {
    case .function(let function): return try apply(function, arguments, span)
    case .type(let type): return try make(type, arguments, span)
    case .opaque: return target
    case .structure(let value):
      if let functions = value.type.members.functions["callAsFunction"] {
        return try apply(FunctionValue(kind: .declared(functions, receiver: target, scope: nil)), arguments, span)
      }
    case .void: return .void
    case .nil: throw Refusal(.nilUnwrapped(text(of: span)), at: span)
    default: break
    }
    throw Refusal(.unexpected(found: target.kindName, wanted: "a function"), at: span)
  }

  /// Stores the `self` that a mutating method changed in the variable.
  private func writeBack(_ target: Value, _ callee: Expression, _ scope: Scope) throws(Refusal) {
    guard target.isMutating, let changed = receiverAfterCall else { return }
    switch callee.kind {
    case .member(let base, _): try store(changed, in: base, scope)
    default: scope.receiver?.value = changed
    }
  }
}

extension Call {
  /// The argument labels, including those of trailing closures.
  var labels: [String?] { (arguments + trailing).map { $0.label?.text } }
}

extension Value {
  /// True for a method that changes its receiver, which is a value.
  fileprivate var isMutating: Bool {
    guard case .function(let function) = self, case .declared(let functions, let receiver?, _) = function.kind else { return false }
    return functions.contains { $0.isMutating } && !receiver.isReference
  }

  /// True for overloaded functions, and for types with several initialisers.
  fileprivate var isOverloaded: Bool {
    switch self {
    case .function(let function): if case .declared(let functions, _, _) = function.kind { functions.count > 1 } else { false }
    case .type(let type): if case .source(let source, _) = type.kind { source.members.initializers.count > 1 } else { false }
    default: false
    }
  }
}

extension Expression {
  /// The receiver of a member expression; `self` for an unqualified name.
  fileprivate var receiver: Expression? {
    switch kind {
    case .member(let base, _): base
    case .identifier: Expression(kind: .self, span: span)
    default: nil
    }
  }

  /// True for a variable or a property of one. Reading it again has no effects.
  var isVariable: Bool {
    switch kind {
    case .identifier, .self: true
    case .member(let base, _): base.isVariable
    default: false
    }
  }

  /// The position of the first name in a chain of members and calls.
  var beginning: Span {
    switch kind {
    case .member(let base, let reference):
      if case .self = base.kind { reference.name.span } else { base.beginning }
    case .optionalChain(let base), .forceUnwrap(let base), .effect(_, let base): base.beginning
    case .call(let call), .subscript(let call): call.callee.beginning
    case .identifier(let reference): reference.name.span
    default: span
    }
  }

  /// The expression without enclosing parentheses.
  var inner: Expression {
    if case .tuple(let elements) = kind, elements.count == 1 { elements[0].value.inner } else { self }
  }
  /// True for `self`, and for a weak `self` in a chain: `self?.items`.
  var isSelf: Bool {
    switch kind {
    case .self: true
    case .optionalChain(let base): base.isSelf
    default: false
    }
  }
  var isIntegerLiteral: Bool {
    switch kind {
    case .integer: true
    case .prefix(_, let operand): operand.isIntegerLiteral
    default: false
    }
  }
  var isCall: Bool { if case .call = kind { true } else { false } }
  var isClosure: Bool { if case .closure = kind { true } else { false } }

  /// The name after the last dot, or the only name.
  var memberName: String {
    switch kind {
    case .member(_, let reference), .implicitMember(let reference), .identifier(let reference): reference.name.text
    default: ""
    }
  }

  /// The position of the called name: `b` in `a.b()`.
  var nameSpan: Span {
    switch kind {
    case .member(_, let reference), .implicitMember(let reference), .identifier(let reference): reference.name.span
    default: span
    }
  }
}

import Localization
import SwiftParsing

/// Resolves overloaded functions in Swift's order: labels, argument types, fewest defaults and conversions, result type.
///
/// A function in an extension hides a function of UIKit or Swift only if its parameters match.
extension Evaluator {
  /// The best function for the arguments; nil if none fits.
  func choose(_ functions: [DeclaredFunction], _ arguments: [ArgumentValue]) throws(Refusal) -> DeclaredFunction? {
    let fitting = functions.filter { $0.body != nil && $0.signature.takes(arguments) }
    guard fitting.count > 1 else { return fitting.first }
    let closest = fitting.filter { self.fits($0, arguments) }
    let best = best(of: closest.isEmpty ? fitting : closest, arguments)
    return best.isEmpty ? nil : try preferred(best, best[0].span)
  }

  /// The functions with the lowest rank, in their original order.
  private func best(of functions: [DeclaredFunction], _ arguments: [ArgumentValue]) -> [DeclaredFunction] {
    let ranks = functions.map { rank($0, arguments) }
    let least = ranks.min() ?? 0
    return zip(functions, ranks).filter { $0.1 == least }.map { $0.0 }
  }

  /// The function that a call refers to: the best declared function, or the system's function if none fits.
  ///
  /// - Parameter expected: The expected type of the call. It decides between functions that fit equally well.
  @inline(never) func overloaded(
    _ target: Value, _ arguments: [ArgumentValue], _ expected: Expected, _ span: Span
  ) throws(Refusal) -> Value {
    guard case .function(var function) = target, case .declared(let functions, let receiver, let scope) = function.kind else {
      return target
    }
    let fitting = functions.filter { $0.body != nil && $0.signature.takes(arguments) && fits($0, arguments) }
    let best = best(of: fitting, arguments)
    let needsMore = best.first.map { rank($0, arguments) > 0 } ?? true
    if needsMore, let system = try systemFunction(beside: functions, of: receiver, span) {
      let labels = arguments.map { $0.label }
      if best.isEmpty || SystemTypes.takes(labels, functions[0].name, of: receiver ?? .void) { return system }
    }
    guard best.count > 1 else { return target }
    let meant = try meant(of: best, expected, span)
    function.kind = .declared([meant], receiver: receiver, scope: scope)
    return .function(function)
  }

  /// The function that a call refers to, if the argument labels alone determine it.
  @inline(never) func overloaded(_ target: Value, _ labels: [String?], _ span: Span) throws(Refusal) -> Value {
    guard case .function(let function) = target, case .declared(let functions, let receiver, _) = function.kind,
      !functions.contains(where: { $0.signature.takes(labels) }),
      !labels.allSatisfy({ $0 == nil }) || functions.allSatisfy({ $0.hasLabels })
    else { return target }
    return try systemFunction(beside: functions, of: receiver, span) ?? target
  }

  /// The function whose result has the expected type, among functions that fit equally well.
  private func meant(of functions: [DeclaredFunction], _ expected: Expected, _ span: Span) throws(Refusal) -> DeclaredFunction {
    let own = functions.filter { $0.owner === functions[0].owner && $0.signature.generics == nil }
    guard own.count > 1, own.contains(where: { $0.resultName != own[0].resultName }) else { return try preferred(functions, span) }
    let suiting = expected.isAnything ? own : own.filter { result(of: $0).suits(expected) }
    if let first = suiting.first, suiting.allSatisfy({ $0.resultName == first.resultName }) { return first }
    if let found = fractional(suiting, expected) { return found }
    throw Refusal(.ambiguous(functions[0].name), at: span)
  }

  /// Among functions that return different kinds of fraction, the intended one: it returns `Double`, unless the context expects `CGFloat`
  /// or `Float`. Nil if the source does not say which kind the context expects.
  private func fractional(_ functions: [DeclaredFunction], _ expected: Expected) -> DeclaredFunction? {
    let results = functions.map { result(of: $0) }
    guard results.allSatisfy({ $0.isDouble }) else { return nil }
    let wanted: Expected
    switch expected {
    case .cgFloat, .float: wanted = expected
    case .fraction: return nil
    default: wanted = .double
    }
    let found = zip(functions, results).filter { $0.1.isSameFraction(as: wanted) }.map { $0.0 }
    return found.count == 1 ? found[0] : nil
  }

  private func result(of function: DeclaredFunction) -> Expected {
    (try? expected(function.signature.result, Scope(receiver: nil, owner: function.owner, result: .anything))) ?? .anything
  }

  /// The function of UIKit or Swift with the same name as declared functions, or nil if there is none.
  private func systemFunction(beside functions: [DeclaredFunction], of receiver: Value?, _ span: Span) throws(Refusal) -> Value? {
    guard let name = functions.first?.name else { return nil }
    guard let receiver else {
      let isOfFile = functions.allSatisfy { $0.owner == nil }
      return isOfFile && Library.functions.contains(name) ? .function(FunctionValue(kind: .global(name))) : nil
    }
    let found: Value?
    switch receiver {
    case .type(let type):
      switch type.kind {
      case .system(let system): found = try systemStatic(name, of: system, span)
      case .source(let source, _):
        found = try superclass(of: source).flatMap { system throws(Refusal) in try systemStatic(name, of: system, span) }
      default: found = nil
      }
    case .object(let object):
      guard let system = superclass(of: object.type), SystemTypes.isKnown(system) else { return nil }
      found = host.inherited(name, by: system, self) ?? .opaque(OpaqueValue(name: name))
    case .structure, .enumCase: return nil
    case _ where receiver.isSequence:
      guard Library.isMethod(name) else { return nil }
      return .function(FunctionValue(kind: .member(name, of: receiver)))
    default: found = try systemMember(name, of: receiver, span)
    }
    return found.flatMap { $0.isFunction || $0.isOpaque ? $0 : nil }
  }

  /// A library property, if extensions have methods with the same name: `count` next to `count(above:)`.
  @inline(never) func overloadedProperty(_ name: String, _ receiver: Value, _ span: Span) throws(Refusal) -> Value? {
    guard receiver.isSequence, isOverloaded(name, receiver), let own = try systemMember(name, of: receiver, span) else { return nil }
    return own.isFunction ? nil : own
  }

  func isOverloaded(_ name: String, _ receiver: Value) -> Bool {
    extensionNames(of: receiver).contains { program.extensions[$0]?.members.functions[name] != nil }
  }

  // MARK: Types of arguments

  func fits(_ function: DeclaredFunction, _ arguments: [ArgumentValue]) -> Bool {
    let scope = Scope(receiver: nil, owner: function.owner, result: .anything)
    guard let matched = function.signature.match(arguments) else { return false }
    return zip(function.signature.parameters, matched).allSatisfy { parameter, found in
      guard let expected = try? self.expected(parameter.type, scope, function.signature.generics) else { return true }
      return found.allSatisfy { fits($0, parameter, expected, scope) }
    }
  }

  private func fits(_ argument: ArgumentValue, _ parameter: Parameter, _ expected: Expected, _ scope: Scope) -> Bool {
    let isOptional = parameter.type?.isOptional ?? false
    if case .nil = argument.value { return isOptional || expected.isAnything || expected.isAny }
    if let written = argument.written {
      if written.isOptional, !isOptional, !expected.isAnything, !expected.isAny { return false }
      if let fits = fits(written.place, expected) { return fits }
    }
    switch (argument.value, expected) {
    case (.implicit(let implicit), .source(let type, _)):
      return implicit.name == "init" || implicit.name == "none" && isOptional
        || ((try? staticMember(implicit.name, of: type, implicit.span)) ?? nil) != nil
    case (.implicit(let implicit), .system(let name)):
      return ["init", "none"].contains(implicit.name) || SystemTypes.isOpaque(name)
        || (try? memberOfType(implicit.name, TypeValue(kind: .system(name)), program.scope, implicit.span)) != nil
    case (.implicit, .fraction), (.implicit, .double), (.implicit, .cgFloat), (.implicit, .float), (.implicit, .int), (.implicit, .string):
      return (try? coerce(argument.value, to: expected, argument.span)) != nil
    case (.implicit, .bool), (.implicit, .function): return false
    case (_, .source(let type, _)) where argument.value.instance != nil, (_, .conforming(let type)) where argument.value.instance != nil:
      return argument.value.instance.map { distance(from: $0.type, to: type) != nil } ?? false
    case (.structure(let found), .conforming(let type)): return distance(from: found.type, to: type) != nil
    case (.enumCase(let found), .conforming(let type)): return distance(from: found.type, to: type) != nil
    case (.function(let function), .function(let parameters, let result)): return fits(function, parameters, result)
    default: return argument.value.mayBe(expected)
    }
  }

  /// True if a closure fits a function type, by its number of parameters and its result type.
  private func fits(_ function: FunctionValue, _ parameters: [Expected], _ result: Expected) -> Bool {
    guard case .closure(let closure, let scope) = function.kind else { return true }
    if let written = closure.parameters, written.count != parameters.count {
      // A closure with several parameters accepts one tuple.
      guard parameters.count == 1, written.count > 1 else { return false }
      switch parameters[0] {
      case .tuple, .anything: break
      default: return false
      }
    }
    let inside = Scope(inside: scope)
    for (index, parameter) in (closure.parameters ?? []).enumerated() {
      let place = (try? expected(parameter.type, scope)) ?? .anything
      inside.declare(
        parameter.closureName, Box(.void, expected: place.isAnything && index < parameters.count ? parameters[index] : place))
    }
    if let written = closure.result { return ((try? expected(written, scope)) ?? .anything).suits(result) }
    guard closure.body.count == 1, case .expression(let expression) = closure.body[0].kind,
      !expression.isLiteral || expression.hasFloatLiteral
    else { return true }
    return staticPlace(of: expression, inside).suits(result)
  }

  /// The number of inheritance steps from a type to its superclass or protocol; nil if the two are unrelated.
  func distance(from type: SourceType, to wanted: SourceType) -> Int? {
    var (open, seen, steps) = ([type], [type], 0)
    while !open.isEmpty, steps < Self.depthOfValues {
      if open.contains(where: { $0 === wanted }) { return steps }
      open = open.flatMap { parents(of: $0) }.filter { parent in !seen.contains { $0 === parent } }
      seen += open
      steps += 1
    }
    return nil
  }

  /// True if an argument with a source type fits a parameter; nil if this depends on its value.
  private func fits(_ place: Expected, _ expected: Expected) -> Bool? {
    switch (place, expected) {
    case (.source(let type, _), .source(let wanted, _)), (.source(let type, _), .conforming(let wanted)),
      (.conforming(let type), .conforming(let wanted)):
      distance(from: type, to: wanted) != nil
    case (.conforming, .source): false
    default: nil
    }
  }

  // MARK: Ranks

  /// The number and kind of deviations of a match from the parameters. Omitted, variadic, generic, optional, inherited and converted
  /// parameters count.
  private func rank(_ function: DeclaredFunction, _ arguments: [ArgumentValue]) -> Int {
    guard let matched = function.signature.match(arguments) else { return .max }
    var rank = function.signature.generics == nil ? 0 : 1
    let scope = Scope(receiver: nil, owner: function.owner, result: .anything)
    for (parameter, found) in zip(function.signature.parameters, matched) {
      if found.isEmpty || parameter.isVariadic { rank += 1 }
      guard let argument = found.first else { continue }
      if case .nil = argument.value { continue }
      if parameter.type?.isOptional ?? false, !(argument.written?.isOptional ?? false) { rank += 1 }
      rank += self.rank(argument, parameter, (try? expected(parameter.type, scope, function.signature.generics)) ?? .anything)
    }
    return rank
  }

  private func rank(_ argument: ArgumentValue, _ parameter: Parameter, _ expected: Expected) -> Int {
    let name = parameter.type?.optionalBase.simpleName
    if let fraction = argument.written?.fraction, expected.isDouble, let name { return fraction == name ? 0 : 1 }
    switch (argument.value, expected) {
    case (.int, _) where name != nil && name != "Int": return 1
    case (_, .any): return 3
    case (_, .conforming): return 2
    case (.set, .array): return 1
    case (.object(let object), .source(let type, _)):
      if case .source(let written, _)? = argument.written?.place { return distance(from: written, to: type) ?? 0 }
      return distance(from: object.type, to: type) ?? 0
    default: return 0
    }
  }
}

/// The type of an argument, inferred from the source.
struct WrittenType: Sendable {
  var place: Expected
  var isOptional: Bool
  /// `CGFloat`, `Double` or `Float`. Values do not distinguish them, but overloads do.
  var fraction: String?
}

extension Evaluator {
  /// The type of an expression, inferred from the source. It is precise enough to choose between overloads.
  func writtenType(of expression: Expression, _ scope: Scope) -> WrittenType {
    var place = staticPlace(of: expression, scope)
    if expression.isLiteral { place = .anything }
    let reference = typeReference(of: expression, scope)
    return WrittenType(
      place: place, isOptional: reference?.isOptional ?? expression.isOptionalChain, fraction: fraction(of: expression, reference, scope))
  }

  /// The kind of fraction that an expression is, according to the source; nil if the source does not determine it.
  func fraction(of expression: Expression, _ scope: Scope) -> String? {
    fraction(of: expression, typeReference(of: expression, scope), scope)
  }

  private func fraction(of expression: Expression, _ reference: TypeReference?, _ scope: Scope) -> String? {
    if let name = reference?.optionalBase.simpleName { return ["CGFloat", "Double", "Float"].contains(name) ? name : nil }
    switch expression.kind {
    case .float: return "Double"
    case .identifier(let reference):
      return scope.box(reference.name.text)?.fraction
    case .call(let call):
      guard case .identifier(let reference) = call.callee.kind, ["CGFloat", "Double", "Float"].contains(reference.name.text) else {
        return fractionOfResult(of: call, scope)
      }
      return reference.name.text
    case .prefix(_, let operand): return fraction(of: operand, scope)
    case .tuple(let elements) where elements.count == 1:
      return fraction(of: elements[0].value, scope)
    case .binary(let binary):
      let found = binary.operands.filter { !$0.isLiteral }.compactMap { fraction(of: $0, scope) }
      return found.first ?? (binary.operands.contains { $0.hasFloatLiteral } ? "Double" : nil)
    case .member(_, let reference) where Self.lengths.contains(reference.name.text): return "CGFloat"
    default: return nil
    }
  }

  private func fractionOfResult(of call: Call, _ scope: Scope) -> String? {
    guard case .member(let base, let reference) = call.callee.kind else { return nil }
    let name = reference.name.text
    let type: SourceType?
    if base.isSelf {
      type = scope.owner
    } else if case .identifier(let owner) = base.kind, scope.box(owner.name.text) == nil,
      case .source(let found, _)? = (try? self.type(named: owner.name.text, scope, base.span))?.kind
    {
      type = found
    } else if case .source(let found, _) = staticPlace(of: base, scope) {
      type = found
    } else {
      return nil
    }
    let results = Set((type?.members.functions[name] ?? type?.members.staticFunctions[name] ?? []).compactMap { $0.resultName })
    return results.count == 1 ? results.first : results.contains("Double") ? "Double" : nil
  }

  func fractionPlace(of operands: [Expression], _ scope: Scope) -> Expected? {
    for operand in operands where !operand.isLiteral {
      switch fraction(of: operand, scope) {
      case "CGFloat": return .cgFloat
      case "Float": return .float
      default: break
      }
    }
    return nil
  }

  /// The type annotation of a variable, property or function result; nil if there is no annotation.
  func typeReference(of expression: Expression, _ scope: Scope) -> TypeReference? {
    switch expression.kind {
    case .identifier(let reference):
      if let box = scope.box(reference.name.text) { return box.type }
      return propertyReference(reference.name.text, scope.owner) ?? program.globals[reference.name.text]?.type
    case .member(let base, let reference):
      if case .self = base.kind { return propertyReference(reference.name.text, scope.owner) }
      if case .identifier(let name) = base.kind, scope.box(name.name.text) == nil,
        case .source(let type, _)? = (try? self.type(named: name.name.text, scope, base.span))?.kind
      {
        return propertyReference(reference.name.text, type)
      }
      guard case .source(let type, _) = staticPlace(of: base, scope) else { return nil }
      return propertyReference(reference.name.text, type)
    case .call(let call):
      guard case .identifier(let reference) = call.callee.kind else { return nil }
      let functions = scope.owner?.members.functions[reference.name.text] ?? program.functions[reference.name.text] ?? []
      return functions.count == 1 ? functions[0].signature.result : nil
    default: return nil
    }
  }

  private func propertyReference(_ name: String, _ type: SourceType?) -> TypeReference? {
    var outer = type
    while let current = outer {
      if let property = current.members.property(name) ?? current.members.staticProperties[name] { return property.type }
      outer = parent(of: current) ?? current.outer
    }
    return nil
  }
}

extension Expected {
  var isAny: Bool { if case .any = self { true } else { false } }

  fileprivate func isSameFraction(as other: Expected) -> Bool {
    switch (self, other) {
    case (.double, .double), (.cgFloat, .cgFloat), (.float, .float): true
    default: false
    }
  }

  /// True if a value of this type may be used for an expected type, to the extent that both are known.
  func suits(_ place: Expected) -> Bool {
    switch (self, place) {
    case (.anything, _), (_, .anything), (_, .any), (_, .conforming), (.conforming, _), (.autoclosure, _), (_, .autoclosure): true
    case (.int, .int), (.bool, .bool), (.string, .string): true
    case (.source(let one, _), .source(let other, _)): one === other
    case (.system(let one), .system(let other)): one == other || SystemTypes.classes(above: one).contains(other)
    case (.array(let one), .array(let other)), (.set(let one), .set(let other)), (.range(let one), .range(let other)): one.suits(other)
    case (.dictionary, .dictionary), (.tuple, .tuple), (.function, .function), (.result, .result): true
    default: isDouble && place.isDouble
    }
  }
}

extension DeclaredFunction {
  fileprivate var resultName: String? { signature.result?.optionalBase.simpleName }
  fileprivate var hasLabels: Bool { signature.parameters.allSatisfy { $0.label?.text != "_" } }
}

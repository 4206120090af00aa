import SwiftParsing

/// Infers the type of an expression from the source, without evaluating it.
///
/// A literal has the type of the expressions next to it: in `isWide ? 25 : Theme.gap`, 25 is a fraction if the gap is a fraction.
extension Evaluator {
  /// The common type of alternatives: `.double` if no type is expected and one of them is a fraction.
  func common(_ expected: Expected, _ expressions: [Expression], _ scope: Scope) -> Expected {
    guard expected.isAnything, expressions.count > 1, expressions.contains(where: { $0.isLiteral }) else { return expected }
    let places = expressions.map { staticPlace(of: $0, scope) }
    if places.contains(where: { $0.isDouble }) { return .fraction }
    // `isOpen ? Status.open : .closed`
    let type = places.first { if case .source = $0 { true } else { false } }
    return expressions.contains { $0.beginsWithImplicitMember } ? type ?? expected : expected
  }

  /// The type of an expression; `.anything` if it cannot be inferred.
  func staticPlace(of expression: Expression, _ scope: Scope) -> Expected {
    switch expression.kind {
    case .float: return .double
    case .integer: return .int
    case .boolean: return .bool
    case .string: return .string
    case .prefix(_, let operand), .forceUnwrap(let operand), .optionalChain(let operand), .effect(_, let operand):
      return staticPlace(of: operand, scope)
    case .tuple(let elements) where elements.count == 1: return staticPlace(of: elements[0].value, scope)
    case .binary(let binary):
      let isComparison = binary.operators.contains { ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains($0.name) }
      if isComparison { return .bool }
      return binary.operands.contains { staticPlace(of: $0, scope).isDouble } ? .fraction : .anything
    case .ternary(_, let then, let otherwise):
      return [then, otherwise].contains { staticPlace(of: $0, scope).isDouble } ? .fraction : .anything
    case .cast(_, _, let type): return (try? expected(type, scope)) ?? .anything
    case .identifier(let reference): return staticPlace(ofName: reference.name.text, scope)
    case .member(let base, let reference): return staticPlace(ofMember: reference.name.text, of: base, scope)
    case .call(let call): return staticPlace(of: call, scope)
    default: return .anything
    }
  }

  private func staticPlace(ofName name: String, _ scope: Scope) -> Expected {
    if let box = scope.box(name) { return box.expected.isAnything ? box.value.place : box.expected }
    var owner = scope.owner
    while let type = owner {
      if let found = staticPlace(ofProperty: name, of: type) { return found }
      owner = type.outer
    }
    guard let box = program.globals[name] else { return .anything }
    if let type = box.pending?.type ?? box.computed?.type { return (try? expected(type, program.scope)) ?? .anything }
    if let pending = box.pending { return staticPlace(of: pending.expression, program.scope) }
    return box.expected.isAnything ? box.value.place : box.expected
  }

  /// The type of a property; nil if the type has no such property.
  private func staticPlace(ofProperty name: String, of type: SourceType, _ known: TypeArguments = [:]) -> Expected? {
    guard let property = type.members.property(name) ?? type.members.staticProperties[name] else {
      for parent in parents(of: type) {
        if let found = staticPlace(ofProperty: name, of: parent) { return found }
      }
      return nil
    }
    let scope = Scope(receiver: nil, owner: type, result: .anything, parent: type.scope)
    scope.generics = known
    if let written = property.type { return (try? expected(written, scope)) ?? .anything }
    return property.value.map { staticPlace(of: $0, scope) } ?? .anything
  }

  private func staticPlace(ofMember name: String, of base: Expression, _ scope: Scope) -> Expected {
    if case .self = base.kind { return staticPlace(ofName: name, scope) }
    if case .identifier(let reference) = base.kind, scope.box(reference.name.text) == nil,
      case .source(let type, _)? = (try? type(named: reference.name.text, scope, base.span))?.kind
    {
      if type.members.cases.contains(where: { $0.name.text == name }) { return .source(type) }
      return staticPlace(ofProperty: name, of: type) ?? .anything
    }
    guard case .source(let type, let known) = staticPlace(of: base, scope) else {
      return Self.lengths.contains(name) ? .cgFloat : .anything
    }
    return staticPlace(ofProperty: name, of: type, known) ?? .anything
  }

  static let lengths: Set<String> = [
    "width", "height", "minX", "minY", "midX", "midY", "maxX", "maxY", "leading", "trailing", "top", "bottom", "dimension", "spacing",
    "interGroupSpacing", "displayScale",
  ]

  /// The result type of a call: an initialiser such as `CGFloat(x)`, or a function with a declared result type.
  private func staticPlace(of call: Call, _ scope: Scope) -> Expected {
    switch call.callee.kind {
    case .identifier(let reference):
      let name = reference.name.text
      if ["max", "min", "abs"].contains(name) {
        return call.arguments.contains { staticPlace(of: $0.value, scope).isDouble } ? .fraction : .anything
      }
      if ["floor", "ceil", "round", "sqrt", "pow", "sin", "cos", "hypot"].contains(name) { return .fraction }
      if let functions = scope.owner?.members.functions[name] ?? scope.owner?.members.staticFunctions[name] ?? program.functions[name] {
        return staticPlace(of: functions, scope)
      }
      if case .source(let type, _)? = (try? type(named: name, scope, reference.name.span))?.kind { return .source(type) }
      let place = Expected(system: name)
      return place.isDouble ? place : .anything
    case .member(let base, let reference):
      if case .self = base.kind, let functions = scope.owner?.members.functions[reference.name.text] {
        return staticPlace(of: functions, scope)
      }
      if case .identifier(let name) = base.kind, case .source(let type, _)? = (try? type(named: name.name.text, scope, base.span))?.kind,
        let functions = type.members.staticFunctions[reference.name.text]
      {
        return staticPlace(of: functions, scope)
      }
      guard case .source(let type, _) = staticPlace(of: base, scope), let functions = type.members.functions[reference.name.text] else {
        return .anything
      }
      return staticPlace(of: functions, scope)
    case .array, .dictionary: return (try? expected(call.callee.typeReference, scope)) ?? .anything
    default: return .anything
    }
  }

  /// The type of the collection in `[NSCollectionLayoutItem]()`; `.anything` for other expressions.
  func collectionType(madeBy expression: Expression, _ scope: Scope) -> Expected {
    guard case .call(let call) = expression.kind else { return .anything }
    switch call.callee.kind {
    case .array, .dictionary: return staticPlace(of: call, scope)
    case .identifier(let reference) where reference.generics != nil:
      return (try? expected(call.callee.typeReference, scope)) ?? .anything
    default: return .anything
    }
  }

  private func staticPlace(of functions: [DeclaredFunction], _ scope: Scope) -> Expected {
    guard let function = functions.first else { return .anything }
    let inside = Scope(receiver: nil, owner: function.owner ?? scope.owner, result: .anything)
    return (try? expected(function.signature.result, inside, function.signature.generics)) ?? .anything
  }
}

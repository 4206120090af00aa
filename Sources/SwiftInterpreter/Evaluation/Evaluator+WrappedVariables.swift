import SwiftParsing

/// A local variable, top-level variable or parameter with a property wrapper: `@Clamped(0...10) var columns = 3`.
///
/// It is treated as the property of an unnamed type.
struct WrappedVariable: Sendable {
  var property: MemberIndex.Property
  var owner: SourceType
  /// The variable that stores the wrapper: `_columns`.
  var storage: Box
}

extension Evaluator {
  func declare(_ variable: Variable, wrappedBy wrapper: Attribute, _ scope: Scope) throws(Refusal) {
    for binding in variable.bindings {
      guard let name = binding.pattern.name, binding.accessors == nil else {
        throw Refusal(.unsupported(text(of: wrapper.span)), at: wrapper.span)
      }
      try declare(name.text, wrappedBy: wrapper, type: binding.type, value: binding.value, given: nil, scope, binding.span)
    }
  }

  /// Declares a parameter with a property wrapper; returns false if it has none.
  @inline(never)
  func declareWrapped(_ parameter: Parameter, holding argument: ArgumentValue?, _ scope: Scope, _ span: Span) throws(Refusal) -> Bool {
    for attribute in parameter.attributes {
      guard case .source(let type, _)? = (try? typeValue(of: attribute.name, scope))?.kind, type.isWrapper else { continue }
      let value = try argument.map { argument throws(Refusal) in
        try coerce(argument.value, to: try expected(parameter.type, scope), argument.span)
      }
      try declare(
        parameter.closureName, wrappedBy: attribute, type: parameter.type, value: parameter.value, given: value, scope, parameter.span)
      return true
    }
    return false
  }

  private func declare(
    _ name: String, wrappedBy wrapper: Attribute, type: TypeReference?, value: Expression?, given: Value?, _ scope: Scope, _ span: Span
  ) throws(Refusal) {
    let owner = SourceType(name: "", keyword: .struct, outer: scope.owner)
    owner.scope = scope
    var property = MemberIndex.Property(
      name: name, type: type, value: value, accessors: nil, isLazy: false, isLet: false,
      wrapper: MemberIndex.Property.Wrapper(
        type: wrapper.name, arguments: program.file(of: wrapper.span)?.arguments(of: wrapper) ?? []), span: span)
    guard isWrapperDeclared(property, of: owner) else { throw Refusal(.unsupported(text(of: wrapper.span)), at: wrapper.span) }
    var made: Value?
    if let given {
      made = try self.wrapper(property, of: owner, holding: given, span)
    } else {
      made = try initialWrapper(property, of: owner, span)
    }
    guard let made else { throw Refusal(.unsupported(text(of: wrapper.span)), at: wrapper.span) }
    let storage = Box(made)
    scope.declare("_\(name)", storage)
    for (sign, role) in [("", MemberIndex.Property.Role.value), ("$", .projection)] {
      property.role = role
      let box = Box(.void, expected: role == .value ? try expected(type, scope) : .anything)
      box.wrapped = WrappedVariable(property: property, owner: owner, storage: storage)
      scope.declare(sign + name, box)
    }
  }

  func read(_ variable: WrappedVariable, _ span: Span) throws(Refusal) -> Value {
    try wrappedValue(of: variable.property, in: variable.storage.value, variable.owner, span)
  }

  func store(_ value: Value, in variable: WrappedVariable, _ span: Span) throws(Refusal) {
    guard variable.property.role == .value else { throw Refusal(.unsupported("this assignment"), at: span) }
    let place = try expected(variable.property.type, try scope(of: variable.owner, receiver: nil, result: nil))
    let held = try coerce(value, to: place, span)
    if let changed = try setting("wrappedValue", of: variable.storage.value, to: held, span) { variable.storage.value = changed }
  }
}

import SwiftParsing

extension Evaluator {
  func expected(_ type: TypeReference?, _ scope: Scope, _ generics: GenericParameters? = nil) throws(Refusal) -> Expected {
    guard let type else { return .anything }
    // Stops aliases that refer to themselves.
    try look(type.span)
    let outer = program.viewer.file
    program.viewer.file = type.span.file
    defer { (lookups, program.viewer.file) = (lookups - 1, outer) }
    switch type.kind {
    case .named(let name, let arguments):
      if let found = generic(name.text, scope) { return found }
      if let index = generics?.names.firstIndex(where: { $0.text == name.text }) {
        // The constraint is needed to resolve `.name` to a static member of the protocol.
        if case .conforming(let type)? = try? expected(generics?.constraints[index], scope) { return .conforming(type) }
        return .anything
      }
      return try expected(named: name, arguments, scope)
    case .attributed(_, let attributes, let inner) where attributes.contains { $0.name.simpleName == "autoclosure" }:
      return .autoclosure(try expected(inner, scope, generics).functionResult)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, _, let inner), .opaque(let inner), .existential(let inner),
      .selected(_, let inner):
      return try expected(inner, scope, generics)
    case .array(let element): return .array(try expected(element, scope, generics))
    case .dictionary(let key, let value):
      return .dictionary(key: try expected(key, scope, generics), value: try expected(value, scope, generics))
    case .tuple(let elements):
      if elements.count == 1 { return try expected(elements[0].type, scope, generics) }
      var types: [Expected] = []
      for element in elements { types.append(try expected(element.type, scope, generics)) }
      return elements.isEmpty ? .anything : .tuple(types, labels: elements.map { $0.label?.text == "_" ? nil : $0.label?.text })
    case .function(let function):
      var types: [Expected] = []
      for parameter in function.parameters { types.append(try expected(parameter.type, scope, generics)) }
      return .function(types, result: try expected(function.result, scope, generics))
    case .member(let outer, _, _):
      // If the outer type is unknown, its member may be unknown.
      if case .anything = try expected(outer, scope, generics) { return (try? typeValue(of: type, scope))?.place ?? .anything }
      if let name = outer.simpleName, scope.generic(name) != nil { return (try? typeValue(of: type, scope))?.place ?? .anything }
      return try typeValue(of: type, scope).place
    default: return .anything
    }
  }

  func expected(named name: Name, _ arguments: TypeReference.GenericArguments?, _ scope: Scope) throws(Refusal) -> Expected {
    switch name.text {
    case "Array", "ContiguousArray":
      return .array(try expected(arguments?.types.first, scope))
    case "ClosedRange", "Range", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo":
      return .range(try expected(arguments?.types.first, scope))
    case "Set": return .set(try expected(arguments?.types.first, scope))
    case "Dictionary":
      return .dictionary(key: try expected(arguments?.types.first, scope), value: try expected(arguments?.types.last, scope))
    case "KeyValuePairs":
      let pair = [try expected(arguments?.types.first, scope), try expected(arguments?.types.last, scope)]
      return .array(.tuple(pair, labels: ["key", "value"]))
    case "Optional": return try expected(arguments?.types.first, scope)
    case "Result" where arguments?.types.count == 2 && program.types["Result"].map(Prelude.declares) ?? false:
      return .result(success: try expected(arguments?.types.first, scope), failure: try expected(arguments?.types.last, scope))
    default: break
    }
    if let alias = try alias(named: name.text, scope) { return try expected(alias.type, try inside(alias, arguments, scope)) }
    if let type = try type(named: name.text, scope, name.span) {
      switch type.kind {
      case .source(let found, let known):
        if found.keyword == .protocol { return .conforming(found) }
        return .source(found, arguments == nil ? known : try self.arguments(arguments, of: found, scope))
      case .system(let name): return Expected(system: name)
      default: return .anything
      }
    }
    return Expected(system: name.text)
  }

  struct Alias {
    var type: TypeReference
    var scope: Scope
    var parameters: GenericParameters? = nil
  }

  /// The scope in which the type of an alias is resolved, with its generic arguments.
  func inside(_ alias: Alias, _ written: TypeReference.GenericArguments?, _ scope: Scope) throws(Refusal) -> Scope {
    guard let parameters = alias.parameters, let written else { return alias.scope }
    let inside = Scope(inside: alias.scope)
    for (name, argument) in zip(parameters.names, written.types) { inside.generics[name.text] = try expected(argument, scope) }
    return inside
  }

  func alias(named name: String, _ scope: Scope) throws(Refusal) -> Alias? {
    var outer = scope.owner
    while let current = outer {
      if let type = current.members.aliases[name] {
        return Alias(type: type, scope: Scope(receiver: nil, owner: current, result: .anything))
      }
      outer = current.outer
    }
    return program.aliases[name].map { Alias(type: $0.type, scope: program.scope, parameters: $0.generics) }
  }

  /// Converts a value to an expected type: resolves `.name`, and converts integer literals to fractions.
  func coerce(_ value: Value, to expected: Expected, _ span: Span) throws(Refusal) -> Value {
    switch (value, expected) {
    case (_, .anything): return value
    case (.implicit(let implicit), _): return try resolve(implicit, expected)
    case (.int(let number), .fraction), (.int(let number), .double), (.int(let number), .cgFloat): return .double(Double(number))
    case (.int(let number), .float): return .double(Double(Float(number)))
    case (.double(let number), .float): return .double(Double(Float(number)))
    case (.function(let function), .function(let parameters, let result)):
      return .function(function.learning(parameters, result))
    case (.function(let function), .autoclosure(let result)): return .function(function.learning([], result))
    case (.array(let elements), .array(let element)):
      return element.isAnything ? value : .array(try coerced(elements, to: element, span))
    case (.array(let elements), .source(let type, _)) where isOptionSet(type): return try optionSet(elements, type, span)
    case (.array(let elements), .set(let element)): return try set(try coerced(elements, to: element, span), span)
    case (.range(let range), .range(let bound)): return .range(try coerced(range, to: bound, span))
    case (.set(let found), .set(let element)) where !element.isAnything:
      return try set(try coerced(found.entries.map { $0.key }, to: element, span), span)
    case (.array(let elements), .system(let name)): return try optionSet(elements, name, span) ?? value
    case (.int, .source(let type, _)), (.double, .source(let type, _)), (.string, .source(let type, _)), (.bool, .source(let type, _)),
      (.array, .source(let type, _)), (.dictionary, .source(let type, _)):
      return try ownLiteral(value, type, span) ?? value
    case (.structure, .source(let type, let known)) where !known.isEmpty, (.enumCase, .source(let type, let known)) where !known.isEmpty:
      return try adopted(value, type, known, span)
    case (.enumCase(let found), .result(let success, let failure)): return try coerce(found, success, failure, span)
    case (.dictionary(let found), .dictionary(let key, let place)): return .dictionary(try coerced(found, key, place, span))
    case (.tuple(let parts), .tuple(let types, let labels)) where parts.count == types.count:
      var results = parts
      for (index, type) in types.enumerated() {
        results[index] = Value.TupleElement(
          label: labels[index] ?? parts[index].label, value: try coerce(parts[index].value, to: type, span))
      }
      return .tuple(results)
    default: return value
    }
  }

  private func coerced(_ range: RangeValue, to bound: Expected, _ span: Span) throws(Refusal) -> RangeValue {
    var range = range
    if let lower = range.lower { range.lower = try coerce(lower, to: bound, span) }
    if let upper = range.upper { range.upper = try coerce(upper, to: bound, span) }
    return range
  }

  private func coerced(_ elements: [Value], to place: Expected, _ span: Span) throws(Refusal) -> [Value] {
    var results: [Value] = []
    for found in elements { results.append(try coerce(found, to: place, span)) }
    return results
  }

  private func coerced(_ found: DictionaryValue, _ key: Expected, _ place: Expected, _ span: Span) throws(Refusal) -> DictionaryValue {
    var result = found
    if found.entries.allSatisfy({ key.isType(of: $0.key) }) {
      for index in found.entries.indices where !place.isType(of: found.entries[index].value) {
        result.entries[index].value = try coerce(found.entries[index].value, to: place, span)
      }
      return result
    }
    try spend(found.entries.count * found.entries.count / 2, span)
    result.entries = []
    for entry in found.entries {
      try set(try coerce(entry.value, to: place, span), for: try coerce(entry.key, to: key, span), in: &result, span)
    }
    return result
  }

  /// The expected type of an argument.
  ///
  /// - Parameter place: The expected type of the call's result.
  func parameterTypes(
    of target: Value, _ call: Call, _ index: Int, _ place: Expected = .anything, from caller: Scope? = nil
  ) -> Expected {
    let labels = (call.arguments + call.trailing).map { $0.label?.text }
    switch target {
    case .function(let function):
      switch function.kind {
      case .declared(let functions, let receiver, let outside):
        let scope = Scope(receiver: receiver.map { Box($0) }, owner: outside?.owner, result: place, parent: outside)
        return parameterType(functions, labels, index, call, scope, from: caller)
      case .member("reduce", _) where labels[index] != "into" && labels.first == "into":
        return .function([caller.map { staticPlace(of: call.arguments[0].value, $0) } ?? .anything], result: .anything)
      case .member(let name, let receiver):
        return Library.parameter(labels, index, of: name, receiver, place)
          ?? SystemTypes.parameter(labels[index], of: name, receiver)
      case .enumCase(let type, let name):
        let parameters = type.members.cases.first { $0.name.text == name }?.parameters ?? []
        guard let place = parameters.match(labels)?.firstIndex(where: { $0.contains(index) }) else { return .anything }
        return (try? expected(parameters[place].type, Scope(receiver: nil, owner: type, result: .anything))) ?? .anything
      default: return .anything
      }
    case .type(let type):
      switch type.kind {
      case .source(let source, let known):
        let scope = Scope(receiver: nil, owner: source, result: .anything)
        scope.generics = known
        if let place = inheritedParameterType(of: source, labels, index, call, scope) { return place }
        if !source.members.initializers.isEmpty { return parameterType(source.members.initializers, labels, index, call, scope) }
        if labels[index] == "collectionViewLayout" { return .system("UICollectionViewLayout") }
        return (try? expected(source.members.property(labels[index] ?? "")?.type, scope)) ?? .anything
      case .system(let name):
        if let extended = program.extensions[name]?.members.initializers, extended.contains(where: { $0.signature.takes(labels) }),
          !SystemTypes.takes(labels, making: name)
        {
          return parameterType(extended, labels, index, call, Scope(receiver: nil, owner: nil, result: .anything))
        }
        return SystemTypes.initializerParameter(labels[index], of: name)
      default: return .anything
      }
    default: return .anything
    }
  }

  /// The expected type of an argument of an initialiser that a class inherits; nil for its own initialisers.
  private func inheritedParameterType(
    of type: SourceType, _ labels: [String?], _ index: Int, _ call: Call, _ scope: Scope
  ) -> Expected? {
    func takes(_ type: SourceType) -> Bool { type.members.initializers.contains { $0.signature.takes(labels) } }
    guard type.isReference, !takes(type) else { return nil }
    for parent in family(of: type).dropFirst() where takes(parent) {
      return parameterType(parent.members.initializers, labels, index, call, scope)
    }
    return layoutClass(of: type).map { SystemTypes.initializerParameter(labels[index], of: $0) }
  }

  /// The expected type of an argument of declared functions. The result type of `outside` is the expected type of the call's result.
  ///
  /// For generic functions, the expected result type determines the types of parameters.
  private func parameterType(
    _ functions: [DeclaredFunction], _ labels: [String?], _ index: Int, _ call: Call, _ outside: Scope, from caller: Scope? = nil
  ) -> Expected {
    if let place = commonPlace(functions, labels, index, call, outside, from: caller) { return place }
    guard let function = functions.first(where: { $0.signature.takes(labels) }) ?? functions.first,
      let parameter = function.signature.parameter(for: index, labels, trailing: call.trailing.count)
    else { return .anything }
    let scope = Scope(receiver: outside.receiver, owner: function.owner ?? outside.owner, result: .anything, parent: outside)
    var bindings = TypeBindings(function.signature.generics?.names.map { $0.text } ?? [])
    bindings.bind(function.signature.result, to: outside.result)
    if let caller, !bindings.names.isEmpty { bind(call, function.signature, &bindings, caller) }
    scope.generics = bindings.found
    let library = caller.map { libraryArguments(of: function.owner, call.callee, $0) } ?? [:]
    for (name, place) in library where scope.generics[name] == nil { scope.generics[name] = place }
    return (try? expected(parameter.type, scope, function.signature.generics)) ?? .anything
  }

  /// The expected type of an argument that several functions accept. Nil if only one function accepts it, or if all expect the same type.
  private func commonPlace(
    _ functions: [DeclaredFunction], _ labels: [String?], _ index: Int, _ call: Call, _ outside: Scope, from caller: Scope?
  ) -> Expected? {
    let fitting = functions.filter { $0.signature.takes(labels) }
    let arguments = call.arguments + call.trailing
    guard fitting.count > 1, arguments.indices.contains(index) else { return nil }
    let argument = arguments[index].value
    var places: [Expected] = []
    for function in fitting {
      guard function.signature.generics == nil,
        let parameter = function.signature.parameter(for: index, labels, trailing: call.trailing.count)
      else { return nil }
      places.append(
        (try? expected(parameter.type, Scope(receiver: outside.receiver, owner: function.owner, result: .anything))) ?? .anything)
    }
    if places.allSatisfy({ $0.suits(places[0]) && places[0].suits($0) && !$0.isAnything }) { return nil }
    if argument.isLiteral, !argument.beginsWithImplicitMember {
      if !argument.hasFloatLiteral, places.contains(where: { if case .int = $0 { true } else { false } }) { return .int }
      return places.contains { $0.isDouble } ? .fraction : .anything
    }
    let own = caller.map { staticPlace(of: argument, $0) } ?? .anything
    return own.isAnything ? .anything : places.first { own.suits($0) } ?? .anything
  }

  /// Infers generic arguments from the source of the arguments, before they are evaluated.
  private func bind(_ call: Call, _ signature: Signature, _ bindings: inout TypeBindings, _ caller: Scope) {
    let arguments = call.arguments + call.trailing
    let labels = arguments.map { $0.label?.text }
    for (index, argument) in arguments.enumerated() where !argument.value.isLiteral {
      let parameter = signature.parameter(for: index, labels, trailing: call.trailing.count)
      bindings.bind(parameter?.type, to: staticPlace(of: argument.value, caller))
    }
  }

  func parameterTypes(ofImplicit name: String, _ call: Call, _ expected: Expected) -> (Int) -> Expected {
    switch expected {
    case .conforming(let type):
      let member = (try? staticMember(name, of: type, call.callee.span)) ?? nil
      return { index in member.map { self.parameterTypes(of: $0, call, index) } ?? .anything }
    case .source(let type, let known):
      if name == "init" { return { self.parameterTypes(of: .type(TypeValue(kind: .source(type, known))), call, $0) } }
      let member = (try? staticMember(name, of: type, call.callee.span)) ?? nil
      return { index in member.map { self.parameterTypes(of: $0, call, index) } ?? .anything }
    case .system(let type):
      if name == "init" { return { self.parameterTypes(of: .type(TypeValue(kind: .system(type))), call, $0) } }
      let found = try? memberOfType(name, TypeValue(kind: .system(type)), program.scope, call.callee.span)
      let member = found.map { (try? overloaded($0, call.labels, call.callee.span)) ?? $0 }
      return { index in member.map { self.parameterTypes(of: $0, call, index) } ?? .anything }
    case .result(let success, let failure): return { _ in name == "success" ? success : name == "failure" ? failure : .anything }
    default:
      let labels = (call.arguments + call.trailing).map { $0.label?.text }
      return { SystemTypes.parameter(labels[$0], ofImplicit: name) }
    }
  }
}

extension Expected {
  /// True if a value has this type already, so that it needs no conversion; false if that is not certain.
  fileprivate func isType(of value: Value) -> Bool {
    switch (self, value) {
    case (.int, .int), (.bool, .bool), (.string, .string): true
    case (.source(_, let known), .enumCase), (.source(_, let known), .structure), (.source(_, let known), .object): known.isEmpty
    default: false
    }
  }

  init(system name: String) {
    switch name {
    case "CGFloat": self = .cgFloat
    case "Double", "TimeInterval", "Float64": self = .double
    case "Float", "Float32": self = .float
    case "Int", "UInt", "Int64", "UInt64", "Int32", "UInt32", "Int16", "UInt16", "Int8", "UInt8": self = .int
    case "Bool": self = .bool
    case "String", "NSString": self = .string
    case "Any", "AnyObject", "AnyHashable": self = .any
    case "Void": self = .anything
    case "Set": self = .set(.anything)
    default: self = .system(name)
    }
  }
}

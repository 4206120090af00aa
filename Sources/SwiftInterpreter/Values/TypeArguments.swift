import SwiftParsing

/// The known generic arguments of a type or function, by parameter name.
typealias TypeArguments = [String: Expected]

/// Infers generic arguments by comparing written types with expected ones: `[T]` with `[CGFloat]`.
struct TypeBindings {
  let names: Set<String>
  private(set) var found: TypeArguments

  init(_ names: [String], _ found: TypeArguments = [:]) { (self.names, self.found) = (Set(names), found) }

  mutating func bind(_ type: TypeReference?, to place: Expected) {
    guard let type, !names.isEmpty else { return }
    switch (type.kind, place) {
    case (_, .anything): break
    case (.named(let name, nil), _) where names.contains(name.text): note(name.text, place)
    case (.optional(let inner), _), (.implicitlyUnwrapped(let inner), _), (.attributed(_, _, let inner), _), (.opaque(let inner), _),
      (.existential(let inner), _):
      bind(inner, to: place)
    case (.array(let element), .array(let found)): bind(element, to: found)
    case (.dictionary(let key, let value), .dictionary(let foundKey, let foundValue)):
      bind(key, to: foundKey)
      bind(value, to: foundValue)
    case (.function(let function), .function(let parameters, let result)):
      for (parameter, found) in zip(function.parameters, parameters) { bind(parameter.type, to: found) }
      bind(function.result, to: result)
    case (.function(let function), .autoclosure(let result)): bind(function.result, to: result)
    case (.tuple(let elements), _) where elements.count == 1: bind(elements[0].type, to: place)
    case (.tuple(let elements), .tuple(let types, _)): for (element, found) in zip(elements, types) { bind(element.type, to: found) }
    case (.named(let name, let arguments?), _): bind(name.text, arguments.types, to: place)
    default: break
    }
  }

  private mutating func bind(_ name: String, _ arguments: [TypeReference], to place: Expected) {
    switch place {
    case .array(let element) where arguments.count == 1, .set(let element) where arguments.count == 1: bind(arguments[0], to: element)
    case .source(let type, let known) where type.name == name:
      for (parameter, argument) in zip(type.generics, arguments) { bind(argument, to: known[parameter] ?? .anything) }
    default: break
    }
  }

  /// Infers generic arguments from a value that is passed for a written type.
  mutating func bind(_ type: TypeReference?, to value: Value) {
    if case .metatype(let of, _)? = type?.kind {
      if case .type(let found) = value { bind(of, to: found.place) }
      return
    }
    bind(type, to: value.typedPlace)
  }

  /// An integer must be a literal if another argument for the parameter is a fraction, because Swift does not mix the two.
  private mutating func note(_ name: String, _ place: Expected) {
    if case .int? = found[name], place.isDouble { found[name] = nil }
    if found[name] == nil { found[name] = place }
  }
}

extension Value {
  /// The type of the value, with the types of its contents or parameters.
  fileprivate var typedPlace: Expected {
    switch self {
    case .function(let function): .function(function.parameters, result: function.result)
    case .set: .set(elementPlace)
    case .dictionary: .dictionary(key: keyPlace, value: elementPlace)
    default: place
    }
  }
}

extension TypeValue {
  /// The expected type for values of this type.
  var place: Expected {
    switch kind {
    case .source(let type, let arguments): type.keyword == .protocol ? .conforming(type) : .source(type, arguments)
    case .system(let name): Expected(system: name)
    case .array(let element): .array(element)
    case .dictionary, .optional, .tuple: .anything
    }
  }
}

extension Expected {
  /// The type as a value; nil if the expected type is not specific.
  var type: TypeValue? {
    switch self {
    case .fraction, .double, .cgFloat: TypeValue(kind: .system("CGFloat"))
    case .float: TypeValue(kind: .system("Float"))
    case .int: TypeValue(kind: .system("Int"))
    case .bool: TypeValue(kind: .system("Bool"))
    case .string: TypeValue(kind: .system("String"))
    case .system(let name): TypeValue(kind: .system(name))
    case .source(let type, let arguments): TypeValue(kind: .source(type, arguments))
    case .array(let element): TypeValue(kind: .array(element))
    default: nil
    }
  }
}

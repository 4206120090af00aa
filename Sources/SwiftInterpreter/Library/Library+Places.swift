import SwiftParsing

/// Infers types in a call from its expected result: in `let all: [CGFloat] = [1, 2].map { $0 / 2 }`, the closure returns fractions.
extension Library {
  /// The expected type of a parameter that depends on the result type; nil for other parameters.
  static func parameter(_ labels: [String?], _ index: Int, of name: String, _ receiver: Value, _ place: Expected) -> Expected? {
    switch name {
    case "map", "flatMap": receiver.isSequence ? transform(name, place) : .function([], result: place)
    case "Optional.map", "Optional.flatMap": .function([], result: place)
    case "compactMap": transform(name, place)
    case "mapValues", "compactMapValues":
      if case .dictionary(_, let value) = place { .function([], result: value) } else { nil }
    case "reduce": index == 0 ? place : .function([], result: place)
    default: nil
    }
  }

  /// The generic parameters of library types, by the names that extensions use.
  static let typeParameters: Set<String> = ["Element", "Wrapped", "Key", "Value"]

  /// The generic argument for a parameter, inferred from a value.
  static func typeParameter(_ name: String, of receiver: Value) -> Expected {
    switch name {
    case "Wrapped": receiver.place
    case "Key": receiver.keyPlace
    default: receiver.elementPlace
    }
  }

  private static func transform(_ name: String, _ place: Expected) -> Expected? {
    if place.element.isAnything { return nil }
    return .function([], result: name == "flatMap" ? .array(place.element) : place.element)
  }

  /// The expected type of the receiver of a member that returns the receiver, a part of it or an element of it; `.anything` for other
  /// members.
  static func receiver(of name: String, _ place: Expected, _ arguments: [Argument]) -> Expected {
    switch name {
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "drop", "shuffled": return place
    case "first", "last", "max", "min": return place.isAnything ? .anything : .array(place)
    case "reduce":
      guard !place.isAnything, case .identifier(let reference)? = arguments.last?.value.kind,
        reference.name.text.first.map({ "+-*/".contains($0) }) ?? false
      else { return .anything }
      return .array(place)
    default: return .anything
    }
  }
}

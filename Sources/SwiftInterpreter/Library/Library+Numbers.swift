import SwiftParsing

extension Evaluator {
  func systemFunction(_ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch name {
    case "max", "min": return try Library.arrayCall(name, try sameNumbers(arguments.map { $0.value }, span), [], self, span)
    case "abs":
      if case .int(let number) = try Library.first(arguments, name, span) {
        return number < 0 ? try combine(.int(0), "-", .int(number), span) : .int(number)
      }
      return .double(abs(try first(arguments, name, span)))
    case "hypot", "pow", "fmin", "fmax", "fmod": return .double(try pair(name, arguments, span))
    case "lround", "lroundf": return .int(try integer(of: try single(name, arguments, span).rounded(), span))
    case "ceilf", "floorf", "roundf", "sqrtf", "fabsf", "truncf":
      return .double(Double(Float(try real(String(name.dropLast()), try single(name, arguments, span)) ?? 0)))
    default: break
    }
    if Self.realFunctions.contains(name), let result = try real(name, try first(arguments, name, span)) { return .double(result) }
    return try otherFunction(name, arguments, span)
  }

  private static let realFunctions: Set<String> = ["floor", "ceil", "round", "sqrt", "sin", "cos", "trunc", "fabs"]

  /// A function of one floating-point number; nil for other names.
  private func real(_ name: String, _ number: Double) throws(Refusal) -> Double? {
    switch name {
    case "floor": number.rounded(.down)
    case "ceil": number.rounded(.up)
    case "round": number.rounded()
    case "trunc": number.rounded(.towardZero)
    case "fabs": abs(number)
    case "sqrt": number.squareRoot()
    case "sin": sine(number)
    case "cos": sine(number + .pi / 2)
    default: nil
    }
  }

  private func first(_ arguments: [ArgumentValue], _ name: String, _ span: Span) throws(Refusal) -> Double {
    try number(try Library.first(arguments, name, span), span)
  }

  /// The argument of a C function, rounded to a `Float` if the function's name ends in `f`.
  private func single(_ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Double {
    let found = try first(arguments, name, span)
    return name.hasSuffix("f") ? Double(Float(found)) : found
  }

  private func pair(_ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Double {
    guard arguments.count == 2 else { throw Refusal(.arguments(of: name), at: span) }
    let (one, other) = (try number(arguments[0].value, span), try number(arguments[1].value, span))
    switch name {
    case "hypot": return (one * one + other * other).squareRoot()
    case "fmin": return min(one, other)
    case "fmax": return max(one, other)
    case "fmod": return remainder(of: one, dividedBy: other)
    default: return try power(one, other, span)
    }
  }

  /// Raises a number to an integer power. Other powers need a C library, which Embedded Swift does not have.
  private func power(_ base: Double, _ exponent: Double, _ span: Span) throws(Refusal) -> Double {
    guard exponent.rounded() == exponent, abs(exponent) < 1000 else { throw Refusal(.unsupported("pow"), at: span) }
    var result = 1.0
    for _ in 0..<Int(abs(exponent)) { result *= base }
    return exponent < 0 ? 1 / result : result
  }

  /// Converts integers to floating point if any of the values is a fraction.
  private func sameNumbers(_ values: [Value], _ span: Span) throws(Refusal) -> [Value] {
    guard values.contains(where: { if case .double = $0 { true } else { false } }) else { return values }
    var result: [Value] = []
    for value in values { result.append(.double(try number(value, span))) }
    return result
  }
}

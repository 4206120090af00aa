import SwiftParsing

/// `Result`, whose cases hold what its place says: `.failure(.noColumns)`.
extension Evaluator {
  /// `.success(…)` and `.failure(…)` where a `Result` is taken; nil for other members.
  func result(_ implicit: ImplicitMember, _ success: Expected, _ failure: Expected) throws(Refusal) -> Value? {
    guard let type = program.types["Result"] else { return nil }
    guard let arguments = implicit.arguments, arguments.count == 1, implicit.name == "success" || implicit.name == "failure" else {
      return try resolve(implicit, .source(type))
    }
    let held = try coerce(arguments[0].value, to: implicit.name == "success" ? success : failure, arguments[0].span)
    return .enumCase(EnumValue(type: type, name: implicit.name, payload: [Value.TupleElement(label: nil, value: held)]))
  }

  /// A result's value as its place takes it.
  func coerce(_ found: EnumValue, _ success: Expected, _ failure: Expected, _ span: Span) throws(Refusal) -> Value {
    var found = found
    for index in found.payload.indices {
      found.payload[index].value = try coerce(found.payload[index].value, to: found.name == "success" ? success : failure, span)
    }
    return .enumCase(found)
  }
}

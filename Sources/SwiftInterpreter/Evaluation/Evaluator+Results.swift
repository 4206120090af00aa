import SwiftParsing

/// Implements `Result`. The context determines the types of its payloads: `.failure(.noColumns)`.
extension Evaluator {
  /// Resolves `.success(…)` and `.failure(…)`. Other names are looked up as members of `Result`.
  func result(_ implicit: ImplicitMember, _ success: Expected, _ failure: Expected) throws(Refusal) -> Value? {
    guard let type = program.types["Result"] else { return nil }
    guard let arguments = implicit.arguments, arguments.count == 1, implicit.name == "success" || implicit.name == "failure" else {
      return try resolve(implicit, .source(type))
    }
    let held = try coerce(arguments[0].value, to: implicit.name == "success" ? success : failure, arguments[0].span)
    return .enumCase(EnumValue(type: type, name: implicit.name, payload: [Value.TupleElement(label: nil, value: held)]))
  }

  func coerce(_ found: EnumValue, _ success: Expected, _ failure: Expected, _ span: Span) throws(Refusal) -> Value {
    var found = found
    for index in found.payload.indices {
      found.payload[index].value = try coerce(found.payload[index].value, to: found.name == "success" ? success : failure, span)
    }
    return .enumCase(found)
  }
}

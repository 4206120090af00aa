import SwiftParsing

/// Formats values as `print` does. Unknown values do not cause an error.
extension Evaluator {
  func shown(_ value: Value, _ span: Span, isElement: Bool = false) -> String {
    switch value {
    case .string(let text): isElement ? "\"\(text)\"" : text
    case .array(let elements), .slice(let elements, _): "[\(list(elements, span))]"
    case .tuple(let parts):
      "(\(parts.map { part in (part.label.map { "\($0): " } ?? "") + shown(part.value, span, isElement: true) }.joined(separator: ", ")))"
    case .dictionary(let found):
      found.entries.isEmpty
        ? "[:]"
        : "[\(found.entries.map { "\(shown($0.key, span, isElement: true)): \(shown($0.value, span, isElement: true))" }.joined(separator: ", "))]"
    case .set(let found): "[\(list(found.entries.map { $0.key }, span))]"
    case .range(let range): "\(bound(range.lower, span))\(range.isClosed || range.upper == nil ? "..." : "..<")\(bound(range.upper, span))"
    case .known(.geometry(let geometry)): geometry.numbersAlone ?? "\(geometry.type)(\(pairs(of: geometry)))"
    case .known(.dimension(let form, let value)): "\(form)(\(doubleText(value)))"
    case .known(.spacing(let isFlexible, let value)): "\(isFlexible ? "flexible" : "fixed")(\(doubleText(value)))"
    case .opaque(let opaque): "<unknown:\(opaque.name)>"
    default: (try? described(value, span)) ?? value.kindName
    }
  }

  /// Swift's default description of a value: `Note(key: "tea", count: 2)`, `spacer(1)`. Unknown parts appear as names in angle brackets.
  func defaultDescription(of value: Value, _ span: Span) throws(Refusal) -> String {
    switch value {
    case .structure(let found):
      if let own = try ownDescription(of: value, found.type, span) { return own }
      let fields = found.type.members.properties.filter { !$0.isComputed }.compactMap { property in
        found.fields[property.name].map { "\(property.name): \(held($0, isOptional: property.type?.isOptional ?? false, span))" }
      }
      return "\(found.type.name)(\(fields.joined(separator: ", ")))"
    case .enumCase(let found):
      if let own = try ownDescription(of: value, found.type, span) { return own }
      guard !found.payload.isEmpty else { return found.name }
      let parts = found.payload.map { part in
        (part.label.map { $0 == "_" ? "" : "\($0): " } ?? "") + held(part.value, isOptional: false, span)
      }
      return "\(found.name)(\(parts.joined(separator: ", ")))"
    case .object(let object): return try ownDescription(of: value, object.type, span) ?? "<\(object.type.path): 0x...>"
    default: return shown(value, span)
    }
  }

  private func ownDescription(of value: Value, _ type: SourceType, _ span: Span) throws(Refusal) -> String? {
    guard let own = try declaredMember("description", of: value, type, program.scope, span), case .string(let text) = own else {
      return nil
    }
    return text
  }

  /// The description of a nested value, with quotes around strings.
  private func held(_ value: Value, isOptional: Bool, _ span: Span) -> String {
    let text = (try? defaultDescription(of: value, span)) ?? value.kindName
    var quoted = text
    if case .string = value { quoted = "\"\(text)\"" }
    return isOptional && !value.isNil ? "Optional(\(quoted))" : quoted
  }

  /// True if a line at the prompt prints, and not a function of the app.
  var printsLine: Bool { hasAppNames && callNames.isEmpty }

  /// Calls a function that writes to the console. What it writes affects nothing, so it writes nothing if its arguments cannot be evaluated.
  func print(_ name: String, _ call: Call, _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    do throws(Refusal) { return try otherFunction(name, try arguments(of: call, scope, types: { _ in .anything }), span) } catch {
      guard error.isPassedOver else { throw error }
      return .void
    }
  }

  /// Reports an error if a line at the prompt prints an unknown value. Printing inside functions is allowed.
  func refuseUnknownLine(_ arguments: [ArgumentValue], _ span: Span) throws(Refusal) {
    guard printsLine else { return }
    for argument in arguments {
      // The picture that UIKit draws of an object decides nothing.
      if let unknown = argument.value.unknownPart, unknown.name != "visualDescription" { throw unknown.refusal(at: argument.span) }
    }
  }

  func separator(_ arguments: [ArgumentValue]) throws(Refusal) -> String {
    guard let argument = arguments.first(where: { $0.label == "separator" }) else { return " " }
    return try described(argument.value, argument.span)
  }

  private func bound(_ value: Value?, _ span: Span) -> String { value.map { shown($0, span) } ?? "" }

  private func list(_ elements: [Value], _ span: Span) -> String {
    elements.map { shown($0, span, isElement: true) }.joined(separator: ", ")
  }

  private func pairs(of geometry: Geometry) -> String {
    zip(geometry.names, geometry.numbers).map { "\($0): \(doubleText($1))" }.joined(separator: ", ")
  }
}

extension Geometry {
  /// Points, sizes and rectangles as Swift prints them: `(0.0, 0.0, 393.0, 852.0)`; nil for other types.
  var numbersAlone: String? {
    ["CGPoint", "CGSize", "CGRect"].contains(type) ? "(\(numbers.map { doubleText($0) }.joined(separator: ", ")))" : nil
  }
}

extension Value {
  /// The type of a value, if only one Swift type is possible. A fraction may be a `Double` or a `CGFloat`.
  var plainType: Value? {
    switch self {
    case .int, .bool, .string: .type(TypeValue(kind: .system(kindName)))
    default: nil
    }
  }
}

import SwiftParsing

extension Evaluator {
  func iterator(of elements: [Value], _ span: Span) throws(Refusal) -> Value {
    guard let type = program.types["IndexingIterator"], type.keyword == .struct else {
      throw Refusal(.unknownMember("makeIterator", of: "Array"), at: span)
    }
    var fields = Fields()
    fields["elements"] = .array(elements)
    fields["position"] = .int(0)
    return .structure(StructValue(type: type, fields: fields))
  }

  /// A library method that a declared sequence inherits, applied to its elements.
  func sequenceMethod(_ name: String, of receiver: Value, _ span: Span) throws(Refusal) -> Value? {
    guard Library.isMethod(name), !name.mutatesReceiver, let type = sourceType(of: receiver),
      type.inheritance.contains(where: { $0.simpleName == "Sequence" || $0.simpleName == "Collection" }),
      let found = try elements(ofDeclared: receiver, span)
    else { return nil }
    return .function(FunctionValue(kind: .member(name, of: .array(found))))
  }

  /// The elements of a declared sequence or iterator: the results of `next()` before nil. Returns nil for other values.
  func elements(ofDeclared value: Value, _ span: Span) throws(Refusal) -> [Value]? {
    guard let type = sourceType(of: value) else { return nil }
    var iterator = value
    if let make = try declaredMember("makeIterator", of: value, type, program.scope, span) {
      iterator = try apply(make, [], span)
      // `makeIterator()` returned an iterator of the standard library.
      if sourceType(of: iterator) == nil { return try elements(of: iterator, span) }
    }
    guard let type = sourceType(of: iterator), try declaredMember("next", of: iterator, type, program.scope, span) != nil else {
      return nil
    }
    var found: [Value] = []
    while let next = try declaredMember("next", of: iterator, type, program.scope, span) {
      receiverAfterCall = nil
      let element = try apply(next, [], span)
      if case .nil = element { break }
      if !iterator.isReference, let changed = receiverAfterCall { iterator = changed }
      found.append(element)
      guard found.count <= Self.elementLimit else { throw Refusal(.tooLarge(found.count), at: span) }
    }
    return found
  }
}

extension Expression {
  /// The type that an expression names, as in `[(day: String, items: [Int])]()`; nil for an expression that cannot be a type.
  package var typeReference: TypeReference? {
    let kind: TypeReference.TypeReferenceKind? =
      switch self.kind {
      case .identifier(let reference): .named(reference.name, reference.generics)
      case .member(let base, let reference):
        reference.name.text == "self" ? nil : base.typeReference.map { .member($0, reference.name, reference.generics) }
      case .optionalChain(let base): base.typeReference.map { .optional($0) }
      case .array(let elements): elements.count == 1 ? elements[0].typeReference.map { .array($0) } : nil
      case .dictionary(let entries): entries.count == 1 ? entries[0].typeReference : nil
      case .tuple(let elements): Self.types(of: elements).map { .tuple($0) }
      case .arrow(let parameters, let effects, let result): Self.function(parameters, effects, result)
      case .type(let reference): reference.kind
      default: nil
      }
    return kind.map { TypeReference(kind: $0, span: span) }
  }

  private static func types(of elements: [Argument]) -> [TypeReference.TupleElement]? {
    var types: [TypeReference.TupleElement] = []
    for element in elements {
      guard let type = element.value.typeReference else { return nil }
      types.append(TypeReference.TupleElement(label: element.label, type: type))
    }
    return types
  }

  private static func function(
    _ parameters: Expression, _ effects: Effects, _ result: Expression
  ) -> TypeReference.TypeReferenceKind? {
    guard case .tuple(let elements) = parameters.kind, let types = types(of: elements), let result = result.typeReference else {
      return nil
    }
    return .function(TypeReference.FunctionType(parameters: types, effects: effects, result: result))
  }
}

extension Expression.DictionaryElement {
  fileprivate var typeReference: TypeReference.TypeReferenceKind? {
    guard let key = key.typeReference, let value = value.typeReference else { return nil }
    return .dictionary(key: key, value: value)
  }
}

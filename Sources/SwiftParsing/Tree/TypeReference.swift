/// A type as it is written.
package struct TypeReference: Sendable {
  package var kind: TypeReferenceKind
  package var span: Span

  /// The forms of a type.
  package indirect enum TypeReferenceKind: Sendable {
    /// `Int`, `Array<Int>`; `Self`, `Any` and `_` too.
    case named(Name, GenericArguments?)
    /// `Swift.Int`, `A<B>.C`
    case member(TypeReference, Name, GenericArguments?)
    /// `T?`
    case optional(TypeReference)
    /// `T!`
    case implicitlyUnwrapped(TypeReference)
    /// `[T]`
    case array(TypeReference)
    /// `[K: V]`
    case dictionary(key: TypeReference, value: TypeReference)
    /// `[3 of T]`
    case inlineArray(count: TypeReference, element: TypeReference)
    /// `()`, `(T)`, `(x: T, T)`
    case tuple([TupleElement])
    /// `(T) async throws -> U`
    case function(FunctionType)
    /// `some P`
    case opaque(TypeReference)
    /// `any P`
    case existential(TypeReference)
    /// `T.Type`, `P.Protocol`; the name is `Type` or `Protocol`.
    case metatype(TypeReference, Name)
    /// `A & B`
    case composition([TypeReference])
    /// `~Copyable`
    case suppressed(TypeReference)
    /// `repeat each T`
    case packExpansion(TypeReference)
    /// `each T`
    case packElement(TypeReference)
    /// `inout T`, `@escaping () -> Void`, `borrowing T`
    case attributed(specifiers: [Name], attributes: [Attribute], TypeReference)
    /// `Module::Name`
    case selected(module: Name, TypeReference)
    /// A generic argument that is a number: `InlineArray<3, Int>`
    case value(Expression)
  }

  /// `<A, B>`
  package struct GenericArguments: Sendable {
    package var types: [TypeReference]
    package var span: Span
  }

  /// An element of a tuple type, or a parameter of a function type.
  package struct TupleElement: Sendable {
    /// The label: `x` of `x: T`; `_` of `_ x: T`.
    package var label: Name?
    /// The second name: `x` of `_ x: T`.
    package var internalName: Name?
    package var type: TypeReference
    /// Whether `...` follows the type.
    package var isVariadic = false
  }

  /// A function type's parts.
  package struct FunctionType: Sendable {
    package var parameters: [TupleElement]
    package var effects: Effects
    package var result: TypeReference
  }
}

/// `async` and `throws`, after the parameters of a function, an accessor or a closure.
package struct Effects: Sendable {
  package var isAsync = false
  package var throwing: Throwing?

  /// The two words for a function that throws.
  package enum Throwing: Sendable {
    /// `throws`, with the type of `throws(T)`.
    case `throws`(TypeReference?)
    /// `rethrows`
    case `rethrows`
  }
}

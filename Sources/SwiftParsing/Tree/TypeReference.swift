/// A type as written in the source.
package struct TypeReference: Sendable {
  package var kind: TypeReferenceKind
  package var span: Span

  package indirect enum TypeReferenceKind: Sendable {
    /// `Int`, `Array<Int>`, `Self`, `Any` and `_`
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
    /// A number as a generic argument: the 3 in `InlineArray<3, Int>`.
    case value(Expression)
  }

  /// `<A, B>`
  package struct GenericArguments: Sendable {
    package var types: [TypeReference]
    package var span: Span
  }

  /// An element of a tuple type, or a parameter of a function type.
  package struct TupleElement: Sendable {
    /// The first name: `x` in `x: T`, `_` in `_ x: T`.
    package var label: Name?
    /// The second name: `x` in `_ x: T`.
    package var internalName: Name?
    package var type: TypeReference
    package var isVariadic = false
  }

  package struct FunctionType: Sendable {
    package var parameters: [TupleElement]
    package var effects: Effects
    package var result: TypeReference
  }
}

/// The `async` and `throws` of a function, accessor or closure.
package struct Effects: Sendable {
  package var isAsync = false
  package var throwing: Throwing?

  package enum Throwing: Sendable {
    /// `throws`, or `throws(T)` with its type.
    case `throws`(TypeReference?)
    /// `rethrows`
    case `rethrows`
  }
}

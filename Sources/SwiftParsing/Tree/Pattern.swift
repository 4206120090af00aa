/// A pattern in a binding, `case` or `for`.
package struct Pattern: Sendable {
  package var kind: PatternKind
  package var span: Span

  package indirect enum PatternKind: Sendable {
    /// A name that is bound: `x` in `let x` and in `case .a(let x)`.
    case identifier(Name)
    /// `_`
    case wildcard
    /// `(a, b)` or `(x: a, y: b)`
    case tuple([Element])
    /// `let` or `var` before a pattern whose names it binds.
    case binding(Introducer, Pattern)
    /// An enum case whose payload contains a pattern, such as `.name(let x)`. The type is nil for `.name`.
    ///
    /// Cases without such a payload, such as `.name` and `.name(3)`, are `.expression`.
    case enumCase(type: Expression?, Name, payload: [Element])
    /// `x?`
    case optional(Pattern)
    /// `is T`
    case isType(TypeReference)
    /// `x as T`
    case asType(Pattern, TypeReference)
    /// An expression that is compared with `~=`.
    case expression(Expression)
  }

  /// An element of a tuple pattern or of an enum case's payload.
  package struct Element: Sendable {
    package var label: Name?
    package var pattern: Pattern
  }

  /// The keyword that starts a binding.
  package enum Introducer: String, Sendable {
    case `let`, `var`, `inout`, borrowing = "_borrowing", mutating = "_mutating", consuming = "_consuming"
  }
}

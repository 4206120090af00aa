/// What a value is matched with in a binding, a `case` or a `for`.
package struct Pattern: Sendable {
  package var kind: PatternKind
  package var span: Span

  /// The forms of a pattern.
  package indirect enum PatternKind: Sendable {
    /// A name that is bound: the `x` of `let x` and of `case .a(let x)`.
    case identifier(Name)
    /// `_`
    case wildcard
    /// `(a, b)`, with labels.
    case tuple([Element])
    /// `let …` or `var …` before a pattern whose names it binds.
    case binding(Introducer, Pattern)
    /// `PatternKind.name(…)`, `.name(…)` or `.name` with a payload that contains a pattern other than an expression; the type is nil for `.name`.
    ///
    /// What is an expression as a whole, such as `.name` or `.name(3)`, is `.expression`.
    case enumCase(type: Expression?, Name, payload: [Element])
    /// `x?`
    case optional(Pattern)
    /// `is T`
    case isType(TypeReference)
    /// `x as T`
    case asType(Pattern, TypeReference)
    /// A value that is compared by `~=`.
    case expression(Expression)
  }

  /// A part of a tuple pattern, or of an enum case's payload.
  package struct Element: Sendable {
    package var label: Name?
    package var pattern: Pattern
  }

  /// The word that begins a binding.
  package enum Introducer: String, Sendable {
    case `let`, `var`, `inout`, borrowing = "_borrowing", mutating = "_mutating", consuming = "_consuming"
  }
}

/// The condition of an `#if`.
package struct CompilationCondition: Sendable {
  package var kind: CompilationConditionKind
  package var span: Span

  /// The forms of a condition.
  package indirect enum CompilationConditionKind: Sendable {
    /// `DEBUG`
    case flag(Name)
    /// `true`, `false`
    case constant(Bool)
    /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)`: the argument is its text without spaces at its ends.
    case test(Name, argument: String)
    /// `swift(>=5.9)`, `compiler(<6)`
    case version(Name, comparison: String, version: String)
    case not(CompilationCondition)
    case all([CompilationCondition])
    case any([CompilationCondition])
  }
}

/// `#if … #elseif … #else … #endif`, around declarations, statements, the cases of a `switch` or the end of an expression.
package struct ConditionalBlock<Element: Sendable>: Sendable {
  package var branches: [Branch]

  /// One of the alternatives.
  package struct Branch: Sendable {
    /// Nil for `#else`.
    package var condition: CompilationCondition?
    package var elements: [Element]
    /// From `#if`, `#elseif` or `#else` to before the next of them.
    package var span: Span
  }
}

/// The condition of an `#if`.
package struct CompilationCondition: Sendable {
  package var kind: CompilationConditionKind
  package var span: Span

  package indirect enum CompilationConditionKind: Sendable {
    /// `DEBUG`
    case flag(Name)
    /// `true`, `false`
    case constant(Bool)
    /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)`; the argument is text, without surrounding spaces.
    case test(Name, argument: String)
    /// `swift(>=5.9)`, `compiler(<6)`
    case version(Name, comparison: String, version: String)
    case not(CompilationCondition)
    case all([CompilationCondition])
    case any([CompilationCondition])
  }
}

/// `#if … #elseif … #else … #endif` around declarations, statements, `switch` cases or the end of an expression.
package struct ConditionalBlock<Element: Sendable>: Sendable {
  package var branches: [Branch]

  package struct Branch: Sendable {
    /// Nil for `#else`.
    package var condition: CompilationCondition?
    package var elements: [Element]
    /// The range from `#if`, `#elseif` or `#else` to the next of these directives.
    package var span: Span
  }
}

/// An attribute of a declaration or a type: `@available(iOS 13.0, *)`, `@objc`, `@Published`.
package struct Attribute: Sendable {
  /// What follows `@`: `available`, or a type such as `Binding<Int>`.
  package var name: TypeReference
  /// What is between the parentheses; nil without them.
  ///
  /// The text is kept, not parsed: each attribute of the compiler has a grammar of its own.
  package var arguments: Span?
  /// From `@` to the closing parenthesis.
  package var span: Span
}

/// A modifier of a declaration.
package struct Modifier: Sendable {
  /// The word: `static`, `private`, `lazy`.
  package var name: String
  /// The word in parentheses: `set` of `private(set)`, `unsafe` of `unowned(unsafe)`.
  package var detail: String?
  package var span: Span
}

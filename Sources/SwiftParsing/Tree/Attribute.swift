/// An attribute of a declaration or a type: `@available(iOS 13.0, *)`, `@objc`, `@Published`.
package struct Attribute: Sendable {
  /// The name after `@`: `available`, or a type such as `Binding<Int>`.
  package var name: TypeReference
  /// The text between the parentheses; nil if there are none. It is not parsed, because each built-in attribute has its own grammar.
  package var arguments: Span?
  /// The range from `@` to the closing parenthesis.
  package var span: Span
}

package struct Modifier: Sendable {
  /// The keyword: `static`, `private`, `lazy`.
  package var name: String
  /// The word in parentheses: `set` of `private(set)`, `unsafe` of `unowned(unsafe)`.
  package var detail: String?
  package var span: Span
}

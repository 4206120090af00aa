/// A document that is kept beside the current one, as history keeps those before its steps.
///
/// Whoever holds it holds a reference: a copy of a document is some fifty of them.
package final class KeptDocument: Sendable {
  @usableFromInline package let document: Document

  @inlinable
  package init(_ document: Document) { self.document = document }
}

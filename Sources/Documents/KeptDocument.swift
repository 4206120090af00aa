/// A document that is kept beside the current one, as history keeps those before its steps.
///
/// Whoever holds it holds a reference: a copy of a document is some fifty of them.
package final class KeptDocument: Sendable {
  @usableFromInline package let document: Document

  @inlinable
  package init(_ document: Document) { self.document = document }
}

/// Holds a document by reference, in a value that is passed around or captured.
///
/// With the document itself inside, the functions that copy such a value take 12 KB of the executable each.
@propertyWrapper
package struct Kept: Sendable {
  @usableFromInline package var kept: KeptDocument

  @inlinable
  package init(wrappedValue document: Document) { kept = KeptDocument(document) }

  @inlinable
  package var wrappedValue: Document {
    get { kept.document }
    set { kept = KeptDocument(newValue) }
  }
}

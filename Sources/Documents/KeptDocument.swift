/// A document held by reference, as steps of undo hold those before them: a copy of a document is some fifty references.
///
/// It is a value all the same: an edit of a document that others hold too edits a copy of it.
@usableFromInline
package struct KeptDocument: Sendable {
  @usableFromInline
  final class Box: @unchecked Sendable {
    /// Written by a box's only holder alone.
    @exclusivity(unchecked) @usableFromInline var document: Document

    @inlinable
    init(_ document: Document) { self.document = document }
  }

  @usableFromInline var box: Box

  @inlinable
  package init(_ document: Document) { box = Box(document) }

  /// The document. Inlined everywhere, so that who asks one of its parts copies that part alone.
  @inlinable package var document: Document {
    @inline(__always) get { box.document }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.document) }
      yield &box.document
    }
  }

  /// Whether Swift code lays out one of the views, which is asked before each line.
  package var hasCode: Bool { box.document.views.hasCode }
}

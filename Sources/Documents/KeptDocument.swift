import LayoutComponents

/// A document held by reference, as steps of undo hold those before them.
@usableFromInline package typealias KeptDocument = Kept<Document>

extension KeptDocument {
  /// The document.
  @inlinable package var document: Document {
    @inline(__always) get { wrappedValue }
    @inline(__always) _modify { yield &wrappedValue }
  }

  /// Whether Swift code lays out one of the views, which is asked before each line.
  package var hasCode: Bool { box.value.views.hasCode }
}

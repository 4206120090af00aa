import CommandLanguage
import Documents
import Snapshots

/// The state that a command works on: the document, and the inverse of the command's edit.
@usableFromInline
package struct Workspace: Sendable {
  /// The document, in a box that an undo step shares until the next edit.
  @usableFromInline package var kept: CopyOnWriteBox<Document>
  /// Documents to compare with, by name.
  package var marks: [String: Document] = [:]
  /// The inverse of the current command; nil until it changes something.
  package var inverse: DocumentChange?
  /// Whether the command sets sizes itself, so that displayed elements are not measured again.
  package var keepsSizes = false
  var solved: SolvedLayout?

  package init(document: Document = Document(), marks: [String: Document] = [:], inverse: DocumentChange? = nil, keepsSizes: Bool = false) {
    kept = CopyOnWriteBox(document)
    self.marks = marks
    self.inverse = inverse
    self.keepsSizes = keepsSizes
  }

  @inlinable package var document: Document {
    get { kept.value }
    _modify { yield &kept.value }
  }

  @inlinable package var hasCode: Bool { kept.read { $0.hasCode } }

  /// Edits the document. If `body` throws, the document is unchanged.
  package mutating func edit<Result>(_ body: (inout Document) throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    let before = kept
    do {
      let result = try body(&document)
      inverse = .version(before)
      return result
    } catch {
      kept = before
      throw error
    }
  }

  /// Must be called after a command. Measures displayed elements, and discards the undo step of a command that changed nothing.
  package mutating func settle() {
    guard case .version(let before)? = inverse, document.settle(since: before, keepsSizes: keepsSizes) else { return }
    kept = before
    inverse = nil
  }
}

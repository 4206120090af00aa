import CommandLanguage
import Documents

/// The state a command works on: the document, and the inverse of the command's edit.
package struct Workspace: Sendable {
  package var document = Document()
  /// Documents to compare with, by name.
  package var marks: [String: Document] = [:]
  /// The inverse of the current command; nil while nothing has changed.
  package var inverse: Change?
  /// Whether the command set sizes itself, so that displayed elements are not measured again.
  package var keepsSizes = false
  /// The layout that was solved last; nil if none was.
  var solved: SolvedLayout?

  package init(document: Document = Document(), marks: [String: Document] = [:], inverse: Change? = nil, keepsSizes: Bool = false) {
    self.document = document
    self.marks = marks
    self.inverse = inverse
    self.keepsSizes = keepsSizes
  }

  /// Changes the document; if the body throws, the document is unchanged.
  package mutating func edit<Result>(_ body: (inout Document) throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    let before = KeptDocument(document)
    do {
      let result = try body(&document)
      inverse = .version(before)
      return result
    } catch {
      document = before.document
      throw error
    }
  }

  /// Called after a command: displayed elements are measured, and a command that changed nothing is not a step of undo.
  package mutating func settle() {
    guard case .version(let before)? = inverse, document.settle(since: before.document, keepsSizes: keepsSizes) else { return }
    document = before.document
    inverse = nil
  }
}

import CommandLanguage

/// What a command works on: the document, and the way back from what it does to it.
package struct Workspace: Sendable {
  var document = Document()
  /// Documents to compare with, by name.
  var marks: [String: Document] = [:]
  /// What undoes the command that is being run; nil while nothing was changed.
  var inverse: Change?
  /// The command gave sizes itself: nothing that is displayed takes one.
  var keepsSizes = false

  /// Changes the document; where that throws, the document is as it was.
  mutating func edit<Result>(_ body: (inout Document) throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    let before = document
    do {
      let result = try body(&document)
      inverse = .version(before)
      return result
    } catch {
      document = before
      throw error
    }
  }

  /// After a command: what is displayed takes its size, and a command that changed nothing has nothing to undo.
  mutating func settle() {
    guard case .version(let before)? = inverse else { return }
    if !keepsSizes { document.takeSizes(since: before) }
    guard document.isUnchanged(since: before) else { return }
    document = before
    inverse = nil
  }
}

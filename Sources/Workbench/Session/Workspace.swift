import CommandLanguage

/// What a command works on: the document, and the way back from what it does to it.
package struct Workspace: Sendable {
  var document = Document()
  /// What undoes the command that is being run; nil while nothing was changed.
  var inverse: Change?
  /// The command gave sizes itself: nothing that is displayed takes one.
  var keepsSizes = false

  /// Changes the document; where that throws, the document is as it was.
  mutating func edit<Result>(_ body: (inout Document) throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    let before = document
    do {
      let result = try body(&document)
      inverse = .replace(before)
      return result
    } catch {
      document = before
      throw error
    }
  }
}

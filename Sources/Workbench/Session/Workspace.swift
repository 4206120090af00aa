import CommandLanguage

/// What a command works on: the document, and the way back from what it does to it.
package struct Workspace: Sendable {
  var document = Document()
  /// What undoes the command that is being run; nil while nothing was changed.
  var inverse: Change?
  /// The command gave sizes itself: nothing that is displayed takes one.
  var keepsSizes = false

  /// Changes a part of the document. Where the part comes out as it was nothing was changed, and no step is made.
  mutating func edit<Part: Equatable, Result>(
    changing part: (borrowing Document) -> Part, _ body: (inout Document) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let before = part(document)
    let result = try edit(body)
    if part(document) == before { takeBack() }
    return result
  }

  /// Nothing was changed after all: no step is made.
  mutating func takeBack() {
    guard case .replace(let before)? = inverse else { return }
    document = before
    inverse = nil
  }

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

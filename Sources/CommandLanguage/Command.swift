/// A command: its declaration, and the function that runs it on a document.
///
/// The function either returns an outcome, or throws and leaves the document unchanged.
package struct Command<Document, Outcome>: Sendable {
  package let declaration: CommandDeclaration
  package let run: @Sendable (inout Document, borrowing Arguments) throws(Diagnostic) -> Outcome

  package init(
    _ declaration: CommandDeclaration, run: @escaping @Sendable (inout Document, borrowing Arguments) throws(Diagnostic) -> Outcome
  ) {
    self.declaration = declaration
    self.run = run
  }
}

import Wording

/// A command, declared once: its words, its typed parameters, and the function that runs it on a document.
///
/// The function either returns an outcome or throws and leaves the document as it was.
package struct Command<Document, Outcome>: Sendable {
  package let declaration: CommandDeclaration
  package let run: @Sendable (inout Document, borrowing Arguments) throws(Diagnostic) -> Outcome

  package init<each P: Parameter>(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    _ parameters: repeat each P, examples: [CommandDeclaration.Example],
    run body: @escaping @Sendable (inout Document, repeat (each P).Value) throws(Diagnostic) -> Outcome
  ) {
    var shapes: [Shape] = []
    repeat shapes.append((each parameters).shape)
    declaration = CommandDeclaration(
      name: name, summary: summary, details: details, topic: topic, shapes: shapes, formats: formats, examples: examples)
    run = { (document: inout Document, arguments: borrowing Arguments) throws(Diagnostic) -> Outcome in
      var slot = 0
      return try body(&document, repeat (each parameters).next(arguments, &slot))
    }
  }
}

extension Parameter {
  /// Reads this parameter and moves on to the next.
  fileprivate func next(_ arguments: borrowing Arguments, _ slot: inout Int) throws(Diagnostic) -> Value {
    defer { slot += 1 }
    return try read(arguments, slot: slot)
  }
}

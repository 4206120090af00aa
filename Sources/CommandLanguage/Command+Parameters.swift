import Localization

// One initializer per number of parameters, because Embedded Swift has no parameter packs.

extension Command {
  @inlinable package init(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    examples: [CommandDeclaration.Example], run body: @escaping @Sendable (inout Document) throws(Diagnostic) -> Outcome
  ) {
    let declaration = CommandDeclaration(name, summary, details, topic, [], formats, examples)
    self.init(declaration) { document, arguments throws(Diagnostic) in
      try body(&document)
    }
  }

  @inlinable package init<A: Parameter>(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    _ a: A,
    examples: [CommandDeclaration.Example], run body: @escaping @Sendable (inout Document, A.Value) throws(Diagnostic) -> Outcome
  ) {
    let declaration = CommandDeclaration(name, summary, details, topic, [a.shape], formats, examples)
    self.init(declaration) { document, arguments throws(Diagnostic) in
      try body(&document, a.read(arguments, slot: 0))
    }
  }

  @inlinable package init<A: Parameter, B: Parameter>(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    _ a: A, _ b: B,
    examples: [CommandDeclaration.Example], run body: @escaping @Sendable (inout Document, A.Value, B.Value) throws(Diagnostic) -> Outcome
  ) {
    let declaration = CommandDeclaration(name, summary, details, topic, [a.shape, b.shape], formats, examples)
    self.init(declaration) { document, arguments throws(Diagnostic) in
      try body(&document, a.read(arguments, slot: 0), b.read(arguments, slot: 1))
    }
  }

  @inlinable package init<A: Parameter, B: Parameter, C: Parameter>(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    _ a: A, _ b: B, _ c: C,
    examples: [CommandDeclaration.Example],
    run body: @escaping @Sendable (inout Document, A.Value, B.Value, C.Value) throws(Diagnostic) -> Outcome
  ) {
    let declaration = CommandDeclaration(name, summary, details, topic, [a.shape, b.shape, c.shape], formats, examples)
    self.init(declaration) { document, arguments throws(Diagnostic) in
      try body(&document, a.read(arguments, slot: 0), b.read(arguments, slot: 1), c.read(arguments, slot: 2))
    }
  }

  @inlinable package init<A: Parameter, B: Parameter, C: Parameter, D: Parameter>(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    _ a: A, _ b: B, _ c: C, _ d: D,
    examples: [CommandDeclaration.Example],
    run body: @escaping @Sendable (inout Document, A.Value, B.Value, C.Value, D.Value) throws(Diagnostic) -> Outcome
  ) {
    let declaration = CommandDeclaration(name, summary, details, topic, [a.shape, b.shape, c.shape, d.shape], formats, examples)
    self.init(declaration) { document, arguments throws(Diagnostic) in
      try body(&document, a.read(arguments, slot: 0), b.read(arguments, slot: 1), c.read(arguments, slot: 2), d.read(arguments, slot: 3))
    }
  }

  @inlinable package init<A: Parameter, B: Parameter, C: Parameter, D: Parameter, E: Parameter>(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
    examples: [CommandDeclaration.Example],
    run body: @escaping @Sendable (inout Document, A.Value, B.Value, C.Value, D.Value, E.Value) throws(Diagnostic) -> Outcome
  ) {
    let declaration = CommandDeclaration(name, summary, details, topic, [a.shape, b.shape, c.shape, d.shape, e.shape], formats, examples)
    self.init(declaration) { document, arguments throws(Diagnostic) in
      try body(
        &document, a.read(arguments, slot: 0), b.read(arguments, slot: 1), c.read(arguments, slot: 2), d.read(arguments, slot: 3),
        e.read(arguments, slot: 4))
    }
  }

  @inlinable package init<A: Parameter, B: Parameter, C: Parameter, D: Parameter, E: Parameter, F: Parameter>(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
    examples: [CommandDeclaration.Example],
    run body: @escaping @Sendable (inout Document, A.Value, B.Value, C.Value, D.Value, E.Value, F.Value) throws(Diagnostic) -> Outcome
  ) {
    let declaration = CommandDeclaration(
      name, summary, details, topic, [a.shape, b.shape, c.shape, d.shape, e.shape, f.shape], formats, examples)
    self.init(declaration) { document, arguments throws(Diagnostic) in
      try body(
        &document, a.read(arguments, slot: 0), b.read(arguments, slot: 1), c.read(arguments, slot: 2), d.read(arguments, slot: 3),
        e.read(arguments, slot: 4), f.read(arguments, slot: 5))
    }
  }

  @inlinable package init<A: Parameter, B: Parameter, C: Parameter, D: Parameter, E: Parameter, F: Parameter, G: Parameter>(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], topic: String, formats: [AnswerFormat] = [],
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
    examples: [CommandDeclaration.Example],
    run body:
      @escaping @Sendable (inout Document, A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value) throws(Diagnostic) -> Outcome
  ) {
    let declaration = CommandDeclaration(
      name, summary, details, topic, [a.shape, b.shape, c.shape, d.shape, e.shape, f.shape, g.shape], formats, examples)
    self.init(declaration) { document, arguments throws(Diagnostic) in
      try body(
        &document, a.read(arguments, slot: 0), b.read(arguments, slot: 1), c.read(arguments, slot: 2), d.read(arguments, slot: 3),
        e.read(arguments, slot: 4), f.read(arguments, slot: 5), g.read(arguments, slot: 6))
    }
  }
}

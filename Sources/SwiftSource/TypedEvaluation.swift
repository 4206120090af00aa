import SwiftParsing

/// Code that is typed piece by piece, evaluated as far as it was typed. The next piece goes on from there, so that a line costs what it
/// does itself.
///
/// What it makes is the same as if all pieces were evaluated from the beginning. Where that cannot be known, it no longer goes on: after a
/// refusal, and if reading what was made has run code, such as a section provider.
package final class TypedEvaluation: @unchecked Sendable {
  // The reason for `@unchecked`: a session uses it on one thread at a time, and a cancelled run's is given up.
  private var task: SwiftReader.Task
  private let entry: String?
  /// How many pieces were evaluated, files included.
  package private(set) var pieceCount = 0
  package private(set) var goesOn = true

  /// - Parameter entry: What makes the layout in the files, if something does.
  package init(_ reader: SwiftReader, entry: String?) {
    task = SwiftReader.Task(reader: reader, evaluator: reader.evaluator(), sectionCount: 0)
    self.entry = entry
  }

  /// Evaluates the pieces of a reader that come after those evaluated, and reads what all of them made: every constant is a component.
  ///
  /// - Parameter pieces: The pieces that follow, by the host of their time.
  package func read(
    _ pieces: [SwiftReader.Piece], for reader: SwiftReader, sectionCount: Int
  ) throws(SwiftReader.Failure) -> SwiftReader.Reading {
    let evaluator = task.evaluator
    let isFirst = pieceCount == 0
    goesOn = false
    if let tooDeep = reader.tooDeep { throw .refused(tooDeep) }
    (task.reader, task.sectionCount) = (reader, sectionCount)
    do throws(Refusal) {
      if isFirst, let entry { task.entryValue = try evaluator.value(ofEntry: entry) }
      evaluator.hasAppNames = true
      for piece in pieces {
        defer { pieceCount += 1 }
        guard piece.runs else { continue }
        (evaluator.host, evaluator.appSnapshot) = (piece.host, piece.snapshot)
        let file = SourceFile(piece.bytes, index: UInt32(pieceCount))
        if let problem = file.tooDeep { throw Refusal(.grammar(problem.kind), at: problem.span) }
        try task.run(file)
      }
      return try reading()
    } catch { throw .refused(error) }
  }

  private func reading() throws(Refusal) -> SwiftReader.Reading {
    let evaluator = task.evaluator
    let (steps, work) = (evaluator.steps, evaluator.work)
    let (ignored, undeclaredKinds, reads) = (evaluator.ignored, evaluator.undeclaredKinds, evaluator.reads)
    (evaluator.hasEvaluated, evaluator.refersToMargins) = (false, false)
    let reading = try task.typedReading()
    goesOn = !evaluator.hasEvaluated
    (evaluator.steps, evaluator.work) = (steps, work)
    (evaluator.ignored, evaluator.undeclaredKinds, evaluator.reads) = (ignored, undeclaredKinds, reads)
    return reading
  }
}

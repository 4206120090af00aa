import Cancelling
import SwiftParsing

/// Evaluates typed code incrementally: each new piece continues from the state after the last one.
///
/// The reading equals that of an evaluation of all pieces from the beginning.
package final class TypedEvaluation: @unchecked Sendable {
  // The reason for `@unchecked`: copies of a session share it, on one thread. A run on a thread of its own takes it over.
  private var task: SwiftReader.Task
  private let entry: String?
  /// How many pieces were evaluated, files included.
  package private(set) var pieceCount = 0
  /// False after a refusal, which leaves the evaluator changed in part, and when reading the result has run code, such as a section
  /// provider.
  package private(set) var canContinue = true

  /// - Parameter entry: What makes the layout in the files, if something does.
  package init(_ reader: SwiftReader, entry: String?) {
    task = SwiftReader.Task(reader: reader, evaluator: reader.evaluator(), sectionCount: 0)
    self.entry = entry
  }

  /// Evaluates the pieces of a reader, which come after those evaluated before, and reads the result of all of them: every constant is a
  /// component.
  package func read(_ reader: SwiftReader) throws(SwiftReader.Failure) -> SwiftReader.Reading {
    let evaluator = task.evaluator
    let isFirst = pieceCount == 0
    evaluator.asking = Asking()
    canContinue = false
    if let tooDeep = reader.tooDeep { throw .refused(tooDeep) }
    (task.reader, task.sectionCount) = (reader, reader.host.sections.count)
    do throws(Refusal) {
      if isFirst, let entry {
        if reader.pieces.contains(where: { !$0.runs }) {
          task.entryValue = try evaluator.value(ofEntry: entry)
        } else {
          task.typedEntry = entry
        }
      }
      evaluator.hasAppNames = true
      for piece in reader.pieces {
        defer { pieceCount += 1 }
        guard piece.runs else { continue }
        // A line has the limit for itself; those before it are not evaluated again.
        (evaluator.steps, evaluator.work) = (0, 0)
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
    let remarks = evaluator.remarks
    (evaluator.steps, evaluator.work) = (0, 0)
    (evaluator.hasEvaluated, evaluator.refersToMargins) = (false, false)
    let reading = try task.typedReading()
    canContinue = !evaluator.hasEvaluated
    evaluator.remarks = remarks
    return reading
  }
}

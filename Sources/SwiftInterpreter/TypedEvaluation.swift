import Cancelling
import SwiftParsing

/// Evaluates typed code incrementally. Each new piece continues from the state after the last one.
///
/// The reading is the same as if all pieces were evaluated from the beginning.
package final class TypedEvaluation: @unchecked Sendable {
  // `@unchecked` is safe, because copies of a session share this object on one thread, and a run on another thread uses it exclusively.
  private var task: SwiftReader.Task
  private let entry: String?
  /// The number of evaluated pieces, including files.
  package private(set) var pieceCount = 0
  /// False after an error, which leaves the evaluator partly changed, and also if reading the result ran code, such as a section provider.
  package private(set) var canContinue = true

  /// - Parameter entry: The call that makes the layout in the files, if there is one.
  package init(_ reader: SwiftReader, entry: String?) {
    task = SwiftReader.Task(reader: reader, evaluator: reader.evaluator(), sectionCount: 0)
    self.entry = entry
  }

  /// Evaluates the new pieces of a reader and reads the result of all pieces. Each constant is a component.
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
        // Each line has its own step limit, because earlier lines are not evaluated again.
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

import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import Localization
import Rendering

/// Comparing what UIKit answered with what is said here: the recording's document is built beside the session's own, which stays as it is.
extension Session {
  /// The versions of the system between which rules differ.
  private static let systems = [15, 16, 18, 26]

  func verify(_ name: Path, in entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let file = try load(name, upTo: .recording, in: entry, with: context)
    let recordings: [Recording]
    do throws(JSONFault) { recordings = try Recording.all(in: file.bytes) } catch {
      let diagnostic = Diagnostic(
        .unreadableJSON, error.reason, at: .bytes(error.range), suggestion: error.suggestion,
        notes: ["'export probe FOLDER' writes what records such a file"])
      _ = refuse(diagnostic, in: file.bytes, with: context.reading(file))
      throw .readFailed
    }
    guard let first = recordings.first, first.document == nil else {
      return try verifyAssumptions(recordings, with: context)
    }
    var comparisons = try comparisons(of: recordings, by: nil, with: context)
    let differences = comparisons.reduce(0) { $0 + $1.differenceCount }
    var systems: [Int] = []
    if differences > 0 {
      for system in Self.systems where system != first.os {
        let others = try self.comparisons(of: recordings, by: system, with: context)
        if others.allSatisfy({ $0.differenceCount == 0 }) { systems.append(system) }
        guard zip(others, comparisons).allSatisfy({ $0.differsWithin($1) }) else { continue }
        for index in comparisons.indices { comparisons[index].note(system, others[index]) }
      }
    }
    let restedOn = systems.isEmpty ? Set(comparisons.flatMap { $0.assumptions }) : []
    let assumptions = Assumption.allCases.filter(restedOn.contains)
    print(RecordingReport(comparisons, agreeingSystems: systems, assumptions: assumptions).report, with: context)
    guard differences == 0 else {
      throw Diagnostic(.expectation, "UIKit answered otherwise in \(counted(differences, "place"))", at: .parameter("file"))
    }
  }

  /// The recordings beside what is said here, by the rules of a version of the system; nil for that of each recording.
  private func comparisons(
    of recordings: [Recording], by system: Int?, with context: RunContext
  ) throws(Diagnostic) -> [RecordingComparison] {
    var comparisons: [RecordingComparison] = []
    for recording in recordings {
      comparisons.append(RecordingComparison(recording, try documents(of: recording, system ?? recording.os, with: context)))
    }
    return comparisons
  }

  /// The recording's document after each of its steps, by the rules of a version of the system.
  func documents(of recording: Recording, _ system: Int, with context: RunContext) throws(Diagnostic) -> [Document] {
    let trial = Session(settings: Settings(), on: MemoryFiles())
    let isOwn = recording.document.flatMap { AssumptionDocument.named($0) }?.script == recording.script
    for line in recording.script { try trial.runRecorded(line, isOwn: isOwn, with: context) }
    for line in recording.environment + ["set environment.os \(system)"] { try trial.runRecorded(line, with: context) }
    var documents = [trial.document]
    for step in recording.steps.dropFirst() {
      if let line = step.line { try trial.runRecorded(line, with: context) }
      documents.append(trial.document)
    }
    return documents
  }

  /// Runs a line of a recording, which is an edit.
  ///
  /// - Parameter isOwn: Whether it is of a document of Galley's own, which may be Swift.
  func runRecorded(_ line: String, isOwn: Bool = false, with context: RunContext) throws(Diagnostic) {
    let refusals = Refusals()
    var editing = context.trial.collecting(refusals)
    editing.accepted = isOwn ? .editsAndLooks : .edits
    let bytes = Array(line.utf8)
    guard !run(InputEntry(bytes, number: 1, isSwift: isOwn && readsAsSwift(bytes)), with: editing) else { return }
    throw Diagnostic(
      .unreadableJSON, "the recording's line '\(line.abbreviated)' is refused", at: .parameter("file"),
      notes: refusals.all.prefix(1).map { $0.message })
  }
}

import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import Localization
import Rendering

/// Comparing UIKit's recorded answers with Galley's. The recording's document is built in a separate session, and the session's own
/// document is unchanged.
extension Session {
  /// The iOS versions between which rules differ.
  private static let systems = [15, 16, 18, 26]

  func verify(_ name: Path, in entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let file = try load(name, upTo: .recording, in: entry, with: context)
    let recordings: [Recording]
    do throws(JSONFault) { recordings = try Recording.all(in: file.bytes) } catch {
      let diagnostic = Diagnostic(
        .unreadableJSON, error.reason, at: .bytes(error.range), suggestion: error.suggestion,
        notes: ["'export probe FOLDER' writes the package that produces such a file"])
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
      throw Diagnostic(.expectation, "UIKit's answers differ in \(counted(differences, "place"))", at: .parameter("file"))
    }
  }

  /// The comparisons of recordings with the rules of an iOS version; nil selects the version of each recording.
  private func comparisons(
    of recordings: [Recording], by system: Int?, with context: RunContext
  ) throws(Diagnostic) -> [RecordingComparison] {
    var comparisons: [RecordingComparison] = []
    for recording in recordings {
      comparisons.append(RecordingComparison(recording, try documents(of: recording, system ?? recording.os, with: context)))
    }
    return comparisons
  }

  /// The recording's document after each of its steps, with the rules of an iOS version.
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

  /// Runs a line of a recording, which must be an edit.
  ///
  /// - Parameter isOwn: Whether the line belongs to one of Galley's own documents, which may contain Swift.
  func runRecorded(_ line: String, isOwn: Bool = false, with context: RunContext) throws(Diagnostic) {
    let refusals = Refusals()
    var editing = context.trial.collecting(refusals)
    editing.accepted = isOwn ? .editsAndLooks : .edits
    let bytes = Array(line.utf8)
    guard !run(InputEntry(bytes, number: 1, isSwift: isOwn && swiftPrompt.readsAsSwift(bytes)), with: editing) else { return }
    throw Diagnostic(
      .unreadableJSON, "the line '\(line.abbreviated)' in the recording failed", at: .parameter("file"),
      notes: refusals.all.prefix(1).map { $0.message })
  }
}

// MARK: Assumptions

extension Session {
  /// Writes the package that tests every assumption in UIKit, or a recording of Galley's answers.
  func exportAssumptions(
    to path: Path, asRecording isRecording: Bool, in entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) {
    var made: [AssumptionExport.ProbedDocument] = []
    for asked in AssumptionDocument.all {
      let trial = Session(settings: Settings(), on: MemoryFiles())
      for line in asked.script { try trial.runRecorded(line, isOwn: true, with: context) }
      var documents = [trial.document]
      for line in asked.steps {
        try trial.runRecorded(line, with: context)
        documents.append(trial.document)
      }
      made.append(AssumptionExport.ProbedDocument(asked, documents))
    }
    let content = isRecording ? .recording(Recording.json(of: made).indented) : try AssumptionExport.content(of: made)
    try export(content, to: path, orElse: nil, in: entry, with: context)
  }

  /// Prints which assumptions are confirmed by the recordings of their documents.
  func verifyAssumptions(_ recordings: [Recording], with context: RunContext) throws(Diagnostic) {
    var answers: [AssumptionAnswer] = []
    for assumption in Assumption.allCases {
      let asked = recordings.filter { $0.assumption == assumption }
      var count = 0
      for recording in asked {
        let documents = try documents(of: recording, recording.os, with: context)
        count += RecordingComparison(recording, documents).layoutDifferenceCount
      }
      answers.append(AssumptionAnswer(assumption, recordings: asked, differences: count))
    }
    print(AssumptionReport(answers).report, with: context)
    let others = answers.count { $0.isOther }
    guard others == 0 else {
      throw Diagnostic(.expectation, "UIKit's answers differ for \(counted(others, "assumption"))", at: .parameter("file"))
    }
  }
}

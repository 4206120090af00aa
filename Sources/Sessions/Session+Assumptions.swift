import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import Localization
import Rendering

/// Asking UIKit what is assumed of it, and comparing its answers with every reading.
extension Session {
  /// Writes the package that asks about every assumption, or what is answered here.
  mutating func exportAssumptions(
    to path: Path, asRecording isRecording: Bool, in entry: Entry, with context: RunContext
  ) throws(Diagnostic) {
    var made: [AssumptionExport.Made] = []
    for asked in AssumptionDocument.all {
      var trial = Session(settings: Settings(), on: MemoryFiles().host)
      for line in asked.script { try trial.runRecorded(line, isOwn: true, with: context) }
      var documents = [trial.document]
      for line in asked.steps {
        try trial.runRecorded(line, with: context)
        documents.append(trial.document)
      }
      made.append(AssumptionExport.Made(asked, documents))
    }
    let content = isRecording ? .recording(Recording.json(of: made).indented) : try AssumptionExport.content(of: made)
    try export(content, to: path, orElse: nil, in: entry, with: context)
  }

  /// Prints which readings the recordings of assumptions support.
  mutating func verifyAssumptions(_ recordings: [Recording], with context: RunContext) throws(Diagnostic) {
    var answers: [AssumptionAnswer] = []
    for assumption in Assumption.allCases {
      let asked = recordings.filter { $0.assumption == assumption }
      var answer = AssumptionAnswer(assumption, recordings: asked)
      // Galley's own reading has no name.
      let readings: [Reading?] = [nil] + assumption.readings.map { Optional($0) }
      for reading in asked.isEmpty ? [] : readings {
        answer.add(reading, differences: try differences(of: asked, following: reading?.switched ?? .own, with: context))
      }
      if answer.isUnexplained { answer.pairs = try pairs(explaining: asked, answer.ownDifferences ?? 0, Reading.all, with: context) }
      answers.append(answer)
    }
    print(AssumptionReport(answers).report, with: context)
    let others = answers.count { $0.isRecorded && !$0.supportsOwn }
    guard others == 0 else {
      throw Diagnostic(.expectation, "UIKit answered otherwise to \(counted(others, "assumption"))", at: .parameter("file"))
    }
  }

  /// In how many places recordings differ from what is said by some readings.
  func differences(of recordings: [Recording], following readings: Readings, with context: RunContext) throws(Diagnostic) -> Int {
    var count = 0
    for recording in recordings {
      let documents = try documents(of: recording, recording.os, following: readings, with: context)
      count += RecordingComparison(recording, documents).layoutDifferenceCount
    }
    return count
  }

  /// Of how many readings pairs are tried.
  private static let mostPaired = 12

  /// The pairs of readings that together leave no difference, of the readings that leave fewer alone.
  func pairs(
    explaining recordings: [Recording], _ differences: Int, _ readings: [Reading], with context: RunContext
  ) throws(Diagnostic) -> [[Reading]] {
    var helping: [Reading] = []
    for reading in readings where helping.count < Self.mostPaired {
      if try self.differences(of: recordings, following: reading.switched, with: context) < differences { helping.append(reading) }
    }
    var pairs: [[Reading]] = []
    for (index, first) in helping.enumerated() {
      for second in helping[(index + 1)...] {
        let both = first.switched.and(second.switched)
        if try self.differences(of: recordings, following: both, with: context) == 0 { pairs.append([first, second]) }
      }
    }
    return pairs
  }
}

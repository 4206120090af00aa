import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import Localization
import Rendering

/// Asking UIKit what is assumed of it, and comparing its answers.
extension Session {
  /// Writes the package that asks about every assumption, or what is answered here.
  func exportAssumptions(
    to path: Path, asRecording isRecording: Bool, in entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) {
    var made: [AssumptionExport.Made] = []
    for asked in AssumptionDocument.all {
      let trial = Session(settings: Settings(), on: MemoryFiles())
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

  /// Prints which assumptions the recordings of their documents confirm.
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
      throw Diagnostic(.expectation, "UIKit answered otherwise to \(counted(others, "assumption"))", at: .parameter("file"))
    }
  }
}

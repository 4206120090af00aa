import CommandLanguage
import Sessions
import Wording

/// Scripts as tests: one line for each, then the count.
struct TestRun {
  var files: [Path]

  /// - Returns: Whether all of them passed.
  func run() -> Bool {
    let output = StandardOutput()
    var failed = 0
    for file in files {
      var batch = Batch(session: Session())
      batch.session.settings.language = processLanguage
      // A test shows a script's errors, not its output.
      batch.output.isSilent = true
      let status = batch.run(file: file)
      if status != 0 { failed += 1 }
      output.write(said(status == 0 ? "passed \(file.text.escapingControls)" : "failed \(file.text.escapingControls)") + "\n")
      output.flush()
    }
    // The same in every language, because test runners parse it.
    output.write(said(Phrase(verbatim: "\(files.count - failed) passed, \(failed) failed")) + "\n")
    output.flush()
    return failed == 0
  }
}

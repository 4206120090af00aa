import Wording
import Workbench

/// Scripts as tests: one line for each, then the count.
struct TestRun {
  var files: [String]

  /// - Returns: whether all of them passed.
  func run() -> Bool {
    var output = StandardOutput()
    var failed = 0
    for file in files {
      var batch = Batch(session: Session())
      batch.session.settings.language = processLanguage
      // What a script prints is not what a test is about; its errors are.
      batch.output.isSilent = true
      let status = batch.run(file: file)
      if status != 0 { failed += 1 }
      output.write(said(status == 0 ? "passed \(file.escapingControls)" : "failed \(file.escapingControls)") + "\n")
      output.flush()
    }
    // In every language the same: what runs tests reads it.
    output.write(said(Phrase(verbatim: "\(files.count - failed) passed, \(failed) failed")) + "\n")
    output.flush()
    return failed == 0
  }
}

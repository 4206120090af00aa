import Checking
import CommandLanguage
import Localization
import Rendering
import Sessions

/// Runs scripts as tests, and prints one line for each, then the counts.
struct TestRun {
  var names: [Path]
  var options: ScriptTest.TestOptions
  var isJSON: Bool
  /// Whether only failures are printed.
  var isQuiet: Bool
  /// The file for the results as JUnit's XML.
  var junit: Path?

  private let output = StandardOutput()

  init(names: [Path], options: ScriptTest.TestOptions, isJSON: Bool, isQuiet: Bool, junit: Path?) {
    self.names = names
    self.options = options
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    self.junit = junit
  }

  /// - Returns: Whether all tests passed.
  func run() throws -> Bool {
    var count = TestCount()
    var cases: [JUnit.TestCase] = []
    for named in Files.standardStore.tests(named: names) {
      var options = options
      options.code = named.code
      // In JSON, the record of a test contains its errors.
      let test = ScriptTest(of: named.script, options, to: isJSON ? Output() : output)
      count.add(test)
      cases.append(JUnit.TestCase(group: test.file.folder.text, name: test.file.name.text, failures: test.failures))
      if !isQuiet || test.result == .failed { print(test) }
      output.flush()
    }
    if !isQuiet { isJSON ? print(count.record) : count.lines.forEach(print) }
    output.flush()
    if let junit { try write(JUnit.document(.test, cases), to: junit) }
    return count.failed == 0
  }

  private func print(_ test: ScriptTest) {
    guard !isJSON else { return print(test.record) }
    output.write(test.diff)
    print(test.line)
  }

  private func print(_ line: Phrase) { output.write(said(line) + "\n") }

  private func print(_ record: JSON) { output.write(record.text + "\n") }
}

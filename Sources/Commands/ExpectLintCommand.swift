import CommandLanguage
import Documents
import Linting
import Localization

enum ExpectLintCommand {
  static let all: [ShellCommand] = [expectLint]

  static let expectLint = ShellCommand(
    "expect lint", "checks the findings of 'lint': no errors, or exactly the given ones",
    details: [
      "With no arguments, it expects no errors; with 'none', it expects no warnings either, and with 'clean' no findings at all.",
      "With the names of checks, it expects errors and warnings from exactly these, in any order; infos and hints count only if named.",
    ], topic: ExpectCommands.topic, Many(.check, atLeast: 0),
    examples: [Example("expect lint", after: LookCommands.screen), Example("expect lint dim-percent", after: slip)]
  ) { (workspace: inout Workspace, checks: [String]) throws(Diagnostic) -> CommandEffect in
    if checks.count > 1, let word = [none, clean].first(where: checks.contains) {
      throw Diagnostic(.extraWord, "'\(word)' cannot be combined with other words", at: .word(word, parameter: "check"))
    }
    let findings = workspace.document.findings()
    let names = Set(checks).subtracting([none, clean])
    let isClean = checks == [clean]
    let counted = findings.filter { isClean || $0.severity <= (checks.isEmpty ? .error : .warning) || names.contains($0.id) }
    let found = Set(counted.map { $0.id })
    return .expectation(isMet: found == names) {
      let grave = findings.filter { $0.severity <= .warning || names.contains($0.id) }
      return UnmetExpectation(
        "the list of findings", expected: ExpectCommands.list(names.sorted()),
        found: ExpectCommands.list(found.sorted()), line: line(for: grave),
        statement: names.isEmpty
          ? UnmetExpectation.Statement(
            goal: isClean ? "'lint' finds nothing" : checks.isEmpty ? "'lint' finds no errors" : "'lint' finds no errors or warnings",
            shortfall: "'lint' finds \(ExpectCommands.list(found.sorted()))") : nil, isStated: true)
    }
  }

  /// The word that expects neither errors nor warnings.
  static let none = "none"
  /// The word that expects no findings.
  static let clean = "clean"

  static func line(for findings: [Finding]) -> String {
    ExpectCommands.line("expect lint", findings.isEmpty ? [none] : Set(findings.map { $0.id }).sorted())
  }

  private static let slip =
    LookCommands.screen + "; define item tile width=fractionalWidth(50) height=1h; define group pair horizontal width=1w height=80 of tile"
}

extension ValueType where Value == String {
  /// The name of a lint check, or `none`.
  fileprivate static let check = ValueType(
    "check", accepts: "none, clean, or the name of a check, such as dim-percent", completions: .live(Live.check)
  ) { word throws(Diagnostic) in
    guard [ExpectLintCommand.none, ExpectLintCommand.clean].contains(word.text) || Check.all.contains(where: { $0.id == word.text }) else {
      throw Diagnostic(
        .unknownChoice, "'\(word.text.abbreviated)' is not a lint check", at: .bytes(word.range),
        suggestion: nearestName(to: word.text, among: [ExpectLintCommand.none, ExpectLintCommand.clean] + Check.all.map { $0.id }),
        notes: ["'lint' prints the name of the check for each finding"])
    }
    return word.text
  }
}

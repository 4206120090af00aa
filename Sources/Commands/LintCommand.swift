import CommandLanguage
import Documents
import Exports
import Linting
import Localization

enum LintCommand {
  static let all: [ShellCommand] = [command]

  private static let slip =
    LookCommands.screen + "; define item tile width=fractionalWidth(50) height=1h; define group pair horizontal width=1w height=80 of tile"

  static let command = ShellCommand(
    "lint", "what is likely a mistake, with the command that mends it",
    details: [
      "Errors and warnings are shown; infos and hints too if there are none, or with --all; --json has them all.",
      "error: UIKit raises, or nothing useful is visible; warning: probably not what was meant; info: surprising; hint: could be improved.",
      "A finding's number is its place in 'lint --all', most severe first; its id stays the same from version to version.",
      "--json: number, id, severity, component and property (or section, or items), message, numbers, cause, rule, commands.",
      "A number such as R5.7 is a rule: 'help R5.7' explains it.",
      "--fix runs a finding's own lines, in one step of undo.",
      "An error or a warning is also printed once, after the command that caused it.",
    ], topic: "looking", formats: .ofAnswers,
    Flag("all", "infos and hints too"), Option("fix", .count("number", from: 1, through: 1_000_000)),
    examples: [Example("lint --all", after: slip), Example("lint --fix 1", after: slip)]
  ) { (workspace: inout Workspace, all: Bool, number: Int?) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let findings = document.findings()
    guard let number else { return .show(LintReport(document: document, findings: findings, showsAll: all).report, as: .findings) }
    guard number <= findings.count else {
      throw Diagnostic(
        .unknownFinding, "there is no finding \(number)", at: .parameter("number"),
        notes: [findings.isEmpty ? "'lint' finds nothing" : "'lint --all' lists \(counted(findings.count, "finding"))"])
    }
    let finding = findings[number - 1]
    let commands = finding.commands(in: document)
    guard !commands.isEmpty else {
      throw Diagnostic(
        .noRemedy, "no command mends finding \(number), \(finding.id)", at: .parameter("number"), notes: [finding.cause])
    }
    return .run(commands)
  }
}

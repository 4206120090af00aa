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
    "lint", "reports likely mistakes with the commands that fix them",
    details: [
      "It shows errors and warnings; infos and hints are shown only with --all, or if there are no errors or warnings. --json includes all.",
      "error: UIKit raises an exception or shows nothing useful; warning: probably not intended; info: surprising; hint: could be better.",
      "The number of a finding is its position in 'lint --all', most severe first; its id is the same in all versions.",
      "--json: number, id, severity, component and property (or section, or items), message, numbers, cause, rule, commands.",
      "In Swift code, a finding also names the line that it is about; in --json, 'source' is its range.",
      "A number such as R5.7 names a rule: 'help R5.7' explains it.",
      "--fix runs the commands of a finding as a single undo step.",
      "Errors and warnings are also printed once, after the command that caused them.",
    ], topic: "looking", formats: .ofAnswers,
    Flag("all", "include infos and hints"), Option("fix", .count("number", from: 1, through: 1_000_000)),
    examples: [Example("lint --all", after: slip), Example("lint --fix 1", after: slip)]
  ) { (workspace: inout Workspace, all: Bool, number: Int?) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let findings = document.findings()
    guard let number else { return .show(LintReport(document: document, findings: findings, showsAll: all).report, as: .findings) }
    guard number <= findings.count else {
      throw Diagnostic(
        .unknownFinding, "there is no finding \(number)", at: .parameter("number"),
        notes: [findings.isEmpty ? "'lint' has no findings" : "'lint --all' lists \(counted(findings.count, "finding"))"])
    }
    let finding = findings[number - 1]
    let commands = finding.commands(in: document)
    guard !commands.isEmpty else {
      throw Diagnostic(
        .noRemedy, "no command fixes finding \(number), \(finding.id)", at: .parameter("number"), notes: [finding.cause])
    }
    return .run(commands)
  }
}

import Documents
import Linting
import Localization
import Rendering

/// The answer of `lint`: each finding with its number and its fix.
package struct LintReport: Sendable {
  package var document: Document
  package var findings: [Finding]
  package var showsAll: Bool

  package init(document: Document, findings: [Finding], showsAll: Bool) {
    self.document = document
    self.findings = findings
    self.showsAll = showsAll
  }

  package var report: Report { .listing(lines, record: record) }

  /// The errors and warnings, or all findings if `showsAll` is set or if nothing is an error or a warning.
  private var shown: [Finding] {
    let grave = findings.filter { $0.severity <= .warning }
    return showsAll || grave.isEmpty ? findings : grave
  }

  private var lines: [StyledLine] {
    shown.enumerated().flatMap { lines(of: $1, number: $0 + 1) } + [StyledLine(summary, .heading)]
      + (document.pendingNote.map { [$0] } ?? [])
  }

  private func lines(of finding: Finding, number: Int) -> [StyledLine] {
    let heading = StyledLine(pieces: [
      StyledLine.StyledPhrase("\(number)  ", .heading), StyledLine.StyledPhrase(finding.severity.words, finding.severity.style),
      StyledLine.StyledPhrase("  \(finding.id)", .faint), StyledLine.StyledPhrase("  \(finding.subject.text)", .name),
      StyledLine.StyledPhrase(finding.rule.map { "  \($0)" } ?? "", .faint),
      StyledLine.StyledPhrase(document.source(of: finding.subject).map { "  \($0.text)" } ?? "", .faint),
    ])
    let sentences = [finding.message, finding.cause].map { StyledLine("   \($0)").hanging(at: 3).wrappedInFiles(at: Self.width) }
    return [heading.hanging(at: 3)] + sentences + finding.commands(in: document).map { StyledLine("   → \($0)", .success).hanging(at: 7) }
  }

  /// The maximum width of a sentence in files and pipes, in columns.
  private static let width = 79

  /// The number of findings of each severity, and the command that shows the hidden ones.
  private var summary: Phrase {
    guard let first = findings.first else { return "no findings" }
    let counts = Severity.allCases.compactMap { severity -> Phrase? in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : severity.count(number)
    }
    let hidden: Phrase = shown.count < findings.count ? " ('lint --all')" : ""
    let nothingGrave: Phrase = first.severity > .warning ? "no errors, no warnings; " : ""
    let mending: Phrase = shown.firstIndex { !$0.remedies.isEmpty }.map { "; 'lint --fix \($0 + 1)' runs the commands after →" } ?? ""
    return nothingGrave + counts.joined(separator: ", ") + hidden + mending
  }

  package static let shape: JSONShape = {
    let finding: JSONShape = [
      "number": .integer, "id": .string, "severity": .cases(of: Severity.self), "component?": .string, "property?": .optional(.string),
      "sectionIdentifier?": .string, "items?": .strings, "message": .string, "numbers": .array(.number), "cause": .string,
      "rule": .optional(.string), "commands": .strings, "source?": SourceRange.shape,
    ]
    return .object([JSONShape.Member("findings", .array(finding)), .pending])
  }()

  private var record: JSON {
    .object(
      [JSON.Member("findings", .array(findings.enumerated().map { record(of: $0.element, number: $0.offset + 1) }))]
        + document.pendingMember)
  }

  private func record(of finding: Finding, number: Int) -> JSON {
    .object(
      [
        JSON.Member("number", .integer(number)), JSON.Member("id", .string(finding.id)),
        JSON.Member("severity", .string(finding.severity.rawValue)),
      ] + finding.subject.members + [
        JSON.Member("message", .string(finding.message.english)),
        JSON.Member("numbers", .array(finding.message.numbers.map(JSON.number))),
        JSON.Member("cause", .string(finding.cause.english)), JSON.Member("rule", .optional(finding.rule)),
        JSON.Member("commands", .array(finding.commands(in: document).map(JSON.string))),
      ] + (document.source(of: finding.subject).map { [JSON.Member("source", $0.record)] } ?? []))
  }
}

extension Severity {
  package var words: Phrase {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    case .hint: "hint"
    }
  }

  fileprivate func count(_ number: Int) -> Phrase {
    switch self {
    case .error: counted(number, "error")
    case .warning: counted(number, "warning")
    case .info: counted(number, "info")
    case .hint: counted(number, "hint")
    }
  }

  package var style: Style {
    switch self {
    case .error: .failure
    case .warning: .changed
    case .info: .moved
    case .hint: .faint
    }
  }
}

extension Subject {
  /// The subject as JSON members. Each kind of subject has its own key.
  fileprivate var members: [JSON.Member] {
    switch self {
    case .component(let name): [JSON.Member("component", .string(name)), JSON.Member("property", .null)]
    case .property(let name, let property): [JSON.Member("component", .string(name)), JSON.Member("property", .string(property.rawValue))]
    case .section(let name): [JSON.Member("sectionIdentifier", .string(name))]
    case .items(let names): [JSON.Member("items", .array(names.map(JSON.string)))]
    case .layout: [JSON.Member("component", .string("layout")), JSON.Member("property", .null)]
    }
  }
}

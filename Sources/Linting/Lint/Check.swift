import Localization

package struct Check: Sendable {
  package enum Scope: String, CaseIterable, Sendable {
    case layout
    case layoutAndSnapshot = "layout+snapshot"
    case layoutAndEnvironment = "layout+env"
    case layoutAndMeasures = "layout+measure"
    case snapshot
    /// Depends on the snapshots of two data sources.
    case snapshots
    case twoSnapshots = "two snapshots"
  }

  package let id: String
  package let severity: Severity
  package let scope: Scope
  /// The number of the layout rule behind the check, or nil.
  package let rule: String?
  /// Whether its findings are normal while a document is being edited. Such findings are not announced after each command.
  package private(set) var isPatient = false
  private let look: @Sendable (PlacedComponents, Report) -> [Finding]
  /// Returns findings about an apply or a drop, for the report of the command that performs it.
  private let lookAtChange: @Sendable (LastChange, Report) -> [Finding]

  init(
    _ id: String, _ severity: Severity, _ scope: Scope, rule: String? = nil,
    ofChange lookAtChange: @escaping @Sendable (LastChange, Report) -> [Finding] = { _, _ in [] },
    _ look: @escaping @Sendable (PlacedComponents, Report) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.scope = scope
    self.rule = rule
    self.look = look
    self.lookAtChange = lookAtChange
  }

  static func ofChange(
    _ id: String, _ severity: Severity, _ scope: Scope, _ look: @escaping @Sendable (LastChange, Report) -> [Finding]
  ) -> Check { Check(id, severity, scope, ofChange: look) { placed, report in look(placed.lastChange, report) } }

  /// A check that examines each group in each of its containers.
  static func eachGroup(
    _ id: String, _ severity: Severity, _ scope: Scope, rule: String? = nil,
    _ look: @escaping @Sendable (GroupPlace, PlacedComponents, Report) -> Finding?
  ) -> Check {
    Check(id, severity, scope, rule: rule) { placed, report in
      placed.groups.compactMap { group in look(group, placed, report)?.inside(group.name) }
    }
  }

  static func eachSection(
    _ id: String, _ severity: Severity, _ scope: Scope, rule: String? = nil,
    _ look: @escaping @Sendable (SectionPlace, PlacedComponents, Report) -> Finding?
  ) -> Check {
    Check(id, severity, scope, rule: rule) { placed, report in
      placed.sections.compactMap { section in look(section, placed, report)?.inside(section.name) }
    }
  }

  struct Report {
    let check: Check

    func callAsFunction(
      _ subject: Subject, _ message: Phrase, because cause: Phrase, mend remedies: [Remedy] = [], or alternatives: [[Remedy]] = [],
      as severity: Severity? = nil
    ) -> Finding {
      Finding(
        id: check.id, severity: severity ?? check.severity, subject: subject, message: message, cause: cause, rule: check.rule,
        remedies: remedies, alternatives: alternatives)
    }
  }

  /// The same check, without announcements after each command.
  var patient: Check {
    var check = self
    check.isPatient = true
    return check
  }

  /// The findings of this check, one per subject.
  func findings(in placed: PlacedComponents) -> [Finding] { eachSubjectOnce(look(placed, Report(check: self))) }

  /// The findings of this check about a change, one per subject.
  func findings(about change: LastChange) -> [Finding] { eachSubjectOnce(lookAtChange(change, Report(check: self))) }

  private func eachSubjectOnce(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Subject> = []
    return findings.filter { seen.insert($0.subject).inserted }
  }
}

extension Check {
  /// All checks, by family.
  package static let all =
    dimensions + ratios + shapes + packing + spacing + overlaps + room + sizing + orthogonal + supplementaries + attachments + provider
    + snapshots
}

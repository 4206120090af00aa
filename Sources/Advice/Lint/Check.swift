/// One thing that is looked for, declared once.
package struct Check: Sendable {
  /// What a check has to know.
  package enum Scope: String, CaseIterable, Sendable {
    case layout
    case layoutAndSnapshot = "layout+snapshot"
    case layoutAndEnvironment = "layout+env"
    case layoutAndMeasures = "layout+measure"
    case snapshot
    /// What two data sources hold.
    case snapshots
    /// What an apply did.
    case twoSnapshots = "two snapshots"
  }

  package let id: String
  package let severity: Severity
  package let scope: Scope
  private let look: @Sendable (Reading, Report) -> [Finding]

  init(_ id: String, _ severity: Severity, _ scope: Scope, _ look: @escaping @Sendable (Reading, Report) -> [Finding]) {
    self.id = id
    self.severity = severity
    self.scope = scope
    self.look = look
  }

  /// Makes findings of one check.
  struct Report {
    let id: String
    let severity: Severity

    func callAsFunction(
      _ subject: Subject, _ message: Sentence, because cause: Sentence, mend remedies: [Remedy] = [], as severity: Severity? = nil
    ) -> Finding {
      Finding(id, severity ?? self.severity, subject, message, because: cause, mend: remedies)
    }
  }

  /// What this check finds, each subject once.
  func findings(in reading: Reading) -> [Finding] {
    var seen: Set<Subject> = []
    return look(reading, Report(id: id, severity: severity)).filter { seen.insert($0.subject).inserted }
  }
}

extension Check {
  /// Every check, family by family.
  package static let all = dimensions + ratios + packing + spacing + room + sizing + orthogonal + supplementaries + provider + snapshots
}

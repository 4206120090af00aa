import CommandLanguage
import Documents

/// Findings with corrections that were tried: each leaves no other finding.
///
/// A correction that leads to another finding is followed by that one's correction; if one remains nevertheless, the finding's next
/// alternative is tried, and a finding without a clean one is left without a correction. Hints do not count, which only suggest, nor does
/// what depends on this screen's width alone: no fraction fits into every screen without a rest.
///
/// - Parameters:
///   - wanted: The findings whose corrections are tried.
///   - findings: All findings.
/// - Complexity: that of `lint` for each wanted finding, until `mostWork`; later findings keep their corrections untried.
func tryingRemedies(of wanted: [Finding], among findings: [Finding], in document: Document) -> [Finding] {
  var trial = RemedyTrial(document, known: Set(findings.map { $0.key }))
  return wanted.map { finding in
    var tried = finding
    tried.remedies = trial.cleanRemedies(of: finding)
    return tried
  }
}

private struct RemedyTrial {
  let document: Document
  let known: Set<Finding.Key>
  private var work = 0

  /// The number of places and sections that are read in all.
  private static let mostWork = 1_000_000
  /// How many findings one correction may lead to.
  private static let mostSteps = 4

  init(_ document: Document, known: Set<Finding.Key>) { (self.document, self.known) = (document, known) }

  /// The first correction of a finding that leaves no other one; empty if there is none.
  mutating func cleanRemedies(of finding: Finding) -> [Remedy] {
    guard work < Self.mostWork else { return finding.remedies }
    for attempt in [finding.remedies] + finding.alternatives where !attempt.isEmpty {
      if let remedies = completed(attempt, of: finding) { return remedies }
    }
    return []
  }

  /// Steps that correct a finding, followed by those that correct what they lead to; nil if a finding remains.
  private mutating func completed(_ attempt: [Remedy], of finding: Finding) -> [Remedy]? {
    var steps = attempt
    for _ in 0..<Self.mostSteps {
      let result: Document?
      do throws(Diagnostic) { result = try document.mended(by: steps) } catch { return nil }
      // Steps that change more than the layout, as an apply does, are offered untried.
      guard let mended = result else { return steps }
      let placed = PlacedComponents(mended, .everything)
      work += placed.work + 1
      guard !lint(placed, where: { $0.id == finding.id }).contains(where: { $0.key == finding.key }) else { return nil }
      let findings = lint(placed) { $0.scope != .layoutAndEnvironment || $0.id == finding.id }
      guard let next = findings.first(where: { $0.severity != .hint && !known.contains($0.key) }) else { return steps }
      guard !next.remedies.isEmpty else { return nil }
      steps = steps.filter { !$0.isReplaced(by: next.remedies) } + next.remedies
    }
    return nil
  }
}

extension Remedy {
  /// Whether it sets a property that later steps set again.
  fileprivate func isReplaced(by later: [Remedy]) -> Bool {
    guard case .set(let owner, let setting) = self else { return false }
    return later.contains { if case .set(owner, let other) = $0 { other.name == setting.name } else { false } }
  }
}

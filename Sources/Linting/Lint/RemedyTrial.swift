import CommandLanguage
import Documents

/// Returns findings whose fixes have been tried, and which lead to no other finding.
///
/// If a fix leads to another finding, the fix for that one is appended. If a finding remains, the next alternative is tried; if none
/// succeeds, the finding has no fix. Hints are ignored, because they are only suggestions, and so are findings that depend on the width of
/// this screen, because no fraction divides the width of every screen evenly.
///
/// - Parameters:
///   - wanted: The findings whose fixes are tried.
///   - findings: All findings.
/// - Complexity: That of `lint` for each wanted finding, up to `mostWork`. Fixes of later findings are not tried.
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

  /// The maximum amount of work, as in `PlacedComponents.work`.
  private static let mostWork = 1_000_000
  /// The maximum number of fixes that are combined.
  private static let mostSteps = 4

  init(_ document: Document, known: Set<Finding.Key>) { (self.document, self.known) = (document, known) }

  /// The first fix of a finding that leads to no other finding; empty if all of them do.
  mutating func cleanRemedies(of finding: Finding) -> [Remedy] {
    guard work < Self.mostWork else { return finding.remedies }
    for attempt in [finding.remedies] + finding.alternatives where !attempt.isEmpty {
      if let remedies = completed(attempt, of: finding) { return remedies }
    }
    return []
  }

  /// A fix, followed by fixes for the findings that it leads to; nil if a finding remains.
  private mutating func completed(_ attempt: [Remedy], of finding: Finding) -> [Remedy]? {
    var steps = attempt
    for _ in 0..<Self.mostSteps {
      let result: Document?
      do throws(Diagnostic) { result = try document.mended(by: steps) } catch { return nil }
      // Steps that change more than the layout, such as an apply, are not tried.
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

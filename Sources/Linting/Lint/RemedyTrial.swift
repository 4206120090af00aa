import CommandLanguage
import Documents

/// Returns findings whose fixes have been tried.
///
/// A fix is offered only if it removes the finding, leads to no other finding, keeps cells measuring themselves, and changes no cell that
/// the finding is not about. If a fix leads to another finding, the next alternative is tried. If all alternatives do, the fix for the
/// other finding is appended; if that fails too, the finding has no fix. Hints are ignored, because they are only suggestions. Findings
/// that depend on the width of this screen are ignored as well, because no fraction divides the width of every screen evenly.
///
/// - Parameters:
///   - wanted: The findings whose fixes are tried.
///   - placed: The components that were checked.
///   - findings: All findings.
/// - Complexity: That of `lint` for each wanted finding, up to `mostWork`. Fixes for later findings are not tried.
func tryingRemedies(of wanted: [Finding], in placed: PlacedComponents, among findings: [Finding]) -> [Finding] {
  var trial = RemedyTrial(placed, known: Set(findings.map { $0.key }))
  return wanted.map { finding in
    var tried = finding
    tried.remedies = trial.cleanRemedies(of: finding)
    return tried
  }
}

private struct RemedyTrial {
  let placed: PlacedComponents
  let known: Set<Finding.Key>
  private var work = 0

  /// The maximum amount of work, as in `PlacedComponents.work`.
  private static let mostWork = 1_000_000
  /// The maximum number of fixes that are combined.
  private static let mostSteps = 4

  init(_ placed: PlacedComponents, known: Set<Finding.Key>) { (self.placed, self.known) = (placed, known) }

  /// The first fix for a finding that passes; empty if none does.
  mutating func cleanRemedies(of finding: Finding) -> [Remedy] {
    guard work < Self.mostWork else { return finding.remedies }
    let attempts = ([finding.remedies] + finding.alternatives).filter { !$0.isEmpty }
    for steps in [1, Self.mostSteps] {
      for attempt in attempts {
        if let remedies = completed(attempt, of: finding, within: steps) { return remedies }
      }
    }
    return []
  }

  /// A fix, followed by fixes for the findings that it leads to; nil if a finding remains after the given number of fixes.
  private mutating func completed(_ attempt: [Remedy], of finding: Finding, within mostSteps: Int) -> [Remedy]? {
    var steps = attempt
    for _ in 0..<mostSteps {
      let result: Document?
      do throws(Diagnostic) { result = try placed.document.mended(by: steps) } catch { return nil }
      // Steps that change more than the layout, such as an apply, are not tried.
      guard let document = result else { return steps }
      let mended = PlacedComponents(document, .everything)
      work += mended.work + 1
      guard !lint(mended, where: { $0.id == finding.id }).contains(where: { $0.key == finding.key }) else { return nil }
      let findings = lint(mended) { $0.scope != .layoutAndEnvironment || $0.id == finding.id }
      guard let next = findings.first(where: { $0.severity != .hint && !known.contains($0.key) }) else {
        return placed.isMended(finding, by: mended) ? steps : nil
      }
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

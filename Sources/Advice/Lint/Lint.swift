/// Finds likely mistakes.
///
/// - Parameters:
///   - input: What to look at.
///   - wanted: Which checks to run; by default all.
/// - Returns: Errors first, then warnings, infos and hints; within them in the order of the checks, then of the components.
/// - Complexity: O(components + sections of the snapshot), whatever the number of items.
package func lint(_ input: LintInput, where wanted: (Check) -> Bool = { _ in true }) -> [Finding] {
  lint(PlacedComponents(input), where: wanted)
}

package func lint(_ placed: PlacedComponents, where wanted: (Check) -> Bool = { _ in true }) -> [Finding] {
  let found = Check.all.filter(wanted).flatMap { $0.findings(in: placed) }
  return Severity.allCases.flatMap { severity in found.filter { $0.severity == severity } }
}

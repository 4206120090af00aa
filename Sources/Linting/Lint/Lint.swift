/// Finds likely mistakes.
///
/// - Parameters:
///   - placed: The document's components in their containers.
///   - wanted: Returns whether to run a check; by default, all checks are run.
/// - Returns: Errors first, then warnings, infos and hints. Within these, findings are in the order of the checks, then of the components.
/// - Complexity: O(components + sections of the snapshot), regardless of the number of items.
package func lint(_ placed: PlacedComponents, where wanted: (Check) -> Bool = { _ in true }) -> [Finding] {
  sorted(Check.all.filter(wanted).flatMap { $0.findings(in: placed) })
}

/// The findings by severity, otherwise in the same order.
func sorted(_ findings: [Finding]) -> [Finding] {
  Severity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
}

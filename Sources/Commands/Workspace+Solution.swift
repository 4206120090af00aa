import CommandLanguage
import CompositionalLayout
import Documents

package final class SolvedLayout: Sendable {
  fileprivate let inputs: LayoutInputs
  fileprivate let solution: Solution

  fileprivate init(_ inputs: LayoutInputs, _ solution: Solution) {
    self.inputs = inputs
    self.solution = solution
  }
}

extension Workspace {
  /// The solution of the current view's layout. The last one is reused while its inputs are unchanged, for example between the expectations
  /// of a test.
  ///
  /// - Complexity: O(sections · log sections + measured sizes) if the last one is reused.
  /// - Throws: The errors of `Document.solution(of:)`.
  mutating func solution() throws(Diagnostic) -> Solution {
    if let solved, document.hasLayout(of: solved.inputs) { return solved.solution }
    let solution = try document.solution(of: document.view)
    solved = SolvedLayout(document.layoutInputs, solution)
    return solution
  }
}

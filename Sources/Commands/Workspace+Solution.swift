import CommandLanguage
import CompositionalLayout
import Documents

/// A solved layout, with what decided it.
package final class SolvedLayout: Sendable {
  fileprivate let inputs: LayoutInputs
  fileprivate let solution: Solution

  fileprivate init(_ inputs: LayoutInputs, _ solution: Solution) {
    self.inputs = inputs
    self.solution = solution
  }
}

extension Workspace {
  /// The layout of the current view, solved; the one that was solved last again where nothing has changed that decides it, as between the
  /// expectations of a test.
  ///
  /// - Complexity: O(sections · log sections + sizes taken) if it is the last one.
  /// - Throws: As `Document.solution(of:)`.
  mutating func solution() throws(Diagnostic) -> Solution {
    if let solved, document.hasLayout(of: solved.inputs) { return solved.solution }
    let solution = try document.solution(of: document.view)
    solved = SolvedLayout(document.layoutInputs, solution)
    return solution
  }
}

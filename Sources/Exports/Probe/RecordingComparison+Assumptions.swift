import CompositionalLayout
import Documents
import HashTreeCollections
import Snapshots
import Linting

extension RecordingComparison {
  /// The maximum number of sections whose steps are searched.
  private static let mostSections = 50

  /// The assumptions that could explain the differences.
  package var assumptions: Set<Assumption> { Set(differing.flatMap(assumptions)) }

  private func assumptions(behind row: RecordingMismatch) -> [Assumption] {
    switch row.change {
    case .frame, .contentSize: cited(by: row)
    case .sectionOffset: row.offsetSection.map { cited(behindOffsetOf: $0, in: documents[row.index]) } ?? []
    case .contentOffset, .zIndex, .visibility, .alpha, .missing, .extra, .exception, .asked: []
    }
  }

  private func cited(behindOffsetOf section: Int, in document: Document) -> [Assumption] {
    guard let solution = try? document.solution(of: document.view) else { return [] }
    let name = document.view.applied.sectionIdentifier(at: section)
    let offset = name.flatMap { document.view.orthogonalOffsets[$0] }
    return solution.steps(behindOffset: offset, ofSection: section).compactMap { $0.assumption }
  }

  /// The assumptions in the steps that computed the frame or the content size. For positions, this includes the steps of all sections
  /// before it.
  private func cited(by row: RecordingMismatch) -> [Assumption] {
    let document = documents[row.index]
    guard let solution = try? document.solution(of: document.view) else { return [] }
    let viewport = document.viewport(on: solution)
    func cited(_ section: Int, _ steps: (FramePart) -> [Step]) -> [Assumption] {
      let names = document.stepNames(of: .section(section), in: solution)
      return FramePart.allCases.flatMap { steps($0).compactMap { $0.assumption(names) } }
    }
    let own = cited(row.id?.section ?? 0) { part in
      row.id.map { solution.steps(behind: part, of: $0, at: viewport) } ?? solution.steps(behind: part, of: .content)
    }
    guard row.part?.isPosition ?? true else { return own }
    let sections = 0..<min(row.id.map { $0.section + 1 } ?? solution.sectionCount, Self.mostSections)
    return own + sections.flatMap { section in cited(section) { solution.steps(behind: $0, of: .section(section)) } }
  }
}

import CompositionalLayout
import Documents
import HashTreeCollections
import Linting

extension RecordingComparison {
  /// Of how many sections the steps are asked.
  private static let mostSections = 50

  /// The open questions whose other readings may explain a difference.
  package var questions: Set<Assumption> { Set(differing.flatMap(questions)) }

  private func questions(about row: Row) -> [Assumption] {
    switch row.change {
    case .frame: return cited(by: row)
    case .contentSize: return [.contentWidth] + cited(by: row)
    case .contentOffset: return [.shrunkContent]
    case .sectionOffset: return [.initialOffset, .restingTie, .flick, .shrunkContent, .mirroring]
    case .zIndex: return [.listLayer]
    case .missing, .extra:
      return [.listBackground, .emptyCustomGroup, .emptyLayout, .oneRound, .repeatingOverflow, .estimateFits, .measuredRun]
    case .exception: return [.groupWithoutRoom, .nestedGroupWithoutRoom, .oneRound]
    case .visibility, .alpha, .asked: return []
    }
  }

  /// The assumptions that the steps rest on behind the frame, or the content, and behind the sections that come before.
  private func cited(by row: Row) -> [Assumption] {
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

import CompositionalLayout
import Documents
import HashTreeCollections
import Linting
import Localization
import Rendering

extension RecordingComparison.RecordingMismatch {
  /// The steps that computed a differing value in Galley, or the rule for it.
  func explanation(in document: Document) -> [StyledLine] {
    guard let solution = try? document.solution(of: document.view) else { return [] }
    switch change {
    case .frame: return frameExplanation(in: document, solution)
    case .contentSize:
      let parts = zip([FramePart.width, .height], zip(recorded ?? [], found ?? [])).filter { $1.0 != $1.1 }.map { $0.0 }
      return ExplainReport(contentOf: document, parts: parts, solution).lines
    case .contentOffset: return ExplainReport(offsetOf: document, solution).lines
    case .sectionOffset: return offsetSection.flatMap { ExplainReport(offsetOfSection: $0, in: document, solution) }?.lines ?? []
    case .zIndex, .visibility, .alpha: return sentence.map { [StyledLine($0).hanging(at: 2)] } ?? []
    case .missing, .extra, .exception, .asked: return []
    }
  }

  private func frameExplanation(in document: Document, _ solution: Solution) -> [StyledLine] {
    let viewport = document.viewport(on: solution)
    guard let part, let id, let element = solution.elements(at: viewport).first(where: { $0.id == id }) else { return [] }
    return ExplainReport.lines(explaining: part, of: element, in: document, solution, at: viewport)
  }

  /// The rule for differences other than sizes and positions.
  private var sentence: Phrase? {
    switch change {
    case .zIndex:
      "zIndex: that of the component, by default 0, or 1 for supplementary and boundary items; 1,000,000,000 is added while pinned  A1, R8.5"
    case .visibility: "visibility: an element is visible if it overlaps the bounds, in an orthogonal section after moving by its offset  A3"
    case .alpha: "alpha: a compositional layout leaves everything opaque  A3"
    case .frame, .contentSize, .contentOffset, .sectionOffset, .missing, .extra, .exception, .asked: nil
    }
  }
}

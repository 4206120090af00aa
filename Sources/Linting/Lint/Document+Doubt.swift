import CompositionalLayout
import Documents
import Localization
import Snapshots

extension Document {
  /// What is probably wrong with the frames on screen: cells without a size, a fault of the layout, or an error or warning of `lint`. Nil if
  /// nothing is.
  package var doubtAboutFrames: Phrase? {
    guard view.applied.numberOfItems > 0, let solution = try? solution(of: view) else { return nil }
    if let cell = emptyCell { return cell }
    if let fault = solution.faults.first { return fault.sentence }
    return graveFindings(mindingMissingLayout: true).first?.message
  }

  /// A sentence about the first cell without width or height, and the number of the others; nil if all have a size. Only the first cells
  /// of each section are examined, because groups repeat.
  package var emptyCell: Phrase? {
    guard view.applied.numberOfItems > 0, let solution = try? solution(of: view) else { return nil }
    var first: Phrase?
    var count = 0
    for section in 0..<min(view.applied.numberOfSections, Self.mostSearchedSections) {
      for item in 0..<min(view.applied.numberOfItems(inSectionAt: section), Self.mostSearchedItems) {
        guard let frame = solution.cell(at: item, inSection: section)?.frame, frame.width <= 0 || frame.height <= 0 else { continue }
        count += 1
        guard first == nil, let name = view.applied.item(at: SnapshotIndexPath(section: section, item: item))?.name else { continue }
        first =
          frame.height <= 0 ? "the cell '\(name)' is \(rounded(frame.height)) high" : "the cell '\(name)' is \(rounded(frame.width)) wide"
      }
    }
    return first.map { count == 1 ? $0 : $0 + " (and \(count - 1) more)" }
  }

  private static let mostSearchedSections = 100
  private static let mostSearchedItems = 100
}

import CompositionalLayout
import Documents
import Localization
import Snapshots

extension Document {
  /// The most likely mistake behind the frames on screen: cells without a size, a fault of the layout, or an error or warning of `lint`. Nil
  /// if all of them are plausible.
  package var doubtAboutFrames: Phrase? {
    guard view.applied.numberOfItems > 0, let solution = try? solution(of: view) else { return nil }
    if let cell = emptyCell { return cell }
    if let fault = solution.faults.first { return fault.sentence }
    return graveFindings(mindingMissingLayout: true).first?.message
  }

  /// A sentence about cells without a size, or about a layout for which UIKit raises an exception; nil for other layouts.
  package var graveDoubt: Phrase? {
    guard view.applied.numberOfItems > 0, let solution = try? solution(of: view) else { return nil }
    if let cell = emptyCell { return cell }
    return solution.rejection
  }

  /// A sentence about the first cell without width or height, and the number of the others; nil if all have a size.
  private var emptyCell: Phrase? {
    let cells = emptyCells
    guard let first = cells.first else { return nil }
    let sentence: Phrase =
      first.part == .height
      ? "the cell '\(first.name)' is \(rounded(first.length)) high" : "the cell '\(first.name)' is \(rounded(first.length)) wide"
    return cells.count == 1 ? sentence : sentence + " (and \(cells.count - 1) more)"
  }

  /// A cell without width or height.
  package struct EmptyCell {
    package var name: String
    package var part: FramePart
    var length: Double
  }

  /// The cells without width or height. Only the first cells of each section are examined, because groups repeat.
  package var emptyCells: [EmptyCell] {
    guard view.applied.numberOfItems > 0, let solution = try? solution(of: view) else { return [] }
    var cells: [EmptyCell] = []
    for section in 0..<min(view.applied.numberOfSections, Self.mostSearchedSections) {
      for item in 0..<min(view.applied.numberOfItems(inSectionAt: section), Self.mostSearchedItems) {
        guard let frame = solution.cell(at: item, inSection: section)?.frame, frame.width <= 0 || frame.height <= 0,
          let name = view.applied.item(at: SnapshotIndexPath(section: section, item: item))?.name
        else { continue }
        let part = frame.height <= 0 ? FramePart.height : .width
        cells.append(EmptyCell(name: name, part: part, length: part.value(of: frame)))
      }
    }
    return cells
  }

  private static let mostSearchedSections = 100
  private static let mostSearchedItems = 100
}

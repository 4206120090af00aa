import CompositionalLayout
import Localization

/// A minimal document whose frames depend on the answer to an open question.
package struct AssumptionDocument: Sendable {
  package let assumption: Assumption
  /// The number of this document among the documents for its assumption, counted from 1.
  package fileprivate(set) var number = 0
  /// The commands that build the document.
  package let lines: [String]
  /// The steps to perform after the document is shown.
  let asked: [ProbeStep]

  /// The commands that build the document in its own view.
  package var script: [String] { ["view \(name)"] + lines }

  package var steps: [String] { asked.map { $0.line } }

  /// Whether UIKit may never finish laying it out.
  var mayNotEnd: Bool { assumption == .oneRound }

  /// The document's name in a recording, and the name of its view.
  package var name: String { "\(assumption.rawValue)-\(number)" }

  /// - Parameters:
  ///   - bounds: The view's size.
  ///   - layout: The commands that define the layout section `grid`.
  ///   - items: The number of items in the only section.
  ///   - measures: The commands that set the preferred sizes of cells.
  ///   - uses: The commands that choose the section's layout section.
  ///   - offsets: The offsets that the section is then scrolled to, in points.
  ///   - scrolls: The vertical offsets that the view is scrolled to after that, in points.
  ///   - asked: The steps to perform last.
  init(
    _ assumption: Assumption, in bounds: String = "400x700", items: Int, _ layout: [String], measures: [String] = [],
    uses: [String] = ["use grid"], offsets: [Double] = [], scrolls: [Double] = [], asked: [ProbeStep] = []
  ) {
    self.assumption = assumption
    let content = uses + ["append sections main"] + (items > 0 ? ["append items i{1...\(items)} to main"] : []) + ["apply"]
    lines = ["container \(bounds)"] + layout + content + measures
    let moves =
      offsets.map { Scroll(target: .section("main"), offset: Point(x: $0, y: 0), isExact: false) }
      + scrolls.map { Scroll(target: .view, offset: Point(x: 0, y: $0), isExact: false) }
    self.asked = moves.map { .scroll($0) } + asked
  }

  package static func named(_ name: String) -> AssumptionDocument? { all.first { $0.name == name } }

  /// All documents, in the order of the assumptions.
  package static let all: [AssumptionDocument] = {
    let documents = ofGroups + ofSizes + ofSystems + ofSections + ofLists + ofScrolling
    return Assumption.allCases.flatMap { assumption in
      documents.filter { $0.assumption == assumption }.enumerated().map { index, document in
        var document = document
        document.number = index + 1
        return document
      }
    }
  }()
}

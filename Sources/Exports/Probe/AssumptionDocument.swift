import CompositionalLayout
import Localization

/// A minimal document whose frames depend on the answer to an open question.
package struct AssumptionDocument: Sendable {
  package let assumption: Assumption
  /// Its place among those of its assumption, counted from 1.
  package fileprivate(set) var number = 0
  /// The lines that make it.
  package let lines: [String]
  /// What is done after it is shown.
  let asked: [ProbeStep]

  /// The lines that make it under its name.
  package var script: [String] { ["view \(name)"] + lines }

  /// The commands after it is shown.
  package var steps: [String] { asked.map { $0.line } }

  /// Whether UIKit may never come to an end of it.
  var mayNotEnd: Bool { assumption == .oneRound }

  /// What it is called in a recording, and its view in it.
  package var name: String { "\(assumption.rawValue)-\(number)" }

  /// - Parameters:
  ///   - bounds: The view's size.
  ///   - layout: The lines that define the layout section `grid`.
  ///   - items: How many items its only section has.
  ///   - measures: What cells ask for.
  ///   - uses: The lines that say which layout section lays it out.
  ///   - offsets: What its section is asked for afterwards.
  ///   - scrolls: How far down the view is scrolled then.
  ///   - asked: What is done at last.
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

  /// The document of a name; nil if there is none.
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

import CompositionalLayout
import Wording

/// A minimal document whose frames tell the answers to an open question apart.
///
/// The documents of one assumption together have other frames for each of its readings, with numbers that fit no two of them.
package struct AssumptionDocument: Sendable {
  package let assumption: Assumption
  /// Its place among those of its assumption, counted from 1.
  package fileprivate(set) var number = 0
  /// The lines that make it.
  package let lines: [String]
  /// How it is scrolled after it is shown, each scroll a step of the recording.
  let scrolls: [Scroll]

  /// The commands after it is shown.
  package var steps: [String] { scrolls.map { $0.line } }

  /// Whether UIKit may never come to an end of it.
  var mayNotEnd: Bool { assumption == .oneRound }

  /// What it is called in a recording, and its view in it.
  package var name: String { "\(assumption.rawValue)-\(number)" }

  /// - Parameters:
  ///   - bounds: The view's size.
  ///   - layout: The lines that define the layout section `grid`.
  ///   - items: How many items its only section has.
  ///   - measures: What cells ask for.
  ///   - offsets: What its section is asked for afterwards.
  ///   - scrolls: How far down the view is scrolled then.
  init(
    _ assumption: Assumption, in bounds: String = "400x700", items: Int, _ layout: [String], measures: [String] = [],
    offsets: [Double] = [], scrolls: [Double] = []
  ) {
    self.assumption = assumption
    let content = ["use grid", "append sections main"] + (items > 0 ? ["append items i{1...\(items)} to main"] : []) + ["apply"]
    lines = ["container \(bounds)"] + layout + content + measures
    self.scrolls =
      offsets.map { Scroll(target: .section("main"), offset: Point(x: $0, y: 0), isExact: false) }
      + scrolls.map { Scroll(target: .view, offset: Point(x: 0, y: $0), isExact: false) }
  }

  /// All documents, in the order of the assumptions.
  package static let all: [AssumptionDocument] = {
    let documents = ofGroups + ofSizes + ofSections + ofScrolling
    return Assumption.allCases.flatMap { assumption in
      documents.filter { $0.assumption == assumption }.enumerated().map { index, document in
        var document = document
        document.number = index + 1
        return document
      }
    }
  }()

  /// Why an assumption has no document; nil if it has some.
  package static func reason(without assumption: Assumption) -> Phrase? {
    switch assumption {
    case .supplementaryEstimate: "the engine has no other reading yet: it would have to measure views that are attached to items"
    case .shrunkContent: "the recorder scrolls, and applies no second snapshot yet"
    case .flick: "a test of a package moves no finger"
    case .listBackground: "the kind by which UIKit calls the background is not known, so that nothing says which view to compare"
    default: nil
    }
  }
}

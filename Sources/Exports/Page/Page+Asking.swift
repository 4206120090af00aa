import Documents
import Localization
import Rendering

/// The parts of a page that the running shell requests: new pictures, and explanations of one element at a time.
extension Page {
  package static let pictureShape: JSONShape = ["panes": .array(PagePane.shape)]
  package static let stepsShape = PageSteps.shape

  /// The data, without explanations.
  package func picture(in language: Language) -> JSON { ["panes": .array(panes.map { $0.json(in: language, isExplained: false) })] }

  /// The steps that computed a frame in the first picture.
  package func steps(behind thing: PageThing, in language: Language) -> JSON { panes.first?.steps(behind: thing, in: language) ?? .null }
}

/// An element, section or group that a page can explain, by its index in its table.
package enum PageThing: Sendable {
  case element(Int)
  case section(Int)
  case group(Int)

  /// - Parameter kind: The table's number in the page's script: 0 for elements, 1 for sections, 2 for groups.
  package init(_ kind: Int, _ index: Int) {
    switch kind {
    case 1: self = .section(index)
    case 2: self = .group(index)
    default: self = .element(index)
    }
  }
}

import Documents
import Localization
import Rendering

/// What a page asks for that has the shell beside it: pictures again and again, and explanations of one element at a time.
extension Page {
  /// The data without explanations.
  package func picture(in language: Language) -> JSON { ["panes": .array(panes.map { $0.json(in: language, isExplained: false) })] }

  /// The steps behind a frame of the first picture.
  package func steps(behind thing: PageThing, in language: Language) -> JSON { panes.first?.steps(behind: thing, in: language) ?? .null }
}

/// What a page explains, by its place in the table of its kind.
package enum PageThing: Sendable {
  case element(Int)
  case section(Int)
  case group(Int)

  /// - Parameter kind: The number of the table, as the page counts them: elements, sections, groups.
  package init(_ kind: Int, _ index: Int) {
    switch kind {
    case 1: self = .section(index)
    case 2: self = .group(index)
    default: self = .element(index)
    }
  }
}

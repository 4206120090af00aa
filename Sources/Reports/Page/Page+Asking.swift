import Documents
import Drawing
import Wording

/// What a page asks for that has the shell beside it: pictures again and again, and explanations of one element at a time.
extension Page {
  /// The data without explanations.
  package func picture(in language: Language) -> JSON { ["panes": .array(panes.map { $0.json(in: language, isExplained: false) })] }

  /// The steps behind the frame of an element of the first picture, by its place in the table of elements.
  package func steps(behind index: Int, in language: Language) -> JSON { panes.first?.steps(behind: index, in: language) ?? .null }
}

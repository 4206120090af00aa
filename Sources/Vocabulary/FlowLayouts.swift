import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import LayoutComponents
import Wording

/// What is said of a flow layout, which Galley does not have: `UICollectionViewFlowLayout()`, `layout.itemSize = CGSize(…)`. A compositional
/// layout with cells of that size does it.
package enum FlowLayouts {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.text.lowercased().words(between: " .=(),:<>x×*")
    // A constant may have such a name, and a component such a property.
    let isOther = words.contains { ["let", "var"].contains($0) || workspace.document.components[$0] != nil }
    guard !tried.isQuestion, !isOther, AssertedWords.told(tried) == nil else { return nil }
    let isNamed = words.contains(where: isType) || words.contains("flow") && words.contains("layout")
    guard isNamed || words.contains(where: sizes.contains) else { return nil }
    let numbers = tried.text.words(between: " =(),:x×*").filter { decimal($0) != nil }
    let cell = workspace.document.example(of: "someCell")
    if words.contains(where: sizes.contains), (1...2).contains(numbers.count) {
      return .offering(
        verbatim: "set \(cell).width \(numbers[0]); set \(cell).height \(numbers[numbers.count - 1])", message: message)
    }
    guard isNamed else { return nil }
    if words.contains("estimateditemsize") {
      let group = workspace.document.example(of: "someGroup")
      return .offering(["set \(cell).height estimated(44); set \(group).height estimated(44)"], message: message)
    }
    let rest = tried.words.filter { !isType($0.words(between: "(<").first?.lowercased() ?? "") }
    let property = rest.count > 1 ? PropertySpelling.reading(TriedLine(rest.joined(separator: " ")), workspace) : nil
    return .offering(property?.lines.map { $0.text } ?? ["template grid 3", ["help", "flow"].joined(separator: " ")], message: message)
  }

  private static let sizes: Set<String> = ["itemsize", "sizeforitem", "sizeforitemat"]
  package static let message: Phrase = "there are no flow layouts here: a group and its items make the lines of a compositional layout"

  private static func isType(_ word: String) -> Bool {
    ["uicollectionviewflowlayout", "uicollectionviewdelegateflowlayout", "flowlayout", "collectionviewflowlayout"].contains(word)
  }
}

/// Forty Swift files in the manner of an app: one layout in each, of eight kinds, and shared constants.
package enum MadeUpApp {
  package static let count = 40

  package static var files: [String: String] {
    var files: [String: String] = ["Shared/Metrics.swift": metrics]
    for index in 1..<count { files[path(index)] = code(index) }
    return files
  }

  package static func path(_ index: Int) -> String { "Screen\(index / 10)/Screen\(index)ViewController.swift" }

  private static let metrics = """
    import UIKit

    enum Metrics {
      static let gap: CGFloat = 12
      static let margin: CGFloat = 16
    }
    """

  private static func code(_ index: Int) -> String {
    let kinds = [rows, grid, lane, list, header, nested, background, badge]
    return """
      import UIKit

      final class Screen\(index)ViewController: UICollectionViewController {
        static func createLayout() -> UICollectionViewLayout {
      \(kinds[index % kinds.count](index))
        }
      }
      """
  }

  private static func size(_ width: String, _ height: String) -> String {
    "NSCollectionLayoutSize(widthDimension: \(width), heightDimension: \(height))"
  }

  /// - Parameter item: A line after the item, which its group copies.
  /// - Parameter group: A line after the group, which its section copies.
  private static func row(_ height: Int, of width: String = ".fractionalWidth(1)", item: String = "", group: String = "") -> String {
    """
        let item = NSCollectionLayoutItem(
          layoutSize: \(size(width, ".fractionalHeight(1)")))
        \(item)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: \(size(".fractionalWidth(1)", ".absolute(\(height))")),
          subitems: [item])
        \(group)
        let section = NSCollectionLayoutSection(group: group)
    """
  }

  private static let made = "    return UICollectionViewCompositionalLayout(section: section)"

  private static func rows(_ index: Int) -> String {
    row(40 + index) + "\n    section.interGroupSpacing = \(index)\n" + made
  }

  private static func grid(_ index: Int) -> String {
    row(90 + index, of: ".fractionalWidth(1/3)", group: "group.interItemSpacing = .fixed(\(index % 4))") + "\n" + made
  }

  private static func lane(_ index: Int) -> String {
    row(120 + index) + "\n    section.orthogonalScrollingBehavior = .groupPaging\n    section.contentInsets.leading = Metrics.margin\n"
      + made
  }

  private static func list(_ index: Int) -> String {
    """
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        return UICollectionViewCompositionalLayout.list(using: configuration)
    """
  }

  private static func header(_ index: Int) -> String {
    row(50 + index) + """

          let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: \(size(".fractionalWidth(1)", ".absolute(30)")),
            elementKind: "header", alignment: .top)
          section.boundarySupplementaryItems = [header]

      """ + made
  }

  private static func nested(_ index: Int) -> String {
    """
        let item = NSCollectionLayoutItem(layoutSize: \(size(".fractionalWidth(1)", ".fractionalHeight(0.5)")))
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: \(size(".fractionalWidth(0.5)", ".fractionalHeight(1)")), subitems: [item])
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: \(size(".fractionalWidth(1)", ".absolute(\(200 + index))")), subitems: [column])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Metrics.gap

    """ + made
  }

  private static func background(_ index: Int) -> String {
    row(60 + index) + """

          section.decorationItems = [.background(elementKind: "background")]
          section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

      """ + made
  }

  private static func badge(_ index: Int) -> String {
    row(70 + index, of: ".fractionalWidth(0.25)", item: "item.contentInsets = .init(top: 0, leading: 0, bottom: 0, trailing: 0)") + "\n"
      + made
  }
}

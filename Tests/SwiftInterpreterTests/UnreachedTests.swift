import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// Unreached code that would change frames is reported with its location: in the answer in a terminal, on standard error otherwise.
@Suite struct UnreachedTests {
  private static func code(_ setting: String, _ reference: String = "") -> String {
    """
    import UIKit
    final class GridViewController: UIViewController {
      private var collectionView: UICollectionView!
      override func viewDidLoad() {
        super.viewDidLoad()
        \(setting)
      }
      func createLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        \(reference)
        return UICollectionViewCompositionalLayout(section: section)
      }
    }
    """
  }

  private static func warnings(of code: String, isRead wanted: Bool = true) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(code, as: "Grid.swift")
    let session = Session()
    let output = Transcript()
    let isRead = session.runLines(Array("read \(folder.path("Grid.swift")) --items 2".utf8), from: .standardInput, to: output)
    #expect(isRead == wanted)
    return output.errors
  }

  @Test(arguments: [
    ("collectionView.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)", "collectionView.contentInset"),
    ("collectionView.contentInset.left = 12", "collectionView.contentInset.left"),
    ("collectionView?.semanticContentAttribute = .forceRightToLeft", "forceRightToLeft"),
  ]) func whatMovesFramesIsSaid(setting: String, words: String) throws {
    let warnings = try Self.warnings(of: Self.code(setting))
    #expect(warnings.contains("\(words) (") && warnings.contains("Grid.swift:6)"), "\(warnings)")
  }

  /// A direction that the environment already has is not reported.
  @Test func aForcedDirectionNamesTheEnvironment() throws {
    let session = Session()
    let code = """
      collectionView.semanticContentAttribute = .forceRightToLeft
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))

      """
    let folder = try TemporaryFolder()
    try folder.write(code, as: "Grid.swift")
    func read(_ lines: String) -> String {
      let output = Transcript()
      _ = session.runLines(Array("\(lines)read \(folder.path("Grid.swift")) --items 2\n".utf8), from: .standardInput, to: output)
      return output.errors
    }
    #expect(read("").contains("Grid.swift:1) is not applied: 'set environment.direction rightToLeft' mirrors the layout"))
    #expect(read("reset\nset environment.direction rightToLeft\n") == "")
  }

  /// The app's start sets them before anything is shown.
  @Test(arguments: ["collectionView.directionalLayoutMargins.leading = 24", "self.collectionView.layoutMargins = .zero"])
  func marginsAreRefusedWhereASectionRefersToThem(setting: String) throws {
    #expect(try Self.warnings(of: Self.code(setting)) == "")
    let refused = try Self.warnings(of: Self.code(setting, "section.contentInsetsReference = .layoutMargins"), isRead: false)
    #expect(refused.contains("a layoutMargins value of the collection view itself"))
  }

  @Test(arguments: [
    "collectionView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 80, right: 0)", "collectionView.contentInset.bottom = 80",
    "// collectionView.contentInset.left = 12", "tableView.contentInset.left = 12", "collectionView.contentInset = .zero",
    "collectionView.semanticContentAttribute = .forceLeftToRight", "let isInset = collectionView.contentInset.left == 12",
  ]) func whatMovesNothingIsNot(setting: String) throws { #expect(try Self.warnings(of: Self.code(setting)) == "") }
}

import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// `explain` and `lint` name the line of code that set a property.
@Suite struct SourceRangeTests {
  private static let code = """
    import UIKit

    // Comments and blank lines count.
    func createLayout() -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.33),
        heightDimension: .fractionalHeight(1))
      let cell = NSCollectionLayoutItem(layoutSize: size)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [cell])
      row.interItemSpacing = .fixed(8)
      return UICollectionViewCompositionalLayout { _, environment in
        let feed = NSCollectionLayoutSection(group: row)
        feed.contentInsets.leading = environment.container.contentSize.width > 500 ? 40 : 16
        feed.interGroupSpacing = 4
        return feed
      }
    }
    """

  /// The sources of the steps that explain a part, as `file:line:column+length`.
  private static func sources(of part: String, in session: Session) throws -> [String] {
    let answer = session.run("explain b4 \(part) --json").answers
    let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    let element = try #require((object["elements"] as? [[String: Any]])?.first)
    let steps = try #require(element[part] as? [[String: Any]])
    return steps.map { step in
      guard let source = step["source"] as? [String: Any] else { return "" }
      let file = (source["file"] as? String).map { URL(fileURLWithPath: $0).lastPathComponent } ?? "typed"
      return "\(file):\(source["line"] ?? ""):\(source["column"] ?? "")+\(source["length"] ?? "")"
    }
  }

  private static func reading() throws -> (Session, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path("Grid.swift"))
    try Data(code.utf8).write(to: file)
    let session = Session()
    session.run("read \(file.path) --items a=3,b=4")
    return (session, folder)
  }

  @Test func stepsNameTheCodeOfAFile() throws {
    let (session, folder) = try Self.reading()
    _ = folder
    // The width of the view, the insets, the group, how many fit, the gaps, and the item.
    #expect(
      try Self.sources(of: "width", in: session) == [
        "", "Grid.swift:15:10+13", "Grid.swift:10:39+19", "", "Grid.swift:12:26+9", "Grid.swift:6:21+22",
      ])
    #expect(try Self.sources(of: "height", in: session) == ["Grid.swift:10:77+13", "Grid.swift:7:22+20"])
    #expect(try Self.sources(of: "y", in: session).last == "Grid.swift:16:30+1")
    let text = session.run("explain b4 height").answers
    #expect(text.contains("  60  row: absolute(60)  R3.1  Grid.swift:10\n"), "\(text)")
  }

  @Test func aCommandReplacesTheCodeUntilItIsUndone() throws {
    let (session, folder) = try Self.reading()
    _ = folder
    session.run("set row.height 80")
    #expect(try Self.sources(of: "height", in: session) == ["", "Grid.swift:7:22+20"])
    session.run("undo")
    #expect(try Self.sources(of: "height", in: session)[0] == "Grid.swift:10:77+13")
    // A provider that runs again keeps the lines of what it set.
    session.run("container 800x600")
    #expect(session.run("explain b4 x").answers.contains("feed: contentInsets.leading 40  R2.3  Grid.swift:15\n"))
    session.run("define item cell width=0.5w height=1h")
    #expect(try Self.sources(of: "width", in: session).last == "")
  }

  @Test func pastedCodeHasTheLinesOfThePaste() throws {
    let session = Session()
    session.run(typed: Self.code, to: Transcript())
    session.run("append sections a b; append items a{1...3} to a; append items b{1...4} to b; apply")
    #expect(session.run("explain b4 height").answers.contains("row: absolute(60)  R3.1  line 10\n"))
    // A line typed at the prompt has no number.
    let typed = Session()
    typed.run("template list; append sections b; append items b{1...4} to b; apply")
    typed.run("line.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)")
    #expect(!typed.run("explain b4").answers.contains("line 1"))
  }

  @Test func findingsNameTheCode() throws {
    let (session, folder) = try Self.reading()
    _ = folder
    #expect(session.run("lint --all").answers.contains("  dim-thirds  cell.width  R3.5  Grid.swift:6\n"))
    #expect(session.run("lint --json").answers.contains(#""line":6,"column":21,"length":22}"#))
  }

  /// Headers of two sections may have the same kind; each has its own line.
  @Test func aHeaderHasTheLineOfItsOwnSection() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("Headers.swift")
    let code = """
      func section(_ header: NSCollectionLayoutBoundarySupplementaryItem) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let row = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: row)
        section.boundarySupplementaryItems = [header]
        return section
      }
      func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
          if index == 0 {
            let tall = NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
              elementKind: "title", alignment: .top)
            return section(tall)
          }
          let low = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "title", alignment: .top)
          return section(low)
        }
      }
      """
    try Data(code.utf8).write(to: URL(fileURLWithPath: file))
    let session = Session()
    session.run("read \(file) createLayout() --items a=1,b=1")
    let answer = session.run("explain title height").answers
    #expect(answer.contains("absolute(60)  R3.1  Headers.swift:12\n"), "\(answer)")
    #expect(answer.contains("absolute(30)  R3.1  Headers.swift:17\n"), "\(answer)")
  }
}

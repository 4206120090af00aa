import Foundation
import Testing

@testable import Workbench

/// Exported code is code: the compiler reads it, and finds UIKit's names and labels in it.
@Suite struct SwiftExportTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let stub = root.appendingPathComponent("Tests/WorkbenchTests/Fixtures/UIKit.swift")

  /// A folder that goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-export-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, as name: String) throws -> String {
      let file = url.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  /// What the compiler says, empty where it says nothing.
  private static func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 && said.isEmpty ? "" : said + "status \(process.terminationStatus)"
  }

  private static func code(after lines: String) -> String {
    SwiftExport(of: Session.after(lines, settings: .goingOn).workspace.document).text
  }

  @Test func everySampleAndTemplateIsReadByTheCompiler() throws {
    let folder = try Folder()
    let samples = try FileManager.default.contentsOfDirectory(
      at: Self.root.appendingPathComponent("Samples"), includingPropertiesForKeys: nil)
    var files: [String] = []
    for sample in samples.filter({ $0.pathExtension == "galley" }).sorted(by: { $0.path < $1.path }) {
      let session = Session.after(try String(contentsOf: sample, encoding: .utf8), settings: .goingOn)
      let code = SwiftExport(of: session.workspace.document).text
      files.append(try folder.write(code, as: "\(sample.deletingPathExtension().lastPathComponent).swift"))
    }
    #expect(files.count > 20)
    #expect(try Self.compile(["-parse"] + files) == "")
  }

  /// Everything that can be set, in as few sections as can hold it.
  private static let everything = """
    define badge dot width=20 height=~20 containerAnchor=(edges:top+trailing,fractionalOffset:(0.3,-0.3)) itemAnchor=(edges:bottom) zIndex=4
    define badge my-mark width=0.5w height=1/3h containerAnchor=(edges:none,absoluteOffset:(1,2)) elementKind="kind \\"of\\" mark"
    define item class width=1/3w height=1h contentInsets=(1,2.5,3,-4) edgeSpacing=(leading:fixed(4),top:flexible(0))
    define item 오늘 width=uniformAcrossSiblings(60) height=.5w
    add dot to class
    define group row horizontal width=1w height=100 of class 오늘 interItemSpacing=flexible(10) contentInsets=2 edgeSpacing=(bottom:3)
    add my-mark to row
    define group pair vertical width=0.3w height=1h of class count=2
    define group trio horizontal width=1w height=100 of pair repeating=3 interItemSpacing=4
    define group free custom width=1w height=80 frames=((1,2,30,40),(50,10,60,30,4))
    define header title width=1w height=~44 pinToVisibleBounds=true offset=(3,-4) extendsBoundary=false zIndex=7 contentInsets=2
    define background plate contentInsets=8 zIndex=-2
    define section grid row interGroupSpacing=10 contentInsets=(20,16,0,16) contentInsetsReference=layoutMargins
    define section lane trio orthogonalScrollingBehavior=groupPagingCentered supplementariesFollowContentInsets=false
    set lane.orthogonalScrollingProperties.bounce never
    set lane.orthogonalScrollingProperties.decelerationRate fast
    set lane.supplementaryContentInsetsReference none
    define section places free
    define section prefs list appearance=insetGrouped headerMode=supplementary footerMode=supplementary headerTopPadding=5
    define section plain-list list appearance=plain
    add title to grid; add plate to grid
    set layout.scrollDirection horizontal
    set layout.interSectionSpacing 12.5
    set layout.contentInsetsReference none
    define boundary banner width=1w height=20 alignment=bottomTrailing
    add banner to layout
    use grid; use prefs for settings; use plain-list for index 2; use lane for index 0; use places for "my \\"places\\""
    use lane for settings when width >= 600; use grid for index 3 when horizontalSizeClass is compact
    append sections settings other tree "my \\"places\\""
    append items i{1...20} to settings
    append items "a \\\\ b" 나 to other
    content i1 title="My \\"Point\\"" note="line\\nnext"
    append items root to tree; append items leaf twig to tree under root; expand items root
    apply
    """

  @Test(arguments: ["id", "content", "reference"]) func namesAndLabelsAreUIKits(identity: String) throws {
    let folder = try Folder()
    let code = Self.code(after: "identity \(identity)\n\(Self.everything)")
    let file = try folder.write(code, as: "Export.swift")
    let module = [
      "-emit-module", "-module-name", "UIKit", "-parse-as-library", "-o", folder.url.appendingPathComponent("UIKit.swiftmodule").path,
    ]
    #expect(try Self.compile(module + [Self.stub.path]) == "")
    #expect(try Self.compile(["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", folder.url.path, file]) == "", "\(code)")
  }

  @Test func whatIsSetIsWrittenAndNothingElse() {
    let code = Self.code(
      after: """
        define item photo width=1/3w height=1h
        define group row horizontal width=1w height=1/3w of photo interItemSpacing=fixed(6)
        define section grid row
        use grid
        append sections main; append items a b to main; apply
        """)
    #expect(
      code == """
        import UIKit

        /// The layout and the snapshot of the collection view "main".
        @MainActor
        enum MainScreen {
          /// The layout.
          static func makeLayout() -> UICollectionViewCompositionalLayout {
            return UICollectionViewCompositionalLayout(section: makeGridSection())
          }

          private static func makeGridSection() -> NSCollectionLayoutSection {
            let photo = NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
            let row = NSCollectionLayoutGroup.horizontal(
              layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3)),
              subitems: [photo])
            row.interItemSpacing = .fixed(6)
            let grid = NSCollectionLayoutSection(group: row)
            return grid
          }

          /// An item is its identifier; the cell provider looks its content up.
          typealias Item = String

          /// The sections and items on screen.
          static func makeSnapshot() -> NSDiffableDataSourceSnapshot<String, Item> {
            var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
            snapshot.appendSections(["main"])
            snapshot.appendItems(["a", "b"], toSection: "main")
            return snapshot
          }
        }

        """)
  }
}

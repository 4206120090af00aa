import Commands
import CompositionalLayout
import Documents
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Exports
@testable import Sessions

/// Exported code is valid: it parses, and type-checks against `UIKitLayout` with views.
@Suite struct SwiftExportTests {
  /// The compiler's messages; empty if there are none.
  static func compile(_ arguments: [String]) throws -> String {
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

  private static func code(after lines: String, isLayoutOnly: Bool = false) -> String {
    SwiftExport(of: Session.after(lines, settings: .goingOn).state.workspace.document, isLayoutOnly: isLayoutOnly, isPortable: isLayoutOnly)
      .text
  }

  /// The documents at the end of each sample.
  static func samples() throws -> [Document] {
    let samples = try FileManager.default.contentsOfDirectory(
      at: Repository.root.appendingPathComponent("Samples"), includingPropertiesForKeys: nil)
    return try samples.filter { $0.pathExtension == "galley" }.sorted { $0.path < $1.path }.map { sample in
      Session.after(try String(contentsOf: sample, encoding: .utf8), settings: .goingOn).state.workspace.document
    }
  }

  /// A list has already added its header to its boundary items, so another item is added to them.
  @Test func aListKeepsItsHeaderBesideOtherItems() {
    let note = "define footer note width=1w height=30; add note to prefs; use prefs"
    let withHeader = Self.code(after: "define section prefs list headerMode=supplementary; \(note)")
    #expect(withHeader.contains("prefs.boundarySupplementaryItems += [note]"))
    #expect(Self.code(after: "define section prefs list; \(note)").contains("prefs.boundarySupplementaryItems = [note]"))
  }

  @Test func everySampleIsAWholeScreen() throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for (number, document) in try Self.samples().enumerated() {
      files.append(try folder.write(Self.distinct(SwiftExport(of: document).text, number), as: "Sample\(number).swift"))
    }
    #expect(files.count > 20)
    #expect(try Self.typecheck(files, in: folder) == "")
  }

  /// Each kind of view in a layout has a case in the provider or a registration with the layout.
  @Test func everyKindHasAView() throws {
    var found = 0
    for document in try Self.samples() {
      let code = SwiftExport(of: document).text
      for view in document.views {
        guard let elements = try? document.solution(of: view).elements else { continue }
        for element in elements where element.kind != nil && element.kind != Section.listBackgroundElementKind {
          let kind = SwiftKinds.code(element.kind ?? "")
          let place = element.category == .decoration ? "forDecorationViewOfKind: \(kind))" : "case \(kind):"
          #expect(code.contains(place))
          found += 1
        }
      }
    }
    #expect(found > 15)
  }

  /// The code with type names that no other export has, and with the preview as a function, because its macro needs Xcode.
  static func distinct(_ code: String, _ number: some CustomStringConvertible) -> String {
    code.replacing(/(\w+?)(Screen|ViewController)(?!\w)/) { match in
      match.0 == "UIViewController" ? String(match.0) : "\(match.1)\(number)\(match.2)"
    }.replacing(/#Preview\((.*)\) \{\n  (\w+)\(\)/) { "@MainActor func preview\($0.2)() -> UIViewController {\n  \($0.2)()" }
  }

  /// All properties that can be set, in as few sections as possible.
  private static let everything = """
    define badge dot width=20 height=~20 containerAnchor=(edges:top+trailing,fractionalOffset:(0.3,-0.3)) itemAnchor=(edges:bottom) zIndex=4 edgeSpacing=(top:fixed(3),bottom:2+)
    define badge my-mark width=0.5w height=1/3h containerAnchor=(edges:none,absoluteOffset:(1,2)) elementKind="kind \\"of\\" mark"
    define item class width=1/3w height=1h contentInsets=(1,2.5,3,-4) edgeSpacing=(leading:fixed(4),top:flexible(0))
    define item 오늘 width=uniformAcrossSiblings(60) height=.5w
    add dot to class
    define group row horizontal width=1w height=100 of class 오늘 interItemSpacing=flexible(10) contentInsets=2 edgeSpacing=(bottom:3)
    add my-mark to row
    define group pair vertical width=0.3w height=1h of class count=2
    define group trio horizontal width=1w height=100 of pair repeating=3 interItemSpacing=4
    define group free custom width=1w height=80 frames=((1,2,30,40),(50,10,60,30,4))
    define header title width=1w height=~44 pinToVisibleBounds=true offset=(3,-4) extendsBoundary=false zIndex=7 contentInsets=2 edgeSpacing=(leading:4)
    define background plate contentInsets=8 zIndex=-2
    define section grid row interGroupSpacing=10 contentInsets=(20,16,0,16) contentInsetsReference=layoutMargins
    define section lane trio orthogonalScrollingBehavior=groupPagingCentered supplementariesFollowContentInsets=false
    set lane.orthogonalScrollingProperties.bounce never
    set lane.orthogonalScrollingProperties.decelerationRate fast
    set lane.supplementaryContentInsetsReference none
    define section places free
    define section prefs list appearance=insetGrouped headerMode=supplementary footerMode=supplementary headerTopPadding=5 contentHuggingElements=supplementaryHeader
    define section plain-list list appearance=plain
    add title to grid; add plate to grid
    set layout.scrollDirection horizontal
    set layout.interSectionSpacing 12.5
    set layout.contentInsetsReference none
    define boundary banner width=1w height=20 alignment=bottomTrailing
    add banner to layout
    use grid; use prefs for settings; use plain-list for index 2; use lane for index 0; use places for "my \\"places\\""
    use lane for settings when width >= 600; use grid for index 3 when horizontalSizeClass is compact
    use grid for index 4 when preferredContentSizeCategory >= accessibilityMedium; use grid for index 5 when userInterfaceIdiom is pad
    use grid for index 6 when preferredContentSizeCategory is small
    append sections settings other tree "my \\"places\\""
    append items i{1...20} to settings
    append items "a \\\\ b" 나 to other
    content i1 title="My \\"Point\\"" note="line\\nnext"
    append items root to tree; append items leaf twig to tree under root; expand items root
    apply
    """

  @Test(arguments: ["id", "content", "reference"]) func namesAndLabelsAreUIKits(identity: String) throws {
    let folder = try TemporaryFolder()
    let code = Self.code(after: "identity \(identity)\n\(Self.everything)")
    let file = try folder.write(Self.distinct(code, ""), as: "Export.swift")
    #expect(try Self.typecheck([file], in: folder) == "", "\(code)")
  }

  /// The compiler's messages for code in the default settings of a new Xcode project, in which everything belongs to the main actor.
  private static func typecheck(_ files: [String], in folder: TemporaryFolder) throws -> String {
    try StandIn(in: folder).messages(["6", "-typecheck", "-default-isolation", "MainActor"] + files)
  }

  /// Documents of every kind, each with its own type.
  @Test func whatADocumentHoldsIsCodeForUIKit() throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for seed in UInt64(2_000)..<2_040 {
      var generator = LineGenerator(seed: seed)
      let lines = generator.documentSession(of: 150) + ["identity \(generator.pick(["id", "content", "reference"]))", "use grid", "apply"]
      let code = Self.distinct(Self.code(after: lines.joined(separator: "\n")), seed)
      files.append(try folder.write(code, as: "Export\(seed).swift"))
    }
    let said = try Self.typecheck(files, in: folder)
    #expect(said == "")
  }

  /// Names with a meaning in Swift or in the code itself, and names that cannot be Swift identifiers.
  private static let names = [
    "self", "Self", "class", "await", "each", "any", "Any", "Type", "extension", "index", "environment", "configuration",
    "sectionIdentifier", "makeGridSection", "item", "Item", "snapshot", "snapshots", "contents", "3col", "-", "_", "--", "a-b", "a_b", "오늘",
  ]

  @Test func whateverTheNamesAreTheyAreCode() throws {
    let folder = try TemporaryFolder()
    var lines = ["identity reference", "define item photo width=1w height=1h"]
    for name in Self.names {
      lines += [
        "define item \(name) width=10 height=10", "define group g\(name) horizontal width=1w height=9 of \(name) \(name)",
        "define section s\(name) g\(name)", "use s\(name) for \(name)", "define boundary b\(name) width=1w height=3",
        "rename b\(name) \(name)b", "add \(name)b to layout", "append sections \(name)",
        "append items root\(name) to \(name)", "append items leaf\(name) to \(name) under root\(name)",
      ]
    }
    // In the layout's function, boundary items are constants next to the functions that it calls.
    lines += ["define section grid ga-b", "use grid for index 99", "rename item first"]
    for name in ["makeGridSection", "sectionIdentifier", "index", "environment", "configuration"] {
      lines += ["rename \(name) \(name)-", "rename \(name)b \(name)"]
    }
    lines += ["append sections \"\u{1F34E}\" \"\u{1F34F}\"", "append items x to \"\u{1F34E}\"", "append items y under x", "apply"]
    let code = Self.code(after: lines.joined(separator: "\n"))
    #expect(code.contains("makeSselfSection"))
    let said = try Self.typecheck([try folder.write(Self.distinct(code, ""), as: "Export.swift")], in: folder)
    #expect(said == "", "\(code)")
  }

  @Test func newerAPIIsMarked() {
    let grid = "define item photo width=1w height=1h; define group row horizontal width=1w height=9 of photo"
    func attribute(_ lines: String) -> String? {
      Self.code(after: lines, isLayoutOnly: true).split(separator: "\n").first { $0.hasPrefix("@available") }.map(String.init)
    }
    #expect(attribute(grid + "; define section grid row; use grid") == nil)
    #expect(attribute(grid + " repeating=3; define section grid row; use grid") == "@available(iOS 16, *)")
    #expect(attribute("define section grid list; use grid") == "@available(iOS 14, *)")
    #expect(attribute("define section grid list contentHuggingElements=supplementaryHeader; use grid") == "@available(iOS 18, *)")
  }

  @Test func aViewControllerNeedsWhatItsCodeNeeds() {
    let code = Self.code(
      after: "template grid 3; define section prefs list; use prefs for a; append sections a c; append items b; apply")
    #expect(code.contains("@available(iOS 15, *)\nfinal class MainViewController"))
    #expect(code.contains("MainScreen.makeLayout { [weak self] in self?.dataSource?.sectionIdentifier(for: $0) }"))
  }

  /// Declarations that use the type with the layout need at least its version of iOS, and a preview needs that of its view controller. In a
  /// file with several views, each has its own version.
  @Test func whatUsesALayoutNeedsWhatItNeeds() {
    let data = "append sections a; append items b; apply"
    let hugging = "define section prefs list contentHuggingElements=supplementaryHeader; use prefs; \(data)"
    let session = Session.after("\(hugging); view other; template grid 3; \(data); view main", settings: .goingOn)
    let code = SwiftExport(of: session.state.workspace.document).text
    #expect(Self.systems(of: code) == [18, 18, 18, 13, 14, 17], "\(code)")
    let exporting = session.copy()
    #expect(Self.systems(of: exporting.run("export xctest -").answers).prefix(3) == [18, 13, 18])
    #expect(exporting.run("view other").errors == "")
    #expect(Self.systems(of: exporting.run("export xctest -").answers).prefix(3) == [18, 13, 13])
  }

  /// The version of each type, function and preview in the code, taken from its attribute, or 13 if it has none.
  private static func systems(of code: String) -> [Int] {
    code.matches(of: #/(?m)^(?:@available\(iOS (\d+), \*\)\n)?(?:@MainActor\n)?(?:final class|enum|#Preview)/#).map {
      $0.output.1.flatMap { Int($0) } ?? 13
    }
  }

  private static let kinds = """
    define item cell width=1w height=1h
    define group row horizontal width=1w height=44 of cell
    define group high horizontal width=1w height=90 of cell
    define section short row
    define section tall high
    """

  /// The provider switches over the sections of the snapshot. What they have in common is written once, conditions stay conditions, and
  /// what no section needs is left out.
  @Test(arguments: [
    (
      "use short for feed; use tall for feed when width >= 600; use tall for top; use tall for gone",
      [
        "switch sectionIdentifier(index) {", "case .top: return makeTallSection()", "case .feed:",
        "  if environment.container.contentSize.width >= 600 { return makeTallSection() }", "  return makeShortSection()",
        "case .end, nil: return nil", "}",
      ]
    ),
    (
      "use short; use tall for top",
      ["switch sectionIdentifier(index) {", "case .top: return makeTopSection()", "case .feed, .end, nil: return makeShortSection()", "}"]
    ),
    (
      "use short; use tall for index 0; use tall for index 2",
      ["switch sectionIdentifier(index) {", "case .top, .end: return makeTallSection()", "case .feed, nil: return makeShortSection()", "}"]
    ),
    (
      "use short; use tall for index 0; use tall for index 7",
      ["switch index {", "case 0, 7: return makeTallSection()", "default: return makeShortSection()", "}"]
    ),
    (
      "use short; use tall for index 7; use tall for top",
      [
        "switch sectionIdentifier(index) {", "case .top: return makeTallSection()", "case .feed, .end, nil:",
        "  if index == 7 { return makeTallSection() }", "  return makeShortSection()", "}",
      ]
    ),
    (
      "use short for top; use short for feed; use short for index 2",
      ["return UICollectionViewCompositionalLayout(section: makeShortSection())"]
    ),
    (
      "use short; use tall when width >= 600",
      ["if environment.container.contentSize.width >= 600 { return makeTallSection() }", "return makeShortSection()"]
    ),
  ])
  func providersSwitchOverSections(uses: String, expected: [String]) {
    let code = Self.code(after: "\(Self.kinds)\nappend sections top feed end; append items a to top; apply\n\(uses)", isLayoutOnly: true)
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.joined(separator: "\n").contains(expected.map { $0.drop { $0 == " " } }.joined(separator: "\n")), "\(code)")
    #expect(code.contains("case top, feed, end") && code.contains("appendItems([\"a\"], toSection: .top)"))
    #expect(!code.contains("gone"))
  }

  /// Identifiers that are not names in Swift, and snapshots with many sections, have the type `String`.
  @Test(arguments: ["\"my places\"", "3col", "default", "none", "s{1...51}"]) func otherIdentifiersAreStrings(sections: String) {
    let code = Self.code(after: "template grid 3; append sections a \(sections); apply")
    #expect(code.contains("typealias Section = String") && code.contains("snapshot.appendSections(") && code.contains("\"a\", "))
  }

  @Test func headersShowTheirSections() {
    let code = Self.code(after: "template grid 3; define header title width=1w height=30; add title to grid; append sections a; apply")
    #expect(code.contains("content.text = dataSource?.sectionIdentifier(for: indexPath.section)?.rawValue"), "\(code)")
  }

  @Test func namesReadWell() {
    let code = Self.code(
      after: "define section settings-section list; define section section list; use settings-section; use section for index 7")
    #expect(code.contains("makeSettingsSection(environment)"))
    #expect(code.contains("makeSection(environment)"))
  }

  @Test func whatUIKitRefusesIsMarked() {
    let row = "define item wide width=500 height=50; define group row horizontal width=1w height=60 of wide; define section grid row"
    let data = "append sections a; append items b; apply"
    let place = "makeGridSection() -> NSCollectionLayoutSection {\n    // UIKit rejects this in 393 × 852: section 0: none of the subitems"
    #expect(Self.code(after: "\(row); use grid; \(data)").contains(place))
    #expect(Self.code(after: "\(row); use grid for c; \(data)").contains("// UIKit rejects this: section 'a' has items but no layout"))
    #expect(!Self.code(after: "template grid 3; \(data)").contains("refuses"))
  }

  @Test func allViewsAreWritten() {
    let code = Self.code(after: "template grid 3; view Main; template list; view side; append sections a; apply; view empty; view main")
    for name in ["Main", "Main2", "Side"] {
      #expect(code.contains("enum \(name)Screen {") && code.contains("class \(name)ViewController:"))
    }
    #expect(!code.contains("Empty"))
  }

  @Test func columnsAreComputedFromTheContainer() {
    let code = Self.code(after: "template waterfall 3")
    #expect(code.contains("environment.container.contentSize.width - spacing * CGFloat(columns - 1)"))
    let free = Self.code(after: "define group free custom width=1w height=80 frames=((1,2,30,40)); define section s free; use s")
    #expect(free.contains("// These frames are for 393 × 852;"))
  }

  @Test func codeIsPrinted() {
    let session = Session(on: MemoryFiles())
    let lines = "template grid 3; append sections a; append items b; apply"
    #expect(session.run(lines).errors == "")
    let code = SwiftExport(of: session.state.workspace.document).text
    #expect(session.run("export swift -").answers == code)
    #expect(session.run("export json -").answers == DocumentFile.json(of: session.state.workspace.document).indented)
    session.settings.renderer.format = .json
    let answer = session.run("export swift -").answers
    #expect(answer.hasPrefix("{\"content\":\"import UIKit\\n") && answer.hasSuffix(",\"command\":\"export swift\"}\n"))
  }

  @Test func collapsedItemsHaveTheirContentToo() {
    let code = Self.code(
      after: """
        append sections a; append items root to a; append items leaf under root; expand items root; \
        content leaf title=Leaf; collapse items root; apply
        """)
    #expect(code.contains("\"leaf\": [\"title\": \"Leaf\"]"))
  }

  @Test func onlySetPropertiesAreWritten() {
    let code = Self.code(
      after: """
        define item photo width=1/3w height=1h
        define group row horizontal width=1w height=1/3w of photo interItemSpacing=fixed(6)
        define section grid row
        use grid
        append sections main; append items a b to main; apply
        """, isLayoutOnly: true)
    #expect(
      code == """
        #if canImport(UIKit)
          import UIKit
        #else
          import UIKitLayout
        #endif

        /// The layout and the snapshot of the collection view "main".
        @MainActor
        enum MainScreen {
          /// The sections.
          nonisolated enum Section: String {
            case main
          }

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

          /// An item is identified by its identifier; the cell provider looks up its content.
          typealias Item = String

          /// The sections and items on screen.
          static func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
            var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
            snapshot.appendSections([.main])
            snapshot.appendItems(["a", "b"], toSection: .main)
            return snapshot
          }
        }

        """)
  }
}

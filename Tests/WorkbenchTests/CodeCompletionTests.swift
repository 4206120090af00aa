import CommandLanguage
import Foundation
import Localization
import Rendering
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// The completions of a word in Swift. `¶` is the cursor.
@Suite struct CodeCompletionTests {
  private static func completion(_ text: String, others: [String: String] = [:], document: Document? = nil) throws -> Completion {
    let start = try #require(text.range(of: "¶")).lowerBound
    var files = [["name": "Layout.swift", "text": text.replacingOccurrences(of: "¶", with: "")]]
    for (name, other) in others { files.append(["name": name, "text": other]) }
    let offset = text[..<start].utf8.count
    let request = try JSONSerialization.data(withJSONObject: ["files": files, "file": "Layout.swift", "offset": offset] as [String: Any])
    return try #require(CodeCompletion(Array(request), document: document)).completion
  }

  private static func offered(_ text: String, others: [String: String] = [:], document: Document? = nil) throws -> [String] {
    try completion(text, others: others, document: document).candidates.map { String($0.text.prefix { $0 != "(" }) }
  }

  private static func code(_ line: String) -> String {
    """
    import UIKit

    final class ListController: UIViewController {
      enum Part: Int { case main, side, wide(Int) }
      typealias Lists = NSDiffableDataSourceSnapshot<Part, String>

      var spacing: NSCollectionLayoutSpacing = .fixed(8)
      private let parts = Parts()

      func makeSection(_ environment: any NSCollectionLayoutEnvironment, edges: NSDirectionalRectEdge) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        if let other = Optional(item) {
          let hidden = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [other]))
        }
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: row)
        var lists = Lists()
        let typed = NSDiffableDataSourceSnapshot<Part, String>()
        \(line)
        return section
      }

      func makeLayout() -> UICollectionViewLayout { fatalError() }
    }
    """
  }

  /// The members of a value, after its declaration in one of the blocks around it, with those of its superclasses.
  @Test(arguments: [
    ("section.¶", ["interGroupSpacing", "orthogonalScrollingBehavior"], ["interItemSpacing", "horizontal", "init"]),
    ("row.¶", ["interItemSpacing", "contentInsets"], ["interGroupSpacing"]),
    ("section.inter¶", ["interGroupSpacing"], ["contentInsets"]),
    ("row.layoutSize.width¶", ["widthDimension"], ["heightDimension"]),
    ("row.subitems[0].¶", ["edgeSpacing"], ["interItemSpacing"]),
    ("lists.append¶", ["appendItems", "appendSections"], ["append"]),
    ("typed.number¶", ["numberOfItems", "numberOfSections"], ["items"]),
    ("environment.¶", ["container", "traitCollection"], ["contentSize"]),
    ("environment.container.¶", ["effectiveContentSize"], ["traitCollection"]),
    ("environment\n    .traitCollection\n    .¶", ["horizontalSizeClass"], ["container"]),
    ("for part in row.subitems { part.¶ }", ["edgeSpacing"], ["interItemSpacing"]),
    ("self.¶", ["spacing", "makeSection"], ["main"]),
    ("spacing.is¶", ["isFixed", "isFlexible"], ["isAbsolute"]),
    ("parts.¶", ["header"], ["spacing"]),
    ("parts.header.¶", ["pinToVisibleBounds", "contentInsets"], ["header"]),
    ("makeSection(environment, edges: .all).¶", ["decorationItems"], ["spacing"]),
    // Types.
    ("NSCollectionLayoutGroup.¶", ["horizontal", "vertical", "custom"], ["subitems", "init"]),
    ("Part.¶", ["main", "side", "wide"], ["spacing"]),
    ("UICollectionView.ScrollDirection.¶", ["horizontal", "vertical"], ["top"]),
    // A leading dot.
    ("section.orthogonalScrollingBehavior = .¶", ["groupPagingCentered", "none"], ["fixed"]),
    ("row.interItemSpacing = .¶", ["fixed", "flexible"], ["absolute"]),
    ("if section.contentInsetsReference == .¶ {", ["safeArea"], ["fixed"]),
    ("let part: Part = .¶", ["main", "side", "wide"], ["fixed"]),
    ("let wide: [NSRectAlignment] = [.top, .¶]", ["topLeading"], ["fixed"]),
    ("_ = NSCollectionLayoutSize(widthDimension: .¶)", ["absolute", "fractionalWidth"], ["fixed"]),
    ("_ = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .¶", ["estimated"], ["fixed"]),
    (
      "row.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4); row.edgeSpacing = .init(leading: .¶, top: nil)", ["fixed"],
      ["absolute"]
    ),
    ("_ = NSCollectionLayoutAnchor(edges: [.top, .¶])", ["trailing"], ["topTrailing"]),
    ("row.interItemSpacing = size.widthDimension.isAbsolute ? .fixed(1) : .¶", ["flexible"], ["absolute"]),
    ("_ = makeSection(environment, edges: .¶)", ["leading"], ["fixed"]),
    ("switch section.orthogonalScrollingBehavior { case .¶", ["paging"], ["fixed"]),
    // A closure's parameters.
    ("_ = UICollectionViewCompositionalLayout { index, around in around.¶ }", ["container"], ["contentSize"]),
    (
      "_ = UICollectionViewCompositionalLayout(sectionProvider: { [weak self] _, around in around.container.¶ })", ["contentSize"],
      ["container"]
    ),
    ("_ = NSCollectionLayoutGroup.custom(layoutSize: size) { around in around.¶ }", ["traitCollection"], ["contentSize"]),
    // Names.
    ("NSCollectionLayoutGr¶", ["NSCollectionLayoutGroup", "NSCollectionLayoutGroupCustomItem"], ["NSCollectionLayoutItem"]),
    ("mak¶", ["makeSection", "makeLayout"], ["make"]),
  ])
  func membersAreThoseOfTheType(line: String, expected: [String], others: [String]) throws {
    let other = "struct Parts {\n  let header: NSCollectionLayoutBoundarySupplementaryItem\n}\n"
    let offered = try Self.offered(Self.code(line), others: ["Parts.swift": other])
    for name in expected { #expect(offered.contains(name), "\(offered)") }
    for name in others { #expect(!offered.contains(name), "\(offered)") }
  }

  /// Nothing is offered for a value that is out of sight, or whose type is not known.
  @Test(arguments: ["hidden.¶", "unknown.¶", "unknown.size.¶", "let a = a; a.¶", "foo(.¶)", "let number = 3; number.¶"])
  func otherValuesHaveNoCompletions(line: String) throws {
    #expect(try Self.offered(Self.code(line)) == [])
  }

  @Test func aCompletionReplacesTheWordAndNamesTheArguments() throws {
    let text = "let 폭 = NSCollectionLayoutGroup.hor¶(1)"
    let completion = try Self.completion(text)
    #expect(completion.replaced == 34..<37)
    #expect(completion.candidates[0].text == "horizontal(layoutSize: , subitems: )")
    #expect(
      completion.candidates[0].description.english
        == "horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]): NSCollectionLayoutGroup")
  }

  /// A value whose type the text does not tell has the type that it had when the code was read.
  @Test func whatTheCodeMadeHasItsType() throws {
    var request = Workbench.Request()
    request.files = [MemoryFiles.File(path: "Layout.swift", bytes: Array(Self.made.utf8))]
    let bench = Workbench(request)
    #expect(bench.isRead)
    let text = Self.made.replacingOccurrences(of: "return", with: "wide.¶\n  return")
    #expect(try Self.offered(text, document: bench.document).contains("interItemSpacing"))
    #expect(try Self.offered(text) == [])
  }

  private static let made = """
    func same<T>(_ value: T) -> T { value }
    func makeLayout() -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let wide = same(NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: wide))
    }
    """

  @Test(arguments: ["", "{", #"{"files":[],"file":"a","offset":0}"#, #"{"files":[{"name":"a","text":"b"}],"file":"a","offset":2}"#])
  func otherRequestsAreRefused(request: String) { #expect(CodeCompletion(Array(request.utf8)) == nil) }

  /// Every place in code, and every cut of it, has an answer.
  @Test func everyPlaceHasAnAnswer() throws {
    let code = Self.code("section.orthogonalScrollingBehavior = .")
    for end in code.indices {
      _ = try Self.completion(String(code[..<end]) + "¶")
      _ = try Self.completion(String(code[..<end]) + "¶" + String(code[end...]))
    }
  }

  /// Code that begins in the middle, and code that is nested deeper than any value.
  @Test(arguments: [
    "{ x in x.¶", "(x) { x.¶", "a: b ? .¶", ": b ? .¶", "in x.¶", "= .¶", ")].¶", "for x in x.¶", "var x: .¶", "<x>.¶", "try try x.¶",
    String(repeating: "[", count: 50_000) + ".¶", String(repeating: "f(", count: 50_000) + ".¶",
    "x" + String(repeating: ".a", count: 50_000) + ".¶",
    String(repeating: "a ? .b : ", count: 50_000) + ".¶", "f" + String(repeating: "() { x in x }", count: 50_000) + ".¶",
  ]) func brokenCodeHasAnAnswer(code: String) throws { _ = try Self.completion(code) }

  @Test func answersToTypingHaveTheirShapes() throws {
    func expect(_ json: JSON, _ shape: JSONShape) throws {
      let fault = SchemaValidator(shape.schema).fault(in: try #require(JSON(parsing: json.text)))
      #expect(fault == nil, "\(json.text)")
    }
    let session = Session(on: MemoryFiles())
    for entry in ["", "template gr", "set ", "delete sections x", "let a = 1", "frobnicate \"b\" # c", "view two; append items a"] {
      try expect(session.assistance(with: entry), Session.assistanceShape)
      try expect(session.candidates(for: Array(entry.utf8)), Completion.shape)
      try expect(session.spans(ofCommands: Array(entry.utf8)), Session.commandSpansShape)
    }
    try expect(Self.completion(Self.code("row.¶")).record(in: .korean), Completion.shape)
  }
}

import CompositionalLayout
import Documents
import Exports
import Foundation
import Localization
import Rendering
import Sessions
import Snapshots
import TestSupport
import Testing

@testable import CommandLanguage

/// The data of a page agrees with the shell's own tables.
@Suite struct PageDataTests {
  private static let screens = [
    "template grid 3; append sections main; append items a{1...40} to main; apply",
    "template swimlane; append sections one two; append items a{1...9} to one; append items b{1...30} to two; apply",
    """
    container 333x700; set environment.direction rightToLeft; template cards; define header title width=1w height=44 pinToVisibleBounds=true
    add title to cards; append sections one two; append items a{1...25} to one; append items b{1...3} to two; apply
    """,
    """
    define item cell width=0.31w height=~50; define group row horizontal width=1w height=~50 of cell interItemSpacing=fixed(3)
    define section grid row contentInsets=(3,4,5,6); define badge dot width=9 height=9 containerAnchor=(edges:top+trailing); add dot to cell
    use grid; append sections main; append items a{1...30} to main; apply; measure a2 100x70
    """,
    "append sections main; apply",
  ]

  @Test(arguments: screens) func framesAreThoseOfTheTable(_ script: String) throws {
    let session = try Self.session(script)
    let pane = try Self.pane(of: session.document)
    let table = try #require(pane["elements"] as? [String: Any])
    let count = try #require(table["count"] as? Int)
    let solution = try session.document.solution(of: session.document.view)
    let elements = Array(solution.elements)
    #expect(count == elements.count)
    let columns = try ["x", "y", "width", "height", "z", "section", "item"].map { try Self.column(table[$0], count) }
    for (index, element) in elements.enumerated() {
      let frame = element.frame
      let expected = [frame.minX, frame.minY, frame.width, frame.height, Double(element.zIndex)]
      // Foundation's parsing of decimals may be wrong in the last digit.
      #expect(zip(columns, expected).allSatisfy { abs($0[index] - $1) < 1e-9 }, "\(element.id)")
      #expect(columns[6][index] == Double(element.item ?? -1))
    }
    #expect(table["names"] as? [String] == session.document.view.applied.itemIdentifiers.map(\.name))
  }

  @Test(arguments: screens + rows) func picturesAndStepsHaveTheirShapes(_ script: String) throws {
    let page = try Page(of: try Self.session(script).document)
    func fault(_ json: JSON, _ shape: JSONShape) throws -> String? {
      SchemaValidator(shape.schema).fault(in: try #require(JSON(parsing: json.text)))
    }
    let found = try fault(page.picture(in: .english), Page.pictureShape)
    #expect(found == nil)
    for thing in [PageThing.element(0), .section(0), .group(0)] {
      #expect(try fault(page.steps(behind: thing, in: .english), Page.stepsShape) == nil)
    }
  }

  /// The last step of each list is the number that it explains.
  @Test(arguments: screens) func stepsLeadToTheFrames(_ script: String) throws {
    let session = try Self.session(script)
    let steps = try #require(try Self.pane(of: session.document)["steps"] as? [String: Any])
    let lists = try #require(steps["lists"] as? [[Double]])
    let sentences = try #require(steps["sentences"] as? [[String]])
    let explained = try #require((steps["of"] as? [String: [Int]])?["elements"])
    let parts = try #require(steps["parts"] as? [String])
    let solution = try session.document.solution(of: session.document.view)
    let viewport = session.document.viewport(on: solution)
    let elements = Array(solution.elements)
    #expect(explained.count == parts.count * elements.count && Set(sentences).count == sentences.count && Set(lists).count == lists.count)
    for (index, element) in elements.enumerated() {
      for (position, part) in parts.enumerated() {
        let list = lists[explained[index * parts.count + position]]
        let last = solution.steps(behind: try #require(FramePart(rawValue: part)), of: element.id, at: viewport).last
        #expect(abs((list.dropLast().last ?? .nan) - (last?.result ?? .nan)) < 1e-9)
        #expect(list.enumerated().allSatisfy { $0.offset.isMultiple(of: 2) || sentences.indices.contains(Int($0.element)) })
      }
    }
  }

  /// Steps of equal cells and groups are stored once, and agree with 'explain' for each of them.
  @Test(arguments: screens + rows) func stepsAreThoseOfEachElement(_ script: String) throws {
    let session = try Self.session(script)
    let page = try Page(of: session.document)
    let all = try #require(try Self.pane(of: session.document)["steps"] as? [String: Any])
    let solution = try session.document.solution(of: session.document.view)
    let counts = [Array(solution.elements).count, solution.sectionCount, solution.groups(in: Self.everywhere).count]
    for (kind, name) in ["elements", "sections", "groups"].enumerated() {
      let together = try Self.told(all, of: name)
      #expect(together.count == counts[kind])
      for index in together.indices {
        let alone = page.steps(behind: PageThing(kind, index), in: .english).text
        let steps = try #require(try JSONSerialization.jsonObject(with: Data(alone.utf8)) as? [String: Any])
        #expect(try Self.told(steps, of: name) == [together[index]], "\(name) \(index)")
      }
    }
  }

  /// Groups of several sections that follow each other horizontally, are not full, and have positions that differ by less than a pixel.
  private static let rows = [
    """
    container 390x600; set layout.scrollDirection horizontal; define item cell width=1w height=1h contentInsets=3
    define group column vertical width=0.31w height=1h of cell count=3; define section wall column interGroupSpacing=7; use wall
    append sections main more; append items a{1...11} to main; append items b{1...4} to more; apply
    """,
    """
    define item cell width=0.3w height=1h; define group row horizontal width=0.33w height=40 of cell interItemSpacing=flexible(3)
    define section lane row orthogonalScrollingBehavior=groupPaging interGroupSpacing=3.3; use lane; append sections main
    append items a{1...17} to main; apply; scroll main to 130
    """,
    """
    define item wide width=0.6w height=1h; define item slim width=0.4w height=0.5h; define group pair vertical width=0.4w height=1h of slim count=2
    define group lead horizontal width=1w height=101 of wide pair; define section grid lead interGroupSpacing=0.7 contentInsets=11; use grid
    append sections one two; append items a{1...14} to one; append items b{1...5} to two; apply
    """,
  ]

  private static let everywhere = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// The sentences and numbers of the steps for each element, section or group, by part of the frame.
  private static func told(_ steps: [String: Any], of kind: String) throws -> [[[String]]] {
    let lists = try #require(steps["lists"] as? [[Double]])
    let sentences = try #require(steps["sentences"] as? [[String]])
    let count = try #require(steps["parts"] as? [String]).count
    let told = try #require((steps["of"] as? [String: [Int]])?[kind]).map { list in
      stride(from: 0, to: lists[list].count, by: 2).map { entry in
        "\(lists[list][entry]) \(sentences[Int(lists[list][entry + 1])])"
      }
    }
    return stride(from: 0, to: told.count, by: count).map { Array(told[$0..<($0 + count)]) }
  }

  /// No text can end the script or the line that contains it, and all text arrives unchanged.
  @Test func hostileTextsAreInert() throws {
    let names = [
      "</script><script>alert(1)</script>", "<!--<script>", "\"'`\\ &amp; &", "\u{2028}\u{2029}", "\u{1}\u{1B}[31m\u{7F}\u{85}", "]]>",
    ]
    let lines = names.map { name in
      "append items \"" + name.unicodeScalars.map { "\\u{" + String($0.value, radix: 16) + "}" }.joined() + "\" to main"
    }
    let session = try Self.session((["template list", "append sections main"] + lines + ["apply"]).joined(separator: "\n"))
    let data = try Page(of: session.document).data(in: .english)
    let forbidden: Set<Unicode.Scalar> = ["<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}", "\u{85}", "\n", "\r"]
    #expect(!data.unicodeScalars.contains { forbidden.contains($0) || $0.value < 0x20 })
    let table = try #require(try Self.pane(of: session.document)["elements"] as? [String: Any])
    #expect((table["names"] as? [String])?.map { Array($0.unicodeScalars) } == names.map { Array($0.unicodeScalars) })
    let page = try Page(of: session.document).html(in: .english)
    #expect(page.components(separatedBy: "</script>").count == page.components(separatedBy: "<script").count)
    #expect(!page.contains("alert(1)</"))
  }

  private static func session(_ script: String) throws -> Session {
    let session = Session()
    let succeeded = session.runLines(Array(script.utf8), from: .command, to: Output())
    #expect(succeeded)
    return session
  }

  private static func pane(of document: Document) throws -> [String: Any] {
    let data = try JSONSerialization.jsonObject(with: Data(Page(of: document).data(in: .english).utf8)) as? [String: Any]
    return try #require((data?["panes"] as? [[String: Any]])?.first)
  }

  /// Reads a column as the page does.
  private static func column(_ written: Any?, _ count: Int) throws -> [Double] {
    if let numbers = written as? [Double] { return numbers }
    let runs = try #require((written as? [String: [Double]])?["runs"])
    let numbers = stride(from: 0, to: runs.count, by: 3).flatMap { run in
      (0..<Int(runs[run + 2])).map { runs[run] + Double($0) * runs[run + 1] }
    }
    #expect(numbers.count == count)
    return numbers
  }
}

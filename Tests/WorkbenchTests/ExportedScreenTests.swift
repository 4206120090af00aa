import Commands
import CompositionalLayout
import Documents
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import Exports
@testable import Sessions

/// Runs the view controllers of exported code. On the stand-in for UIKit, their elements have the document's frames, and each visible kind
/// has a view.
@Suite struct ExportedScreenTests {
  @Test func everyScreenShowsTheDocument() throws {
    let folder = try TemporaryFolder()
    let standIn = try StandIn(in: folder)
    var files: [String] = []
    var shows: [String] = []
    var expected: [[String]] = []
    let documents = SampleSize.every(2, of: try SwiftExportTests.samples(), "samples for ExportedScreenTests")
    for (number, document) in documents.enumerated() {
      guard let elements = Self.elements(of: document) else { continue }
      let code = SwiftExportTests.distinct(SwiftExport(of: document).text, number)
      let name = SwiftExport.typeName(of: document.view, in: document).dropLast("Screen".count)
      files.append(try folder.write(code, as: "Screen\(number).swift"))
      let surroundings = ExportedFramesTests.code(document.surroundings(of: document.view))
      shows.append("StandIn.environment = \(surroundings)\n    show(\(name)\(number)ViewController())")
      expected.append(elements)
    }
    #expect(expected.count > documents.count / 2)
    files.append(try folder.write(Self.program(shows), as: "Program.swift"))
    let printed = try ExportedFramesTests.output(of: standIn.program(of: files)).components(separatedBy: "screen\n").dropFirst()
    try #require(printed.count == expected.count)
    for (printed, expected) in zip(printed, expected) {
      #expect(printed.split(separator: "\n").map(String.init).sorted() == expected.sorted())
    }
  }

  /// The test detects a kind whose view is not created.
  @Test func aKindWithoutAViewIsFound() throws {
    let lines = """
      define item photo width=1w height=1h; define group row horizontal width=1w height=90 of photo
      define header title width=1w height=30; define section grid row; add title to grid; use grid
      append sections a; append items b c to a; apply
      """
    let document = Session.after(lines).document
    let code = SwiftExportTests.distinct(SwiftExport(of: document).text, 1).replacing("case \"title\":", with: "case \"other\":")
    let folder = try TemporaryFolder()
    let surroundings = ExportedFramesTests.code(document.surroundings(of: document.view))
    let show = "StandIn.environment = \(surroundings)\n    show(Main1ViewController())"
    let files = [try folder.write(code, as: "Screen.swift"), try folder.write(Self.program([show]), as: "Program.swift")]
    let printed = try ExportedFramesTests.output(of: StandIn(in: folder).program(of: files))
    #expect(printed.contains("the data source made no view of the kind 'title' at [0, 0]"), "\(printed)")
  }

  /// A choice with the same result as the default for all other sections is not written.
  @Test func whatChoosesTheSameIsLeftOut() {
    let lanes = "define section wide list; define section lane list; use lane; use lane for index 3; use lane for b; use wide for a"
    let code = Self.layout(after: lanes)
    #expect(!code.contains("index == 3"))
    #expect(
      code.contains("case .b, nil: return makeLaneSection(environment)\n        case .a: return makeASection(environment)\n"), "\(code)")
    let one =
      "define item cell width=1w height=1h; define group row horizontal width=1w height=9 of cell; define section grid row; use grid"
    #expect(Self.layout(after: one + "; use grid for b").contains("CompositionalLayout(section: makeGridSection())"))
  }

  private static func layout(after lines: String) -> String {
    SwiftExport(of: Session.after(lines).document, isLayoutOnly: true).text
  }

  /// The elements of the current view before it is scrolled or measured; nil if it has no layout.
  private static func elements(of document: Document) -> [String]? {
    let (document, view) = (document.unscrolled, document.view)
    guard view.applied.numberOfSections > 0, let layout = try? document.layout(of: view) else { return nil }
    let counts = (0..<view.applied.numberOfSections).map { view.applied.numberOfItems(inSectionAt: $0) }
    let solution = solve(layout, items: counts, in: document.surroundings(of: view))
    guard !solution.faults.contains(where: { $0.gravity == .raises }) else { return nil }
    return solution.elements(at: document.viewport(on: solution)).map { element in
      let kind = element.kind == Section.listBackgroundElementKind ? "_UIListSectionBackground" : element.kind
      let place = [element.section] + [element.item].compactMap { $0 }
      return "\(String(reflecting: kind)) \(place) \(element.frame.numbers) \(element.zIndex)"
    }
  }

  private static func program(_ shows: [String]) -> String {
    """
    import CompositionalLayout
    import UIKit

    @main struct Program {
      @MainActor static func main() {
        \(shows.joined(separator: "\n    "))
      }
    }

    @MainActor func show(_ controller: UIViewController) {
      print("screen")
      StandIn.exception = nil
      controller.viewDidLoad()
      guard let view = controller.view.subviews.first as? UICollectionView else { return print("no collection view") }
      view.layoutIfNeeded()
      if let exception = StandIn.exception { print(exception) }
      for attributes in view.collectionViewLayout.layoutAttributesForElements(in: .zero) ?? [] {
        let frame = attributes.frame
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
        print(String(reflecting: attributes.representedElementKind), Array(attributes.indexPath), numbers, attributes.zIndex)
      }
    }
    """
  }
}

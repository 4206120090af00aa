import CompositionalLayout
import Documents
import HashTreeCollections
import TestSupport
import Testing

@testable import Commands
@testable import Sessions

/// Common layouts, built from an empty document.
@Suite struct TemplateTests {
  /// A template makes the components it lists, ends in a layout for all items, and has no faults.
  @Test(arguments: Template.all.map(\.name), [320.0, 393, 1024]) func buildsTheListedComponents(_ name: String, _ width: Double) throws {
    let template = try #require(Template.all.first { $0.name == name })
    let session = Session.after("container \(Int(width))x844")
    #expect(session.run("template \(name); append sections s; append items p{1...12} to s; apply").errors == "")
    let document = session.document
    #expect(Set(document.components.keys) == Set(template.components))
    let solution = try document.solution(of: document.view)
    let cells = solution.elements(at: document.viewport(on: solution)).filter { $0.category == .cell }
    #expect(cells.count == 12 && solution.faults.isEmpty)
    for cell in cells { #expect(cell.frame.size.width > 0 && cell.frame.size.height > 0) }
    session.run("undo 4")
    #expect(session.document.components.isEmpty)
  }

  @Test func namesAreDistinct() {
    #expect(Set(Template.all.map(\.name)).count == Template.all.count)
  }

  /// The cells of a waterfall do not overlap, and form equal columns that end at the same height.
  @Test(arguments: [1, 2, 3, 5, 8], [320.0, 393, 1024]) func waterfallFills(_ columns: Int, _ width: Double) throws {
    let session = Session.after("container \(Int(width))x844")
    #expect(session.run("template waterfall \(columns); append sections s; append items p{1...\(columns * 3)} to s; apply").errors == "")
    let document = session.document
    let frames = try document.solution(of: document.view).elements(at: Viewport()).map(\.frame)
    let ends = Dictionary(grouping: frames, by: \.minX).mapValues { $0.map { $0.maxY }.max() ?? 0 }
    #expect(ends.count == columns && Set(ends.values).count == 1)
    #expect(Set(frames.map(\.size.width)).count == 1)
    #expect(frames.allSatisfy { $0.maxX <= width })
    for (index, one) in frames.enumerated() {
      for other in frames[..<index] where one.minX == other.minX {
        #expect(one.minY >= other.maxY || other.minY >= one.maxY)
      }
    }
  }

  /// More columns than a view has points do not trap.
  @Test func waterfallInANarrowViewIsNoTrap() {
    let session = Session.after("container 10x10")
    session.run("template waterfall 100; append sections s; append items p{1...300} to s; apply; frames")
    #expect(session.document.components["waterfall"] != nil)
  }
}

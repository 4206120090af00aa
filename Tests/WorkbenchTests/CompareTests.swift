import Documents
import TestSupport
import Testing

@testable import Rendering
@testable import Sessions

/// The reported differences, compared with frames computed from the sizes in the lines.
@Suite struct CompareTests {
  private static let screen = """
    container 300x844; define item cell width=1/3w height=1h; define group row horizontal width=1w height=100 of cell
    define section grid row; define header title width=1w height=40; add title to grid; use grid
    append sections m; append items a b c d to m; apply; mark before
    """

  private func elements(_ line: String, after lines: String) throws -> [[String: JSON]] {
    let session = Session.after(lines)
    let answer = session.run(line + " --json").answers.split(separator: "\n").first ?? ""
    guard case .array(let rows)? = JSON(parsing: answer)?["elements"] else { return [] }
    return rows.map { row in
      guard case .object(let members) = row else { return [:] }
      return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    }
  }

  private func numbers(_ value: JSON?) -> [Double]? {
    guard case .array(let values)? = value else { return nil }
    return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  @Test func everyFrameThatMovedIsListedWithHowFar() throws {
    let rows = try elements("compare mark before", after: Self.screen + "\nset row.height 120; delete items a; append items e; apply")
    #expect(rows.map { $0["itemIdentifier"] } == ["b", "c", "d", "e", "a"].map { .string($0) })
    #expect(rows.map { $0["change"] } == ["differs", "differs", "differs", "new", "gone"].map { .string($0) })
    #expect(numbers(rows[0]["was"]) == [100, 40, 100, 100])
    #expect(numbers(rows[0]["frame"]) == [0, 40, 100, 120])
    #expect(numbers(rows[2]["by"]) == [200, -100, 0, 20])
    #expect(numbers(rows[4]["frame"]) == nil)
  }

  @Test func equalElementsAreCountedNotListed() throws {
    let session = Session.after(Self.screen + "\nset title.height 50")
    let text = session.run("compare mark before").answers
    #expect(text.hasPrefix("content 300 × 240 → 300 × 250; 5 of 5 frames differ\n"))
    #expect(text.contains("the applied snapshot: no changes (4 unchanged)"))
    #expect(text.hasSuffix("components: title changed\n"))
    session.run("undo")
    #expect(session.run("compare mark before").answers.hasPrefix("content 300 × 240; 0 of 5 frames differ\n"))
  }

  @Test func twoSectionsLayOutTheSameItems() throws {
    let rows = try elements("compare grid tall", after: Self.screen + "\ndefine section tall row interGroupSpacing=10")
    // Without the header, everything moves up by 40 points, and the second row then moves down by 10.
    #expect(rows.map { $0["itemIdentifier"] } == [.string("a"), .string("b"), .string("c"), .string("d"), .null])
    #expect(numbers(rows[0]["by"]) == [0, -40, 0, 0])
    #expect(numbers(rows[3]["by"]) == [0, -30, 0, 0])
    #expect(rows[4]["change"] == .string("gone"))
  }

  @Test func asCommaSeparatedValuesItIsTheTableAlone() throws {
    let lines = Self.screen + "\nset row.height 120; delete items a"
    let header =
      "category,kind,sectionIdentifier,itemIdentifier,change,was x,was y,was width,was height,x,y,width,height,by x,by y,by width,by height\r\n"
    let session = Session.after(lines)
    #expect(
      session.run("compare mark before --csv").answers
        == header + "cell,,m,a,differs,0,40,100,100,0,40,100,120,0,0,0,20\r\ncell,,m,b,differs,100,40,100,100,100,40,100,120,0,0,0,20\r\n"
        + "cell,,m,c,differs,200,40,100,100,200,40,100,120,0,0,0,20\r\ncell,,m,d,differs,0,140,100,100,0,160,100,120,0,20,0,20\r\n")
    session.run("define section tall row interGroupSpacing=10")
    let rows = session.run("compare grid tall --csv").answers.split(separator: "\r\n")
    #expect(rows.count == 6 && rows.last == "supplementary,title,m,,gone,0,0,300,40,,,,,,,,")
  }

  /// Every answer about the screen mentions pending edits, in text and in JSON; `compare` lists both snapshots.
  @Test(arguments: ["compare mark before", "compare grid grid", "tree", "cells", "frames", "visible", "explain b", "lint", "draw"])
  func pendingEditsAreMentioned(look: String) {
    let session = Session.after(Self.screen + "\nregister cell c; delete items a")
    #expect(session.run(look).answers.contains("edits are pending: this is the applied snapshot; 'apply' includes them\n"))
    let objects = session.run(look + " --json").answers.split(separator: "\n")
    #expect(objects.first?.contains(",\"pending\":true,\"command\":") == true)
    if look == "compare mark before" {
      #expect(
        objects.dropFirst().map { $0.prefix(22) } == ["{\"snapshot\":\"applied\",", "{\"snapshot\":\"pending\","].map { $0.prefix(22) })
    }
    session.run("revert")
    #expect(!session.run(look).answers.contains("edits are pending"))
    #expect(!session.run(look + " --json").answers.contains("\"pending\":true"))
  }

  @Test func aMarkIsNotAStepAndComparingChangesNothing() {
    let session = Session.after(Self.screen)
    let (before, steps) = (session.document, session.state.record.history.count)
    session.run("mark again; compare mark again; compare grid grid")
    #expect(session.state.record.history.count == steps)
    let isSame = session.document == before
    #expect(isSame)
  }
}

import CompositionalLayout
import Documents
import Sessions
import TestSupport
import Testing

/// The headers and footers of lists and of plain sections get their preferred sizes (layout-rules R7.8, 11, R18.1).
@Suite struct ListHeaderMeasuringTests {
  private static let header = "UICollectionElementKindSectionHeader"
  private static let footer = "UICollectionElementKindSectionFooter"

  private static func list(_ appearance: String, _ modes: String, os: Int = 18) -> String {
    """
    container 300x600; set environment.os \(os); define section prefs list appearance=\(appearance) \(modes); use prefs
    append sections one two; append items a to one; append items b to two; apply

    """
  }

  /// The tops and heights of the elements without backgrounds, and the content's height.
  private static func extents(_ session: Session) throws -> [[Double]] {
    let solution = try session.document.solution(of: session.document.view)
    let elements = solution.elements.filter { $0.category != .decoration }
    return elements.map { [$0.frame.minY, $0.frame.height] } + [[0, solution.contentSize.height]]
  }

  /// Header, row, header, row: plain sections follow each other directly; grouped ones are 17.667 points apart and 20 points from the end
  /// (R18.1).
  @Test(arguments: [
    ("plain", [[40.0, 44], [124, 44], [0, 40], [84, 40], [0, 168]]),
    ("sidebarPlain", [[40, 44], [124, 44], [0, 40], [84, 40], [0, 168]]),
    ("grouped", [[40, 44], [141.667, 44], [0, 40], [101.667, 40], [0, 205.667]]),
    ("insetGrouped", [[40, 44], [141.667, 44], [0, 40], [101.667, 40], [0, 205.667]]),
    ("sidebar", [[40, 44], [134, 44], [0, 40], [94, 40], [0, 188]]),
  ]) func headersTakeTheSizeTheyAskFor(appearance: String, expected: [[Double]]) throws {
    let session = Session.after(Self.list(appearance, "headerMode=supplementary") + "measure \(Self.header) 300x40")
    let extents = try Self.extents(session)
    #expect(Self.isNear(extents, expected), "\(extents)")
    #expect(Session.after(session.document.script).document == session.document)
  }

  /// The recorded list: the first section has a header of 17 + 15.667 + 6 points; the second starts at 100.333 and its row at 118 (R18.1).
  @Test func theRecordedListTakesItsHeader() throws {
    let session = Session.after(
      Self.list("insetGrouped", "headerMode=supplementary") + "define section rest list appearance=insetGrouped; use rest for two\n"
        + "measure kind@\(Self.header) 268x38.667")
    let extents = try Self.extents(session)
    #expect(Self.isNear(extents, [[38.667, 44], [118, 44], [0, 38.667], [0, 182]]), "\(extents)")
  }

  /// Footers are below the rows. A plain list has no insets, and a grouped list has no inset next to a footer.
  @Test func footersTakeTheSizeTheyAskFor() throws {
    let session = Session.after(Self.list("plain", "footerMode=supplementary") + "measure \(Self.footer) height=30")
    #expect(try Self.extents(session) == [[0, 44], [74, 44], [44, 30], [118, 30], [0, 148]])
  }

  /// A measured size belongs to the header of one section, and is saved in files.
  @Test func aTakenSizeOfOneHeaderActs() throws {
    let session = Session.after(
      Self.list("plain", "headerMode=supplementary") + "measure kind@\(Self.header) 300x50 section=two taken")
    #expect(try Self.extents(session) == [[28, 44], [122, 44], [0, 28], [72, 50], [0, 166]])
    #expect(Session.after(session.document.script).document == session.document)
  }

  /// From iOS 26 on, headers are 40.333 points tall and rows 52; preferred sizes equal to these change nothing (R18.2).
  @Test func headersOfSystem26KeepTheirHeight() throws {
    let session = Session.after(Self.list("insetGrouped", "headerMode=supplementary", os: 26))
    let before = try Self.extents(session)
    session.run("measure \(Self.header) height=40.333; measure a b height=52")
    let after = try Self.extents(session)
    #expect(Self.isNear(after, before))
    session.run("measure \(Self.header) height=50")
    #expect(try Self.extents(session)[0] == [50, 52])
  }

  /// A plain section's header of estimated height, one for each section.
  @Test func aPlainSectionsHeaderIsMeasured() throws {
    let session = Session.after(
      """
      container 320x480; define item cell width=1w height=1h; define group row horizontal width=1w height=40 of cell
      define section grid row; define header title width=1w height=~30; add title to grid; use grid
      append sections one two; append items a to one; append items b to two; apply; measure title 320x68
      measure kind@title 320x28 section=two taken
      """)
    #expect(try Self.extents(session) == [[68, 40], [136, 40], [0, 68], [108, 28], [0, 176]])
  }

  @Test func aSectionIsNamedOnlyWithATakenSize() {
    let session = Session.after(Self.list("plain", "headerMode=supplementary"))
    let before = session.document
    session.run("measure \(Self.header) 300x50 section=two")
    #expect(session.document == before)
  }

  private static func isNear(_ left: [[Double]], _ right: [[Double]]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0[0] - $1[0]) < 0.01 && abs($0[1] - $1[1]) < 0.01 }
  }
}

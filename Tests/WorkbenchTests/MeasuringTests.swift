import CompositionalLayout
import Documents
import Sessions
import TestSupport
import Testing

/// Measured sizes are kept (layout-rules R18.7), and measuring after a scroll does not leave the view beyond its content (R18.8).
@Suite struct MeasuringTests {
  private static let rows = """
    container 390x400
    define item row width=1w height=~44
    define group line horizontal width=1w height=~44 of row
    define section list line
    use list; append sections main; append items r{1...40} to main; apply

    """

  private static func heights(_ session: Session) throws -> [Double] {
    try session.document.solution(of: session.document.view).elements.map(\.frame.height)
  }

  @Test func measuringWhatIsNotInSightLeavesTheOthers() throws {
    let session = Session.after(Self.rows + "measure row 390x100")
    #expect(try Self.heights(session).filter { $0 == 100 }.count == 4)
    session.run("measure r40 390x20")
    #expect(try Self.heights(session).filter { $0 == 100 }.count == 4)
    #expect(try Self.heights(session)[39] == 44, "it was not displayed yet")
    session.run("scroll to 0,1000000")
    #expect(try Self.heights(session).prefix(4).allSatisfy { $0 == 100 })
  }

  @Test func whatIsInSightTakesItsNewSizeAtOnce() throws {
    let session = Session.after(Self.rows + "measure row 390x100; measure r2 390x30")
    #expect(try Self.heights(session).prefix(6) == [100, 30, 100, 100, 100, 44])
  }

  /// A cell that was scrolled away and gets another preferred size counts as not displayed until it is displayed again.
  @Test func whatWasScrolledAwayTakesItsNewSizeWhenItIsDisplayed() throws {
    let session = Session.after(Self.rows + "measure row 390x100; scroll to 0,800; measure r1 390x300")
    #expect(try Self.heights(session).prefix(2) == [44, 100])
    session.run("scroll to 0,0")
    #expect(try Self.heights(session)[0] == 300)
  }

  /// The measure of a component is that of its elements, not of others.
  @Test func aComponentsMeasureConcernsItsElements() throws {
    let header = "define header title width=1w height=~30; add title to list; "
    let session = Session.after(Self.rows + header + "measure row 390x100; measure title 390x50; measure row 390x80")
    #expect(try Self.heights(session).prefix(5) == [80, 80, 80, 80, 80])
    #expect(try Self.heights(session).contains(50))
  }

  /// A size that was measured at another width is not used (R7.1): x moves to a section of wider cells and is measured there.
  @Test func aSizeHoldsAtTheWidthAtWhichItWasMeasured() throws {
    let session = Session.after(
      """
      container 320x400
      define item p width=100 height=~30; define group g horizontal width=100 height=~30 of p; define section s g
      define item q width=200 height=~30; define group h horizontal width=200 height=~30 of q; define section r h
      use s; use r for B; append sections A B; append items x y to A; append items z to B
      measure p height=40; measure q height=60; apply
      move item x after z; apply
      """)
    #expect(try Self.heights(session) == [40, 60, 60])
  }

  /// In a group that is filled by measured lengths, b would be 29 tall only as narrow as p; as wide as q it counts as 80 and does not fit.
  @Test func aSizeMeasuredInANarrowSlotDoesNotFillAWideOne() throws {
    let session = Session.after(
      """
      define item p width=16 height=~29; define item q width=23 height=~80
      define group g vertical width=200 height=100 of p q; define section s g; use s
      append sections A; append items a b to A; apply
      measure p height=29; measure q height=80
      """)
    let frames = try session.document.solution(of: session.document.view).elements.map(\.frame)
    #expect(frames == [Rect(x: 0, y: 0, width: 16, height: 29), Rect(x: 0, y: 100, width: 16, height: 29)])
  }

  /// Two sections may have headers of one kind, each with its own measure (R7.8).
  @Test func headersOfOneKindHaveTheirOwnMeasures() throws {
    let session = Session.after(
      """
      container 320x480
      define item a width=1w height=20; define group g horizontal width=1w height=20 of a
      define header h1 width=1w height=~30 elementKind=title
      define header h2 width=1w height=~30 elementKind=title
      define section s g; define section r g; add h1 to s; add h2 to r; use s; use r for B
      append sections A B; append items x to A; append items y to B
      measure h1 height=50; measure h2 height=70; apply
      """)
    #expect(try Self.heights(session).filter { $0 > 20 } == [50, 70])
  }

  /// A section without items has no group, so its wide group does not widen the content, measured or not (R10.2).
  @Test func anEmptySectionDoesNotWidenTheContent() throws {
    let session = Session.after(
      """
      container 320x480
      define item a width=1w height=1h; define group wide horizontal width=500 height=60 of a
      define header h width=1w height=~20; define section s wide; add h to s
      define group n horizontal width=1w height=40 of a; define section t n
      use t; use s for A; append sections A B; append items b to B; apply
      measure h height=20
      """)
    #expect(try session.document.solution(of: session.document.view).contentSize == Size(width: 320, height: 60))
  }

  /// Only a reload drops the sizes of elements that stay (R7.1, R18.7), and that of a header only with its section.
  @Test(arguments: [
    ("apply usingReloadData", 44.0, 30.0), ("reload sections main; apply", 44, 30), ("reload items r1; apply", 44, 50),
    ("reconfigure items r1; apply", 60, 50),
  ]) func whatStaysKeepsItsSizeUntilAReload(line: String, cell: Double, header: Double) throws {
    let session = Session.after(
      Self.rows + "define header title width=1w height=~30; add title to list; measure r1 390x60; measure title 390x50; scroll to 0,1000")
    session.run(line)
    let elements = try session.document.solution(of: session.document.view).elements
    #expect(elements.first { $0.category == .cell }?.frame.height == cell)
    #expect(elements.first { $0.category == .supplementary }?.frame.height == header)
  }

  /// A nested group without room takes no item (R4.10), and the measured item beside it does not fit. The group is not repeated forever.
  @Test func aGroupInWhichNoMeasuredItemFitsIsNotRepeatedForever() throws {
    let session = Session.after(
      """
      container 390x600
      define item wide width=50 height=24; define group inner horizontal width=80 height=81 of wide
      define group mid vertical width=80 height=20 of inner; define item est width=1w height=~41
      define group outer vertical width=1w height=63 of mid est
      define section s outer; use s; append sections A; append items a b to A; apply; measure est height=70
      """)
    let solution = try session.document.solution(of: session.document.view)
    #expect(solution.elements.map(\.frame.height) == [70, 70] && !solution.faults.isEmpty)
  }

  /// If the content becomes shorter because sizes are dropped, the view moves back to its end (R18.8).
  @Test(arguments: ["apply usingReloadData", "reload sections main; apply", "measure r40 r39 r38 r37 390x5"])
  func aViewMovesBackWhenSizesAreDropped(line: String) throws {
    let session = Session.after(Self.rows + "measure row 390x100; scroll to 0,1000; scroll to 0,2000; scroll to 0,4000; scroll to 0,4000")
    session.run(line)
    let content = try session.document.solution(of: session.document.view).contentSize.height
    let offset = try #require(session.document.view.contentOffset?.y)
    #expect(offset + 400 <= content)
  }

  /// Boundary items of the layout are measured at every side of it (R7.8).
  @Test(arguments: ["top", "topLeading", "leading", "trailing", "bottomTrailing", "bottom"])
  func aBoundaryItemOfTheLayoutIsMeasured(alignment: String) throws {
    let session = Session.after(
      Self.rows
        + "delete items r{4...40}; define boundary t width=~80 height=~6 alignment=\(alignment); add t to layout; measure t 29x60; apply")
    let elements = try session.document.solution(of: session.document.view).elements
    #expect(elements.first { $0.category == .supplementary }?.frame.size == Size(width: 29, height: 60))
  }

  /// Changes below 0.01 points are ignored, for the estimate and for a measured size (R7.9).
  @Test func aChangeBelowTheToleranceIsIgnored() throws {
    let session = Session.after(Self.rows + "measure r1 390x44.001")
    #expect(try Self.heights(session)[0] == 44)
    session.run("measure r1 390x60; measure r1 390x60.005")
    #expect(try Self.heights(session)[0] == 60)
    session.run("measure row height=59.995")
    #expect(try Self.heights(session)[0] == 60)
    session.run("measure r1 390x60.02")
    #expect(try Self.heights(session)[0] == 60.02)
  }

  @Test(arguments: ["apply; reload items r1; apply", "container 320x400", "set list.interGroupSpacing 3"])
  func theseDropSizes(line: String) throws {
    let session = Session.after(Self.rows + "measure r1 390x100; scroll to 0,800")
    #expect(try Self.heights(session)[0] == 100)
    session.run(line)
    #expect(try Self.heights(session)[0] == 44)
  }

  /// Forty rows of 44 are 1,760 points long. The visible rows are measured at 20, and the view moves back to the new end, row by row.
  @Test func aScrollThatMeasuresEndsAtTheContentsEnd() throws {
    let session = Session.after(Self.rows + "scroll to 0,500; measure row 390x20; scroll to 0,1000000")
    let content = try session.document.solution(of: session.document.view).contentSize.height
    #expect(session.document.view.contentOffset?.y == content - 400)
    let heights = try Self.heights(session)
    #expect(heights.suffix(20).allSatisfy { $0 == 20 }, "the list of visible items at the end was measured")
  }

  /// With `--exactly`, the offset may stay beyond the content, as while a finger drags it. Measuring moves the view back only by the amount
  /// that the content became shorter.
  @Test(arguments: [-30.0, 5000]) func anExactOffsetBeyondTheContentStays(offset: Double) {
    let session = Session.after(Self.rows + "measure row 390x20; scroll to 0,\(Int(offset)) --exactly")
    #expect(session.document.view.contentOffset?.y == offset)
    session.run("measure r1 390x30")
    #expect(session.document.view.contentOffset?.y == offset)
  }

  @Test func theAnswerSaysWhereTheViewRests() {
    let session = Session.after(Self.rows + "measure row 390x20", settings: Session.Settings(isTalkative: true))
    let answers = session.run("scroll to 0,1000000; explain offset").text
    let rest = answers.firstMatch(of: /content offset \(0,(\d+)\)/)?.output.1
    #expect(rest != nil && answers.contains("y of the offset = \(rest ?? "")\n"), "\(answers)")
  }

  /// A measured size applies to everything with the name: an item, the cells of a component, the headers of a kind.
  @Test(arguments: [
    ("measure UICollectionElementKindSectionHeader 393x70 taken", [44, 44, 70, 70]), ("measure a 393x60 taken", [60, 44, 28, 28]),
    (
      "define item c width=1w height=~30; define group g vertical width=1w height=~30 of c; define section t g; "
        + "define header h width=1w height=~20; add h to t; use t; measure c 393x50 taken; measure h 393x25 taken", [50, 50, 25, 25]
    ),
  ]) func aTakenSizeActsOnAllThatHaveTheName(lines: String, heights: [Double]) throws {
    let session = Session.after(
      "container 393x700; define section s list headerMode=supplementary; use s; append sections A B; append items a to A; "
        + "append items b to B; apply; " + lines)
    #expect(try Self.heights(session) == heights)
    #expect(Session.after(session.document.script).document == session.document)
  }
}

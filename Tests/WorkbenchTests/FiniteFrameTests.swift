import CompositionalLayout
import Documents
import Exports
import Localization
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// No frame, outline or picture of any document has a negative or infinite size.
@Suite struct FiniteFrameTests {
  /// Two items of 50 points with flexible space between them, in a group whose insets leave -20 points.
  @Test(arguments: ["frames", "visible", "draw"]) func aNegativePlaceUnderAFaultIsSaid(look: String) {
    let session = Session.after(
      """
      define item cell width=50 height=20
      define group row horizontal width=100 height=44 interItemSpacing=flexible(0) contentInsets=(0,60,0,60) repeating=2 of cell
      define section grid row; use grid; append sections A; append items a b c d; apply
      """)
    #expect(session.run(look).answers.contains("section 0: some cells have negative positions, such as 'b' at (-10, 0)"))
    session.run("set row.contentInsets 0")
    #expect(!session.run(look).answers.contains("negative"))
  }

  /// Groups that are smaller than their cells, and lengths at the limits of a number.
  private static let overflowing = [
    """
    define item photo width=100 height=300; define group row vertical width=1w height=200 repeating=2 of photo
    define section feed row; use feed; append sections A; append items a b c; apply
    """,
    """
    container 390x270; define item photo width=300 height=300
    define group row horizontal width=1/3w height=0.5w repeating=3 of photo
    define section feed row orthogonalScrollingBehavior=groupPaging; use feed; append sections A; append items x{1...8}; apply
    """,
    """
    define item low width=1/2w height=10; define item high width=1/2w height=100; define group row horizontal width=1w height=20 of low high
    define section feed row; use feed; append sections A; append items a b c; apply
    """,
    "container 1e-308x1e-308; template grid 3; append sections A; append items a b c; apply",
    "container 1e300x1e300; template grid 3; append sections A; append items a b c; apply",
    """
    define item cell width=1/3w height=1h; define group row horizontal width=1w height=100 contentInsets=80 of cell
    define section feed row interGroupSpacing=-300 contentInsets=-40; use feed; append sections A; append items a b c d; apply
    """,
  ]

  @Test(arguments: overflowing) func framesOfOverflowingGroups(lines: String) throws {
    let session = Session.after(lines)
    try expectFrames(session)
  }

  @Test(arguments: SampleSize.every(4, of: RandomSession.documentSeeds, "random sessions for FiniteFrameTests"))
  func framesOfRandomDocuments(seed: UInt64) throws {
    let session = Session(settings: .goingOn)
    for (number, line) in RandomSession.goingOn(seed: seed).lines.enumerated() {
      session.run(line)
      if number.isMultiple(of: 60) { try expectFrames(session) }
    }
  }

  private func expectFrames(_ session: Session) throws {
    guard let solution = try? session.document.solution(of: session.document.view) else { return }
    let viewport = session.document.viewport(on: solution)
    let everywhere = Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15)
    for element in solution.elements(in: everywhere) { expect(element.frame, "\(element)") }
    for seen in [nil, viewport] {
      for group in solution.groups(in: everywhere, seenIn: seen) { expect(group.frame, "\(group)") }
    }
    for isWindow in [false, true] {
      let scene = try SceneReport(of: session.document, SceneReport.Options(isWindow ? .visible : .screenful, showsGroups: true)).scene
      for box in scene.boxes { expect(box.frame, "\(box)") }
      let picture = scene.svg(in: .english)
      let isNumeric = !picture.contains("\"nan\"") && !picture.contains("inf\"")
      #expect(isNumeric)
    }
    #expect(session.run("draw --groups; draw --groups --visible; tree").errors == "")
  }

  private func expect(_ frame: Rect, _ comment: Comment) {
    #expect(frame.width >= 0 && frame.height >= 0, comment)
    let isFinite = frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
    #expect(isFinite, comment)
  }
}

import CompositionalLayout
import Localization
import Testing

@testable import Rendering

/// Drawings small enough to be checked by eye. Here a column is one point, and a row is two points.
@Suite struct SmallSceneTests {
  /// A name of non-ASCII letters would become question marks, which do not identify a cell.
  @Test func cellsAreNamedByIndexPathIfTheirLettersAreNotASCII() {
    var apple = Scene.Box(.cell, label: "사과", section: 0, frame: Rect(x: 0, y: 0, width: 100, height: 60))
    apple.item = 7
    #expect(drawing([apple], width: 12, height: 8).contains("사과"))
    let ascii = drawing([apple], width: 12, height: 8, isASCII: true)
    #expect(ascii.contains("[0, 7]") && !ascii.contains("?"))
  }

  /// In ASCII, the ellipsis becomes three dots, which are wider.
  @Test func notesBesideRowsKeepToTheColumnsInASCIIToo() {
    let area = Rect(x: 0, y: 0, width: 100, height: 60)
    var scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [])
    scene.rows = [Scene.OrthogonalRow(section: "a", frame: area, after: Scene.Overflow(cells: 4, points: 300, words: ["4 more →"]))]
    scene.columns = 60
    for isASCII in [false, true] {
      let lines = Renderer(isASCII: isASCII).text(of: .scene(scene)).split(separator: "\n")
      #expect(lines.contains { $0.hasSuffix(isASCII ? "4 more ->" : "4 more →") } && lines.allSatisfy { displayWidth($0) <= 60 })
    }
  }

  private func drawing(_ boxes: [Scene.Box], width: Int, height: Int, isASCII: Bool = false) -> String {
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    var scene = Scene(
      area: area, ground: Rect(x: -10, y: -10, width: 0, height: 0), contentSize: .zero, screen: Scene.Screen(frame: area), boxes: boxes)
    scene.columns = width + 1
    return Renderer(isASCII: isASCII).text(of: .scene(scene))
  }

  private func cell(_ label: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Scene.Box {
    Scene.Box(.cell, label: label, section: 0, frame: Rect(x: x, y: y, width: width, height: height))
  }

  @Test func sharedEdgesAreJoined() {
    let boxes = [cell("a", 0, 0, 6, 4), cell("b", 6, 0, 6, 4), cell("c", 0, 4, 6, 4), cell("d", 6, 4, 6, 4)]
    #expect(
      drawing(boxes, width: 12, height: 8) == """
        ┌─────┬─────┐
        │  a  │  b  │
        ├─────┼─────┤
        │  c  │  d  │
        └─────┴─────┘

        """)
    #expect(
      drawing(boxes, width: 12, height: 8, isASCII: true) == """
        +-----+-----+
        |  a  |  b  |
        +-----+-----+
        |  c  |  d  |
        +-----+-----+

        """)
  }

  @Test func smallBoxesStayReadable() {
    #expect(
      drawing([cell("row1", 0, 0, 12, 2), cell("row2", 0, 2, 12, 2), cell("x", 14, 0, 1, 4), cell("y", 17, 0, 0, 4)], width: 18, height: 4)
        == """
        ┌ row1 ─────┐ ┌┐ ╷
        ├ row2 ─────┤ ││ │
        └───────────┘ └┘ ╵

        """)
    #expect(drawing([cell("flat", 0, 0, 12, 0), cell("dot", 14, 0, 0, 0)], width: 16, height: 0) == "╶ flat ─────╴ ▪\n")
  }

  /// A box thinner than a row or column is drawn as half a block in the half that contains it, and as a line in ASCII.
  @Test func thinBoxesAreHalfBlocks() {
    let boxes = [
      cell("one", 0, 0, 12, 0.2), cell("two", 0, 7.7, 12, 0.2), cell("", 14.1, 0, 0.1, 8), cell("", 19.8, 0, 0.1, 8), cell("", 22, 0, 0, 8),
    ]
    #expect(
      drawing(boxes, width: 23, height: 8) == """
        ╶ one ▄▄▄▄▄▄╴ ╷     ╷ ╷
                      ▐     ▌ │
                      ▐     ▌ │
                      ▐     ▌ │
        ╶ two ▀▀▀▀▀▀╴ ╵     ╵ ╵

        """)
    #expect(
      drawing(boxes, width: 23, height: 8, isASCII: true) == """
        - one ------- |     | |
                      |     | |
                      |     | |
                      |     | |
        - two ------- |     | |

        """)
  }

  @Test func boxesInFrontHideThoseBehind() {
    var badge = Scene.Box(.supplementary, label: "2", section: 0, frame: Rect(x: 9, y: 0, width: 6, height: 4))
    badge.isBadge = true
    #expect(
      drawing([cell("photo", 0, 2, 12, 8), badge], width: 15, height: 10) == """
                 ┏━━━━━┓
        ┌────────┨  2  ┃
        │        ┗━━┯━━┛
        │   photo   │
        │           │
        └───────────┘

        """)
  }

  @Test func headersAndBackgroundsHaveLinesOfTheirOwn() {
    let header = Scene.Box(.supplementary, label: "title", section: 0, frame: Rect(x: 2, y: 2, width: 12, height: 4))
    let plate = Scene.Box(.decoration, label: "plate", section: 0, frame: Rect(x: 0, y: 0, width: 16, height: 12))
    #expect(
      drawing([plate, cell("a", 2, 6, 12, 4), header], width: 16, height: 12) == """
        ┌ plate ╌╌╌╌╌╌╌╌┐
        ╎░╔═══════════╗░╎
        ╎░║   title   ║░╎
        ╎░╠═══════════╣░╎
        ╎░│     a     │░╎
        ╎░└───────────┘░╎
        └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘

        """)
  }

  private func group(_ label: String, depth: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Scene.Box {
    var group = Scene.Box(.group, label: label, section: 0, frame: Rect(x: x, y: y, width: width, height: height))
    group.depth = depth
    return group
  }

  @Test func groupsHideNothing() {
    let boxes = [cell("a", 0, 0, 8, 4), cell("b", 8, 0, 8, 4), group("row", depth: 0, 0, 0, 16, 4)]
    #expect(
      drawing(boxes, width: 16, height: 4) == """
        ┏ row ┉┉┯┉┉┉┉┉┉┉┓
        ┋   a   │   b   ┋
        ┗┉┉┉┉┉┉┉┷┉┉┉┉┉┉┉┛

        """)
    #expect(
      drawing(boxes, width: 16, height: 4, isASCII: true) == """
        + row ..+.......+
        :   a   |   b   :
        +.......+.......+

        """)
  }

  /// Each depth has its own kind of line, outer groups are in front, and every group is named.
  @Test func nestingCanBeRead() {
    let boxes = [
      cell("a", 0, 0, 8, 8), cell("b", 8, 0, 16, 4), cell("c", 8, 4, 8, 4), cell("d", 16, 4, 8, 4), group("outer", depth: 0, 0, 0, 24, 8),
      group("pair", depth: 1, 8, 0, 16, 8), group("row", depth: 2, 8, 4, 16, 4),
    ]
    #expect(
      drawing(boxes, width: 24, height: 8) == """
        ┏ outer ┯ pair ┉┉┉┉┉┉┉┉┉┓
        ┋       ┊       b       ┋
        ┋   a   ┝ row ┅┅┯┅┅┅┅┅┅┅┫
        ┋       ┊   c   │   d   ┋
        ┗┉┉┉┉┉┉┉┷┉┉┉┉┉┉┉┷┉┉┉┉┉┉┉┛

        """)
  }

  /// Flat cells are named on their edge, which is also the group's edge.
  @Test func namesOfItemsNeverGiveWayToGroups() {
    let cells = [cell("one", 0, 0, 12, 2), cell("two", 0, 2, 12, 2)]
    let outlines = [group("list", depth: 0, 0, 0, 12, 4), group("line", depth: 1, 0, 2, 12, 2)]
    #expect(
      drawing(cells + outlines, width: 12, height: 4) == """
        ┏ one  list ┓
        ┠ two  line ┨
        ┗┉┉┉┉┉┉┉┉┉┉┉┛

        """)
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(
      drawing([cell("오늘의혜택", 0, 0, 14, 4), cell("👩‍👩‍👧", 14, 0, 6, 4)], width: 20, height: 4) == """
        ┌─────────────┬─────┐
        │ 오늘의혜택  │ 👩‍👩‍👧  │
        └─────────────┴─────┘

        """)
  }

  /// A shortened name keeps the number that distinguishes it.
  @Test func longNamesAreShortened() {
    #expect("photograph12".fitted(to: 8) == "photo…12")
    #expect("photograph12".fitted(to: 3) == "…12")
    #expect("photograph".fitted(to: 5) == "phot…")
    #expect("오늘의혜택".fitted(to: 6) == "오늘…")
    #expect("photograph".fitted(to: 2) == nil)
    #expect("ab".fitted(to: 2) == "ab")
  }

  /// Gaps and insets are filled and measured; a length that is wider than its gap is written over the edges.
  @Test func spacesAreMarkedWithTheirPoints() {
    let area = Rect(x: 0, y: 0, width: 40, height: 16)
    var scene = Scene(
      area: area, ground: Rect(x: -10, y: -10, width: 0, height: 0), contentSize: .zero, screen: Scene.Screen(frame: area),
      boxes: [cell("a", 6, 0, 16, 8), cell("b", 24, 0, 16, 8)])
    scene.columns = 41
    scene.spaces = [
      Scene.Space(.inset, frame: Rect(x: 0, y: 0, width: 6, height: 8), along: .horizontal),
      Scene.Space(.gap, frame: Rect(x: 22, y: 0, width: 2, height: 8), along: .horizontal),
      Scene.Space(.flexible, frame: Rect(x: 0, y: 8, width: 40, height: 8), along: .vertical),
    ]
    #expect(
      Renderer().text(of: .scene(scene)) == """
              ┌───────────────┐ ┌───────────────┐
         ╲╲╲╲╲│               │╱│               │
         ╲╲6╲╲│       a       │2│       b       │
         ╲╲╲╲╲│               │╱│               │
              └───────── 16×8 ┘ └───────── 16×8 ┘
         ≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈
         ≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈8≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈
         ≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈


        """)
  }

  /// A box that continues beyond the canvas is drawn open.
  @Test func cutEdgesAreOpen() {
    #expect(
      drawing([cell("a", 0, 0, 6, 40), cell("b", 6, 0, 40, 4)], width: 12, height: 4) == """
        ┌─────┬──────
        │  a  │  b
        │     ├──────

        """)
  }
}

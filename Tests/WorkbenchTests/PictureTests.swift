import CompositionalLayout
import Localization
import TestSupport
import Testing

@testable import Commands
@testable import Documents
@testable import Exports
@testable import Rendering
@testable import Sessions

/// The state that pictures show, and the information in them.
@Suite struct PictureTests {
  private func scene(_ session: Session, _ options: SceneReport.Options = SceneReport.Options()) throws -> Scene {
    try SceneReport(of: session.document, options).scene
  }

  private static let templates = Template.all.map(\.name)

  private static func filled(_ template: String, bounds: String = "390x844") -> Session {
    .after(
      "container \(bounds); template \(template); append sections a b; append items x{1...6} to a; append items y{1...40} to b; apply")
  }

  // MARK: Equal lengths

  /// Complete cells of equal size have the same number of columns and rows, in terminals of any width.
  @Test(arguments: templates, [("390x844", 80), ("390x844", 100), ("844x390", 80), ("844x390", 120), ("820x1180", 100)])
  func cellsOfOneSizeTakeTheSamePlaces(template: String, screen: (bounds: String, columns: Int)) throws {
    let scene = try scene(Self.filled(template, bounds: screen.bounds))
    let scale = CellScale(scene, columns: screen.columns, rows: CellScale.usualRows)
    var places: [[Int]: Set<[Int]>] = [:]
    for box in scene.boxes where box.category == .cell && !box.isClipped(by: scene.area) {
      let place = scale.box(box.frame)
      let size = [Int((box.frame.width * 2).rounded()), Int((box.frame.height * 2).rounded())]
      places[size, default: []].insert([place.right - place.left, place.bottom - place.top])
    }
    #expect(places.values.allSatisfy { $0.count == 1 }, "\(places)")
  }

  // MARK: Names

  /// Outlines of groups do not hide names.
  @Test(arguments: templates, [40, 80]) func groupsHideNoName(template: String, columns: Int) throws {
    func drawing(groups: Bool) throws -> String {
      var scene = try scene(Self.filled(template), SceneReport.Options(showsGroups: true))
      if !groups { for index in scene.boxes.indices where scene.boxes[index].category == .group { scene.boxes[index].label = "" } }
      let drawing = SceneDrawing(scene, columns: columns, language: .english)
      return String(drawing.canvas.places.map { if case .character(let scalar) = $0.text { Character(scalar) } else { " " } })
    }
    let (without, with) = (try drawing(groups: false), try drawing(groups: true))
    for (before, after) in zip(without, with) where before != " " { #expect(before == after) }
    let plain = try scene(Self.filled(template))
    let names = plain.boxes.filter { $0.category == .cell && !$0.isClipped(by: plain.area) && $0.frame.height > 30 }.map(\.label)
    if columns == 80 { for name in names { #expect(with.contains(name), "\(name)") } }
  }

  // MARK: One state

  /// A scrolled document is drawn at its scroll position, with rows scrolled and headers pinned.
  @Test(arguments: [0.0, 150, 700, 2_500]) func theScreenIsInThePicture(offset: Double) throws {
    let session = Self.filled("swimlane")
    session.run("define boundary title width=1w height=44 alignment=top pinToVisibleBounds=true")
    session.run("append sections c{1...20}; append items z{1...200} to c5; apply; scroll a to 200; scroll to 0,\(offset)")
    let scene = try scene(session)
    let document = session.document
    let solution = try document.solution(of: document.view)
    let viewport = document.viewport(on: solution)
    #expect(scene.screen.frame.origin == viewport.contentOffset)
    #expect(scene.area.minY <= scene.screen.frame.minY && scene.area.maxY >= min(scene.screen.frame.maxY, solution.contentSize.height))
    #expect(scene.outlinesScreen == (viewport.contentOffset.y != 0))
    let visible = Set(solution.visibleElements(in: viewport).map { solution.seen($0, in: viewport).frame })
    #expect(visible.isSubset(of: Set(scene.boxes.map(\.frame))))
  }

  /// The hidden items of a row are counted on both sides, with arrows in the direction of the row.
  @Test(arguments: [("leftToRight", ["← 1 before", "4 more →"]), ("rightToLeft", ["1 before →", "← 4 more"])])
  func rowsAreCountedOnBothSides(direction: String, words: [String]) throws {
    let session = Session.after(
      "container 390x844; template swimlane; set environment.direction \(direction); append sections a; append items x{1...8} to a; apply; scroll a to 200"
    )
    let row = try #require(try scene(session).rows.first)
    #expect(row.before?.cells == 1)
    let shown = try scene(session).boxes.count { $0.category == .cell }
    #expect(shown + (row.before?.cells ?? 0) + (row.after?.cells ?? 0) == 8)
    let answer = session.run("draw --width 80").answers
    for word in words { #expect(answer.contains(word), "\(answer)") }
    #expect(session.run("draw --json").answers.contains("\"before\":{\"cells\":1,"))
  }

  /// In landscape the safe area is at the sides.
  @Test func safeAreasAreShownAtAllSides() throws {
    let session = Session.after("device iphone-16-pro landscape; template list; append sections m; append items a b to m; apply")
    let scene = try scene(session, SceneReport.Options(.visible))
    let insets = session.document.environment.safeArea
    #expect(insets.leading > 0 && insets.trailing > 0)
    let edges = scene.screen.safeEdges
    #expect(edges.contains { $0.width == 0 && $0.minX - scene.screen.frame.minX == insets.leading })
    #expect(edges.contains { $0.width == 0 && scene.screen.frame.maxX - $0.minX == insets.trailing })
  }

  // MARK: Parts

  /// `draw a` is `a`, larger.
  @Test func aSelectorZooms() throws {
    let session = Session.after("\(LookCommands.screen)")
    let whole = try scene(session)
    let part = try scene(session, SceneReport.Options(.selected("b")))
    let cell = try #require(whole.boxes.first { $0.label == "b" })
    #expect(part.area.width < 1.3 * cell.frame.width && part.area.minX < cell.frame.minX && part.area.maxY > cell.frame.maxY)
    #expect(part.boxes.contains(cell) && part.before == nil && part.after == nil)
    #expect(session.run("draw b").answers.hasPrefix("b at (130,0,130,100), content 390 × 200\n"))
    #expect(try scene(session, SceneReport.Options(.selected("main"))).boxes.count == 4)
    #expect(session.run("draw nobody").errors.contains("there is no item, section, kind or component 'nobody' on screen"))
    #expect(session.run("draw b --full").errors.contains("use only one of these"))
  }

  /// Everything is drawn, in more rows than the terminal has.
  @Test func theWholeIsDrawnOnRequest() throws {
    var settings = Session.Settings()
    (settings.renderer.columns, settings.renderer.rows) = (60, 24)
    let session = Session.after(
      "container 390x844; template grid 3; append sections m; append items p{1...90} to m; apply", settings: settings)
    let (usual, full) = (session.run("draw").answers, session.run("draw --full").answers)
    #expect(usual.split(separator: "\n").count <= 24)
    for item in 1...90 { #expect(full.contains("p\(item) "), "p\(item)") }
    #expect(!full.contains("more cells"))
  }

  /// A picture fits the terminal, together with all lines around it.
  @Test(arguments: templates, [(80, 24), (100, 30), (120, 40)]) func picturesFitTheTerminal(
    template: String, size: (columns: Int, rows: Int)
  ) {
    var settings = Session.Settings()
    (settings.renderer.columns, settings.renderer.rows) = (size.columns, size.rows)
    let session = Session.after(
      "container 390x844; template \(template); append sections a b; append items x{1...6} to a; append items y{1...40} to b; apply",
      settings: settings)
    let lines = session.run("draw").answers.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count < size.rows && lines.allSatisfy { displayWidth($0) <= size.columns })
  }

  // MARK: Spaces

  /// The gaps and insets of a grid have the right positions and lengths.
  @Test func spacesAreThoseOfTheLayout() throws {
    let session = Session.after(
      "container 300x400; define item c width=absolute(80) height=1h contentInsets=(2,0,2,0); define group row horizontal width=1w height=50 of c interItemSpacing=flexible(4); define section s row interGroupSpacing=10 contentInsets=(20,16,8,14); use s; append sections m; append items a b c d e to m; apply"
    )
    let spaces = try scene(session, SceneReport.Options(showsSpaces: true)).spaces
    func count(_ kind: Scene.Space.SpaceKind, _ axis: Axis, _ points: Double) -> Int {
      spaces.count { $0.kind == kind && $0.axis == axis && abs($0.points - points) < 0.01 }
    }
    // The section's insets occur once each, those of the items above and below each of the five items.
    #expect(count(.inset, .vertical, 20) == 1 && count(.inset, .vertical, 8) == 1)
    #expect(count(.inset, .horizontal, 16) == 1 && count(.inset, .horizontal, 14) == 1)
    #expect(count(.inset, .vertical, 2) == 10)
    // Between two groups. 270 points fit three items of 80 and two gaps of 15; the second group has two items.
    #expect(count(.gap, .vertical, 10) == 1)
    #expect(count(.flexible, .horizontal, 15) == 3)
    #expect(spaces.count == 2 + 2 + 10 + 1 + 3)
    #expect(spaces.contains { $0.kind == .gap && $0.frame == Rect(x: 16, y: 70, width: 270, height: 10) })
  }

  /// Spaces and cells do not overlap, and stay within the content.
  @Test(arguments: templates) func spacesAreFree(template: String) throws {
    let scene = try scene(Self.filled(template), SceneReport.Options(showsSpaces: true))
    let cells = scene.boxes.filter { $0.category == .cell }
    for space in scene.spaces {
      #expect(space.points > 0)
      for cell in cells {
        let (left, right) = (max(space.frame.minX, cell.frame.minX), min(space.frame.maxX, cell.frame.maxX))
        let (top, bottom) = (max(space.frame.minY, cell.frame.minY), min(space.frame.maxY, cell.frame.maxY))
        // Rounding may remove a pixel.
        #expect(right - left < 0.6 || bottom - top < 0.6, "\(space) \(cell.frame)")
      }
    }
  }
}

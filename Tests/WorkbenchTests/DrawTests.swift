import CompositionalLayout
import Localization
import TestSupport
import Testing

@testable import Commands
@testable import Documents
@testable import Exports
@testable import Rendering
@testable import Sessions

/// The output of `draw` and `export` for a document.
@Suite struct DrawTests {
  private func scene(_ session: Session, _ options: SceneReport.Options = SceneReport.Options()) throws -> Scene {
    try SceneReport(of: session.document, options).scene
  }

  private static let templates = Template.all.map(\.name)

  /// Every template, with and without additional elements: as many boxes as elements, each at the engine's frame.
  @Test(arguments: templates) func aPictureShowsTheElementsOfItsArea(template: String) throws {
    let session = Session.after(
      "container 390x844; template \(template); append sections a b; append items x{1...4} to a; append items y{1...40} to b; apply")
    let document = session.document
    let solution = try document.solution(of: document.view)
    let viewport = document.viewport(on: solution)
    let whole = try scene(session)
    let elements = solution.elements(at: viewport).map { solution.seen($0, in: viewport).frame }.filter { $0.intersects(whole.area) }
    #expect(Set(whole.boxes.map(\.frame)) == Set(elements))
    let window = try scene(session, SceneReport.Options(.visible))
    #expect(window.area == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(window.boxes.count == solution.visibleElements(in: viewport).count)
    #expect(window.boxes.allSatisfy { $0.frame.intersects(window.area) })
    let grouped = try scene(session, SceneReport.Options(showsGroups: true))
    #expect(grouped.boxes.filter { $0.category != .group } == whole.boxes)
    #expect(Template.hasGroups(template) == grouped.boxes.contains { $0.category == .group && $0.label != "group" })
  }

  /// UIKit's canvas for `visualDescription()` is 100 columns by 50 rows.
  @Test(arguments: [
    ("horizontal width=1w height=1/3w of cell", 100, 10...25), ("horizontal width=40 height=1h of cell", 4, 40...50),
    ("vertical width=1w height=1h of cell", 46, 45...50), ("horizontal width=1w height=1 of cell", 100, 1...2),
    ("custom width=1w height=80 frames=((1,2,30,40),(50,10,60,30))", 100, 10...25),
  ]) func aGroupIsDrawnOnUIKitsCanvas(group: String, columns: Int, rows: ClosedRange<Int>) {
    let cell = "define badge dot width=20 height=20; define item cell width=1/3w height=1h; add dot to cell"
    let session = Session.after("container 393x852; \(cell); define group row \(group)")
    let picture = session.run("draw group row").answers
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
    #expect(rows.contains(lines.count) && lines.allSatisfy { $0.count <= 100 }, "\(picture)")
    #expect(abs((lines.map(\.count).max() ?? 0) - columns) <= 2, "\(picture)")
  }

  @Test func aDrawnGroupNamesItsParts() {
    let session = Session.after(
      """
      container 390x844
      define badge dot width=40 height=20 containerAnchor=(edges:top+trailing); define item big width=0.5w height=1h; add dot to big
      define item small width=1w height=0.5h; define group pair vertical width=0.5w height=1h of small
      define group lead horizontal width=1w height=0.5w of big pair
      """)
    let picture = session.run("draw group lead").answers
    for name in ["lead 390 × 195", "big", "small", "dot"] { #expect(picture.contains(name), "\(picture)") }
    #expect(session.run("draw group big").errors.contains("'big' is an item"))
  }

  /// The message about an invisible group contains its planned size.
  @Test func aGroupWithoutExtentKeepsItsSize() {
    let session = Session.after("define item s width=1w height=1h; define group flat horizontal width=300 height=0 of s")
    #expect(session.run("draw group flat").answers.hasPrefix("flat 300 × 0\n"))
    session.run("define group huge horizontal width=1e12 height=1e-3 of s")
    #expect(session.run("draw group huge").answers.hasPrefix("huge 1000000000000 × 0.001\n"))
  }

  /// The drawn cells, the counted cells before and after them, and the hidden parts of rows add up to all cells.
  @Test(arguments: templates, [false, true]) func nothingIsLost(template: String, isWindow: Bool) throws {
    let session = Session.after(
      "container 390x844; template \(template); append sections a b; append items x{1...30} to a; append items y{1...40} to b; apply")
    if isWindow { session.run("scroll to 0,700") }
    let scene = try scene(session, SceneReport.Options(isWindow ? .visible : .screenful))
    var cells = scene.boxes.count { $0.category == .cell } + (scene.before?.cells ?? 0) + (scene.after?.cells ?? 0)
    cells += scene.rows.reduce(0) { $0 + ($1.before?.cells ?? 0) + ($1.after?.cells ?? 0) }
    #expect(cells == 70, "\(scene.before as Any) \(scene.after as Any) \(scene.rows)")
  }

  /// Only a screenful of a million items is computed; the number of items affects only the count in the picture.
  @Test func aPictureCostsItsScreenful() throws {
    func scene(of count: Int) throws -> Scene {
      try self.scene(.after("container 390x844; template grid 3; append sections m; append items p{1...\(count)} to m; apply"))
    }
    let (few, many) = (try scene(of: 3_000), try scene(of: 300_000))
    #expect(few.boxes == many.boxes)
    #expect(many.boxes.count <= 30)
    #expect(many.after?.cells == 300_000 - many.boxes.count)
    #expect(many.after?.words.map { $0.text(in: .english) } == ["… 299,979 more cells", "12,999,156 pt"])
  }

  /// If the view is scrolled far beyond its content, the picture notes that nothing is visible.
  @Test(arguments: [("0,1e12", "… 220 pt before"), ("0,-1e12", "… 220 pt more")]) func anEmptyViewSaysSo(offset: String, words: String) {
    let session = Session.after("template list; append sections m; append items x{1...5} to m; apply; scroll to \(offset) --exactly")
    let lines = session.run("draw --visible --width 20").answers.split(separator: "\n")
    #expect(lines.filter { $0.first == "…" } == [words[...]])
  }

  /// Lengths of all kinds, and frames far from each other, give a finite picture.
  @Test(arguments: ["0x0", "1x1", "1000000x1", "1x1000000", "100x100"], ["vertical", "horizontal"])
  func anyLayoutHasAPicture(bounds: String, direction: String) throws {
    let session = Session.after(
      "container \(bounds); set layout.scrollDirection \(direction); define group free custom width=1w height=80 frames=((-1e9,2,30,40),(50,10,1e11,30,4),(0,-500,10,10),(5,5,0,0)); define section s free orthogonalScrollingBehavior=continuous; use s; append sections m n; append items x{1...9} to m; append items y to n; apply"
    )
    for command in ["draw", "draw --visible --groups", "draw --width 500"] {
      let answer = session.run(command)
      #expect(answer.errors == "")
      #expect(answer.answers.utf8.count < 10_000_000)
    }
    for isWindow in [false, true] {
      let svg = try scene(session, SceneReport.Options(isWindow ? .visible : .screenful, showsGroups: true)).svg(in: .english)
      #expect(!svg.contains("\"nan\"") && !svg.contains("inf\""))
    }
  }

  /// If very many cells overlap, they are drawn up to a limit, which a note mentions.
  @Test func aCrowdIsCutOff() throws {
    let session = Session.after(
      "define item dot width=1 height=1; define group line horizontal width=1w height=1 of dot; define section s line; use s; append sections m; append items p{1...90000} to m; apply"
    )
    let scene = try scene(session)
    #expect(scene.boxes.count == SceneReport.elementLimit)
    #expect(
      scene.linesAfter.map { $0.text(in: .english) } == ["only the first 5,000 elements are drawn; there are more in the picture's area"])
  }

  @Test func badgesMovedByTheirRowStayOnTheirCells() throws {
    let session = Session.after(
      "container 300x200; define item c width=1w height=1h; define group g horizontal width=200 height=100 of c; define section s g orthogonalScrollingBehavior=continuous; define badge dot width=20 height=20 containerAnchor=(edges:top+trailing); add dot to c; use s; append sections m; append items p{1...9} to m; apply; scroll m to 150"
    )
    let boxes = try scene(session, SceneReport.Options(.visible)).boxes
    #expect(boxes.filter { $0.category == .cell }.map(\.frame.minX) == [-150, 50, 250])
    #expect(boxes.filter(\.isBadge).map(\.frame.minX) == [30, 230])
    #expect(session.run("draw --visible --width 60").errors == "")
  }

  @Test func pendingEditsAreMentionedInOneLineAndInTheRecord() {
    let session = Session.after("\(LookCommands.screen); delete items a")
    #expect(
      session.run("draw").answers.split(separator: "\n").last == "edits are pending: this is the applied snapshot; 'apply' includes them")
    #expect(session.run("draw --json").answers.hasSuffix(",\"faults\":[],\"pending\":true,\"command\":\"draw\"}\n"))
    #expect(!Session.after(LookCommands.screen).asked("draw").contains("pending"))
  }

  @Test func anEmptySnapshotIsDrawnAsItsWords() {
    #expect(
      Session().asked("draw") == """
        content 393 × 0
        the applied snapshot is empty
        in Galley: template grid 3; append sections main; append items a b c; apply

        """)
  }

  @Test func theTerminalsWidthIsTheWidth() {
    var settings = Session.Settings()
    for columns in [60, 80, 120, 200] {
      settings.renderer.columns = columns
      let wide = Session.after(
        "container 844x390; template grid 4; append sections m; append items a{1...8} to m; apply", settings: settings)
      let rows = wide.asked("draw").split(separator: "\n").dropFirst()
      let widest = rows.map { displayWidth($0) }.max() ?? 0
      #expect(widest <= columns && widest >= min(columns, 200) * 4 / 5)
      #expect(rows.count <= CellScale.usualRows)
    }
  }

  private static let locales: [(variables: [String: String], isASCII: Bool)] = [
    ([:], false), (["LANG": "C"], true), (["LANG": "ko_KR.UTF-8"], false), (["LANG": "C.utf8"], false), (["LC_CTYPE": "UTF-8"], false),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true), (["LC_ALL": "", "LC_CTYPE": "", "LANG": "POSIX"], true),
    (["LC_ALL": "de_DE.UTF-8@euro"], false), (["LC_CTYPE": "en_US.ISO-8859-1", "LANG": "en_US.UTF-8"], true), (["LANG": "ko_KR"], true),
  ]

  @Test(arguments: locales) func charactersAreThoseOfTheLocale(variables: [String: String], isASCII: Bool) {
    var settings = Session.Settings()
    settings.useCharacters { variables[$0] }
    let drawing = Session.after(LookCommands.screen, settings: settings).asked("draw")
    #expect(drawing.utf8.allSatisfy { $0 < 0x80 } == isASCII)
  }

  // MARK: Files

  @Test func theTableInAFileIsTheOneOfFrames() throws {
    let folder = try TemporaryFolder()
    let session = Session.after(LookCommands.screen)
    #expect(session.run("export csv \(folder.path)/a.csv; export csv \(folder.path)/b.csv --visible").errors == "")
    #expect(try text("\(folder.path)/a.csv") == session.asked("frames --csv"))
    #expect(try text("\(folder.path)/b.csv") == session.asked("frames --visible --csv"))
  }

  @Test func aPictureHasARectangleForEachBox() throws {
    let folder = try TemporaryFolder()
    let session = Session.after("template photos; append sections m; append items p{1...30} to m; apply")
    #expect(session.run("export svg \(folder.path)/a.svg --groups --visible").errors == "")
    let scene = try scene(session, SceneReport.Options(.visible, showsGroups: true))
    #expect(try text("\(folder.path)/a.svg").split(separator: "<rect ").count == scene.boxes.count + 1)
  }

  /// A failed write leaves the old file unchanged, and a session under --safe writes only in its folder.
  @Test func aRefusedWriteLeavesTheOldFile() throws {
    let folder = try TemporaryFolder()
    let session = Session.after(LookCommands.screen, settings: .goingOn)
    #expect(session.run("export svg \(folder.path)").errors.contains("cannot be written: it is a folder"))
    #expect(session.run("export svg \(folder.path)/no/a.svg").errors.contains("cannot be written"))
    session.confine()
    #expect(session.run("export svg /tmp/galley-outside.svg").errors.contains("--safe allows no files"))
    #expect(Session.after("append sections m; append items a; apply", settings: .goingOn).asked("export svg \(folder.path)/a.svg") == "")
    #expect((try? Files.standardStore.bytes(of: "\(folder.path)/a.svg")) == nil)
  }

  private func text(_ path: String) throws -> String { String(decoding: try Files.standardStore.bytes(of: path), as: UTF8.self) }
}

extension Session {
  /// The answers to lines; the session itself stays unchanged.
  fileprivate func asked(_ lines: String) -> String {
    let copy = self.copy()
    return copy.run(lines).answers
  }
}

extension Template {
  /// A list section's configuration creates its groups, which are not components.
  fileprivate static func hasGroups(_ name: String) -> Bool { name != "settings" }
}

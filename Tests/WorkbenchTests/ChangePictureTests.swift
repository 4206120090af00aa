import CompositionalLayout
import Localization
import TestSupport
import Testing

@testable import Commands
@testable import Documents
@testable import Exports
@testable import Rendering
@testable import Sessions

/// Pictures of the changes since a mark, or since before the last apply.
@Suite struct ChangePictureTests {
  private static let grid =
    "container 390x844; template grid 3; append sections m; append items a b c d e f to m; apply; mark old"

  private func picture(_ session: Session, _ style: SceneReport.ChangeStyle, since old: Document) throws -> Scene {
    try SceneReport(of: session.document).scene(since: old, style)
  }

  /// `h` moves from the end to the front, `d` is deleted and `n` is inserted, in a grid of 130 points.
  @Test func theLastApplyIsShown() throws {
    let session = Session.after("\(Self.grid); move item f before a; delete items d; append items n to m; apply")
    let old = try #require(session.document.beforeLastApply)
    let scene = try picture(session, .moves, since: old)
    #expect(scene.boxes.filter { $0.change == .new }.map(\.label) == ["n"])
    let arrows = scene.ghosts.filter { $0.now != nil }
    // f, a, b and c change their positions; e remains the fifth.
    #expect(Set(arrows.map(\.label)) == ["f", "a", "b", "c"])
    #expect(arrows.first { $0.label == "f" }?.frame == Rect(x: 260, y: 130, width: 130, height: 130))
    #expect(arrows.first { $0.label == "f" }?.now == Rect(x: 0, y: 0, width: 130, height: 130))
    #expect(scene.ghosts.filter(\.isGone).map(\.label) == ["d"])
    let folder = try TemporaryFolder()
    #expect(session.run("export svg \(folder.path)/a.svg --before").errors == "")
    let svg = String(decoding: try Files.standardStore.bytes(of: "\(folder.path)/a.svg"), as: UTF8.self)
    #expect(svg.split(separator: "marker-end=").count == 5 && svg.contains(">− d<"))
  }

  /// The farther an element moved, the warmer its colour: the ratio to the longest distance determines the tone.
  @Test func framesAreTheWarmerTheMoreTheyDiffer() throws {
    let session = Session.after("\(Self.grid); set row.height absolute(150); move item f before a; apply")
    let old = try #require(session.document.beforeLastApply)
    var marked = old
    marked.components = Session.after(Self.grid).document.components
    let scene = try picture(session, .warmth, since: marked)
    let shares = scene.boxes.reduce(into: [String: Double]()) { shares, box in
      if case .moved(_, let share)? = box.change { shares[box.label] = share }
    }
    // f moves 260 points to the left; a moves 130 to the right and is 20 points taller; c moves 260 to the left, and down.
    #expect(shares["f"] == 1 && shares["c"] == 1 && shares["a"] == 0.5)
    let tones = Dictionary(uniqueKeysWithValues: scene.boxes.map { ($0.label, $0.tone) })
    #expect(tones["f"] == "w4" && tones["a"] == "w2")
    #expect(scene.ghosts.allSatisfy { $0.now == nil })
  }

  /// With a tolerance, this is an expectation: the picture is written, and the line fails if a frame differs by more.
  @Test func aToleranceMakesItAnExpectation() throws {
    let folder = try TemporaryFolder()
    let session = Session.after(Self.grid, settings: .goingOn)
    #expect(session.run("compare mark old within 0").errors == "")
    #expect(session.run("compare mark old within 0 --svg \(folder.path)/same.svg").errors == "")
    session.run("set row.height absolute(131)")
    #expect(session.run("compare mark old within 1").errors == "")
    let refusal = session.run("compare mark old within 0.5 --svg \(folder.path)/other.svg").errors
    #expect(refusal.contains("the screen is not as expected") && refusal.contains("6 frames differ"))
    for name in ["same", "other"] { #expect(try !Files.standardStore.bytes(of: "\(folder.path)/\(name).svg").isEmpty) }
    #expect(session.run("compare mark nobody --svg \(folder.path)/no.svg").errors.contains("there is no mark"))
    #expect((try? Files.standardStore.bytes(of: "\(folder.path)/no.svg")) == nil)
  }

  @Test func nothingIsBeforeTheFirstApply() {
    let session = Session(settings: .goingOn)
    #expect(session.run("export svg /tmp/none.svg --before").errors.contains("nothing was applied"))
  }
}

import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import Foundation
import TestSupport
import Testing

@testable import Sessions

/// The package that `export probe` writes is compiled against a stand-in for UIKit that answers from the engine. The package records the
/// answers, and `verify` finds no differences.
@Suite struct ProbeTests {
  private static let documents = [
    "headers": """
    define item photo width=1/3w height=1h contentInsets=2
    define badge dot width=20 height=20 containerAnchor=(edges:top+trailing,fractionalOffset:(0.3,-0.3))
    add dot to photo
    define group row horizontal width=1w height=1/3w of photo interItemSpacing=4
    define header title width=1w height=~44 pinToVisibleBounds=true
    define background plate contentInsets=4
    define section grid row contentInsets=(10,16,10,16)
    add title to grid; add plate to grid; use grid
    define boundary banner width=1w height=30; add banner to layout
    append sections first second; append items a{1...20} to first; append items b{1...20} to second; apply
    measure title height=61
    scroll to 0,300
    """,
    "rows": """
    template swimlane; device iphone-16-pro
    append sections a b; append items x{1...6} to a; append items y{1...9} to b; apply
    scroll b to 200; scroll to 0,-20
    """,
    "far": """
    template swimlane
    append sections a b c d e f; append items x{1...6} to a; append items y{1...9} to f
    append items b{1...6} to b; append items c{1...6} to c; append items d{1...6} to d; append items e{1...6} to e; apply
    scroll f to 200; scroll a to 100
    """,
    "leftward": """
    set environment.direction rightToLeft; template swimlane; set swimlane.orthogonalScrollingBehavior continuous
    append sections a b; append items x{1...6} to a; append items y{1...9} to b; apply
    scroll b to 203
    """,
    "flicked": """
    template swimlane; append sections a b; append items x{1...9} to a; append items y{1...9} to b; apply
    set swimlane.orthogonalScrollingBehavior groupPaging
    scroll a to 190; flick a 700; scroll b to 210
    """,
    "applies": """
    template grid 3; append sections a b; append items x{1...9} to a; append items y{1...9} to b; apply
    delete items x2 x3; insert items n1 n2 before x5; move section b before a; apply
    reload items y1; reconfigure items y2; append sections c; append items z{1...30} to c; apply
    move item x1 before y9; reload sections b; apply animatingDifferences=false
    delete items z{1...20}; apply usingReloadData
    scroll to 0,80
    """,
    "outlines": """
    define section tree list; use tree
    append sections main other; append items root twig to main; append items leaf under root; append items plain to other; apply
    expand items root; apply to main
    append items more to other; apply
    collapse items root; apply
    """,
    "sizes": """
    identity content
    define item note width=1w height=~50
    define group row horizontal width=1w height=~50 of note
    define section notes row interGroupSpacing=3; use notes for list
    append sections list; append items n{1...40} to list; content n1 title=One; apply
    measure n1 height=120; measure n2 height=20; measure n3 height=33.4
    scroll to 0,400
    """,
    "outline": """
    define section tree list; use tree
    append sections main; append items root other to main; append items leaf twig under root; expand items root; apply
    """,
    "views": """
    template swimlane; append sections a b; append items x{1...6} to a; append items y{1...9} to b; apply; scroll b to 200
    view other; template grid 3; append sections c; append items z{1...40} to c; apply; scroll to 0,120
    view empty
    """,
    "refused": """
    define item wide width=500 height=50; define group row horizontal width=1w height=60 of wide; define section grid row
    use grid; append sections a; append items b; apply
    """,
  ]

  /// A session in which a document was made and exported.
  private static func session(of document: String, exporting line: String, in files: MemoryFiles) -> Session {
    let session = Session(on: files)
    session.settings = .goingOn
    #expect(session.run("\(documents[document] ?? "")\n\(line)").errors == "")
    return session
  }

  /// The content of the file whose path has this ending.
  private static func text(_ ending: String, in files: MemoryFiles) -> String {
    files.contents.first { $0.key.text.hasSuffix(ending) }.map { String(decoding: $0.value, as: UTF8.self) } ?? ""
  }

  @Test(arguments: documents.keys.sorted()) func whatTheProbeRecordsAgrees(name: String) throws {
    let files = MemoryFiles()
    let session = Self.session(of: name, exporting: "export probe Probe", in: files)
    let folder = try TemporaryFolder()
    let recording = try Self.recording(files, in: folder, scale: session.document.environment.scale)
    #expect(recording.contains("\"direction\":\"rightToLeft\"") == (name == "leftward"))
    #expect(!recording.contains("\"refusal\""), "\(recording)")
    _ = try files.replace(FilePlace(Path("recording.json")), with: recording, by: .never)
    let verified = session.run("verify recording.json")
    #expect(verified.errors == "" && verified.answers.contains(" 0 differing"), "\(verified.text)")
    #expect(!verified.answers.contains(" 0 agreed"), "\(verified.text)")
    #expect(verified.answers.contains("view other: ") == (name == "views"), "\(verified.text)")
  }

  /// A probe repeats the requested flick and does not use Galley's resting offset.
  @Test func aFlickIsAskedOfUIKitAsTheFingerLeftIt() throws {
    let files = MemoryFiles()
    let session = Self.session(of: "flicked", exporting: "export probe Probe; export recording flicked.json", in: files)
    let code = Self.text("/Tests/Probe.swift", in: files)
    #expect(code.contains(".flick(\"a\", velocity: 700, hasStops: true)"), "\(code)")
    #expect(code.contains("ProbeStep(line: \"scroll b to 210\", action: .scrollSection(\"b\", to: 210))"), "\(code)")
    let recording = Self.text("flicked.json", in: files)
    #expect(recording.contains("\"flick a 700\""), "\(recording)")
    #expect(session.run("verify flicked.json").answers.contains(" 0 differing"))
  }

  /// Every apply is a step whose requested cells are compared.
  @Test func everyApplyIsAsked() throws {
    let files = MemoryFiles()
    let session = Self.session(of: "applies", exporting: "export recording applies.json", in: files)
    let text = Self.text("applies.json", in: files)
    var recording = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var steps = try #require(recording["steps"] as? [[String: Any]])
    // All nine items of the first two sections are visible, and those of the third section that overlap the bounds.
    let (x, y) = ((1...9).map { "x\($0)" }, (1...9).map { "y\($0)" })
    let kept = ["n1", "n2", "x1", "x4", "x5", "x6", "x7", "x8", "x9"]
    let expected: [[String]?] = [x + y, ["n1", "n2"], ["y1", "y2"], ["x1"] + y, kept + y, nil]
    for (step, items) in zip(steps, expected) {
      let asked = (step["asked"] as? [String])?.filter { !$0.hasPrefix("z") }
      #expect(asked.map(Set.init) == items.map(Set.init), "\(step["line"] ?? "")")
    }
    #expect(steps[1]["line"] as? String == "delete items x2 x3; move section b before a; insert items n1 n2 before x5; apply")
    steps[1]["asked"] = ["n1", "x5"]
    steps[5]["asked"] = ["x5"]
    recording["steps"] = steps
    let changed = String(decoding: try JSONSerialization.data(withJSONObject: recording), as: UTF8.self)
    _ = try files.replace(FilePlace(Path("applies.json")), with: changed, by: .never)
    let verified = session.run("verify applies.json")
    #expect(verified.answers.contains("UIKit requested cells for:  n1 x5"), "\(verified.text)")
    #expect(verified.answers.contains("Galley requested cells for: n1 n2"), "\(verified.text)")
    #expect(verified.answers.contains("not comparable, 1: the cells that a scroll requests depend"), "\(verified.text)")
    #expect(verified.errors.contains("in 1 place"), "\(verified.text)")
  }

  /// The tests that `export xctest` writes pass on the stand-in, and fail if a frame differs.
  @Test(arguments: ["headers", "rows", "leftward", "sizes", "outline"]) func exportedTestsHold(name: String) throws {
    let session = Session(on: MemoryFiles())
    session.settings = .goingOn
    #expect(session.run(Self.documents[name] ?? "").errors == "")
    let code = session.run("export xctest -").answers
    let folder = try TemporaryFolder()
    let standIn = try StandIn(in: folder)
    let environment = session.document.environment
    #expect(try standIn.failures(of: code, in: environment) == "[]\n", "\(code)")
    let planted = code.replacing(#/view, \[0, 0\], CGRect\(x: /#, maxReplacements: 1) { "\($0.output)7" }
    #expect(planted != code)
    #expect(try standIn.failures(of: planted, in: environment).contains("x of ["))
  }

  /// The exported tests list the environment that their numbers depend on, in a comment and in each failure; the probe of an iPad requires
  /// an iPad.
  @Test func whatTheNumbersHoldForIsSaid() {
    let files = MemoryFiles()
    let session = Session(on: files)
    session.settings = .goingOn
    session.run("device ipad-pro-13-m4; set environment.direction rightToLeft; template grid 3")
    session.run("append sections a; append items x to a; apply")
    let code = session.run("export xctest -").answers
    let conditions = "ipad-pro-13-m4, iOS 18, 2 pixels per point, regular width and regular height, text size large, right to left"
    #expect(code.contains("as expected for \(conditions)."), "\(code)")
    #expect(code.contains("private let conditions = \"\(conditions)\""), "\(code)")
    #expect(code.contains("\"x of \\(path) for \\(conditions)\""), "\(code)")
    session.run("export probe Pad; device iphone-16; export probe Phone")
    func readme(_ folder: String) -> String {
      files.contents.first { $0.key.text.hasSuffix("\(folder)/README.md") }.map { String(decoding: $0.value, as: UTF8.self) } ?? ""
    }
    #expect(readme("Pad").contains("name=iPad") && readme("Pad").contains("simulator of an iPad"), "\(readme("Pad"))")
    #expect(readme("Phone").contains("name=iPhone 16'") && !readme("Phone").contains("iPad"))
  }

  /// An exception that UIKit raises while the view is made is also recorded.
  @Test func anExceptionBeforeAnythingIsShownIsRecorded() throws {
    let files = MemoryFiles()
    let session = Session(on: files)
    session.settings = .goingOn
    #expect(session.run("template grid 3; append sections a; append items x to a; apply; export probe Probe").errors == "")
    let recording = try Self.recording(files, in: TemporaryFolder(), scale: 3, raising: "A size is required.")
    _ = try files.replace(FilePlace(Path("recording.json")), with: recording, by: .never)
    let verified = session.run("verify recording.json")
    #expect(verified.answers.contains("UIKit raised: A size is required."), "\(verified.text)")
  }

  /// Each scroll of a section is a separate test, which fails if other cells are visible.
  @Test(arguments: [("rows", 1), ("leftward", 1), ("far", 5)]) func scrolledSectionsAreTested(name: String, section: Int) throws {
    let session = Session(on: MemoryFiles())
    session.settings = .goingOn
    #expect(session.run(Self.documents[name] ?? "").errors == "")
    let code = session.run("export xctest -").answers
    #expect(code.contains("func testScroll\(section)()") && code.contains("row(ofSection: \(section), in: view)"), "\(code)")
    let planted = code.replacing("cells(ofSection: \(section), in: view), [", with: "cells(ofSection: \(section), in: view), [77, ")
    let failures = try StandIn(in: TemporaryFolder()).failures(of: planted, in: session.document.environment)
    #expect(failures.contains("is not [77"), "\(failures)")
  }

  @Test func whatUIKitRefusesHasNoTests() {
    let session = Session.after(Self.documents["refused"] ?? "")
    #expect(
      session.run("export xctest -").errors.contains("UIKit would reject this layout: section 0: none of the subitems fit into the group"))
  }

  /// The recording of the stand-in.
  private static func recording(
    _ files: MemoryFiles, in folder: TemporaryFolder, scale: Double, raising exception: String? = nil
  ) throws -> String {
    let package = try StandIn.Package(files, in: folder)
    let standIn = try StandIn(in: folder)
    try standIn.typecheck(package.sources)
    let raising = exception.map { "StandIn.refusal = \"\($0)\"; " } ?? ""
    let main = raising + "try printRecording(of: [\(package.asked.joined(separator: ", "))], scale: \(scale), system: 18)"
    return try ExportedFramesTests.output(of: standIn.program(of: package, main), [])
  }
}

import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Foundation
import Reports
import TestSupport
import Testing

@testable import Sessions

/// The package that `export probe` writes, held by a stand-in for UIKit that answers from the engine: it is compiled, it records, and
/// `verify` agrees with what it recorded.
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

  @Test(arguments: documents.keys.sorted()) func whatTheProbeRecordsAgrees(name: String) throws {
    let files = MemoryFiles()
    var session = Session(on: files.host)
    session.settings = .goingOn
    #expect(session.run("\(Self.documents[name] ?? "")\nexport probe Probe").errors == "")
    let folder = try TemporaryFolder()
    let recording = try Self.recording(files, in: folder, scale: session.document.environment.scale)
    #expect(recording.contains("\"direction\":\"rightToLeft\"") == (name == "leftward"))
    #expect(!recording.contains("\"refusal\""), "\(recording)")
    _ = try files.host.replace(FilePlace(Path("recording.json")), recording, .never)
    let verified = session.run("verify recording.json")
    #expect(verified.errors == "" && verified.answers.contains(" 0 differing"), "\(verified.text)")
    #expect(!verified.answers.contains(" 0 agreed"), "\(verified.text)")
    #expect(verified.answers.contains("view other: ") == (name == "views"), "\(verified.text)")
  }

  /// The tests that `export xctest` writes hold on the stand-in, and fail where a frame is another one.
  @Test(arguments: ["headers", "rows", "leftward", "sizes", "outline"]) func exportedTestsHold(name: String) throws {
    var session = Session(on: MemoryFiles().host)
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

  /// Each scroll of a section is a test of its own, which fails where other cells are in sight.
  @Test(arguments: [("rows", 1), ("leftward", 1), ("far", 5)]) func scrolledSectionsAreTested(name: String, section: Int) throws {
    var session = Session(on: MemoryFiles().host)
    session.settings = .goingOn
    #expect(session.run(Self.documents[name] ?? "").errors == "")
    let code = session.run("export xctest -").answers
    #expect(code.contains("func testScroll\(section)()") && code.contains("row(ofSection: \(section), in: view)"), "\(code)")
    let planted = code.replacing("cells(ofSection: \(section), in: view), [", with: "cells(ofSection: \(section), in: view), [77, ")
    let failures = try StandIn(in: TemporaryFolder()).failures(of: planted, in: session.document.environment)
    #expect(failures.contains("is not [77"), "\(failures)")
  }

  @Test func whatUIKitRefusesHasNoTests() {
    var session = Session.after(Self.documents["refused"] ?? "")
    #expect(session.run("export xctest -").errors.contains("UIKit would refuse this layout: section 0: not even one subitem fits"))
  }

  /// What the recorder says of the stand-in.
  private static func recording(_ files: MemoryFiles, in folder: TemporaryFolder, scale: Double) throws -> String {
    let package = try StandIn.Package(files, in: folder)
    let standIn = try StandIn(in: folder)
    try standIn.typecheck(package.sources)
    let main = "try printRecording(of: [\(package.asked.joined(separator: ", "))], scale: \(scale), system: 18)"
    return try ExportedFramesTests.output(of: standIn.program(of: package, main), [])
  }
}

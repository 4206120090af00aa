import CommandLanguage
import Commands
import Documents
import Foundation
import Reports
import TestSupport
import Testing

@testable import Sessions

/// The package that `export probe` writes, held by a stand-in for UIKit that answers from the engine: it is compiled, it records, and
/// `verify` agrees with what it recorded.
@Suite struct ProbeTests {
  private static let standIn = Repository.root.appendingPathComponent("Tests/WorkbenchTests/Fixtures/StandIn")

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
    var sources: [String] = []
    for (path, bytes) in files.contents where path.text.hasSuffix(".swift") && path.text.contains("/Tests/") {
      let file = path.text.split(separator: "/").last.map(String.init) ?? ""
      let written = try folder.write(String(decoding: bytes, as: UTF8.self), as: file)
      if file != "ProbeTests.swift" { sources.append(written) }
    }
    #expect(sources.count == 5)
    let recording = try Self.recording(sources, in: folder, scale: session.document.environment.scale)
    _ = try files.host.replace(FilePlace(Path("recording.json")), recording, .never)
    let verified = session.run("verify recording.json")
    #expect(verified.errors == "" && verified.answers.contains(" 0 differing"), "\(verified.text)")
    #expect(!verified.answers.contains(" 0 agreed"), "\(verified.text)")
  }

  /// What the recorder says of the stand-in, in both language modes.
  private static func recording(_ sources: [String], in folder: TemporaryFolder, scale: Double) throws -> String {
    let layout = try Repository.files(below: "Sources/UIKitLayout", where: { $0.pathExtension == "swift" }).map { $0.path }
      .filter { !$0.hasSuffix("/UICollectionView.swift") }.map { Repository.root.appendingPathComponent($0).path }
    let own = ["Views", "UICollectionView"].map { standIn.appendingPathComponent("\($0).swift").path }
    let options = ExportedFramesTests.searchPaths + ["-I", folder.url.path]
    func module(_ name: String, _ files: [String]) throws -> String {
      let object = folder.path("\(name).o")
      let said = try SwiftExportTests.compile(
        options + [
          "-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-module-name", name, "-emit-module",
          "-emit-module-path",
          folder.path("\(name).swiftmodule"), "-c", "-o", object,
        ] + files)
      #expect(said == "")
      return object
    }
    let objects = [try module("UIKit", layout + own), try module("Catching", [standIn.appendingPathComponent("Catching.swift").path])]
    let test = sources[0].replacing(/[^\/]+$/, with: "ProbeTests.swift")
    for mode in ["5", "6"] {
      #expect(try SwiftExportTests.compile(options + ["-typecheck", "-swift-version", mode, "-parse-as-library"] + sources + [test]) == "")
    }
    let program = folder.path("program")
    let main = standIn.appendingPathComponent("Program.swift").path
    let said = try SwiftExportTests.compile(
      options + ["-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", "Program", "-o", program] + sources + [main] + objects
        + ExportedFramesTests.objects(besides: "UIKitLayout"))
    try #require(said == "", "\(said)")
    return try ExportedFramesTests.output(of: program, [String(scale), "18"])
  }
}

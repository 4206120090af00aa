import CommandLanguage
import Foundation
import TestSupport
import Testing

@testable import Sessions

/// A confined session uses no file outside its folder, even if links in the folder change at the same time.
@Suite struct SafeTests {
  private let folder: TemporaryFolder
  private var scripts: String { folder.path("scripts") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("scripts/inner"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder.path("outside"), withIntermediateDirectories: true)
    for place in ["outside", "scripts", "scripts/inner"] { try folder.write("append sections \(place)\n", as: "\(place)/a.galley") }
  }

  private var source: Source { Source(name: "main.galley", folder: scripts, paths: ["\(scripts)/main.galley"]) }

  private func session() -> Session {
    let session = Session()
    session.confine()
    return session
  }

  /// The error of a line; nil if it is accepted.
  private func refusal(of line: String) -> String? {
    let session = session()
    let output = Transcript()
    return session.runLines(Array("\(line)\n".utf8), from: source, to: output) ? nil : output.errors
  }

  private func link(_ name: String, to target: String) throws {
    try? FileManager.default.removeItem(atPath: "\(scripts)/\(name)")
    try FileManager.default.createSymbolicLink(atPath: "\(scripts)/\(name)", withDestinationPath: target)
  }

  @Test func linksInsideAreFollowed() throws {
    try link("link.galley", to: "inner/a.galley")
    try link("absolute.galley", to: "\(scripts)/inner/a.galley")
    for name in ["a.galley", "link.galley", "absolute.galley", "inner/../a.galley", "\(scripts)/a.galley"] {
      #expect(refusal(of: "read \(name)") == nil, "\(name)")
      #expect(refusal(of: "save \(name)") == nil, "\(name)")
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(scripts)/link.galley") == "inner/a.galley")
  }

  /// Reading a pipe waits for its writer.
  @Test func pipesAreNotRead() throws {
    #expect(mkfifo("\(scripts)/pipe", 0o600) == 0)
    for line in ["read pipe", "open pipe", "verify pipe", "lesson check pipe", "read pipe createLayout()"] {
      #expect(refusal(of: line)?.contains("'pipe' cannot be read: it is not a file") == true, "\(line)")
    }
  }

  /// The system has no path for it, but can open it.
  @Test func aLinkWithoutAPathLeadsNowhere() throws {
    let secret = try folder.write("append sections secret\n", as: "secret.galley")
    let descriptor = open(secret, O_RDWR)
    defer { close(descriptor) }
    #expect(unlink(secret) == 0)
    try link("link.galley", to: "/proc/self/fd/\(descriptor)")
    #expect(refusal(of: "read link.galley")?.contains("it is outside the script's folder") == true)
    #expect(refusal(of: "read link.galley/a.galley") != nil)
  }

  /// The path is changed after it was resolved and before the file is opened.
  @Test func aLinkPutInAfterThePathWasCheckedIsNotFollowed() throws {
    let confined = session().files
    let file = try confined.place(of: "a.galley", in: source)
    let inner = try confined.place(of: "inner/a.galley", in: source)
    try link("a.galley", to: "../outside/a.galley")
    try link("inner", to: "../outside")
    for place in [file, inner] {
      #expect(throws: FileFailure.isOutside) { try Files.standardStore.read(place, .script) }
      #expect(Files.standardStore.names(in: place) { _ in true }.isEmpty)
    }
    #expect(throws: FileFailure.isOutside) { _ = try Files.standardStore.replace(inner, with: "view lost\n", by: .never) }
    // The link itself is in the folder, and is replaced.
    #expect(try Files.standardStore.replace(file, with: "view kept\n", by: .never))
    #expect(try String(contentsOfFile: folder.path("outside/a.galley"), encoding: .utf8) == "append sections outside\n")
    #expect(try String(contentsOfFile: "\(scripts)/a.galley", encoding: .utf8) == "view kept\n")
  }

  @Test func namesOutsideAreNotOffered() throws {
    try link("out", to: "../outside")
    try link("out.galley", to: "../outside/a.galley")
    let confined = session().files
    func offered(_ typed: String) -> [String] { confined.candidates(beginningWith: typed, in: source).map(\.text) }
    #expect(offered("") == ["a.galley", "inner/"])
    #expect(offered("inner/") == ["inner/a.galley"])
    for typed in ["../", "../outside/", "/", "/etc/pass", "out/", "inner/../../outside/", "\(folder.path)/outside/"] {
      #expect(offered(typed) == [], "\(typed)")
    }
  }

  @Test func solvingALessonWritesNothing() throws {
    let session = Session()
    session.settings.lessonProgressPath = Path(folder.path("lessons"))
    session.confine()
    #expect(session.run("lesson fraction; set row.width 1w").answers.contains("Solved!"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("lessons")))
  }
}

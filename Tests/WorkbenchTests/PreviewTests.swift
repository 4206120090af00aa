import Documents
import Foundation
import Sessions
import Snapshots
import TestSupport
import Testing

@testable import CommandLanguage

/// A page that follows a session.
@Suite struct PreviewTests {
  private let files = MemoryFiles()

  private func session() -> Session { Session(on: files) }

  private func text(_ name: String) -> String? { files.contents[Path("/" + name)].map { String(decoding: $0, as: UTF8.self) } }

  private func run(_ line: String, in session: Session) -> Bool {
    session.runLines(Array(line.utf8), from: .command, to: Output())
  }

  @Test func theDataIsWrittenWhenTheDocumentChanges() throws {
    let session = session()
    #expect(run("template list; append sections main; append items a b to main; apply", in: session))
    #expect(files.contents.isEmpty)
    #expect(run("preview page.html", in: session))
    #expect(Set(files.contents.keys) == ["/page.html", "/page.html.data.js", "/page.html.live.js"])
    #expect(try #require(text("page.html")).contains("Galley.start(\"page.html\")"))
    let first = try #require(text("page.html.data.js"))
    #expect(first.hasPrefix("Galley.data(0,{"))
    #expect(run("frames", in: session))
    #expect(text("page.html.data.js") == first)
    #expect(run("append items c to main; apply", in: session))
    let second = try #require(text("page.html.data.js"))
    #expect(second.hasPrefix("Galley.data(1,{") && second.contains("\"a\",\"b\",\"c\"") && !first.contains("\"c\""))
    #expect(try #require(text("page.html.live.js")).contains("\"revision\":1,\"isEnded\":false"))
    #expect(run("undo 2", in: session))
    #expect(try !#require(text("page.html.data.js")).contains("\"c\""))
  }

  @Test func itIsNoStepOfUndo() {
    let session = session()
    #expect(run("template list; append sections main", in: session))
    let before = session.document
    #expect(run("preview page.html; preview off", in: session))
    #expect(session.document == before)
    #expect(run("undo", in: session))
    #expect(session.document.view.pending.numberOfSections == 0)
  }

  @Test func offEndsIt() throws {
    let session = session()
    #expect(run("template list; append sections main; apply; preview page.html; preview off", in: session))
    let data = text("page.html.data.js")
    #expect(try #require(text("page.html.live.js")).contains("\"isEnded\":true"))
    #expect(run("append items a to main; apply", in: session))
    #expect(text("page.html.data.js") == data)
    #expect(run("preview off", in: session))
  }

  @Test func quittingEndsIt() throws {
    let session = session()
    #expect(run("template list; append sections main; apply; preview page.html; quit", in: session))
    #expect(try #require(text("page.html.live.js")).contains("\"isEnded\":true"))
  }

  /// After a session has ended, for example because a command was cancelled, its page reports this.
  @Test func itEndsWithTheSession() throws {
    let folder = try TemporaryFolder()
    do {
      let session = Session()
      #expect(run("template list; append sections main; apply; preview \"\(folder.path("page.html"))\"", in: session))
    }
    let live = try String(contentsOfFile: folder.path("page.html.live.js"), encoding: .utf8)
    #expect(live.contains("\"isEnded\":true"))
  }

  @Test func whatCannotBeLaidOutIsSaidOnThePage() throws {
    let session = session()
    #expect(run("template list; append sections main; append items a to main; apply; preview page.html", in: session))
    #expect(run("unuse list-section", in: session))
    let data = try #require(text("page.html.data.js"))
    #expect(data.contains("\"message\":") && data.contains("has items but no layout"))
    #expect(run("use list-section", in: session))
    #expect(try #require(text("page.html.data.js")).contains("\"panes\":"))
  }

  /// A file that cannot be written ends the preview. The line was accepted and does not fail.
  @Test func aFailureEndsIt() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pages")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let session = Session()
    let output = Transcript()
    func run(_ line: String) -> Bool { session.runLines(Array(line.utf8), from: .command, to: output) }
    #expect(run("template list; append sections main; apply; preview \"\(path)/page.html\""))
    try FileManager.default.removeItem(atPath: path)
    #expect(run("append items a to main"))
    #expect(output.text.contains("the preview ends: '"))
    #expect(run("append items b to main") && session.document.view.pending.numberOfItems == 2)
  }

  @Test func aConfinedSessionWritesNoPageOutside() throws {
    let folder = try TemporaryFolder()
    let outside = folder.path("page.html")
    let session = Session()
    session.confine()
    #expect(!run("preview \"\(outside)\"", in: session))
    #expect(!FileManager.default.fileExists(atPath: outside))
  }
}

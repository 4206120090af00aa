import Foundation
import Sessions
import TestSupport
import Testing

/// Lessons and journals may come from an untrusted source, so they can run only edits and queries.
@Suite struct BeyondDocumentTests {
  private let folder: TemporaryFolder
  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("append sections other\n", as: "other.galley")
  }

  private static let lines = [
    "save stolen.galley", "export json stolen.json", "open other.galley", "read other.galley", "lesson fraction", "restore",
    "restore --list",
    "restore --forget", "timing on", "quit",
  ]

  private func lesson(start: String = "", solution: String = "", goal: String = "", target: String = "") -> String {
    """
    #: title.en Two
    #: text.en Try it.
    #: target
    # sections
    # \(target)
    #: start
    append sections main
    apply
    \(start)
    #: solution
    append sections more
    apply
    \(solution)
    #: goal
    expect sections main more
    \(goal)

    """
  }

  private func take(_ lesson: String) throws -> Transcript {
    try folder.write(lesson, as: "two.galley")
    let output = Transcript()
    let session = Session(settings: .goingOn)
    let source = Source(name: "test", folder: folder.path)
    _ = session.runLines(Array("lesson two.galley\nappend sections more\napply\n".utf8), from: source, to: output)
    return output
  }

  @Test func aLessonOfEditsAndLooksIsTaken() throws {
    let taken = try take(lesson(start: "mark here", solution: "undo; redo", goal: "expect error unknown-command nonsense"))
    #expect(taken.errors == "")
    #expect(taken.answers.contains("Solved!"))
  }

  @Test(arguments: lines) func aLessonReachesNothingBeyondTheDocument(line: String) throws {
    for text in [lesson(start: line), lesson(solution: line), lesson(goal: line), lesson(goal: "expect error extra-word \(line)")] {
      #expect(try take(text).errors.contains("lessons and journals can only edit and query the document"), "\(text)")
    }
    #expect(try take(lesson(target: line)).errors.contains("lessons and journals can only edit and query the document"))
    #expect(names == ["other.galley", "two.galley"])
  }

  @Test(arguments: lines) func aJournalReachesNothingBeyondTheDocument(line: String) throws {
    let journals = folder.path("state")
    try FileManager.default.createDirectory(atPath: journals, withIntermediateDirectories: true)
    let absolute = line.replacingOccurrences(of: " stolen", with: " \(folder.path)/stolen")
      .replacingOccurrences(of: " other", with: " \(folder.path)/other")
    for steps in ["append sections m\n\(absolute)\n", "append sections m\n# begin read x\n\(absolute)\n# end\n"] {
      try folder.write(steps, as: "state/journal-20260101-000000-1")
      let session = Session(settings: .goingOn)
      session.journals = JournalFolder(path: journals)
      #expect(session.run("restore").answers.contains("1 of them failed, so the journal is kept"))
      #expect(session.run("sections").answers.contains("m"))
      #expect(!session.run("sections").answers.contains("other"))
    }
    #expect(names == ["other.galley", "state"])
  }
}

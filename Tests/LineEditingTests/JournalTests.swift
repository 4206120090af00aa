import Foundation
import TestSupport
import Testing

/// No acknowledged command is lost, no matter how a session ends.
@Suite(.serialized) struct JournalTests {
  private let folder: TemporaryFolder

  init() throws {
    // A shell that was killed reads no more.
    signal(SIGPIPE, SIG_IGN)
    folder = try TemporaryFolder()
  }

  private var home: String { folder.url.path }
  /// The journals that are not empty.
  private var journals: [String] {
    journalFiles.filter { (try? Data(contentsOf: URL(fileURLWithPath: folder.path("state/galley/\($0)"))))?.isEmpty == false }
  }

  private var journalFiles: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path("state/galley"))) ?? []
    return names.filter { $0.hasPrefix("journal-") }
  }

  /// Commands of every kind that creates an undo step, and some that do not.
  private func line(_ number: Int, _ generator: inout SystemRandomNumberGenerator) -> String {
    let item = "i\(Int.random(in: 0...number, using: &generator))"
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return "insert items i\(number) before i0"
    case 1: return "move item \(item) after i0"
    case 2: return "content i0 title=\"\(number) 사과\""
    case 3: return "undo"
    case 4: return "redo"
    case 5: return "read \(folder.path("lines.galley"))"
    case 6: return "container \(number + 1)x800"
    case 7: return "apply"
    default: return "append items i\(number)"
    }
  }

  /// Types lines until the shell is killed at a random moment.
  ///
  /// - Returns: The typed lines, and the number of them that were answered.
  ///
  /// - Parameter milliseconds: The time from the start of the shell until it is killed.
  private func killedSession(after milliseconds: ClosedRange<Int>) throws -> (lines: [String], answered: Int) {
    var generator = SystemRandomNumberGenerator()
    let shell = try PipedShell(home: home)
    var lines = ["append sections m", "append items i0"]
    for number in 1...400 { lines.append(line(number, &generator)) }
    let typed = lines.enumerated().map { "\($1); echo answered \($0)" }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int.random(in: milliseconds, using: &generator))) { shell.kill() }
    // Less than a pipe's buffer, so nothing blocks.
    shell.type(typed.joined(separator: "\n"))
    let answers = shell.remainingAnswers()
    _ = shell.end()
    // A rejected line prints nothing to this output, so use the last answer.
    let last = answers.split(separator: "\n").last { $0.contains("answered ") }.flatMap {
      $0.split(separator: " ").last.flatMap { Int($0) }
    }
    return (lines, last.map { $0 + 1 } ?? 0)
  }

  /// The saved document after some lines in a separate session.
  private func document(after lines: ArraySlice<String>) throws -> String {
    let path = folder.path("expected.galley")
    _ = try PipedShell.run(
      (lines + ["save \(path)"]).joined(separator: "\n"), ["--interactive", "--safe"], home: nil, folder: folder.url.path)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func acknowledgedCommandsAreRestoredAfterAKillAtAnyMoment() throws {
    let count = SampleSize.count(20, large: 60, of: "killed sessions")
    var restored = 0
    for _ in 0..<count {
      try Data("append items read1\ncontent read1 a=b\n".utf8).write(to: URL(fileURLWithPath: folder.path("lines.galley")))
      let (lines, answered) = try killedSession(after: 1...250)
      // The journal has the content that the file had when it was read.
      try Data("nonsense".utf8).write(to: URL(fileURLWithPath: folder.path("lines.galley")))
      guard !journals.isEmpty else {
        #expect(answered == 0)
        continue
      }
      #expect(journals.count == 1)
      let path = folder.path("restored.galley")
      let end = try PipedShell.run("restore; save \(path)", home: home)
      #expect(end.errors == "")
      #expect(end.answers.contains("the last session ended abruptly: 'restore' replays"))
      #expect(journals.isEmpty)
      try Data("append items read1\ncontent read1 a=b\n".utf8).write(to: URL(fileURLWithPath: folder.path("lines.galley")))
      let found = try String(contentsOfFile: path, encoding: .utf8)
      // In addition to the answered lines, at most the line that was running at the kill was accepted. Some of them may have been rejected.
      let matches = try (answered...min(answered + 6, lines.count)).contains { try document(after: lines.prefix($0)) == found }
      #expect(matches, "\(answered) answered")
      restored += 1
    }
    print("\(restored) of \(count) killed sessions had something to restore, and were restored")
  }

  @Test(arguments: ["save 'FILE'", "undo", "save 'FILE'; delete all; open 'FILE'", "undo; redo; undo"])
  func aSessionThatEndsWithAllWorkSavedOrOnlyLooksLeavesNoJournal(end: String) throws {
    let line = end.replacing("FILE", with: folder.path("saved.galley"))
    #expect(try PipedShell.run("append sections m; \(line)", home: home).status == 0)
    #expect(journals.isEmpty)
    let shell = try PipedShell(home: home)
    shell.type("snapshot; echo done")
    _ = shell.answers(until: "done")
    #expect(journals.isEmpty)
    _ = shell.end()
  }

  /// A session that is killed before its first answer may leave an empty journal, which the next start removes silently.
  @Test func aSessionThatIsKilledAtItsStartLeavesNothingToRestore() throws {
    for _ in 0..<20 {
      let answered = try killedSession(after: 0...4).answered
      guard journals.isEmpty else { continue }
      #expect(answered == 0)
      #expect(try !PipedShell.run("sections", home: home).answers.contains("abruptly"))
      #expect(journalFiles.isEmpty)
    }
  }

  /// The last of several sessions with unsaved work can be restored, and the message at its end mentions this.
  @Test func unsavedWorkOfTheLastSessionIsBroughtBack() throws {
    let first = try PipedShell.run("append sections lost; append items a b to lost", home: home)
    #expect(first.errors.hasSuffix("not saved: 1 section, 2 items, edits pending; restore it in the next session with 'restore'\n"))
    let second = try PipedShell.run("template grid 3; append sections kept; apply; exit", home: home)
    #expect(second.errors.hasSuffix("not saved: 1 section, 3 components; restore it in the next session with 'restore'\n"))
    #expect(journals.count == 1 && journals.allSatisfy { $0.hasSuffix(".left") })
    let third = try PipedShell.run("restore --list --csv; restore; sections; save '\(folder.path("saved.galley"))'", home: home)
    #expect(!third.answers.contains("abruptly"), "it was told when it ended")
    #expect(third.answers.contains(",3,apply\r\n") && third.answers.contains("restored 3 commands") && third.answers.contains("kept"))
    #expect(journals.isEmpty)
    #expect(third.errors == "")
  }

  @Test func aBatchEndsWithoutAWord() throws {
    #expect(try PipedShell.run("append sections m", ["--batch"], home: home).errors == "")
  }

  @Test func aRestoredSessionIsJournalledAndItsStepsAreUndone() throws {
    let first = try PipedShell(["--interactive", "--device", "iphone-se-3"], home: home)
    first.type("append sections m; append items a b; mark here; append items c; undo; echo done")
    _ = first.answers(until: "done")
    first.kill()
    _ = first.end()
    let second = try PipedShell(home: home)
    second.type("append sections other; restore; append items d; compare mark here; echo done")
    let answers = second.answers(until: "done")
    #expect(answers.contains("restored 5 commands"))
    #expect(answers.contains("1 inserted (2 unchanged)"))
    second.kill()
    _ = second.end()
    let third = try PipedShell.run("echo start; items; view; history; undo 4; sections", ["--interactive", "--recover"], home: home)
    #expect(third.answers.contains("restored 8 commands"))
    #expect(third.answers.contains("375 × 667"))
    #expect(third.answers.contains("other"))
    #expect(journals.allSatisfy { $0.hasSuffix(".left") })
  }

  @Test func livingSessionsAreNotRestoredAndNamedOnesAre() throws {
    let living = try PipedShell(home: home)
    living.type("append sections living; echo done")
    _ = living.answers(until: "done")
    var names: [String] = []
    for section in ["one", "two"] {
      let shell = try PipedShell(home: home)
      shell.type("append sections \(section); echo done")
      _ = shell.answers(until: "done")
      names.append(contentsOf: journals.filter { !names.contains($0) && $0.hasSuffix("-\(shell.identifier)") })
      shell.kill()
      _ = shell.end()
    }
    let name = names[0].dropFirst("journal-".count)
    let end = try PipedShell.run("restore \(name); sections; restore nobody; restore; sections", home: home)
    // The second session has already reported the first session.
    #expect(end.answers.contains("'restore' replays 1 command\n"))
    #expect(end.answers.contains("restored 1 command from the session of \(name)"))
    #expect(end.errors.contains("there is no journal 'nobody'"))
    #expect(!end.answers.contains("living"))
    _ = living.end()
  }

  @Test func aStartListsAllKilledSessionsOnce() throws {
    let shells = try [1, 2].map { _ in try PipedShell(home: home) }
    for (number, shell) in shells.enumerated() {
      shell.type("append sections s\(number); echo done")
      _ = shell.answers(until: "done")
    }
    for shell in shells {
      shell.kill()
      _ = shell.end()
    }
    let told = try PipedShell.run("restore --list", home: home)
    #expect(told.answers.contains("'restore' replays 1 command; 'restore --list' lists earlier sessions\n"))
    let silent = try PipedShell.run("restore --list --csv", home: home)
    #expect(!silent.answers.contains("abruptly"))
    #expect(silent.answers.contains(",1,append sections s0\r\n") && silent.answers.contains(",1,append sections s1\r\n"))
    #expect(try PipedShell.run("restore; restore; restore --list", home: home).answers.contains("none ended abruptly or with"))
  }

  @Test func aForgottenSessionIsNotListed() throws {
    let shell = try PipedShell(home: home)
    shell.type("append sections lost; echo done")
    _ = shell.answers(until: "done")
    shell.kill()
    _ = shell.end()
    let first = try PipedShell.run("restore --list\nrestore --list --csv", home: home)
    #expect(first.answers.contains("the last session ended abruptly: 'restore' replays 1 command\n"))
    #expect(first.answers.contains("append sections lost\n"))
    #expect(first.answers.contains(",1,append sections lost\r\n"))
    let end = try PipedShell.run("restore --forget nobody\nrestore --forget\nrestore\nsections", home: home)
    // It was reported once already.
    #expect(!end.answers.contains("abruptly"))
    #expect(end.errors.contains("there is no journal 'nobody'"))
    #expect(end.answers.contains("discarded 1 command from the session of "))
    #expect(end.errors.contains("there is no session to restore"))
    #expect(!end.answers.contains("lost"))
    #expect(journals.isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func aSignalDuringACommandLosesNothingThatWasAnswered(signal: Int32) throws {
    let shell = try PipedShell(home: home)
    shell.type("append sections kept; echo done")
    _ = shell.answers(until: "done")
    shell.type("append items 1...9000000; echo never")
    shell.waitUntilItWorks()
    kill(shell.identifier, signal)
    let end = shell.end()
    #expect(end.status == 128 + signal)
    #expect(!end.answers.contains("never"))
    let next = try PipedShell.run("restore; sections", home: home)
    #expect(next.answers.contains("restored 1 command"))
    #expect(next.answers.contains("kept"))
  }
}

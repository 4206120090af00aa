import Localization
import TestSupport
import Testing

@testable import Sessions

/// Hints that are printed once for new users, and not at all for users who do not need them.
@Suite struct FirstStepsTests {
  private static let star = "the * in the prompt means that edits are pending; 'apply' puts them on screen"

  private func session(after history: [String] = []) -> Session {
    let session = Session(settings: Session.Settings(isTalkative: true))
    session.firstSteps = FirstSteps(after: history)
    return session
  }

  /// For each of several typed lines, whether its answer explains the star.
  private func explained(_ lines: [String], after history: [String] = []) -> [Bool] {
    let session = session(after: history)
    return lines.map { session.typed($0).hasSuffix(Self.star + "\n") }
  }

  @Test func theStarIsExplainedOnce() {
    let lines = ["container 300x300", "append sections m", "append items a to m", "apply", "append items b to m"]
    #expect(explained(lines) == [false, true, false, false, false])
    #expect(!explained(lines, after: ["help", "apply"]).contains(true))
  }

  @Test func aPictureIsOfferedAfterTheFirstApplyUntilTheNextLine() {
    let session = session()
    session.typed("template grid 3; append sections m; append items a to m")
    #expect(session.continuation(of: []) == nil)
    session.typed("apply")
    #expect(session.continuation(of: []) == "draw")
    session.typed("frames")
    #expect(session.continuation(of: []) == nil)
    session.typed("append items b to m; apply")
    #expect(session.continuation(of: []) == nil)
  }

  @Test(arguments: [
    "append sections m; append items a to m; apply", "template grid 3; append sections m; apply", "template grid 3; append sections m",
  ]) func nothingIsOfferedWhereThereIsNothingToSee(lines: String) {
    let session = session()
    session.typed(lines)
    #expect(session.continuation(of: []) == nil)
  }

  /// A document that was given at the start, opened or saved is not lost when the session ends.
  @Test(arguments: [
    ("", nil), ("frames", nil), ("append sections m", "1 section, edits pending"), ("append sections m; undo", nil),
    ("append sections m; append items a b to m; apply; define item x width=1 height=1", "1 section, 2 items, 1 component"),
    ("append sections m; save f", nil), ("append sections m; save f; apply", "1 section"), ("append sections m; save f; undo; open f", nil),
    ("lesson fraction; set row.width 1w", nil), ("append sections m; lesson fraction; lesson end; undo", "1 section, edits pending"),
    ("container 300x300", "the document was edited"), ("view two; append sections m; view main", "1 section, edits pending"),
  ]) func saysWhatIsNotSaved(lines: String, work: String?) {
    let session = Session(on: MemoryFiles())
    _ = session.startUp(Array("device iphone-16".utf8), from: .command, to: Output())
    session.run(lines)
    #expect(session.unsavedWork?.english == work)
  }
}

extension Session {
  /// The answers to lines that are typed at a prompt.
  @discardableResult fileprivate func typed(_ lines: String) -> String {
    let output = Transcript()
    _ = runLines(Array(lines.utf8), from: .prompt, to: output)
    return output.answers
  }
}

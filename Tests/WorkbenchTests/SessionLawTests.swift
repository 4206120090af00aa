import Foundation
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Documents
@testable import Exports
@testable import Rendering
@testable import Sessions

/// Laws of every session, tested on many random sessions.
@Suite struct SessionLawTests {
  /// The lines up to the one that breaks a law, reduced to those that are necessary to break it.
  private func shrink(_ lines: [String], while breaks: ([String]) -> Bool) -> [String] {
    var kept = lines
    var index = 0
    while index < kept.count {
      var shorter = kept
      shorter.remove(at: index)
      if breaks(shorter) { kept = shorter } else { index += 1 }
    }
    return kept
  }

  /// Looks for a session that breaks a law, and reports the smallest one found.
  private func check(_ breaks: ([String]) -> Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let found = RandomSession.all.first(where: { breaks($0.lines) }) else { return }
    report(found, while: breaks, at: sourceLocation)
  }

  /// The same, for a law about the session after its lines.
  private func checkEnds(_ breaks: (Session) -> Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let found = RandomSession.all.first(where: { breaks($0.end) }) else { return }
    report(found, while: { breaks(Session.after(each: $0)) }, at: sourceLocation)
  }

  private func report(_ found: RandomSession, while breaks: ([String]) -> Bool, at sourceLocation: SourceLocation) {
    let smallest = shrink(found.lines, while: breaks)
    Issue.record("seed \(found.seed):\n\(smallest.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  @Test func aDocumentComesBackFromItsJSON() {
    checkEnds { session in
      let bytes = Array(DocumentFile.json(of: session.document).indented.utf8)
      let other = Session()
      return !other.rebuild(from: bytes, with: other.context(from: .prompt, to: Output())) || !areSame(other.document, session.document)
    }
  }

  /// Whether two documents are equal, and are saved and exported as the same bytes: equal strings may have different bytes.
  private func areSame(_ one: Document, _ other: Document) -> Bool {
    one == other && one.script.utf8.elementsEqual(other.script.utf8)
      && DocumentFile.json(of: one).indented.utf8.elementsEqual(DocumentFile.json(of: other).indented.utf8)
  }

  @Test func aRefusedCommandChangesNothing() {
    check { lines in
      let session = Session()
      for line in lines {
        let before = session.document
        let steps = session.state.record.history.count
        let failures = session.failureCount
        session.run(line)
        // A warning also goes to standard error, but is not an error.
        let isRefused = session.failureCount > failures
        // Commands before a `;` are not part of the rejected command.
        if isRefused, !line.contains(";"), session.document != before || session.state.record.history.count != steps { return true }
      }
      return false
    }
  }

  @Test func undoOfAnAcceptedCommandIsIdentityAndRedoDoesItAgain() {
    check { lines in
      let session = Session()
      for line in lines where !["undo", "redo"].contains(line.prefix(4)) {
        let before = session.document
        let steps = session.state.record.history.count
        session.run(line)
        guard session.state.record.history.count == steps + 1 else {
          if session.state.record.history.count == steps, session.document != before { return true }
          continue
        }
        let after = session.document
        session.run("undo")
        if session.document != before { return true }
        session.run("redo")
        if session.document != after { return true }
      }
      return false
    }
  }

  @Test func undoAllTheWayIsTheStart() {
    checkEnds { end in
      let session = end.copy()
      let steps = session.state.record.history.count
      guard steps > 0 else { return false }
      session.run("undo \(steps)")
      if session.document != Document() { return true }
      session.run("redo \(steps)")
      return session.document != end.document
    }
  }

  /// The document after `save` and `open` equals the one before, saves as the same lines and exports as the same file.
  @Test func aSavedDocumentIsTheSame() {
    checkEnds { session in
      let script = session.document.script
      let other = Session()
      return !other.run(script).errorsBesideLogs.isEmpty || !areSame(other.document, session.document)
    }
  }

  /// Minimal versions of the failures that random sessions found.
  @Test(arguments: [
    // An item that is hidden and expanded in one section, and visible in a flat one.
    "append sections A B; append items e to B; append items c under e; expand items c; append items c to A",
    "append sections A B; append items a to A; append items e to B; append items b under e; expand items b; insert outline of e after a",
    // An item that appears on screen later, with different content.
    "append sections A; register cell card; keep cell a as card shows b; append items a to A; identity content; content a k=v; apply",
    "append sections A; append items a to A; keep cell a as card shows c; apply; identity content; content a k=w; apply",
    "append sections A; append items a to A; measure a 3x4 taken; identity content; content a k=v; apply",
    // A hidden item has new content, which is not on screen yet.
    "identity content; append sections A; append items d e to A; apply; content e k=v; delete items e; append items e under d",
    "identity content; append sections A; append items d to A; append items e under d; content e k=v",
    "append sections A; append items d to A; append items e under d; apply; content e k=v; identity content; content e k=w",
    // Content that an outline on screen hides was edited, and then the item was deleted.
    "append sections A B; append items a to A; append items d to B; append items d to A under a; identity content; apply; content d k=v; delete all",
    "append sections A B; append items a to A; append items d to B; append items d to A under a; identity content; apply; delete all; content d k=v",
    // Two items with the same word: on screen, then also in the pending snapshot with one as the child of the other, then in a hidden
    // outline.
    twice, twice + "revert; insert items a after y", twice + "revert; insert items a after y; collapse items x; apply; content a k=z",
    twice + "revert; content a k=x", twice + "register cell card; apply to B; revert; append items a to A under y; measure a 3x4 taken",
    twice + "revert; append items z to A; keep name z as a; reload items a; keep name a as y; keep name a as z; reload items z",
    // Their contents are equal again.
    twice + "identity reference", twice + "identity id; identity content; content a k=u",
    "identity content; append sections A; append items a d x to A; append items y under a; content a k=v; keep name a as d; expand items d; "
      + "apply; identity reference",
    // The content goes back to the one that the screen shows elsewhere.
    twice + "content a k=x; revert; content a k=v", twice + "content a k=v", twice + "content a k=v; append items a to A",
    // Only some of the displayed and measured elements have their measured size.
    measured + "register cell card; measure \"a@b\" 1e-300x1e-300 taken --only",
    measured + "view other; view main; measure \"a@b\" 1e-300x1e-300 taken --only",
  ]) func aSavedDocumentIsTheSameWhateverWasFound(lines: String) {
    let document = Session.after(lines).document
    #expect(areSame(Session.after(document.script).document, document))
  }

  private static let measured = "template list; append sections A; append items \"a@b\" c to A; apply; measure c 30x30; "

  /// Sections A and B each show an item `a`, with different content.
  private static let twice =
    "identity content; append sections A B; append items x to B; append items a to A; content a k=v; append items y under a; "
    + "expand items a; apply; append items a to B under x; expand items x; content a k=w; apply to B; "

  private static let looks = [
    "frames", "frames a", "frames --in (0,0,400,400)", "frames --visible", "frames --sort position", "tree", "snapshot", "snapshot applied",
    "diff", "diff --ops", "diff --all", "items", "sections", "count", "where item a", "where section A", "views", "view", "show",
    "show row",
    "show layout", "show environment", "devices", "history", "content a", "help", "help frames", "help values", "template", "apply --ops",
  ]

  /// Answers of query commands: no raw control characters, valid JSON, one object per line.
  @Test func everyAnswerCanBePrintedAndRead() {
    checkEnds { end in
      let session = end.copy()
      for look in Self.looks {
        session.settings = Session.Settings(isTalkative: true, echoes: true)
        let text = session.run(look)
        session.settings = .machine
        let machine = session.run(look)
        if hasControls(text.answers) || hasControls(text.errors) || hasControls(machine.answers) { return true }
        if !(machine.answers + machine.errors).split(separator: "\n").allSatisfy({ JSON(parsing: $0)?.isObject == true }) { return true }
      }
      return false
    }
  }

  private func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
  }

  /// Edits also print text.
  @Test func noAnswerHoldsARawControlCharacter() {
    check { lines in
      let session = Session(settings: Session.Settings(isTalkative: true, echoes: true, keepsGoing: true))
      let output = session.run(lines.joined(separator: "\n"))
      return hasControls(output.answers) || hasControls(output.errors)
    }
  }

  @Test func noBytesTrap() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let session = Session(settings: .goingOn)
      let output = Transcript()
      let bytes = (0..<Int.random(in: 0..<400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = session.runLines(bytes, from: .standardInput, to: output)
      #expect(session.document == Document())
    }
  }
}

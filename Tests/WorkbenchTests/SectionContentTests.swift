import Rendering
import TestSupport
import Testing

@testable import Documents
@testable import Exports
@testable import Sessions

/// The contents of headers are part of the document. `save` and both file formats keep them, and also the old contents that are still on
/// screen.
@Suite struct SectionContentTests {
  private static let start = "append sections main other; content section main title=One more=\"a b\"; append items a to main; "

  @Test(arguments: [
    "", "apply", "apply; content section main title=Two", "apply; content section main title=Two; apply",
    "apply; content section main title=Two; reload sections main; apply", "apply; append sections new; content section new title=New",
    "apply; delete sections main", "apply; content section main title=Two; delete sections main; apply",
    "apply; append sections new gone; content section new k=v; content section gone k=v; revert",
    "apply; identity content; content section main title=Two; content a title=A; apply",
  ]) func isSavedAndOpened(lines: String) {
    let session = Session.after(Self.start + lines)
    #expect(Session.after(session.document.script).document == session.document)
    let opened = Session()
    let isOpened = opened.rebuild(
      from: Array(DocumentFile.json(of: session.document).text.utf8), with: opened.context(from: .prompt, to: Output()))
    #expect(isOpened && opened.document == session.document)
  }

  @Test func aSectionThatComesBackHasItsContent() {
    let session = Session.after(Self.start + "apply; delete sections main; apply; append sections main; apply")
    #expect(session.document.view.sections.content(of: "main")["title"] == "One")
  }

  @Test func undoBringsTheContentBack() {
    let session = Session.after(Self.start + "apply; content section main title=Two; undo")
    #expect(session.document.view.sections.content(of: "main")["title"] == "One")
    #expect(session.document.view.sections.shown.isEmpty)
  }

  /// The content of a section is separate from that of an item with the same name, even if the item is called 'section'.
  @Test func itemsAndSectionsOfOneNameAreApart() {
    let session = Session.after(
      "append sections a; append items a section to a; content a k=1; content section a k=2; content \"section\" k=3; apply")
    let view = session.document.view
    #expect(view.items.content(of: "a")["k"] == "1")
    #expect(view.sections.content(of: "a")["k"] == "2")
    #expect(view.items.content(of: "section")["k"] == "3")
    #expect(Session.after(session.document.script).document == session.document)
  }
}

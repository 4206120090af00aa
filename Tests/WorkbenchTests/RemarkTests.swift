import Documents
import Foundation
import TestSupport
import Testing

@testable import Sessions

/// Likely mistakes in an apply are reported when they happen, and nothing else is reported.
@Suite struct RemarkTests {
  private static let inbox = "append sections inbox; append items m1 m2 m3 to inbox; content m1 title=Lunch; content m2 title=Bill; apply"

  /// The lines that an apply prints after the difference.
  private func remark(after lines: String, _ last: String = "apply --json") -> String {
    let session = Session.after(lines)
    let answer = session.run(last).answers
    guard let start = answer.range(of: #""warnings":["#) else { return "" }
    return String(answer[start.upperBound...].dropLast(3))
  }

  /// Without a layout, a fixed number of cells is assumed visible, so that the cost of an apply does not depend on the number of items.
  @Test func anApplyWithoutALayoutAsksForAScreenful() {
    let session = Session.after("register cell c; append sections m; append items 1...1000 to m; apply")
    #expect(session.document.view.cells.onScreen.count == 100)
    session.run("delete items 1...50; append items x to m; apply")
    #expect(session.document.view.cells.onScreen.count == 100)
  }

  @Test func contentWithoutAReloadIsStale() {
    #expect(remark(after: Self.inbox + "; content m1 title=Tea").contains("'reconfigure items m1' and 'apply' fix it"))
    #expect(remark(after: Self.inbox + "; content m1 title=Tea; content m2 title=Tea").contains("the content of 2 items changed"))
    #expect(remark(after: Self.inbox + "; content m1 title=Tea; reconfigure items m1") == "")
    #expect(remark(after: Self.inbox + "; content m1 title=Tea; reload items m1") == "")
    #expect(remark(after: Self.inbox + "; content m1 title=Tea; content m1 title=Lunch") == "")
    #expect(remark(after: Self.inbox + "; content m1 title=Tea; delete items m1") == "")
  }

  @Test func anObjectThatIsChangedInPlaceMakesNoDifference() {
    let remark = remark(after: "identity reference; " + Self.inbox + "; content m1 title=Tea")
    #expect(remark.contains("'m1' was changed in place: both snapshots hold the same object"))
    #expect(remark.contains("'reconfigure items m1' and 'apply' fix it"))
  }

  @Test func anEditOfContentInTheIdentityIsADeletionAndAnInsertion() {
    let remark = remark(after: "identity content; " + Self.inbox + "; content m1 title=Tea; delete items m3; append items m4")
    #expect(remark.contains("'m1' is deleted and inserted because content was edited"))
    #expect(remark.contains("== also compares content"))
    #expect(remark.contains("'identity id' fixes it"))
    #expect(self.remark(after: "identity content; " + Self.inbox + "; delete items m3; append items m4") == "")
  }

  @Test func aReloadStoresNoValue() {
    #expect(remark(after: Self.inbox + "; reload items m1").contains("the content of 'm1' has not changed"))
    #expect(remark(after: Self.inbox + "; reload items m3") == "")
  }

  @Test func aSectionThatContainsItsItemsComesAnew() {
    let remark = remark(after: Self.inbox + "; append sections inbox2; append items m1 m2 m3 m4 to inbox2; delete sections inbox")
    #expect(remark.contains("section 'inbox' is deleted and section 'inbox2' is inserted with its items"))
    #expect(
      self.remark(after: Self.inbox + "; append sections other; append items m1 m2 to other; delete sections inbox").contains("'other'"))
    // A single shared item is not enough.
    #expect(self.remark(after: Self.inbox + "; append sections other; append items m1 to other; delete sections inbox") == "")
    #expect(self.remark(after: Self.inbox + "; append sections other; append items n to other; delete sections inbox") == "")
    #expect(self.remark(after: Self.inbox + "; append sections other; append items m1 to other") == "")
  }

  @Test func appendingAgainSaysWhereFrom() {
    let session = Session.after(Self.inbox + "; append sections done", settings: Session.Settings(isTalkative: true))
    #expect(session.run("append items m2 to done").answers.contains("'m2' moved from 'inbox', because an item can appear only once"))
    #expect(session.run("append items m1 m2 m9 to done").answers.contains("2 items were already in the snapshot and moved"))
    #expect(session.run("content m1 type=a; content m1 type=b").answers.contains("m1 changed from type a to type b"))
  }

  @Test func aReloadOfAllShowsEveryContent() {
    #expect(remark(after: Self.inbox + "; content m1 title=Tea", "apply usingReloadData --json").contains("computes no difference"))
    #expect(remark(after: Self.inbox + "; content m1 title=Tea; apply usingReloadData") == "")
  }
}

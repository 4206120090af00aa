import Documents
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Sessions

/// Unknown names: a similar name is offered, or else the existing ones.
@Suite struct UnknownNameTests {
  private static let document = """
    append sections main "my section"; append items apple pear to main; apply
    define item photo width=1w height=44; define group row horizontal width=1w height=44 of photo; define section grid row; use grid
    define header title width=1w height=44; add title to grid; register cell card; view board; append sections todo; apply; view main; mark before
    """

  /// A rejected line, the similar name that is suggested, and a name without a similar one.
  @Test(arguments: [
    ("append items x to $", "mian", "main"), ("reload items $", "aple", "apple"), ("move item pear before $", "aple", "apple"),
    ("insert sections x after $", "mian", "main"), ("items $", "mian", "main"), ("where item $", "paer", "pear"),
    ("where section $", "mian", "main"), ("content $ k=v", "aple", "apple"), ("reorder $ before pear", "aple", "apple"),
    ("append items x under $", "aple", "apple"), ("outline $", "mian", "main"), ("outline of $", "aple", "apple"),
    ("drag $ to board", "aple", "apple"), ("drag apple to $", "baord", "board"), ("scroll $ to 3", "mian", "main"),
    ("flick $ 300", "mian", "main"), ("expect offset $ 3", "mian", "main"), ("expect items $ a", "mian", "main"),
    ("measure $ 3x4", "phtoo", "photo"), ("frames $", "aple", "apple"), ("explain $", "titel", "title"), ("show $", "phtoo", "photo"),
    ("set $.width 3", "phtoo", "photo"), ("use $", "gird", "grid"), ("unuse $", "gird", "grid"), ("add $ to grid", "titel", "title"),
    ("remove $ from grid", "titel", "title"), ("define section x $", "rwo", "row"),
    ("define group x horizontal width=1 height=1 of $", "phtoo", "photo"),
    ("compare mark $", "befroe", "before"), ("compare $ grid", "gird", "grid"), ("present main as $", "crad", "card"),
    ("keep cell apple as $ shows pear", "crad", "card"),
  ]) func theNearNameIsOfferedOrElseThoseThereAre(line: String, near: String, name: String) {
    func answer(_ word: String) -> String {
      let session = Session.after(Self.document)
      return session.run(line.split(separator: "$", omittingEmptySubsequences: false).joined(separator: word)).errors
    }
    #expect(answer(near).contains("did you mean '\(name)'?"), "\(answer(near))")
    let far = answer("zzzzzzzz")
    let list = far.split(separator: "\n").first { $0.hasPrefix("  available: ") }
    #expect(list?.dropFirst(13).split(separator: ", ").contains { $0 == name } == true, "\(far)")
    #expect(!far.contains("did you mean"))
  }

  /// Names that do not depend on the document are listed completely, or a command lists them.
  @Test(arguments: [
    ("template zzzzzzzz", "accepted: grid, list, "), ("help zzzzzzzz", "topics: values, "),
    ("lesson zzzzzzzz", "'lesson' lists the lessons"),
    ("device zzzzzzzz", "'devices' lists all devices"), ("identity zzzzzzzz", "accepted: one of id, content, reference"),
    ("define item x zzzzzzzz=1", "accepted: width, height, contentInsets, edgeSpacing"), ("zzzzzzzz", "'help commands' lists the commands"),
    ("append zzzzzzzz", "after 'append': sections, items"), ("frames --zzzzzzzz", "accepted: --json, "),
    ("set layout.scrollDirection zzzzzzzz", "accepted: one of horizontal, vertical"), ("revert zzzzzzzz", "accepted: revert"),
  ]) func whatIsAcceptedIsSaid(line: String, note: String) {
    let session = Session.after(Self.document)
    #expect(session.run(line).errors.contains("  \(note)"))
  }

  @Test func noMoreThanEightAreListed() {
    let session = Session.after("append sections main; append items i{1...9} to main")
    #expect(session.run("reload items zzzzzz").errors.contains("  available, among others: i1, i2, i3, i4, i5, i6, i7, i8\n"))
    session.run("delete items i9")
    #expect(session.run("reload items zzzzzz").errors.contains("  available: i1, i2, i3, i4, i5, i6, i7, i8\n"))
  }

  /// A mistake in a large document costs no more than in a small one.
  @Test func theNumberOfComparedNamesIsLimited() {
    let session = Session.after("append sections s{1...30000}; append items a{1...30000} to s1; append items b{1...10} to s2")
    #expect(session.document.view.pending.firstSections.count == 20_000)
    #expect(session.document.view.pending.firstItems.count == 20_000)
  }

  // MARK: Words that belong to nothing

  @Test(arguments: [
    ("append items a to main b", 24), ("append items a b under apple c", 30), ("append items x{1...3} to main y{1...3} z", 31),
    ("insert items q before apple r", 29), ("move item apple before pear apple", 29), ("measure apple taken 3x4", 21),
    ("present main as card todo", 22), ("use grid for main when width >= 600 grid", 37),
    ("define group g horizontal of photo width=1w height=1h row", 0),
  ]) func aWordBehindAClauseThatIsFullIsRefusedWhereItStands(line: String, column: Int) {
    let session = Session.after(Self.document)
    let before = session.document
    let errors = session.run(line).errors
    guard column > 0 else {
      #expect(!errors.contains("does not accept"), "a list after a syntax word goes on: \(errors)")
      return
    }
    #expect(errors.contains("<stdin>:1:\(column): error: '"), "\(errors)")
    #expect(errors.contains("does not accept"), "\(errors)")
    #expect(session.document == before)
  }

  /// The same for unfinished lines: if no word would be accepted, none is offered.
  @Test func nothingIsOfferedBehindAListThatHasEnded() {
    let session = Session.after(Self.document)
    func offered(_ line: String) -> [String] { session.completion(of: Array(line.utf8)).candidates.map(\.text) }
    #expect(offered("delete items ").contains("apple"))
    #expect(offered("move item apple before pear ").isEmpty)
    #expect(offered("present main as card ").isEmpty)
    #expect(offered("append items x to main ") == ["under"])
  }
}

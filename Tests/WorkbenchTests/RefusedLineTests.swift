import Documents
import Foundation
import Rendering
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Sessions

/// Lines that the language does not define. They change nothing, regardless of their source, and the error names the equivalent command.
@Suite struct RefusedLineTests {
  private static let setup = """
    define item cell width=1/3w height=1h
    define group row horizontal width=1w height=100 of cell
    define section grid row
    use grid
    append sections main
    append items a b c to main
    apply
    append items d to main

    """

  /// Lines, each with a part of its hint; nil if the hint is only the list of commands.
  static let lines: [(line: String, hint: String?)] = [
    // Commands of other programs.
    ("bye", "try: quit"), ("rm b", "try: delete items b"), ("z", nil), ("next", "try: lesson next"),
    ("mv a before c", "try: move item a before c"), ("mv a c", "try: move item <id> before|after <item>"), ("cat", "try: snapshot"),
    ("del a b", "try: delete items a b"), ("del items a b", "try: delete items a b"),
    ("rm sections main", "try: delete sections main"), ("mkdir other", "try: append sections other"), ("q", "try: quit"),
    (":wq", "try: quit"),
    ("git status", "try: help"), ("git checkout .", "try: help"), ("grep b", "try: where item b"), ("man apply", "try: help apply"),
    ("h", "try: help"), ("commit", "try: apply"), ("rollback", "try: revert"), ("select * from items", "see: help"),
    ("rm -rf", "try: delete items <"), ("rm -rf b", "try: delete items b"), ("remove all", "try: delete all"),
    ("touch e", "try: append items e"), ("!!", nil), ("$ undo", "help undo"),
    ("set grid.contentInsets.left 4", "did you mean 'contentInsets.leading'?"),
    ("set cell.contentInsets.right 4", "did you mean 'contentInsets.trailing'?"),
    ("use grid for main > 600", "accepted: names of sections"), ("use grid for main index 0", "accepted: names of sections"),
    ("define header title height=44 kind=title", "did you mean 'elementKind'?"), ("attach title to grid", "try: add title to grid"),
    ("device ipad", "among others: ipad-"), ("row.height = tall", nil),
    // Sentences and questions.
    ("two columns", "lesson three-columns"), ("three columns with 8pt gaps", "lesson gaps"),
    ("header overlaps my cells", "help define header"), ("how do I delete an item?", "help delete items"),
    ("why is b so small", "try: explain b\n"), ("make the cells square", "lesson squares"), ("put b before a", "help"),
    ("undo that please", "accepted: undo"), ("delete b", "try: delete items b"), ("append e", "try: append items e"),
    ("start over", nil), ("show me the frames", "accepted: show"), ("please apply", "help apply"),
    // Other spellings of a command.
    ("append item e", "try: append items e"), ("add item e to main", "try: append items e to main"),
    ("cell.width = 0.25w", "try: set cell.width 0.25w"), ("cell.width=0.25w", "try: set cell.width 0.25w"),
    ("aply", "did you mean 'apply'?"), ("apend items e", "did you mean 'append'?"), ("delete itmes b", "did you mean 'items'?"),
    ("APPLY", nil), ("exit now", "accepted: exit"), ("clear all", "accepted: clear"), ("remove a", nil),
    // UIKit's methods, without a snapshot to call them on, and Swift that cannot be read.
    ("appendItems e", "try: append items e"), ("snapshot.appendItems([\"e\"], toSection: \"main\")", "try: append items <id>..."),
    ("dataSource.apply(snapshot)", nil), ("let g = NSCollectionLayoutGroup.diagonal(layoutSize: size)", nil),
    ("reloadData()", "try: apply usingReloadData"), ("row.interItemSpacing = .fixd(8)", nil),
    // Korean command words.
    ("도움말", "try: help"), ("종료", "try: quit"), ("삭제 b", "try: delete items b"), ("삭제 items b", "try: delete items b"),
    ("아이템 추가 e", "try: append items e"),
  ]

  /// Arguments in another form, with the line that is offered.
  static let otherArguments: [(line: String, offered: String)] = [
    ("set row.height = 44", "set row.height 44"), ("set row.height=44", "set row.height 44"), ("set row height 44", "set row.height 44"),
    ("row.height 44", "set row.height 44"), ("set row.height 44pt", "set row.height 44"), ("row.height = 44px", "set row.height 44"),
    ("set row.width 50%", "set row.width 0.5w"), ("set row.height absolute 44", "set row.height absolute(44)"),
    ("set row.height NSCollectionLayoutDimension.absolute(44)", "set row.height absolute(44)"),
    ("set grid.spacing 8", "set grid.interGroupSpacing 8"), ("set row.spacing 8", "set row.interItemSpacing 8"),
    ("set layout.spacing 8", "set layout.interSectionSpacing 8"), ("set grid.padding = 8pt", "set grid.contentInsets 8"),
    ("set grid.contentInsets 8 8 8 8", "set grid.contentInsets (8,8,8,8)"),
    ("set grid.orthogonal paging", "set grid.orthogonalScrollingBehavior paging"),
    ("set layout.direction horizontal", "set layout.scrollDirection horizontal"), ("container 390 844", "container 390x844"),
    ("container (390,844)", "container 390x844"), ("container width=390 height=844", "container 390x844"),
    ("device iPhone 16 Pro landscape", "device iphone-16-pro landscape"), ("lint fix 1", "lint --fix 1"), ("lint 1", "lint --fix 1"),
    ("draw --width=40", "draw --width 40"), ("scroll to 100", "scroll to 0,100"), ("frames main 0", "frames main:0"),
    ("frames main[0]", "frames main:0"), ("explain width of a", "explain a width"), ("expect content 393 100", "expect content 393x100"),
    ("expect a width 131", "expect width a 131"), ("expect width a = 131", "expect width a 131"),
    ("expect frame a 0 0 131 100", "expect frame a (0,0,131,100)"), ("expect a (0,0,131,100)", "expect frame a (0,0,131,100)"),
    ("use grid for main if width > 600", "use grid for main when width > 600"),
    ("use grid where width > 600", "use grid when width > 600"), ("reload data", "apply usingReloadData"),
    ("set item photo width=1w height=1h", "define item photo width=1w height=1h"),
    ("item photo width=1w height=1h", "define item photo width=1w height=1h"),
    ("define group line horizontal width=1w height=44 subitems=[cell]", "define group line horizontal width=1w height=44 of cell"),
    ("create section list interGroupSpacing=8 contains=row", "define section list row interGroupSpacing=8"),
    ("header title width=1w height=44", "define header title width=1w height=44"), ("section other", "append sections other"),
    ("item z", "append items z"),
  ]

  @Test(arguments: otherArguments) func otherArgumentsAreAnsweredWithTheLine(_ line: String, _ offered: String) {
    let session = Session.after(Self.setup)
    let before = session.document
    let errors = session.run(line).errors
    #expect(errors.contains("try: \(offered)\n"), "\(errors)")
    #expect(session.document == before)
    // A fix needs a finding, and the width of a drawing affects nothing else.
    if !offered.hasPrefix("lint") { #expect(session.run(offered).errors == "") }
  }

  /// A text that is probably from the console is not answered with unrelated pages; a question is.
  @Test(arguments: [
    "Something odd happened in the group of the view", "initialSnapshot.numberOfSections == initialSections.count",
    "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions", "Fatal error: no page for this",
    "Requested the number of rows for section (4) which is out of bounds",
  ]) func anUnknownTextHasNoPage(text: String) {
    let errors = Session.after("").run("help \(text)").errors
    #expect(errors.contains("this text has no page") && !errors.contains("see:"), "\(errors)")
  }

  @Test(arguments: ["How do I center the cells in a row of my grid", "how to center cells"])
  func aQuestionFindsPages(text: String) {
    #expect(Session.after("").run("help \(text)").errors.contains("see: help centering"))
  }

  /// The lines of a list of identifiers belong to their message; the line after it is a command.
  @Test(arguments: [["    Client.TopSite(x)", "    Client.TopSite(y)", ")}'"], [")}"], ["    Client.TopSite(x)"], []])
  func aMessageWithAListIsOneEntry(list: [String]) {
    let lines = ["help Fatal: supplied item identifiers are not unique. Duplicate identifiers: {("] + list + ["echo after"]
    let output = Session.after("").run(lines.joined(separator: "\n") + "\n")
    #expect(output.errors == "" && output.answers.hasSuffix("after\n"), "\(output.text)")
    let refused = Session.after("").run(lines.joined(separator: "\n").dropFirst(5) + "\n")
    #expect(refused.errors.contains("'help last' or 'help repeated-items' explains it") && refused.answers == "")
  }

  @Test(arguments: lines) func isRefusedAndChangesNothing(_ line: String, _ hint: String?) {
    let session = Session.after(Self.setup)
    let before = session.document
    let output = Transcript()
    let isAccepted = session.runLines(Array("\(line)\necho after\n".utf8), from: .standardInput, to: output)
    #expect(!isAccepted)
    #expect(output.answers == "", "the script stops at the line")
    #expect(output.errors.contains("error:"))
    #expect(session.document == before)
    if let hint { #expect(output.errors.contains(hint), "\(output.errors)") }
    #expect(output.errors.split(separator: "\n").count <= 6, "an error has at most three lines of hints")
  }

  /// The same line is rejected with the same hints at a prompt, in a file, and in a script that continues after errors.
  @Test(arguments: lines) func isRefusedAlikeAtAPrompt(_ line: String, _ hint: String?) {
    let session = Session.after(Self.setup)
    let before = session.document
    let output = Transcript()
    session.run(typed: line, to: output)
    #expect(session.failureCount == 1)
    #expect(session.document == before)
    #expect(!session.isFinished)
    if let hint { #expect(output.errors.contains(hint), "\(output.errors)") }
  }

  @Test(arguments: lines) func failsATest(_ line: String, _ hint: String?) throws {
    let files = MemoryFiles()
    try files.write(Self.setup + line + "\nexpect items main nothing\n", to: "a.galley")
    let output = Transcript()
    let result = ScriptTest(of: "a.galley", ScriptTest.TestOptions(settings: Session.Settings()), on: files, to: output)
    #expect(result.result == .failed)
    #expect(output.errors.contains("a.galley:9:"))
  }

  /// A mistyped line during a lesson does not change the lesson or its screen.
  @Test(arguments: ["next", "bye", "rm a", "slove", "three columns", "what now"]) func changesNoLesson(_ line: String) {
    let session = Session.after("lesson fraction")
    let before = session.document
    let output = Transcript()
    session.run(typed: line, to: output)
    #expect(output.errors.contains("error:"))
    #expect(session.document == before)
    #expect(session.state.record.lesson != nil)
  }

  /// A mistyped line after pasted code does not change the code's components, and is not read as more Swift.
  @Test(arguments: ["rm item", "two columns", "next", "add item b", "bye"]) func changesNoPastedCode(_ line: String) {
    let session = Session()
    session.run(
      typed: """
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        """, to: Transcript())
    #expect(session.document.components["item"] != nil)
    let before = session.document
    session.run(typed: line, to: Transcript())
    #expect(session.failureCount == 1)
    #expect(session.document == before)
  }

  // MARK: The tables

  /// Every alias names an existing command, and no row occurs twice.
  /// A question about a frame is answered with a line that explains the element it names, or else the first cell without a size. Without
  /// such a cell, it is 'lint'.
  @Test(arguments: [
    ("why is b 0 high", "explain b height", "explain b height"), ("why is my cell 0 high?", "explain a height", "lint"),
    ("why is b so narrow", "explain b width", "explain b width"), ("why", "explain a height", "lint"),
    ("my cell is invisible", "explain a height", "lint"), ("why b", "explain b", "explain b"), ("what is wrong", "lint", "lint"),
    ("zero height", "lint", "lint"), ("왜 b 높이가 0", "explain b height", "explain b height"),
  ]) func aQuestionIsAnsweredWithALine(question: String, ofEmptyCells: String, ofOthers: String) {
    for (height, line) in [("0", ofEmptyCells), ("44", ofOthers)] {
      let session = Session.after(
        "define item row width=1w height=\(height); define group rows horizontal width=1w height=44 of row; define section list rows; use list; append sections main; append items a b; apply"
      )
      let errors = session.run(question).errors
      #expect(errors.contains("try: \(line)\n"), "\(errors)")
      #expect(session.run(line).errors == "")
    }
  }

  /// A command without arguments names the longer commands that begin with it.
  @Test func longerCommandsAreNamed() {
    #expect(Session().run("export").errors.contains("also: export html, export swift, export xctest, export probe, export recording\n"))
  }

  @Test func everyAliasNamesACommand() {
    for alias in AliasTable.all.all {
      let words = alias.line.split(separator: " ").filter { $0 != "*" }.joined(separator: " ")
      let isCommand = shellCommands.command(named: words) != nil || shellCommands.accepts(words)
      #expect(isCommand, "\(alias.words) -> \(alias.line)")
    }
    #expect(Set(AliasTable.all.all.map(\.words)).count == AliasTable.all.all.count)
  }

  @Test func theLongestAliasWins() {
    let table = AliasTable(verbatim: "add -> append items *\nadd section, new section -> append sections *")
    #expect(table.alias(beginning: ["Add", "Section", "b"])?.line(with: "b") == "append sections b")
    #expect(table.alias(beginning: ["add", "b"])?.line(with: "b") == "append items b")
    #expect(table.alias(beginning: ["sections"]) == nil)
  }

  @Test func theSearchPrefersNamesAndRareWords() {
    let search = HelpSearch([
      (["help", "frames"], ["every frame of every cell"]), (["help", "spacing"], ["space between cells"]),
      (["lesson", "gaps"], ["Space between cells and groups"]),
    ])
    #expect(search.lines(matching: "spacing between cells") == ["help spacing", "lesson gaps"])
    #expect(search.lines(matching: "how to") == [])
  }
}

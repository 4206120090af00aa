import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// Laws of documents that Swift lays out, tested on random sessions of commands and Swift.
@Suite struct CodeLawTests {
  @Test func theSessionsHaveCode() {
    #expect(RandomSession.coded.contains { $0.end.document.view.code?.isTyped ?? false })
    #expect(RandomSession.coded.contains { $0.end.document.view.code?.entry != nil })
  }

  @Test(arguments: RandomSession.coded.map(\.seed)) func itComesBackFromItsLines(seed: UInt64) throws {
    let document = try #require(RandomSession.coded.first { $0.seed == seed }).end.document
    let other = Session()
    let output = Transcript()
    _ = other.runLines(Array(document.script.utf8), from: .standardInput, to: output)
    #expect(output.errorsBesideLogs == "")
    #expect(other.document == document)
  }

  @Test(arguments: RandomSession.coded.map(\.seed)) func undoAndRedoGoBackAndForth(seed: UInt64) throws {
    let session = try #require(RandomSession.coded.first { $0.seed == seed }).end
    let document = session.document
    let steps = session.state.record.history.count
    session.run("undo \(steps)")
    #expect(session.document == Document())
    session.run("redo \(steps)")
    #expect(session.document == document)
  }

  /// The document contains the current results of the code, unless a later command changed them.
  @Test func theProviderIsAskedAgain() {
    let session = Session()
    session.run("device iphone-16-pro; append sections a b; append items x to a; append items y to b; apply")
    session.run(
      "let wide = UICollectionViewCompositionalLayout { index, environment in\n"
        + "let side = environment.container.contentSize.width > 500 ? 100.0 : 50.0\n"
        + "let size = NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side))\n"
        + "return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))\n}")
    #expect(session.run("frames x --csv").answers.hasSuffix(",0,0,50,50,0\r\n"))
    session.run("container 600x800")
    #expect(session.run("frames x --csv").answers.hasSuffix(",0,0,100,100,0\r\n"))
    session.run("append sections c; append items z to c; apply")
    #expect(session.run("frames z --csv").answers.hasSuffix(",0,200,100,100,0\r\n"))
    session.run("undo 4")
    #expect(session.run("frames x --csv").answers.hasSuffix(",0,0,50,50,0\r\n"))
  }

  /// In an app, size classes and an idiom are always set. A warning is printed for code that reads them if the document has none.
  @Test(arguments: ["environment.traitCollection.horizontalSizeClass == .compact", "UIDevice.current.userInterfaceIdiom == .phone"])
  func traitsThatAreNotSetAreMentionedOnce(condition: String) {
    let lines = [
      "let wide = UICollectionViewCompositionalLayout { index, environment in",
      "let side = \(condition) ? 100.0 : 50.0",
      "let size = NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side))",
      "return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))\n}",
    ].joined(separator: "\n")
    for (setting, count) in [("", 1), ("device iphone-16\n", 0)] {
      let session = Session(settings: Session.Settings(isTalkative: true))
      let answers = session.run("\(setting)append sections a; append items x to a; apply\n\(lines)\nlet unused = 1").answers
      #expect(answers.split(separator: "\n").count { $0.hasPrefix("not set, although") } == count, "\(answers)")
    }
  }

  /// If a provider throws, the command that needs its result fails and changes nothing.
  @Test func aProviderThatCannotAnswerRefusesTheCommand() {
    let session = Session()
    session.run("append sections a; append items x to a; apply")
    session.run("let heights: [CGFloat] = [10]")
    session.run(
      "let only = UICollectionViewCompositionalLayout { index, _ in\n"
        + "let size = NSCollectionLayoutSize(widthDimension: .absolute(9), heightDimension: .absolute(heights[index]))\n"
        + "return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))\n}")
    session.run("append sections b")
    let before = session.document
    #expect(session.run("apply").errors.contains("the index 1 is out of range"))
    #expect(session.document == before)
  }
}

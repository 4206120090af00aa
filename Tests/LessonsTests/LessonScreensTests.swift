import Foundation
import Localization
import Rendering
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// The output of 'lesson show' fits one terminal screen, so that no pager receives the next keys.
@Suite struct LessonScreensTests {
  private static func session(taking name: String, in language: Language = .english, columns: Int = 80, rows: Int = 24) -> Session {
    let session = Session(settings: .goingOn)
    session.settings.language = language
    (session.settings.renderer.columns, session.settings.renderer.rows) = (columns, rows)
    session.run("lesson \(name)")
    return session
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: BundledLesson.all.map(\.name)) func everythingFitsALowTerminal(_ name: String) throws {
    let lesson = try #require(BundledLesson.all.first { $0.name == name }).lesson()
    for language in Language.allCases {
      let session = Self.session(taking: name, in: language)
      let page = session.run("lesson show").answers
      #expect(Self.lines(page).count <= 23 && Self.lines(page).allSatisfy { displayWidth($0) <= 80 }, "\(name):\n\(page)")
      #expect(page.contains(" │ "), "\(name): both screens")
      let expectations = lesson.goal.count { $0.isExpectation }
      #expect(Self.lines(page).count { $0.hasPrefix("[ ] ") || $0.hasPrefix("[x] ") } == expectations, "\(name):\n\(page)")
      #expect(lesson.solution.allSatisfy { $0.text == "apply" || !page.contains($0.text) }, "\(name): no solution is given away")
      #expect(Self.lines(session.run("lesson text").answers).count <= 23, "\(name)")
    }
  }

  @Test func goalsAreListedMetOrNot() {
    let session = Self.session(taking: "flexible")
    let page = session.run("lesson show").answers
    #expect(
      page.contains(
        "Goal: 1 of 5 met\n[x] a is at (0,0), 80 wide and 44 tall\n[ ] b is at (130,0), 80 wide and 44 tall\n[ ] c is at (220,0), 80 wide and 44 tall\n"
      ))
    #expect(page.contains("on a screen of 330x400:\n[ ] b is at (160,0), 80 wide and 44 tall\n"))
    let solved = session.run("set edit.edgeSpacing (leading:flexible(0)); lesson show").answers
    #expect(solved.contains("Goal: 5 of 5 met\n[x] a is at") && !solved.contains("[ ]"))
  }

  @Test func goalsOfSnapshotsAreListedWithPendingEdits() {
    let session = Self.session(taking: "first-snapshot")
    let page = session.run("append sections pinned all; lesson show").answers
    #expect(page.contains("Goal: 1 of 3 met, including pending edits; 'apply' shows them\n[x] the sections are pinned all\n"))
    #expect(page.contains("[ ] section all contains trip gift book\n"))
  }

  /// The findings of 'lint' are also a goal.
  @Test func findingsAreListed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      #: title.en Clean
      #: text.en Find the mistake.
      #: start
      container 300x400
      define item cell width=fractionalWidth(1) height=fractionalHeight(1)
      define group row horizontal width=fractionalWidth(1) height=absolute(44) of cell interItemSpacing=fixed(12)
      define section list row
      use list
      append sections main
      append items a b to main
      apply
      #: solution
      unset row.interItemSpacing
      set list.interGroupSpacing 12
      #: goal
      expect frame b (0,56,300,44)
      expect lint clean

      """, as: "clean.galley")
    let session = Self.session(taking: folder.path("clean.galley"))
    session.run("set list.interGroupSpacing 12")
    #expect(session.run("lesson show").answers.contains("[ ] 'lint' finds nothing\n"))
  }

  /// A terminal that is too narrow for two screens shows only the target.
  @Test func theTargetStandsAloneWhereThereIsNoRoom() {
    let session = Self.session(taking: "fraction", columns: 60)
    let page = session.run("lesson show").answers
    #expect(page.contains("\nthe target; not met yet: a b c d\n") && !page.contains(" │ the target"))
  }

  /// If the picture stays visible, the two screens are not printed again.
  @Test func screensInSightAreNotRepeated() {
    let session = Self.session(taking: "fraction", columns: 120, rows: 24)
    session.settings.isPictureInSight = true
    let page = session.run("lesson show").answers
    #expect(page.hasPrefix("Lesson 1 of") && page.contains("\nGoal: 0 of 4 met\n") && !page.contains("│"))
  }

  /// The target of a lesson about an apply is the resulting screen, not a difference.
  @Test func theTargetOfAnEditIsItsContent() {
    let session = Self.session(taking: "identity")
    let page = session.run("lesson show").answers
    #expect(page.contains("Dinner?") && page.contains("Lunch?") && !page.contains("3 deleted"), "\(page)")
  }

  @Test func theStartIsALineAway() {
    let session = Self.session(taking: "fraction")
    #expect(session.run("lesson start").answers.contains("  define section feed row\n"))
    #expect(session.run("lesson text").answers.hasPrefix("Lesson 1 of"))
    #expect(session.run("lesson end; lesson start").errors.contains("there is no current lesson"))
  }

  /// The solved screen is drawn as wide as its target.
  @Test(arguments: [(80, "set row.width 1w"), (100, "set row.width 1w")]) func successIsAsWideAsTheTarget(_ columns: Int, _ line: String) {
    let session = Self.session(taking: "fraction", columns: columns)
    let target = Self.lines(session.run("lesson show").answers).compactMap { $0.components(separatedBy: " │ ").last }.first {
      $0.hasPrefix("┌")
    }
    let solved = Self.lines(session.run(line).answers).first { $0.hasPrefix("┌") }
    #expect(target.map { displayWidth($0) } == solved.map { displayWidth($0) } && target != nil)
  }

  /// The picture of a solved lesson about pinned headers shows the scrolled screen.
  @Test func aPinnedHeaderIsSeenPinned() {
    let session = Self.session(taking: "header")
    #expect(session.run("add banner to layout; add title to rows; set title.pinToVisibleBounds true").answers.contains("title, pinned"))
    let script = Session(settings: .goingOn)
    script.run("lesson header")
    #expect(script.run("add banner to layout; add title to rows; set title.pinToVisibleBounds true").answers.contains("title, pinned"))
  }
}

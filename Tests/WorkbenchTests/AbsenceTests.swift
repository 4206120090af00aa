import TestSupport
import Testing

@testable import Sessions

/// The reasons why an item, section or component has no element on screen.
@Suite struct AbsenceTests {
  private static let screen = """
    container 390x844; define item cell width=1w height=1h; define group row horizontal width=1w height=100 of cell
    define section list row; use list; append sections main; append items a b to main; apply

    """

  private func answer(to lines: String, _ look: String) -> String {
    let session = Session.after(Self.screen + lines)
    return session.run(look).errors
  }

  @Test func aFaultOfTheLayout() {
    let errors = answer(to: "set cell.width 500", "explain a")
    #expect(errors.contains("nothing on screen comes from 'a'"))
    #expect(errors.contains("section 0: not even one subitem fits into the group of 390 × 100"))
  }

  @Test func aFindingOfLint() {
    let lines = "define item lost width=1w height=1h; define group row horizontal width=1w height=100 of cell lost"
    let errors = answer(to: lines, "explain lost")
    #expect(errors.contains("row holds 1 of its 2 subitems: lost, 390 wide, never finds room"))
  }

  @Test(arguments: [
    ("define section other row", "other", "no section on screen is laid out by 'other': 'use other' does"),
    ("define header title width=1w height=44", "title", "'title' was added to nothing: 'add title to SECTION' shows it"),
    ("define badge dot width=9 height=9", "dot", "'dot' was added to nothing: 'add dot to ITEM' shows it"),
    ("define item alone width=1w height=1h", "alone", "no group holds 'alone'"),
    ("append sections empty; apply", "empty", "section 'empty' has no items on screen"),
  ])
  func whatWasLeftOut(lines: String, word: String, reason: String) {
    let errors = answer(to: lines, "explain \(word)")
    #expect(errors.contains("nothing on screen comes from '\(word)'"))
    #expect(errors.contains(reason))
  }
}

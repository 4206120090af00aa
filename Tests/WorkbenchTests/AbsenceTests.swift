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
    #expect(errors.contains("'a' has no elements on screen"))
    #expect(errors.contains("section 0: none of the subitems fit into the group of 390 × 100"))
  }

  @Test func aFindingOfLint() {
    let lines = "define item lost width=1w height=1h; define group row horizontal width=1w height=100 of cell lost"
    let errors = answer(to: lines, "explain lost")
    #expect(errors.contains("row holds only 1 of its 2 subitems: lost, 390 wide, does not fit"))
  }

  @Test(arguments: [
    ("define section other row", "other", "no section on screen uses 'other'; choose it with 'use other'"),
    ("define header title width=1w height=44", "title", "'title' was not added to a section; add it with 'add title to SECTION'"),
    ("define badge dot width=9 height=9", "dot", "'dot' was not added to an item or group; add it with 'add dot to ITEM'"),
    ("define item alone width=1w height=1h", "alone", "no group contains 'alone'"),
    ("append sections empty; apply", "empty", "section 'empty' has no items on screen"),
  ])
  func whatWasLeftOut(lines: String, word: String, reason: String) {
    let errors = answer(to: lines, "explain \(word)")
    #expect(errors.contains("'\(word)' has no elements on screen"))
    #expect(errors.contains(reason))
  }
}

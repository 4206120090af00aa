import CompositionalLayout
import TestSupport
import Testing

@testable import Sessions

/// The answer to a scroll mentions the assumption that decided where a section rests (layout-rules A3).
@Suite struct AssumedRestTests {
  /// Ten groups 200 long in a view 300 wide: groupPaging has stops at 0, 200, 400 and so on.
  private static func lane(_ behavior: String) -> String {
    """
    container 300x400; define item cell width=1w height=1h; define group page horizontal width=200 height=100 of cell
    define section lane page orthogonalScrollingBehavior=\(behavior); use lane; append sections l; append items p{1...10} to l; apply
    """
  }

  @Test(arguments: [
    ("groupPaging", "scroll l to 300", "l rests at 200", Assumption.restingTie), ("groupPaging", "scroll l to 299", "l rests at 200", nil),
    ("groupPaging", "scroll l to 301", "l rests at 400", nil), ("groupPaging", "scroll l to 200", "l rests at 200", nil),
    ("groupPaging", "scroll l to -50", "l rests at 0", nil), ("groupPaging", "scroll l to 9999", "l rests at 1700", nil),
    ("continuous", "scroll l to 300", "l rests at 300", nil), ("groupPaging", "flick l 500", "l rests at 200", .flick),
  ]) func aScrollSaysWhichAssumptionDecided(behavior: String, line: String, answer: String, assumption: Assumption?) {
    let session = Session.after(Self.lane(behavior), settings: Session.Settings(isTalkative: true))
    let mark = assumption.map { " (assumption \($0.number) in 'help assumptions')" } ?? ""
    #expect(session.run(line).text.split(separator: "\n").first.map { String($0) } == answer + mark)
  }
}

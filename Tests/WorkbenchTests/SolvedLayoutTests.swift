import TestSupport
import Testing

@testable import Sessions

/// The last solved layout is reused only while its inputs are unchanged.
@Suite struct SolvedLayoutTests {
  private static let screen = """
    template grid 3
    template list --as rows
    define item line width=1w height=~44
    define group lines vertical width=1w height=~44 of line
    define section log lines
    define header title width=1w height=~40
    define footer bottom width=1w height=30
    append sections main more
    append items a b c d e f g to main
    append items p q to more
    use grid for main
    use log for more
    apply
    """

  /// After each of these lines, a session that has already computed the frames finds the same frames as one that has not.
  @Test(arguments: [
    "set row.interItemSpacing fixed(9)",
    "set cell.width 0.5w",
    "set grid.contentInsets 12",
    "set layout.interSectionSpacing 20",
    "set layout.scrollDirection horizontal",
    "set environment.scale 1",
    "set environment.direction rightToLeft",
    "set environment.safeArea (50,0,0,0)",
    "container 500x400",
    "device iphone-se-3",
    "append items x y to main; apply",
    "delete items a b; apply",
    "move item p after a; apply",
    "delete sections main; apply",
    "append sections last; append items z to last; apply",
    "move section more before main; apply",
    "use log for main",
    "use grid for more",
    "add title to log",
    "add bottom to layout",
    "measure p height=90",
    "measure line height=70",
    "measure q height=80; delete items p; apply",
    "set cell.width 0.5w; undo",
    "append items x y; apply; undo 2",
    "define item cell width=0.25w height=1h",
    "view other; append sections s; append items o to s; use grid; apply",
    "scroll to 0,40",
  ]) func framesAreThoseOfASessionThatHasNotLooked(line: String) {
    let (one, other) = (Session(), Session())
    #expect(one.run(Self.screen + "\nframes\nexpect visible a b c d e f g p q").errors == "")
    #expect(other.run(Self.screen).errors == "")
    let answers = [one.run(line), other.run(line)]
    #expect(answers.map { $0.errors } == ["", ""])
    #expect(one.run("frames").text == other.run("frames").text)
  }
}

import TestSupport
import Testing

@testable import Rendering
@testable import Sessions

/// The JSON shapes that scripts rely on, as specified by the command language.
@Suite struct RecordTests {
  private static let screen = """
    container 390x844; define item cell width=1/3w height=1h; define group row horizontal width=1w height=100 of cell
    define section grid row; define header title width=1w height=44; add title to grid; use grid; append sections main; append items a b to main; apply
    """

  private func answer(_ line: String, after lines: String) -> String {
    let session = Session.after(lines)
    return session.run(line).answers
  }

  @Test func frames() {
    #expect(
      answer("frames --json", after: Self.screen) == """
        {"contentSize":[390,144],"elements":[\
        {"category":"cell","kind":null,"section":0,"item":0,"sectionIdentifier":"main","itemIdentifier":"a","frame":[0,44,130,100],"zIndex":0},\
        {"category":"cell","kind":null,"section":0,"item":1,"sectionIdentifier":"main","itemIdentifier":"b","frame":[130,44,130,100],"zIndex":0},\
        {"category":"supplementary","kind":"title","section":0,"item":0,"sectionIdentifier":"main","itemIdentifier":null,\
        "frame":[0,0,390,44],"zIndex":1}],"faults":[],"command":"frames"}

        """)
  }

  @Test func framesOfABoundaryItemOfTheLayout() {
    let text = answer("frames kind@banner --json", after: Self.screen + "\ndefine header banner width=1w height=50; add banner to layout")
    #expect(text.contains(#""kind":"banner","section":0,"item":null,"#))
  }

  @Test func framesStandInTheOrderOfAllElementsWhateverOrderTheyAreAskedForIn() {
    let once = answer("frames a b --json", after: Self.screen)
    #expect(answer("frames b a b main:1 --json", after: Self.screen) == once)
  }

  @Test func pendingEditsAreInTheRecord() {
    let text = answer("frames --json", after: Self.screen + "\nappend items c")
    #expect(text.hasSuffix(#""faults":[],"pending":true,"command":"frames"}"# + "\n"))
    #expect(answer("frames", after: Self.screen + "\nappend items c").contains("edits are pending"))
    #expect(!answer("frames", after: Self.screen).contains("pending"))
  }

  @Test func snapshot() {
    #expect(
      answer(
        "snapshot --json", after: "append sections main; append items a b; apply; reload items a; reconfigure items b; reload sections main"
      )
        == #"{"sections":[{"identifier":"main","items":["a","b"]}],"reloadedItems":["a"],"reconfiguredItems":["b"],"reloadedSections":["main"],"command":"snapshot"}"#
        + "\n")
  }

  /// The example in the specification of the command language.
  private static let example = """
    append sections A B; append items x y z w to A; append items u to B; apply
    move section B before A; delete items z; append items q to B; move item y after q; reconfigure items w
    """

  @Test func difference() {
    #expect(
      answer("diff --json", after: Self.example) == """
        {"sections":{"deleted":[],"inserted":[],"moved":[{"identifier":"B","from":1,"to":0}],"reloaded":[]},\
        "items":{"deleted":[{"identifier":"z","from":[0,2]}],"inserted":[{"identifier":"q","to":[0,1]}],\
        "moved":[{"identifier":"y","from":[0,1],"to":[0,2]}],"reloaded":[],"reconfigured":[{"identifier":"w","at":[1,1]}]},"command":"diff"}

        """)
  }

  @Test func theGutterOfTheContract() {
    #expect(
      answer("apply", after: Self.example) == """
        apply #2: 1 section moved, 1 item moved, 1 inserted, 1 deleted, 1 reconfigured (2 unchanged)
            section  identifier   was        now
          ~ B                     1          0         moved
              u                   [1, 0]     [0, 0]
          +   q                              [0, 1]    inserted
          >   y                   [0, 1]     [0, 2]    moved from A
            A                     0          1
              x                   [0, 0]     [1, 0]
          -   z                   [0, 2]               deleted
          *   w                   [0, 3]     [1, 1]    reconfigured

        """)
  }

  /// A deleted item is listed before the first remaining item that followed it, regardless of marks.
  @Test func deletedItemsStandWhereTheyStood() {
    let text = answer(
      "apply",
      after: """
        append sections A B C D; append items a b c d e f to A; append items g to B; append items h to C; apply
        delete items b d f; delete sections B C; reconfigure items c e; insert items n before c
        """)
    let names = text.split(separator: "\n").dropFirst(2).map { $0.dropFirst(4).split(separator: " ")[0] }
    #expect(names == ["A", "a", "n", "b", "c", "d", "e", "f", "B", "g", "C", "h", "D"])
  }

  @Test func longRunsFoldForPeopleAndNeverInJSON() {
    let text = answer("apply", after: "append sections m; append items 1...2000")
    #expect(text.contains("... (1,990 more inserted)"))
    #expect(text.split(separator: "\n").count == 14)
    let machine = answer("diff --json", after: "append sections m; append items 1...20")
    #expect(machine.contains(#"{"identifier":"13","to":[0,12]}"#))
    #expect(answer("diff --all", after: "append sections m; append items 1...20").split(separator: "\n").count == 23)
  }

  @Test func nothingButObjectsInJSON() {
    let session = Session(settings: .machine)
    let output = session.run("echo hi; timing on; append sections a; view; help; template; views; show layout; apply; nonsense")
    for line in (output.answers + output.errors).split(separator: "\n") { #expect(JSON(parsing: line)?.isObject == true, "\(line)") }
  }
}

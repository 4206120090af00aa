import Sessions
import TestSupport
import Testing

/// The error for a line that removes or renames a component incompletely names the complete lines, and these run.
@Suite struct RemovalTests {
  private static let document = """
    template grid 3; define header title width=1w height=40; add title to grid; append sections main; append items a b; apply
    """

  @Test(arguments: [
    ("remove title", "remove title from grid"), ("delete title", "remove title from grid; undefine title"),
    ("delete header title", "remove title from grid; undefine title"), ("undefine row", "unuse grid; undefine grid; undefine row"),
    ("delete row", "unuse grid; undefine grid; undefine row"), ("rename row to strip", "rename row strip"),
    ("rename row", "rename row row-2"), ("remove header", "remove title from grid"), ("remove header from main", "remove title from grid"),
    ("rename header top", "rename title top"), ("explain header", "explain title"), ("delete nothing", nil), ("delete a", nil),
  ]) func theRefusalNamesWholeLines(line: String, complete: String?) {
    let session = Session.after(Self.document)
    let errors = session.run(line).errors
    guard let complete else {
      #expect(!errors.contains("undefine"), "\(errors)")
      return
    }
    #expect(errors.contains("try: \(complete)\n"), "\(errors)")
    #expect(session.run(complete).errors == "")
  }

  /// Equal steps in a row are one line, and only the first and the last of many steps are listed.
  @Test func manyStepsAreFolded() {
    let session = Session.after("append sections main; rotate; rotate; rotate; append items a")
    #expect(
      session.run("history").answers == """
          step  command
             1  append sections main
           2–4  rotate (3 times)
             5  append items a

        """)
    session.settings.isTalkative = true
    let lines = session.run("undo all").answers.split(separator: "\n")
    #expect(lines.prefix(3) == ["undid 'append items a'", "undid 'rotate' (3 times)", "undid 'append sections main'"])
    session.run((1...20).map { "append sections s\($0)" }.joined(separator: "; "))
    let many = session.run("undo all").answers.split(separator: "\n")
    #expect(many.contains("undid 14 more steps") && many.contains("undid 'append sections s1'") && many.count < 10)
  }
}

import Localization
import Testing

@testable import Rendering

@Suite struct RendererTests {
  private func text(_ report: Report, as format: Renderer.Format? = nil, isColoured: Bool = false) -> String {
    var output = ""
    Renderer(format: format, isColoured: isColoured).write(report, to: &output)
    return output
  }

  /// Control characters in identifiers are escaped in all text output.
  @Test(arguments: Renderer.Format.allCases + [nil]) func controlCharactersNeverReachTheOutput(format: Renderer.Format?) {
    let nasty = "a\u{1B}[31m\u{0}\r\u{7F}\u{9B}"
    let table = Table([Table.Column(.verbatim(nasty), key: nasty)], rowsKey: "rows", linesAfter: [StyledLine(verbatim: nasty)]) { body in
      body([.text(nasty)])
      body([.name(nasty)])
      body([.list([nasty])])
    }
    let listing = Report.listing([StyledLine(verbatim: nasty, .name)], record: [nasty: .string(nasty)])
    for report in [.line(.verbatim(nasty)), .table(table), listing] as [Report] {
      let shown = Renderer(format: format, columns: 80).text(of: report)
      #expect(
        !shown.unicodeScalars.contains { $0 != "\n" && (format != .csv || $0 != "\r") && $0.properties.generalCategory == .control },
        "\(shown)")
    }
  }

  /// A narrow terminal leaves out the columns that can be omitted, wraps the last one and keeps the end of kinds.
  @Test func narrowTablesKeepWhatMatters() {
    var kind = Table.Column("kind", key: "kind")
    kind.isKnownByItsEnd = true
    let columns = [
      Table.Column("element", key: "element", omissionRank: 1), kind, Table.Column("x", key: "x", isNumber: true),
      Table.Column("z", key: "z", isNumber: true, omissionRank: 2),
    ]
    let table = Table(columns, rowsKey: "rows") { body in
      body([.text("supplementary"), .text("UICollectionElementKindSectionHeader"), .integer(0), .integer(1_000_000_002)])
    }
    func text(_ table: Table, columns: Int) -> String { Renderer(columns: columns).text(of: .table(table)) }
    #expect(text(table, columns: 80).contains("1000000002"))
    #expect(
      text(table, columns: 60)
        == """
          element        kind                                  x
          supplementary  UICollectionElementKindSectionHeader  0
        too narrow for: z

        """)
    #expect(
      text(table, columns: 30)
        == """
          kind                       x
          …ElementKindSectionHeader  0
        too narrow for: element, z

        """)
    let definitions = Table([Table.Column("name", key: "name"), Table.Column("definition", key: "definition")], rowsKey: "rows") { body in
      body([.name("row"), .text("define group row horizontal width=fractionalWidth(1)")])
    }
    #expect(
      text(definitions, columns: 40) == """
          name  definition
          row   define group row horizontal
                width=fractionalWidth(1)

        """)
  }

  /// A command that is wrapped can still be copied.
  @Test func wrappedCommandsEndWithABackslash() {
    let line = StyledLine(command: "define group row horizontal width=fractionalWidth(1)")
    #expect(
      Renderer(columns: 40).text(of: .lines([line])) == "  define group row horizontal \\\n    width=fractionalWidth(1)\n")
    #expect(Renderer(columns: 80).text(of: .lines([line])) == "  define group row horizontal width=fractionalWidth(1)\n")
  }

  /// A line is not broken within a size or before a result, and a continuation line begins with a word.
  @Test func linesAreBrokenBetweenWords() {
    let size = StyledLine("row  1w × absolute(64)  repeating=3  → 341.667 × 208").hanging(at: 4)
    #expect(Renderer(columns: 24).text(of: .lines([size])) == "row  1w × absolute(64)\n    repeating=3\n    → 341.667 × 208\n")
    let deep = StyledLine("item-already-exists     a text that is long").hanging(at: 24)
    #expect(Renderer(columns: 32).text(of: .lines([deep])) == "item-already-exists     a text\n    that is long\n")
  }

  /// Lines of a paragraph are wrapped as one, but only in a terminal that is too narrow for them.
  @Test func paragraphsAreWrappedAsOne() {
    var lines = ["one two three", "four five", "", "six"].map { StyledLine(verbatim: $0).hanging(at: 0) }
    lines[0].continuesBelow = true
    #expect(Renderer(columns: 10).text(of: .lines(lines)) == "one two\nthree four\nfive\n\nsix\n")
    #expect(Renderer(columns: 20).text(of: .lines(lines)) == "one two three\nfour five\n\nsix\n")
    #expect(Renderer().text(of: .lines(lines)) == "one two three\nfour five\n\nsix\n")
    #expect(Renderer().text(of: .lines([StyledLine("one two three").wrappedInFiles(at: 10)])) == "one two\n  three\n")
  }

  /// A column that can be omitted makes space for a long word in the last column. A word that is still too long is broken.
  @Test func longWordsStayInTheirColumn() {
    let columns = [
      Table.Column("name", key: "name"), Table.Column("kind", key: "kind", omissionRank: 1), Table.Column("text", key: "text"),
    ]
    let table = Table(columns, rowsKey: "rows") { body in
      body([.name("cards"), .text("section"), .text("define orthogonalScrollingBehavior=none")])
    }
    #expect(
      Renderer(columns: 52).text(of: .table(table)) == """
          name   kind     text
          cards  section  define
                          orthogonalScrollingBehavior=none

        """)
    #expect(
      Renderer(columns: 48).text(of: .table(table)) == """
          name   text
          cards  define orthogonalScrollingBehavior=none
        too narrow for: kind

        """)
    let narrow = Renderer(columns: 36).text(of: .table(table)).split(separator: "\n")
    #expect(narrow.allSatisfy { displayWidth($0) <= 36 } && narrow.last { $0.hasPrefix("         ") } != nil, "\(narrow)")
  }

  @Test func columnsAreAlignedByDisplayWidth() {
    let table = Table([Table.Column("name", key: "name"), Table.Column("n", key: "n", isNumber: true)], rowsKey: "rows") { body in
      body([.name("오늘"), .integer(7)])
      body([.name("abcdef"), .integer(100)])
    }
    #expect(text(.table(table)) == "  name      n\n  오늘      7\n  abcdef  100\n")
    #expect(text(.table(table), as: .json) == #"{"rows":[{"name":"오늘","n":7},{"name":"abcdef","n":100}]}"# + "\n")
    #expect(text(.table(table), as: .csv) == "name,n\r\n오늘,7\r\nabcdef,100\r\n")
  }

  @Test func reportsWithoutATableArePrintedAsTextUnderCSV() {
    let listing = Report.listing([StyledLine("a line")], record: ["a": "record"])
    #expect(text(listing, as: .csv) == "a line\n")
    #expect(text(.line("a, line"), as: .csv) == "a, line\n")
  }

  @Test func fieldsOfCSVAreQuotedWhereTheyMustBe() {
    let table = Table([Table.Column("a", key: "a")], rowsKey: "rows") { body in
      for field in ["x,y", "say \"hi\"", "plain"] { body([.text(field)]) }
    }
    #expect(text(.table(table), as: .csv) == "a\r\n\"x,y\"\r\n\"say \"\"hi\"\"\"\r\nplain\r\n")
  }

  @Test func numbersAreRoundedForPeopleAndExactForMachines() {
    let table = Table([Table.Column("x", key: "x", isNumber: true)], rowsKey: "rows") { body in body([.number(128.66666666666666)]) }
    #expect(text(.table(table)) == "        x\n  128.667\n")
    #expect(text(.table(table), as: .json) == "{\"rows\":[{\"x\":128.66666666666666}]}\n")
  }

  @Test func colourNeverMovesAColumn() {
    let table = Table([Table.Column("a", key: "a"), Table.Column("b", key: "b")], rowsKey: "rows") { body in
      body([.name("x"), .text("1")])
      body([.name("longer"), .text("2")])
    }
    var plain = text(.table(table), isColoured: true)
    for code in ["2", "34", "0"] { plain = plain.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined() }
    #expect(plain == text(.table(table)))
  }

  /// The names of the rows are kept up to half of the terminal, while other text is abbreviated.
  @Test func tablesKeepTheNamesOfTheirRows() {
    let table = Table([Table.Column("device", key: "device"), Table.Column("classes", key: "classes")], rowsKey: "rows") { body in
      body([.name("iphone-16-pro-max"), .text("compact × regular, regular × compact")])
    }
    #expect(Renderer(columns: 36).text(of: .table(table)).contains("  iphone-16-pro-max  "))
    #expect(Renderer(columns: 32).text(of: .table(table)).contains("…"))
    #expect(!Renderer(columns: 32).text(of: .table(table)).contains("iphone-16-pro-max"))
  }

  /// In a narrow terminal, long text is abbreviated and numbers are kept; files and pipes receive the full text.
  @Test func tablesFitTheTerminal() {
    let table = Table(
      [Table.Column("name", key: "name"), Table.Column("other", key: "other"), Table.Column("x", key: "x", isNumber: true)], rowsKey: "rows"
    ) { body in
      body([.name("a name that is rather long 12"), .text("short"), .number(349.667)])
      body([.name("b"), .text("also rather long"), .number(20)])
    }
    let narrow = Renderer(columns: 40).text(of: .table(table))
    #expect(narrow.split(separator: "\n").allSatisfy { displayWidth($0) <= 40 } && narrow.contains("349.667") && narrow.contains("…12"))
    #expect(Renderer().text(of: .table(table)).contains("a name that is rather long 12"))
    #expect(Renderer(columns: 120).text(of: .table(table)) == Renderer().text(of: .table(table)))
  }

  /// The wrapped text of a tree's node continues next to the line that leads to its children.
  @Test func linesContinueAfterTheirGuide() {
    let line = StyledLine(verbatim: "├ row  horizontal group  width").continuing(after: "│ │   ")
    #expect(Renderer(columns: 20).text(of: .lines([line])) == "├ row  horizontal\n│ │   group  width\n")
  }

  /// A sentence continues below its beginning; other lines, and lines without a terminal, are not broken.
  @Test func sentencesAreBrokenBetweenWordsAtATerminal() {
    let line =
      StyledLine(verbatim: "  12  ", .name) + StyledLine(verbatim: "셀 넷이 들어갑니다 four fit in") + StyledLine(verbatim: "  R4.1", .faint)
    let sentence = line.hanging(at: 6)
    let narrow = Renderer(columns: 20)
    #expect(narrow.text(of: .lines([sentence])) == "  12  셀 넷이\n      들어갑니다\n      four fit in\n      R4.1\n")
    #expect(narrow.text(of: .lines([line])) == "  12  셀 넷이 들어갑니다 four fit in  R4.1\n")
    #expect(Renderer().text(of: .lines([sentence])) == "  12  셀 넷이 들어갑니다 four fit in  R4.1\n")
    #expect(Renderer(columns: 42).text(of: .lines([sentence])) == "  12  셀 넷이 들어갑니다 four fit in  R4.1\n")
    let colours = Renderer(isColoured: true, columns: 20).text(of: .lines([sentence]))
    #expect(colours.hasPrefix("\u{1B}[34m  12  \u{1B}[0m셀 넷이\n      들어갑니다\n"))
  }
}

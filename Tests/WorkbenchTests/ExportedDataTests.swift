import CommandLanguage
import Localization
import TestSupport
import Testing

@testable import Rendering
@testable import Sessions

/// Exported documents: small changes affect few lines, and files of earlier versions can still be read.
@Suite struct ExportedDataTests {
  private let files = MemoryFiles()

  private func text(_ name: String) throws -> String {
    String(decoding: try #require(files.contents.first { $0.key.text.hasSuffix(name) }).value, as: UTF8.self)
  }

  /// The number of lines that occur in only one of the two texts.
  private func changedLines(_ one: String, _ other: String) -> Int {
    let (one, other) = (one.split(separator: "\n"), other.split(separator: "\n"))
    return other.difference(from: one).count
  }

  private static let board = """
    template grid 3; define header title width=1w height=44; add title to grid
    append sections main; append items a{1...30} to main; apply
    """

  @Test func twoEditsChangeFewLines() throws {
    let session = Session.after(Self.board, settings: Session.Settings())
    session.files = Files(on: files)
    session.run("export json before.json; set title.height 60; append items new to main; export json after.json")
    // One removed and one added line each for the height, the item, and the comma before it.
    #expect(changedLines(try text("before.json"), try text("after.json")) <= 6)
    session.run("apply; export json applied.json")
    // The line with the items, and the apply's number and summary.
    #expect(changedLines(try text("after.json"), try text("applied.json")) <= 8)
    session.run("define item extra width=10 height=10; export json more.json")
    let more = try text("more.json")
    #expect(changedLines(try text("applied.json"), more) <= 14)
    #expect(!more.contains("\"screen\""))
  }

  @Test func componentsStandInTheOrderOfTheirDefinition() throws {
    let session = Session(on: files)
    session.run(
      """
      define item zebra width=1w height=44; define item ape width=1w height=44; define group cage vertical width=1w height=100 of zebra
      define badge mark width=4 height=4; define item ape width=1w height=50; rename zebra lion
      """)
    #expect(session.run("ls").answers.contains("components: lion, ape, cage, mark\n"))
    session.run("export json a.json; define item late width=4 height=4; define group cage vertical width=1w height=100 of late")
    // A part that was defined after its owner comes before it.
    #expect(session.run("ls").answers.contains("components: lion, ape, late, cage, mark\n"))
    let document = try #require(JSON(parsing: try text("a.json")))
    guard case .array(let components)? = document["components"] else { return }
    #expect(components.map { $0["name"] } == ["lion", "ape", "cage", "mark"])
    session.run("undefine ape; define item ape width=1w height=44")
    #expect(session.run("ls").answers.contains("components: lion, late, cage, mark, ape\n"))
    session.run("undo 2")
    #expect(session.run("ls").answers.contains("components: lion, ape, late, cage, mark\n"))
  }

  /// Both file formats keep the order.
  @Test func theOrderIsKeptInFiles() throws {
    let session = Session(on: files)
    session.run("define item z width=1w height=44; define item a width=1w height=44; save kept.galley; export json kept.json")
    for file in ["kept.galley", "kept.json"] {
      session.run("reset; open \(file)")
      #expect(session.run("ls").answers.contains("components: z, a\n"), "\(file)")
    }
  }

  /// A file as version 1 was written: with the screen, and a use for a `section`.
  @Test func filesOfVersionOneAreRead() throws {
    let session = Session(on: files)
    session.run("define item cell width=1w height=44; define group row vertical width=1w height=44 of cell; define section rows row")
    session.run("append sections main; append items a to main; apply; use rows for main; use rows for index 1")
    let document = session.document
    session.run("export json new.json --screen")
    let old = try text("new.json").replacing("\"galley\": 2", with: "\"galley\": 1").replacing(
      "\"sectionIdentifier\": \"main\",\n          \"index\"", with: "\"section\": \"main\",\n          \"index\"")
    #expect(old.contains("\"section\": \"main\"") && old.contains("\"galley\": 1"))
    let opened = Session()
    let isRead = opened.rebuild(from: Array(old.utf8), with: opened.context(from: .prompt, to: Output()))
    #expect(isRead)
    #expect(opened.document == document)
  }

  // MARK: Values with commas

  /// Fields can be read by the rules of RFC 4180. They are unchanged except for control characters and text that a spreadsheet would
  /// evaluate.
  @Test func fieldsOfAnyCharactersAreReadBack() throws {
    let names = ["a,b", "say \"hi\"", "two\nlines", "bell\u{7}", "\u{1B}[31m", "=1+1", "오늘", " edges ", "tab\there", "\u{2028}"]
    let table = Table([Table.Column("n", key: "n"), Table.Column("m", key: "m")], rowsKey: "rows") { body in
      for name in names { body([.text(name), .name(name)]) }
    }
    let text = Renderer(format: .csv).text(of: .table(table))
    let fields = [
      "a,b", "say \"hi\"", "two\\u{A}lines", "bell\\u{7}", "\\u{1B}[31m", "'=1+1", "오늘", " edges ", "tab\\u{9}here", "\\u{2028}",
    ]
    #expect(Self.records(of: text) == [["n", "m"]] + fields.map { [$0, $0] })
  }

  /// The records of a file by the grammar of RFC 4180, section 2.
  private static func records(of text: String) -> [[String]] {
    var (records, record, field, isQuoted) = ([[String]](), [String](), String.UnicodeScalarView(), false)
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let next: Unicode.Scalar? = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      case "\"" where isQuoted && next == "\"":
        field.append(scalar)
        index += 1
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        record.append(String(field))
        field = .init()
      case "\r" where !isQuoted && next == "\n":
        records.append(record + [String(field)])
        (record, field) = ([], .init())
        index += 1
      default: field.append(scalar)
      }
      index += 1
    }
    return records
  }
}

import TestSupport
import Testing

@testable import Linting
@testable import Sessions

/// The fixes of findings: the commands, and the cells that they must not change.
@Suite struct RemedyTests {
  struct Remedied: Sendable, CustomTestStringConvertible {
    var id: String
    var what: String
    var lines: String
    var commands: [String]

    init(_ id: String, _ what: String, _ lines: String, _ commands: [String]) {
      (self.id, self.what, self.lines, self.commands) = (id, what, lines, commands)
    }

    var testDescription: String { "\(id): \(what)" }
  }

  private static func layout(_ item: String, _ group: String, _ section: String = "", then more: String = "") -> String {
    VariantTests.layout(item, group, section, then: more)
  }

  private static func data(_ count: Int, _ section: String = "main") -> String { VariantTests.data(count, section) }

  private static func pair(_ first: String, _ second: String) -> String {
    "define item one width=\(first) height=1h\ndefine item two width=\(second) height=1h\n"
      + "define group pair horizontal width=1w height=100 of one two\ndefine section grid pair\nuse grid\n\(data(6))"
  }

  private static func lane(_ first: String, _ second: String, _ behavior: String) -> String {
    pair(first, second) + "set grid.orthogonalScrollingBehavior \(behavior)\n"
  }

  private static func column(_ group: String) -> String {
    "define item cell width=1w height=~50\ndefine group column vertical width=1w height=120 \(group)\ndefine section grid column\nuse grid\n\(data(6))"
  }

  static let cases = [
    Remedied(
      "size-estimated-orthogonal", "the measured height",
      layout(
        "width=1w height=~200", "horizontal width=160 height=~200", "orthogonalScrollingBehavior=continuous",
        then: data(5) + "measure cell height=335.333"),
      ["set row.height estimated(335.333)", "set cell.height estimated(335.333)"]),
    Remedied(
      "size-estimated-orthogonal", "self-sizing is kept",
      layout("width=1w height=~200", "horizontal width=160 height=~200", "orthogonalScrollingBehavior=continuous", then: data(5)), []),
    Remedied(
      "dim-thirds", "squares stay squares",
      layout("width=0.33w height=1h", "horizontal width=1w height=0.33w", then: data(6)),
      ["set cell.width fractionalWidth(1/3)", "set row.height fractionalWidth(1/3)"]),
    Remedied(
      "snap-stale-content", "reconfigured where the kind of cell stays, reloaded where it changes",
      "register cell note\nregister cell photo\nappend sections one two\nappend items a to one\nappend items b to two\n"
        + "present one two as note\napply\ncontent a x=1\ncontent b x=1\npresent two as photo\napply",
      ["reload items b", "reconfigure items a", "apply"]),
    Remedied("pack-subitem-dropped", "the whole first", pair("1w", "0.66w"), ["set one.width fractionalWidth(0.34)"]),
    Remedied("pack-subitem-dropped", "the whole last", pair("2/3w", "1w"), ["set two.width fractionalWidth(1/3)"]),
    Remedied(
      "pack-subitem-dropped", "a row that scrolls", lane("1w", "1w", "continuous"),
      ["set pair.width fractionalWidth(2)", "set one.width fractionalWidth(1/2)", "set two.width fractionalWidth(1/2)"]),
    Remedied(
      "pack-subitem-dropped", "a row that rests at groups", lane("1w", "1w", "groupPaging"),
      [
        "set pair.width fractionalWidth(2)", "set one.width fractionalWidth(1/2)", "set two.width fractionalWidth(1/2)",
        "set grid.orthogonalScrollingBehavior paging",
      ]),
    Remedied(
      "pack-subitem-dropped", "points in a row that scrolls", lane("200", "250", "continuous"), ["set pair.width fractionalWidth(1.154)"]),
    Remedied(
      "pack-subitem-dropped", "parts of a page in a row of pages", lane("0.6w", "0.6w", "paging"),
      ["set one.width fractionalWidth(1/2)", "set two.width fractionalWidth(1/2)"]),
    Remedied("pack-subitem-dropped", "self-sizing is kept", column("of cell cell cell"), ["set column.height estimated(120)"]),
    Remedied("pack-repeating-overflow", "self-sizing is kept", column("of cell repeating=3"), ["set column.height estimated(120)"]),
    Remedied(
      "dim-screen-row-height", "thirds",
      "container 393x852\n" + layout("width=1/3w height=1h", "horizontal width=1w height=1/3h", then: data(6)),
      ["set row.height fractionalWidth(1/3)"]),
    Remedied(
      "dim-screen-row-height", "thirds with a spacing",
      "container 393x852\n" + layout("width=1/3w height=1h", "horizontal width=1w height=1/3h interItemSpacing=fixed(8)", then: data(6)),
      ["set cell.height fractionalWidth(1/3)", "set row.height estimated(125.667)"]),
    Remedied(
      "ortho-item-width", "chips",
      layout(
        "width=~80 height=32", "horizontal width=1w height=32 interItemSpacing=fixed(8)", "orthogonalScrollingBehavior=continuous",
        then: data(9)),
      ["set row.width estimated(80)", "unset row.interItemSpacing", "set grid.interGroupSpacing 8"]),
    Remedied(
      "pack-empty-rest", "points", layout("width=1w height=50", "vertical width=1w height=120", then: data(6)),
      ["set row.height absolute(100)"]),
    Remedied(
      "pack-empty-rest", "a page", layout("width=1w height=100", "vertical width=1w height=1h", then: data(30)),
      ["set cell.height fractionalHeight(1/8)"]),
    Remedied(
      "pack-empty-rest", "a fraction of the row", layout("width=0.5w height=0.3h", "horizontal width=1w height=120", then: data(6)),
      ["set cell.height fractionalHeight(1)"]),
    Remedied(
      "space-triple-insets", "both axes",
      layout("width=0.5w height=1h contentInsets=8", "horizontal width=1w height=120 contentInsets=8", "contentInsets=8", then: data(6)),
      ["set row.contentInsets (0,0,0,0)"]),
    Remedied(
      "dim-thirds", "a lane with the same cell is right",
      layout("width=0.33w height=1h", "horizontal width=1w height=100")
        + "define group three horizontal width=300 height=100 of cell cell cell\n"
        + "define section lane three orthogonalScrollingBehavior=continuous\nuse lane for two\n" + data(6) + data(6, "two"), []),
    Remedied(
      "pack-count-overrides-size", "another column with the same cell is right",
      "define item cell width=1w height=1h\ndefine group left vertical width=0.5w height=1h of cell\n"
        + "define group right vertical width=0.5w height=1h count=2 of cell\ndefine group row horizontal width=1w height=200 of left right\n"
        + "define section grid row\nuse grid\n" + data(9), []),
  ]

  @Test(arguments: cases) func aFixChangesWhatIsWrong(_ remedied: Remedied) throws {
    let session = Session()
    #expect(session.run("container 390x844\nset environment.scale 3\n" + remedied.lines).errors == "")
    let finding = try #require(session.document.findings().first { $0.id == remedied.id })
    #expect(finding.commands(in: session.document) == remedied.commands)
  }
}

import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Snapshots
import Wording

/// What came of comparing a recording: the differences as a table, with the explanations of the first.
package struct RecordingReport {
  private let comparison: RecordingComparison
  /// The versions of the system whose rules would agree with everything that was recorded.
  private let systems: [Int]

  package init(_ comparison: RecordingComparison, agreeingSystems: [Int]) {
    (self.comparison, systems) = (comparison, agreeingSystems)
  }

  /// How many differences are explained.
  private static let mostExplained = 3

  private static let columns = [
    Table.Column("step", key: "step"),
    Table.Column("element", key: "category", shape: .optional(.cases(of: ElementCategory.self))),
    Table.Column("kind", key: "kind", shape: .optional(.string)), Table.Column("section", key: "section", shape: .optional(.integer)),
    Table.Column("item", key: "item", shape: .optional(.integer)),
    Table.Column("differs", key: "change", shape: .cases(of: RecordingComparison.Row.Change.self)),
    Table.Column("UIKit", key: "recorded", shape: .optional(.array(.number))),
    Table.Column("Galley", key: "found", shape: .optional(.array(.number))),
    Table.Column("by", key: "by", shape: .optional(.array(.number))), Table.Column("rule", key: "rule", shape: .optional(.string)),
    Table.Column("assumption", key: "assumption", shape: .optional(.integer)),
  ]

  package static let shape = JSONShape(
    rowsOf: columns, key: "differing",
    before: [JSONShape.Member("system", .string), JSONShape.Member("device", .string)],
    after: [
      JSONShape.Member("agreed", .integer), JSONShape.Member("notComparable", .integer),
      JSONShape.Member("agreeingSystems", .array(.integer)),
      JSONShape.Member("exceptions", .array(["recorded": .string, "found": .string])),
    ])

  package var report: Report {
    let rows = comparison.differing
    return .table(
      Table(
        Self.columns, rowsKey: "differing",
        membersBefore: [
          JSON.Member("system", .string(comparison.recording.system)), JSON.Member("device", .string(comparison.recording.device)),
        ],
        membersAfter: [
          JSON.Member("agreed", .integer(comparison.agreed)), JSON.Member("notComparable", .integer(comparison.notComparable)),
          JSON.Member("agreeingSystems", .array(systems.map(JSON.integer))), JSON.Member("exceptions", .array(exceptions)),
        ], linesBefore: [heading], linesAfter: exceptionLines + systemLines + explanations
      ) { body in
        for row in rows { body(Self.cells(of: row)) }
      })
  }

  private var heading: StyledLine {
    let sentence: Phrase =
      "\(comparison.recording.system), \(comparison.recording.device): \(comparison.agreed.grouped) agreed, \(comparison.differing.count.grouped) differing, \(comparison.notComparable.grouped) not comparable"
    return StyledLine(sentence, comparison.differing.isEmpty ? .success : .failure)
  }

  private static func cells(of row: RecordingComparison.Row) -> [Table.Cell] {
    func numbers(_ numbers: [Double]?) -> Table.Cell { numbers.map { .numbers($0) } ?? .none }
    var by: [Double]?
    if let recorded = row.recorded, let found = row.found { by = zip(recorded, found).map { $0 - $1 } }
    return [
      .text(row.step), row.id.map { .text($0.category.rawValue) } ?? .none, row.id?.kind.map { .text($0) } ?? .none,
      row.id.map { .integer($0.section) } ?? .none, row.id?.item.map { .integer($0) } ?? .none, .text(row.change.rawValue),
      numbers(row.recorded), numbers(row.found), numbers(by), row.rule.map { .text($0) } ?? .none,
      row.assumption.map { .integer($0.number) } ?? .none,
    ]
  }

  private var exceptions: [JSON] {
    comparison.differing.filter { $0.change == .exception }.map { ["recorded": .string($0.texts[0]), "found": .string($0.texts[1])] }
  }

  private var exceptionLines: [StyledLine] {
    comparison.differing.filter { $0.change == .exception }.flatMap { row -> [StyledLine] in
      let texts = row.texts.map { $0.isEmpty ? Phrase("no exception") : .verbatim($0) }
      return [
        StyledLine("UIKit raised: \(texts[0])").hanging(at: 2), StyledLine("Galley says:  \(texts[1])").hanging(at: 2),
      ]
    }
  }

  private var systemLines: [StyledLine] {
    guard !comparison.differing.isEmpty, !systems.isEmpty else { return [] }
    let versions = systems.map(String.init).joined(separator: ", ")
    return [StyledLine("a difference of the system: everything agrees with the rules of iOS \(versions)", .changed).hanging(at: 2)]
  }

  /// How Galley computes the first numbers that differ.
  private var explanations: [StyledLine] {
    comparison.differing.filter { $0.part != nil }.prefix(Self.mostExplained).flatMap { row -> [StyledLine] in
      let document = comparison.documents[row.index]
      guard let part = row.part, let id = row.id, let solution = try? document.solution(of: document.view) else { return [] }
      let viewport = document.viewport(on: solution)
      guard let element = solution.elements(at: viewport).first(where: { $0.id == id }) else { return [] }
      return ExplainReport.lines(explaining: part, of: element, in: document, solution, at: viewport)
    }
  }
}

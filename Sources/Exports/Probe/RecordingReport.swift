import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering
import Snapshots

/// The result of comparing recordings of views: a table of the differences, with explanations of the first ones.
package struct RecordingReport {
  private let comparisons: [RecordingComparison]
  /// System versions whose rules agree with everything that was recorded.
  private let systems: [Int]
  /// The assumptions that could explain the differences.
  private let assumptions: [Assumption]

  /// - Parameter comparisons: At least one.
  package init(_ comparisons: [RecordingComparison], agreeingSystems: [Int], assumptions: [Assumption]) {
    (self.comparisons, systems, self.assumptions) = (comparisons, agreeingSystems, assumptions)
  }

  private static let mostExplained = 3

  private static let columns = [
    Table.Column("view", key: "view", shape: .optional(.string)), Table.Column("step", key: "step"),
    Table.Column("element", key: "category", shape: .optional(.cases(of: ElementCategory.self))),
    Table.Column("kind", key: "kind", shape: .optional(.string)), Table.Column("section", key: "section", shape: .optional(.integer)),
    Table.Column("item", key: "item", shape: .optional(.integer)),
    Table.Column("differs", key: "change", shape: .cases(of: RecordingComparison.RecordingMismatch.FrameChange.self)),
    Table.Column("UIKit", key: "recorded", shape: .optional(.array(.number))),
    Table.Column("Galley", key: "found", shape: .optional(.array(.number))),
    Table.Column("by", key: "by", shape: .optional(.array(.number))), Table.Column("rule", key: "rule", shape: .optional(.string)),
    Table.Column("assumption", key: "assumption", shape: .optional(.integer)),
    Table.Column("agrees with iOS", key: "agreeingSystems", shape: .array(.integer)),
  ]

  package static let shape = JSONShape(
    rowsOf: columns, key: "differing",
    before: [
      JSONShape.Member("system", .string), JSONShape.Member("device", .string),
      JSONShape.Member(
        "views", .array(["view": .optional(.string), "agreed": .integer, "differing": .integer, "notComparable": .integer])),
    ],
    after: [
      JSONShape.Member("agreed", .integer), JSONShape.Member("notComparable", .integer),
      JSONShape.Member("agreeingSystems", .array(.integer)),
      JSONShape.Member("exceptions", .array(["recorded": .string, "found": .string])),
      JSONShape.Member("asked", .array(["step": .string, "recorded": .string, "found": .string])),
      JSONShape.Member("restsOn", .array(.integer)),
      JSONShape.Member("reasons", .array(["reason": .cases(of: Reasons.DifferenceReason.self), "count": .integer])),
    ])

  package var report: Report {
    let comparisons = comparisons
    let first = comparisons[0].recording
    return .table(
      Table(
        Self.columns, rowsKey: "differing",
        membersBefore: [
          JSON.Member("system", .string(first.system)), JSON.Member("device", .string(first.device)),
          JSON.Member("views", .array(comparisons.map(Self.json(of:)))),
        ],
        membersAfter: [
          JSON.Member("agreed", .integer(sum { $0.agreed })), JSON.Member("notComparable", .integer(sum { $0.notComparable })),
          JSON.Member("agreeingSystems", .array(systems.map(JSON.integer))), JSON.Member("exceptions", .array(exceptions)),
          JSON.Member("asked", .array(askedItems)),
          JSON.Member("restsOn", .array(assumptions.map { .integer($0.number) })), JSON.Member("reasons", .array(reasons)),
        ], linesBefore: [heading] + viewLines + reasonLines,
        linesAfter: exceptionLines + askedLines + sideLines + systemLines + assumptions.map { $0.differingLine } + explanations
      ) { body in
        for comparison in comparisons {
          for row in comparison.differing { body(Self.cells(of: row, in: comparison.recording.view)) }
        }
      })
  }

  private func sum(_ count: (RecordingComparison) -> Int) -> Int { comparisons.reduce(0) { $0 + count($1) } }

  private static func json(of comparison: RecordingComparison) -> JSON {
    [
      "view": .optional(comparison.recording.view), "agreed": .integer(comparison.agreed),
      "differing": .integer(comparison.differenceCount),
      "notComparable": .integer(comparison.notComparable),
    ]
  }

  private var heading: StyledLine {
    let recording = comparisons[0].recording
    return StyledLine(
      Self.sentence(
        "\(recording.system), \(recording.device)", sum { $0.agreed }, sum { $0.differenceCount }, sum { $0.notComparable }),
      sum { $0.differenceCount } == 0 ? .success : .failure)
  }

  private var viewLines: [StyledLine] {
    guard comparisons.count > 1 else { return [] }
    return comparisons.map { comparison in
      StyledLine(
        Self.sentence(
          "view \(comparison.recording.view ?? "")", comparison.agreed, comparison.differenceCount, comparison.notComparable),
        comparison.differing.isEmpty ? .success : .failure
      ).hanging(at: 2)
    }
  }

  private static func sentence(_ what: Phrase, _ agreed: Int, _ differing: Int, _ notComparable: Int) -> Phrase {
    "\(what): \(agreed.grouped) agreed, \(differing.grouped) differing, \(notComparable.grouped) not comparable"
  }

  private static func cells(of row: RecordingComparison.RecordingMismatch, in view: String?) -> [Table.Cell] {
    func numbers(_ numbers: [Double]?) -> Table.Cell { numbers.map { .numbers($0) } ?? .none }
    var by: [Double]?
    if let recorded = row.recorded, let found = row.found { by = zip(recorded, found).map { $0 - $1 } }
    return [
      view.map { .text($0) } ?? .none, .text(row.step), row.id.map { .text($0.category.rawValue) } ?? .none,
      row.id?.kind.map { .text($0) } ?? .none,
      (row.id?.section ?? row.offsetSection).map { .integer($0) } ?? .none, row.id?.item.map { .integer($0) } ?? .none,
      .text(row.change.rawValue),
      numbers(row.recorded), numbers(row.found), numbers(by), row.rule.map { .text($0) } ?? .none,
      row.assumption.map { .integer($0.number) } ?? .none, .numbers(row.agreeingSystems.map(Double.init)),
    ]
  }

  private var allDiffering: [RecordingComparison.RecordingMismatch] { comparisons.flatMap { $0.differing } }

  private var exceptions: [JSON] {
    allDiffering.filter { $0.change == .exception }.map { ["recorded": .string($0.texts[0]), "found": .string($0.texts[1])] }
  }

  private var exceptionLines: [StyledLine] {
    allDiffering.filter { $0.change == .exception }.flatMap { row -> [StyledLine] in
      let texts = row.texts.map { $0.isEmpty ? Phrase("no exception") : .verbatim($0) }
      return [
        StyledLine("UIKit raised: \(texts[0])").hanging(at: 2), StyledLine("Galley:       \(texts[1])").hanging(at: 2),
      ]
    }
  }

  private var askedItems: [JSON] {
    allDiffering.filter { $0.change == .asked }.map {
      ["step": .string($0.step), "recorded": .string($0.texts[0]), "found": .string($0.texts[1])]
    }
  }

  private var askedLines: [StyledLine] {
    allDiffering.filter { $0.change == .asked }.flatMap { row -> [StyledLine] in
      let texts = row.texts.map { $0.isEmpty ? Phrase("none") : .verbatim($0.abbreviated) }
      return [
        StyledLine("UIKit requested cells for:  \(texts[0])  5.1").hanging(at: 2),
        StyledLine("Galley requested cells for: \(texts[1])").hanging(at: 2),
      ]
    }
  }

  private var allReasons: Reasons {
    comparisons.reduce(into: Reasons()) { $0.add($1.reasons) }
  }

  private var reasons: [JSON] { allReasons.counted.map { ["reason": .string($0.reason.rawValue), "count": .integer($0.count)] } }

  private var reasonLines: [StyledLine] {
    allReasons.counted.map { StyledLine("not comparable, \($0.count.grouped): \($0.reason.words)", .faint).hanging(at: 2) }
  }

  /// Explains whether `missing` or `extra` elements are UIKit's or Galley's.
  private var sideLines: [StyledLine] {
    func line(_ change: RecordingComparison.RecordingMismatch.FrameChange, _ words: Phrase) -> [StyledLine] {
      allDiffering.contains { $0.change == change } ? [StyledLine("\(change.rawValue): \(words)").hanging(at: 2)] : []
    }
    return line(.missing, "UIKit has it and Galley does not") + line(.extra, "Galley has it and UIKit does not")
  }

  private var systemLines: [StyledLine] {
    let count = sum { $0.differenceCount }
    let ofSystems = allDiffering.filter { !$0.agreeingSystems.isEmpty }
    guard count > 0, !systems.isEmpty || !ofSystems.isEmpty else { return [] }
    func line(_ words: Phrase) -> StyledLine { StyledLine(words, .changed).hanging(at: 2) }
    func versions(_ systems: [Int]) -> String { Set(systems).sorted().map(String.init).joined(separator: ", ") }
    guard systems.isEmpty else {
      return [line("a system difference: all results agree with the rules of iOS \(versions(systems))")]
    }
    let agreeing = versions(ofSystems.flatMap { $0.agreeingSystems })
    return [
      line("from the iOS version: \(ofSystems.count.grouped); the rules of iOS \(agreeing) agree"),
      line("under the rules of every version: \((count - ofSystems.count).grouped), because of a defect or an open question"),
    ]
  }

  /// The steps that computed the first differing frames, and one difference of each other kind.
  private var explanations: [StyledLine] {
    let rows = comparisons.flatMap { comparison in comparison.differing.map { (comparison, $0) } }
    let framed = rows.filter { $0.1.part != nil }.prefix(Self.mostExplained)
    // For each other kind, only the first difference is explained.
    let others = RecordingComparison.RecordingMismatch.FrameChange.allCases.compactMap { change in
      rows.first { $0.1.change == change && $0.1.part == nil }
    }
    return (framed + others).flatMap { comparison, row in row.explanation(in: comparison.documents[row.index]) }
  }
}

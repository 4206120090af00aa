import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// A table that shows whether UIKit confirms each assumption, and a sentence for each assumption that UIKit contradicts.
package struct AssumptionReport {
  private let answers: [AssumptionAnswer]

  package init(_ answers: [AssumptionAnswer]) { self.answers = answers }

  private static let columns = [
    Table.Column("number", key: "assumption", isNumber: true), Table.Column(nil, key: "name"),
    Table.Column("answer", key: "verdict", shape: .cases(of: AssumptionAnswer.Verdict.self)),
    Table.Column(nil, key: "documents", shape: .array(.string)),
    Table.Column("differing", key: "differing", shape: .optional(.integer)),
  ]

  package static let shape = JSONShape(
    rowsOf: columns, key: "assumptions", before: [JSONShape.Member("systems", .array(.string))])

  package var report: Report {
    let answers = answers
    return .table(
      Table(
        Self.columns, rowsKey: "assumptions", membersBefore: [JSON.Member("systems", .array(systems.map(JSON.string)))],
        linesBefore: [heading], linesAfter: answers.filter { $0.isOther }.map { $0.assumption.differingLine }
      ) { body in
        for answer in answers { body(Self.cells(of: answer)) }
      })
  }

  private var systems: [String] {
    answers.reduce(into: []) { systems, answer in
      if let system = answer.system, !systems.contains(system) { systems.append(system) }
    }
  }

  private var heading: StyledLine {
    let recorded = answers.filter { $0.isRecorded }
    let own = recorded.count { !$0.isOther }
    let sentence: Phrase =
      "\(systems.joined(separator: ", ")): \(own.grouped) of \(counted(recorded.count, "assumption")) agree with Galley, \((answers.count - recorded.count).grouped) not recorded"
    return StyledLine(sentence, own == recorded.count ? .success : .failure)
  }

  private static func cells(of answer: AssumptionAnswer) -> [Table.Cell] {
    [
      .integer(answer.assumption.number), .text(answer.assumption.rawValue), .text(answer.verdict.rawValue),
      .list(answer.documents), answer.differences.map { .integer($0) } ?? .none,
    ]
  }
}

extension Assumption {
  /// A note that a difference depends on this assumption.
  var differingLine: StyledLine {
    StyledLine("differs; depends on assumption \(number): \(Phrase(saying: statement))", .changed).hanging(at: 2)
  }
}

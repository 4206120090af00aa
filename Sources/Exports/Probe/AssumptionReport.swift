import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// Which readings the answers of UIKit support: a row for each assumption, and a sentence for each that is not Galley's own.
package struct AssumptionReport {
  private let answers: [AssumptionAnswer]

  package init(_ answers: [AssumptionAnswer]) { self.answers = answers }

  private static let columns = [
    Table.Column("number", key: "assumption", isNumber: true), Table.Column(nil, key: "name"),
    Table.Column("answer", key: "verdict", shape: .cases(of: AssumptionAnswer.Verdict.self)),
    Table.Column("reading", key: "readings", shape: .array(.string)),
    Table.Column(nil, key: "pairs", shape: .array(.string)), Table.Column(nil, key: "documents", shape: .array(.string)),
    Table.Column("differing", key: "differing", shape: .optional(.integer)), Table.Column("source"),
    Table.Column(nil, key: "file"), Table.Column(nil, key: "line", shape: .integer),
  ]

  package static let shape = JSONShape(
    rowsOf: columns, key: "assumptions", before: [JSONShape.Member("systems", .array(.string))])

  package var report: Report {
    let answers = answers
    return .table(
      Table(
        Self.columns, rowsKey: "assumptions", membersBefore: [JSON.Member("systems", .array(systems.map(JSON.string)))],
        linesBefore: [heading], linesAfter: answers.flatMap(Self.lines(on:))
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
    let own = recorded.count { $0.supportsOwn }
    let sentence: Phrase =
      "\(systems.joined(separator: ", ")): \(own.grouped) of \(counted(recorded.count, "assumption")) as Galley has it, \((answers.count - recorded.count).grouped) not recorded"
    return StyledLine(sentence, own == recorded.count ? .success : .failure)
  }

  private static func cells(of answer: AssumptionAnswer) -> [Table.Cell] {
    let place = answer.assumption.place
    return [
      .integer(answer.assumption.number), .text(answer.assumption.rawValue), .text(answer.verdict.rawValue),
      .list(answer.supported.map { $0.name }), .list(answer.pairs.map { $0.map { $0.name }.joined(separator: "+") }),
      .list(answer.documents), answer.ownDifferences.map { .integer($0) } ?? .none,
      .text("\(place.path):\(place.line)"), .text(place.path), .integer(place.line),
    ]
  }

  /// What each answer means that is not Galley's own.
  private static func lines(on answer: AssumptionAnswer) -> [StyledLine] {
    let number = answer.assumption.number
    switch answer.verdict {
    case .own, .notRecorded: return []
    case .other, .several:
      let own: [Phrase] = answer.supportsOwn ? [Phrase(saying: answer.assumption.statement)] : []
      let sentences = own + answer.supported.map { Phrase(saying: $0.statement) }
      return sentences.map { StyledLine("\(number): \($0)", .changed).hanging(at: 2) }
    case .pair:
      return answer.pairs.flatMap { pair in
        [StyledLine("\(number): no reading agrees alone, and these do together:", .changed).hanging(at: 2)]
          + pair.map { StyledLine("    \(Phrase(saying: $0.statement))", .changed).hanging(at: 4) }
      }
    case .none:
      return [
        StyledLine("\(number): neither a reading that is known nor two together agree with all that was recorded", .failure).hanging(at: 2)
      ]
    }
  }
}

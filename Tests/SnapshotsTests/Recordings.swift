import Foundation
import Testing
import Snapshots

/// UIKit's recorded answers, in the format of the fixture.
struct Recordings: Decodable, Sendable {
  let snapshot: [RecordedStep]
  let sectionSnapshot: [RecordedTreeStep]
  let apply: [RecordedApply]

  static let all: Recordings = {
    guard let url = Bundle.module.url(forResource: "snapshot-cases", withExtension: "json", subdirectory: "Fixtures"),
      let recordings = try? JSONDecoder().decode(Recordings.self, from: Data(contentsOf: url))
    else { preconditionFailure("the fixture is a part of the test target") }
    return recordings
  }()
}

/// A section and its items: `["A", ["a", "b"]]`.
struct RecordedSection: Decodable, Sendable, Hashable {
  let identifier: Identifier
  let items: [Identifier]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    identifier = try container.decode(Identifier.self)
    items = try container.decode([Identifier].self)
  }

  init(_ identifier: Identifier, _ items: [Identifier]) {
    self.identifier = identifier
    self.items = items
  }
}

/// An argument of a recorded call.
enum RecordedArgument: Decodable, Sendable, Hashable {
  case missing
  case one(Identifier)
  case many([Identifier])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .missing
    } else if let many = try? container.decode([Identifier].self) {
      self = .many(many)
    } else {
      self = .one(try container.decode(Identifier.self))
    }
  }
}

/// One call on a snapshot: the state before, the call, the state after, the reason of the exception if one was raised.
struct RecordedStep: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let before: [RecordedSection]
  let op: String
  let args: [RecordedArgument]
  let after: [RecordedSection]
  let error: String?

  var testDescription: String { "\(id) \(op)" }
}

typealias RecordedSnapshot = Snapshot<Identifier, Identifier>

func snapshot(_ sections: [RecordedSection]) throws -> RecordedSnapshot {
  var snapshot = RecordedSnapshot()
  try snapshot.appendSections(sections.map(\.identifier))
  for section in sections { try snapshot.appendItems(section.items, toSection: section.identifier) }
  return snapshot
}

func recorded(_ snapshot: RecordedSnapshot) -> [RecordedSection] {
  snapshot.sectionIdentifiers.enumerated().map { RecordedSection($1, Array(snapshot.items(inSectionAt: $0))) }
}

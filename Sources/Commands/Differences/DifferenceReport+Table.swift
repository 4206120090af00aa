import Cancelling
import Documents
import Rendering
import Snapshots

/// Stored, because every answer of `apply` needs the columns.
private let columns: [Table.Column] = {
  let index = { (key: String) in Table.Column(nil, key: key, isNumber: true) }
  return [
    Table.Column(nil, key: "change"), Table.Column(nil, key: "identifier"), index("fromSection"), index("fromItem"), index("toSection"),
    index("toItem"),
  ]
}()

extension DifferenceReport {
  /// The changes as rows in the order of the JSON record. Sections come first, and have no item index.
  var table: Table {
    Table(columns, rowsKey: "changes") { body in
      self.difference.forEachSection { body(Self.row($0, $1, $2.map { [$0] }, $3.map { [$0] })) }
      self.difference.forEachItem { body(Self.row($0, $1.name, $2.map { [$0.section, $0.item] }, $3.map { [$0.section, $0.item] })) }
    }
  }

  private static func row(_ change: String, _ name: String, _ from: [Int]?, _ to: [Int]?) -> [Table.Cell] {
    func cells(_ place: [Int]?) -> [Table.Cell] {
      let place = place ?? []
      return (0..<2).map { $0 < place.count ? .integer(place[$0]) : .none }
    }
    return [.text(change), .name(name)] + cells(from) + cells(to)
  }
}

extension DocumentDifference {
  /// Calls `body` with the change, the identifier, and the old and new index of each changed section.
  fileprivate func forEachSection(_ body: (String, String, Int?, Int?) -> Void) {
    for change in sections.deleted.untilCancelled { body("deleted", change.identifier, change.from, nil) }
    for change in sections.inserted.untilCancelled { body("inserted", change.identifier, nil, change.to) }
    for change in sections.moved.untilCancelled { body("moved", change.identifier, change.from, change.to) }
    for change in sections.reloaded.untilCancelled { body("reloaded", change.identifier, nil, change.at) }
  }

  fileprivate func forEachItem(_ body: (String, ItemIdentifier, SnapshotIndexPath?, SnapshotIndexPath?) -> Void) {
    for change in items.deleted.untilCancelled { body("deleted", change.identifier, change.from, nil) }
    for change in items.inserted.untilCancelled { body("inserted", change.identifier, nil, change.to) }
    for change in items.moved.untilCancelled { body("moved", change.identifier, change.from, change.to) }
    for change in items.reloaded.untilCancelled { body("reloaded", change.identifier, nil, change.at) }
    for change in items.reconfigured.untilCancelled { body("reconfigured", change.identifier, nil, change.at) }
  }
}

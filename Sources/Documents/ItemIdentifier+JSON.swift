import Cancelling
import Rendering
import Snapshots

extension SnapshotIndexPath {
  package var json: JSON { [.integer(section), .integer(item)] }
}

extension JSON {
  package static func names(_ items: some Sequence<ItemIdentifier>) -> JSON { .array(items.untilCancelled.map { .string($0.name) }) }

  package static func item(_ identifier: ItemIdentifier, _ members: [Member]) -> JSON {
    var all = [Member("identifier", .string(identifier.name))] + members
    if case .copy = identifier.distinction { all.append(Member("copyOf", .string(identifier.word))) }
    return .object(all)
  }
}

import Documents
import Snapshots

extension DocumentSnapshot {
  /// The identifiers and the section of `a b into main`, where `to` was meant: an item named `into` is followed by no section.
  func withoutPreposition(_ ids: [String], to section: String?) -> (ids: [String], section: String?) {
    guard section == nil, ids.count > 2, let last = ids.last, ["into", "in"].contains(ids[ids.count - 2]), contains(section: last) else {
      return (ids, section)
    }
    return (Array(ids.dropLast(2)), last)
  }
}

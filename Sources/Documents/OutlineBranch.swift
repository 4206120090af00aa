import Cancelling
import Snapshots

package struct OutlineBranch {
  /// Nil for the roots.
  package var parent: ItemIdentifier?
  package var children: [ItemIdentifier] = []
}

extension Outline {
  /// The roots, then the children of each parent, in depth-first order of the parents.
  package var branches: [OutlineBranch] {
    var branches = [OutlineBranch()]
    var positions: [ItemIdentifier: Int] = [:]
    var path: [ItemIdentifier] = []
    for row in rows.untilCancelled {
      path.removeLast(path.count - row.level)
      var position = 0
      if let parent = path.last {
        position = positions[parent] ?? branches.count
        if position == branches.count { branches.append(OutlineBranch(parent: parent)) }
        positions[parent] = position
      }
      branches[position].children.append(row.item)
      path.append(row.item)
    }
    return branches
  }
}

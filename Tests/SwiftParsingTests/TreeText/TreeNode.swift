/// A tree in the format to which the trees of both parsers are converted: a word, children, and an offset in the source.
struct TreeNode {
  var label: String
  var children: [TreeNode]
  var offset: Int

  init(_ label: String, _ children: [TreeNode] = [], at offset: Int = 0) {
    self.label = label
    self.children = children
    self.offset = offset
  }

  /// The tree as an S-expression.
  var text: String { children.isEmpty ? label : "(" + ([label] + children.map(\.text)).joined(separator: " ") + ")" }

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The first position, from the root down, at which two trees differ.
  func firstDifference(from other: TreeNode) -> (ours: TreeNode, theirs: TreeNode)? {
    guard label == other.label else { return (self, other) }
    for (ours, theirs) in zip(children, other.children) {
      if let difference = ours.firstDifference(from: theirs) { return difference }
    }
    return children.count == other.children.count ? nil : (self, other)
  }
}

import HashTreeCollections

/// The contents of a view's items, and the older contents that cells on screen still show.
///
/// Copies share storage; each operation on one item costs O(log n).
package struct ItemRegister: Equatable, Sendable {
  package private(set) var contents: TreeDictionary<String, Content> = [:]
  /// The content that cells on screen still show, if it is not the current one.
  package private(set) var shown: TreeDictionary<String, Content> = [:]

  package func content(of name: String) -> Content { contents[name] ?? Content() }

  /// Sets fields of an item's content.
  ///
  /// - Returns: The previous content; nil if nothing changed.
  package mutating func setContent(of name: String, _ fields: some Sequence<Content.Field>) -> Content? {
    let before = content(of: name)
    var after = before
    for field in fields { after.set(field) }
    guard after != before else { return nil }
    contents[name] = after
    return before
  }

  package mutating func forget(_ name: String) {
    contents[name] = nil
    shown[name] = nil
  }

  /// Records that an item's cell still shows older content.
  package mutating func keepShowing(_ content: Content, in name: String) {
    if shown[name] == nil { shown[name] = content }
    if shown[name] == self.content(of: name) { shown[name] = nil }
  }

  /// Resets every item to the content that its cell shows.
  package mutating func revert() {
    for (name, fields) in shown { contents[name] = fields.isEmpty ? nil : fields }
    shown = [:]
  }

  /// Records that an item's cell was requested again, or is gone.
  mutating func showContent(of name: String) { shown[name] = nil }

  /// Records that every cell was requested again.
  mutating func showAllContent() { shown = [:] }
}

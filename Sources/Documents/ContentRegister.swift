import HashTreeCollections

/// The contents of a view's items or sections, by name, and any older contents that cells or headers on screen still show.
///
/// Copies share storage; each operation on one name costs O(log n).
package struct ContentRegister: Equatable, Sendable {
  package private(set) var contents: TreeDictionary<String, Content> = .init()
  /// The content on screen, for each name whose current content is different.
  package private(set) var shown: TreeDictionary<String, Content> = .init()

  package func content(of name: String) -> Content { contents[name] ?? Content() }

  /// Sets fields of the content of an item or a section.
  ///
  /// - Returns: The previous content, or nil if nothing changed.
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

  /// Records that the screen still shows `content`, although an edit replaced it.
  package mutating func keepShowing(_ content: Content, in name: String) {
    if shown[name] == nil { shown[name] = content }
    if shown[name] == self.content(of: name) { shown[name] = nil }
  }

  /// Discards the edits that are not on screen yet.
  package mutating func revert() {
    for (name, fields) in shown { contents[name] = fields.isEmpty ? nil : fields }
    shown = [:]
  }

  /// Records that a cell or header was requested again or removed.
  mutating func showContent(of name: String) { shown[name] = nil }

  mutating func showAllContent() { shown = [:] }
}

import HashTreeCollections

/// The contents of a view's items or of its sections, by name, and the older contents that their cells or headers on screen still show.
///
/// Copies share storage; each operation on one name costs O(log n).
package struct ContentRegister: Equatable, Sendable {
  package private(set) var contents: TreeDictionary<String, Content> = .init()
  /// The content that is still on screen, if it is not the current one.
  package private(set) var shown: TreeDictionary<String, Content> = .init()

  package func content(of name: String) -> Content { contents[name] ?? Content() }

  /// Sets fields of the content of a name.
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

  /// Records that older content is still on screen.
  package mutating func keepShowing(_ content: Content, in name: String) {
    if shown[name] == nil { shown[name] = content }
    if shown[name] == self.content(of: name) { shown[name] = nil }
  }

  /// Resets everything to the content that is on screen.
  package mutating func revert() {
    for (name, fields) in shown { contents[name] = fields.isEmpty ? nil : fields }
    shown = [:]
  }

  /// Records that a cell or a header was requested again, or is gone.
  mutating func showContent(of name: String) { shown[name] = nil }

  /// Records that everything was requested again.
  mutating func showAllContent() { shown = [:] }
}

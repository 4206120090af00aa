import HashTreeCollections

/// The contents of a view's items, and which of them the screen has not caught up with.
///
/// Copies share storage; each operation on one item costs O(log n).
struct ItemRegister: Equatable, Sendable {
  typealias Field = ItemIdentifier.Field

  /// An item's content now, by name.
  private(set) var contents: TreeDictionary<String, [Field]> = [:]
  /// What the cells of items on screen still show, where that is not the content now.
  private(set) var shown: TreeDictionary<String, [Field]> = [:]

  func content(of name: String) -> [Field] { contents[name] ?? [] }

  /// Sets fields of an item's content.
  ///
  /// - Returns: the content before; nil where nothing changed.
  mutating func setContent(of name: String, _ fields: [Field]) -> [Field]? {
    let before = content(of: name)
    var after = before
    var places: [String: Int] = [:]
    for (place, field) in before.enumerated() { places[field.key] = place }
    for field in fields {
      if let place = places[field.key] {
        after[place] = field
      } else {
        places[field.key] = after.count
        after.append(field)
      }
    }
    guard after != before else { return nil }
    contents[name] = after
    return before
  }

  /// Knows nothing of an item any more.
  mutating func forget(_ name: String) {
    contents[name] = nil
    shown[name] = nil
  }

  /// Notes that an item's cell still shows older content.
  mutating func keepShowing(_ fields: [Field], in name: String) {
    if shown[name] == nil { shown[name] = fields }
    if shown[name] == content(of: name) { shown[name] = nil }
  }

  /// Gives every item the content that its cell shows.
  mutating func revert() {
    for (name, fields) in shown { contents[name] = fields.isEmpty ? nil : fields }
    shown = [:]
  }

  /// Notes that an item's cell was asked for again, or is gone.
  mutating func showContent(of name: String) { shown[name] = nil }

  /// Notes that every cell was asked for again.
  mutating func showAllContent() { shown = [:] }
}

import HashTreeCollections
import LayoutComponents

/// How words name items in a view.
extension View {
  /// The identifier that a word typed in this view stands for.
  func identifier(for word: String) -> ItemIdentifier {
    switch identity {
    case .id: return ItemIdentifier(word: word)
    case .content:
      let content = items.content(of: word)
      return content.isEmpty ? ItemIdentifier(word: word) : ItemIdentifier(word: word, distinction: .content(content))
    case .reference:
      // Only a number as a copy's name writes it is one: `t2'02` is a word.
      guard let mark = word.lastIndex(of: "'"), let number = Int(word[word.index(after: mark)...]), number > 1, mark > word.startIndex,
        word[word.index(after: mark)...] == String(number)
      else { return ItemIdentifier(word: word) }
      return ItemIdentifier(word: String(word[..<mark]), distinction: .copy(number))
    }
  }

  /// The identifier on screen that a word stands for, nil where there is none.
  func appliedIdentifier(for word: String) -> ItemIdentifier? {
    let likely = identifier(for: word)
    if applied.contains(item: likely) { return likely }
    guard identity == .content else { return nil }
    let shown = shownIdentifier(for: word)
    return applied.contains(item: shown) ? shown : nil
  }

  /// The identifier that the screen's content of an item makes, with `identity content`.
  func shownIdentifier(for word: String) -> ItemIdentifier {
    let content = items.shown[word] ?? items.content(of: word)
    return content.isEmpty ? ItemIdentifier(word: word) : ItemIdentifier(word: word, distinction: .content(content))
  }

  /// What a copy of an item is called here: by its word, or by the first number that no like of it bears.
  func stranger(like word: String) -> ItemIdentifier {
    let plain = identifier(for: word)
    guard identity == .reference else { return plain }
    func isFree(_ identifier: ItemIdentifier) -> Bool { !pending.contains(item: identifier) && !applied.contains(item: identifier) }
    if isFree(plain) { return plain }
    var number = 2
    while !isFree(ItemIdentifier(word: plain.word, distinction: .copy(number))) { number += 1 }
    return ItemIdentifier(word: plain.word, distinction: .copy(number))
  }

  /// Changes what makes two items equal, for the items that are there already too.
  mutating func setIdentity(_ identity: Identity) {
    guard identity != self.identity else { return }
    let hasNamesakes = !withNamesakesApart.namesakes.isEmpty
    self.identity = identity
    let view = self
    func onScreen(_ item: ItemIdentifier) -> ItemIdentifier {
      identity == .content ? view.shownIdentifier(for: item.name) : view.identifier(for: item.name)
    }
    pending = pending.mapItems { identifier(for: $0.name) }
    applied = applied.mapItems(onScreen)
    pendingOutlines = pendingOutlines.mapValues { $0.mapItems { identifier(for: $0.name) } }
    outlines = outlines.mapValues { $0.mapItems(onScreen) }
    // What contents told apart is one item from now on.
    if hasNamesakes { bringOutlinesUpToDate() }
    mapCellsAndSizes(onScreen)
    // What the cells do not show yet is an edit from now on.
    if identity == .content, items.shown.keys.contains(where: { pending.contains(item: self.identifier(for: $0)) }) {
      hasPendingEdits = true
    }
  }

  /// The items whose cell or size is known, be they on screen or not.
  var itemsWithCellOrSize: [ItemIdentifier] {
    Array(cells.onScreen.keys)
      + register.taken.keys.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  /// Gives cells and sizes to other items in the places of theirs. Which of two stays follows from what they are, not from the order of a
  /// dictionary: the same steps give the same document.
  mutating func mapCellsAndSizes(_ transform: (ItemIdentifier) -> ItemIdentifier) {
    cells.onScreen = Dictionary(cells.onScreen.map { (transform($0.key), $0.value) }) { one, other in
      (one.name ?? "", one.shows) < (other.name ?? "", other.shows) ? one : other
    }
    register.taken = TreeDictionary(
      register.taken.map { taker, size in
        if case .item(let item) = taker { (.item(transform(item)), size) } else { (taker, size) }
      }, uniquingKeysWith: { one, other in (one.width, one.height) < (other.width, other.height) ? one : other })
  }

  /// What was said of an item before it was on screen, its cell and its size, holds for what it became.
  mutating func renameOffScreen(_ item: ItemIdentifier, to new: ItemIdentifier) {
    if let cell = cells.onScreen.removeValue(forKey: item) { cells.onScreen[new] = cell }
    if let size = register.taken.removeValue(forKey: .item(item)) { register.taken[.item(new)] = size }
  }

  /// Drops the pending edits. With `identity content` an edit of a content is one of them.
  mutating func revert() {
    if identity == .content { revertContents() }
    pending = applied
    pendingOutlines = outlines
    hasPendingEdits = false
  }

  /// Items that outlines hide have their content back as those on screen do.
  private mutating func revertContents() {
    let edited = items.shown.keys.map { Edited(name: $0, item: identifier(for: $0)) }
    items.revert()
    for (section, outline) in outlines {
      outlines[section] = edited.reduce(outline) { $0.contains($1.item) ? $0.replacing($1.item, by: identifier(for: $1.name)) : $0 }
    }
  }

  private struct Edited {
    var name: String
    var item: ItemIdentifier
  }
}

extension Outline {
  /// The same tree with other items in the places of these; where two become one, the first stays and takes the other's children.
  func mapItems(_ transform: (ItemIdentifier) -> ItemIdentifier) -> Outline {
    guard items.contains(where: { transform($0) != $0 }) else { return self }
    var result = Outline()
    var path: [ItemIdentifier] = []
    for row in rows {
      let item = transform(row.item)
      path.removeLast(path.count - row.level)
      let isNew = (try? result.append([item], to: path.last)) != nil
      if isNew, row.isExpanded { result.expand([item]) }
      path.append(item)
    }
    return result
  }
}

extension DocumentSnapshot {
  /// The same sections and marks with other items in the places of these; where two become one, the first stays.
  func mapItems(_ transform: (ItemIdentifier) -> ItemIdentifier) -> DocumentSnapshot {
    guard itemIdentifiers.contains(where: { transform($0) != $0 }) else { return self }
    var result = DocumentSnapshot()
    var placed: Set<ItemIdentifier> = []
    _ = try? result.appendSections(sectionIdentifiers)
    for (index, section) in sectionIdentifiers.enumerated() {
      _ = try? result.appendItems(items(inSectionAt: index).mapDistinct(transform, but: &placed), toSection: section)
    }
    _ = try? result.reloadItems(reloadedItemIdentifiers.mapDistinct(transform))
    _ = try? result.reconfigureItems(reconfiguredItemIdentifiers.mapDistinct(transform))
    _ = try? result.reloadSections(reloadedSectionIdentifiers)
    return result
  }
}

extension Sequence<ItemIdentifier> {
  fileprivate func mapDistinct(_ transform: (ItemIdentifier) -> ItemIdentifier) -> [ItemIdentifier] {
    var seen: Set<ItemIdentifier> = []
    return mapDistinct(transform, but: &seen)
  }

  /// Leaves out what was seen, and notes what is new.
  fileprivate func mapDistinct(_ transform: (ItemIdentifier) -> ItemIdentifier, but seen: inout Set<ItemIdentifier>) -> [ItemIdentifier] {
    map(transform).filter { seen.insert($0).inserted }
  }
}

import Cancelling
import CompositionalLayout
import HashTreeCollections
import Snapshots

extension View {
  package func identifier(for word: String) -> ItemIdentifier {
    switch identity {
    case .id, .unequalHash: return ItemIdentifier(word: word)
    case .content:
      let content = items.content(of: word)
      return content.isEmpty ? ItemIdentifier(word: word) : ItemIdentifier(word: word, distinction: .content(content))
    case .reference:
      // Only a number in canonical form makes a copy's name: `t2'02` is a plain word.
      guard let mark = word.lastIndex(of: "'"), let number = Int(word[word.index(after: mark)...]), number > 1, mark > word.startIndex,
        word[word.index(after: mark)...] == String(number)
      else { return ItemIdentifier(word: word) }
      return ItemIdentifier(word: String(word[..<mark]), distinction: .copy(number))
    }
  }

  package func identifiers(for words: [String]) -> [ItemIdentifier] {
    var identifiers: [ItemIdentifier] = []
    identifiers.reserveCapacity(words.count)
    for word in words.untilCancelled { identifiers.append(identifier(for: word)) }
    return identifiers
  }

  /// The item on screen that a word refers to, or nil.
  package func appliedIdentifier(for word: String) -> ItemIdentifier? {
    let likely = identifier(for: word)
    if applied.contains(item: likely) { return likely }
    guard identity == .content else { return nil }
    let shown = shownIdentifier(for: word)
    return applied.contains(item: shown) ? shown : nil
  }

  /// The identifier of a word with the content on screen, for `identity content`.
  func shownIdentifier(for word: String) -> ItemIdentifier {
    let content = items.shown[word] ?? items.content(of: word)
    return content.isEmpty ? ItemIdentifier(word: word) : ItemIdentifier(word: word, distinction: .content(content))
  }

  /// The identifier for a copy of an item from another view: its word, with the first unused number if the word is taken.
  package func stranger(like word: String) -> ItemIdentifier {
    let plain = identifier(for: word)
    guard identity == .reference else { return plain }
    func isFree(_ identifier: ItemIdentifier) -> Bool { !pending.contains(item: identifier) && !applied.contains(item: identifier) }
    if isFree(plain) { return plain }
    var number = 2
    while !isFree(ItemIdentifier(word: plain.word, distinction: .copy(number))) { number += 1 }
    return ItemIdentifier(word: plain.word, distinction: .copy(number))
  }

  /// Changes the identity, including the identity of existing items.
  package mutating func setIdentity(_ identity: Identity) {
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
    // Items that differed only in content are now equal.
    if hasNamesakes { bringOutlinesUpToDate() }
    mapCellsAndSizes(onScreen)
    // Content that cells do not show yet becomes a pending edit.
    if identity == .content, items.shown.keys.contains(where: { pending.contains(item: self.identifier(for: $0)) }) {
      hasPendingEdits = true
    }
  }

  /// The items with a known cell or size, on screen or not.
  package var itemsWithCellOrSize: [ItemIdentifier] {
    Array(cells.onScreen.keys)
      + register.taken.keys.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  /// Moves cells and sizes to the transformed items. If two items become equal, the smaller cell or size is kept, so that the result does
  /// not depend on the order of a dictionary.
  mutating func mapCellsAndSizes(_ transform: (ItemIdentifier) -> ItemIdentifier) {
    let (oldCells, oldSizes) = (cells.onScreen, register.taken)
    (cells.onScreen, register.taken) = ([:], [:])
    for (item, cell) in oldCells.untilCancelled {
      let new = transform(item)
      if let other = cells.onScreen[new], (other.name ?? "", other.shows) < (cell.name ?? "", cell.shows) { continue }
      cells.onScreen[new] = cell
    }
    for (taker, size) in oldSizes.untilCancelled {
      var new = taker
      if case .item(let item) = taker { new = .item(transform(item)) }
      if let other = register.taken[new], (other.width, other.height) < (size.width, size.height) { continue }
      register.taken[new] = size
    }
  }

  /// Moves the cell and the size of an item that is not on screen to its new identifier.
  package mutating func renameOffScreen(_ item: ItemIdentifier, to new: ItemIdentifier) {
    if let cell = cells.onScreen.removeValue(forKey: item) { cells.onScreen[new] = cell }
    if let size = register.taken.removeValue(forKey: .item(item)) { register.taken[.item(new)] = size }
  }

  /// Drops the pending edits, which include edits of content with `identity content`.
  package mutating func revert() {
    if identity == .content { revertContents() }
    pending = applied
    pendingOutlines = outlines
    hasPendingEdits = false
  }

  /// Restores the contents on screen, including those of items that outlines hide.
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
  /// A copy of the outline with transformed items. If two items become equal, the first stays and gets the other's children.
  func mapItems(_ transform: (ItemIdentifier) -> ItemIdentifier) -> Outline {
    guard items.untilCancelled.contains(where: { transform($0) != $0 }) else { return self }
    var result = Outline()
    var path: [ItemIdentifier] = []
    for row in rows.untilCancelled {
      let item = transform(row.item)
      path.removeLast(path.count - row.level)
      if result.appendNewItem(item, to: path.last), row.isExpanded { result.expand([item]) }
      path.append(item)
    }
    return result
  }
}

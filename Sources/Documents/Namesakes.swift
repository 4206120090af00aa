import HashTreeCollections
import Snapshots

/// An item that shares its word with a different item. This happens with `identity content`: an outline that is applied on its own may show
/// an item's new content while another section still shows the old one.
///
/// The word refers to one of the two items. `save` gives the other one a unique name, and `keep name` restores its word.
struct Namesake {
  var name: String
  var item: ItemIdentifier
}

extension View {
  /// A copy of the view in which every item has a unique name, and the renamed items.
  ///
  /// - Complexity: O(items); constant if contents are not part of the identity.
  var withNamesakesApart: (view: View, namesakes: [Namesake]) {
    guard identity == .content else { return (self, []) }
    var apart = self
    var names = NamesakeNames(of: self)
    apart.pending = pending.mapItems { names.item($0, beside: identifier(for: $0.word)) }
    // Sorted, so that the same document is always saved as the same lines.
    for section in pendingOutlines.keys.sorted() {
      apart.pendingOutlines[section] = pendingOutlines[section]?.mapItems { names.item($0, beside: identifier(for: $0.word)) }
    }
    apart.applied = applied.mapItems { names.item($0, beside: shownIdentifier(for: $0.word)) }
    for section in outlines.keys.sorted() {
      apart.outlines[section] = outlines[section]?.mapItems { names.item($0, beside: reachedOnScreen($0, inOutlineOf: section)) }
    }
    let words = apart
    func apartOffScreen(_ item: ItemIdentifier) -> ItemIdentifier {
      names.item(item, beside: words.appliedIdentifier(for: item.word) ?? words.identifier(for: item.word))
    }
    for item in itemsWithCellOrSize.sorted(by: { $0.words.lexicographicallyPrecedes($1.words) }) { _ = apartOffScreen(item) }
    apart.mapCellsAndSizes(apartOffScreen)
    guard !names.namesakes.isEmpty else { return (self, []) }
    for namesake in names.namesakes { _ = apart.items.setContent(of: namesake.name, namesake.item.content) }
    return (apart, names.namesakes)
  }

  /// The item that a word refers to in an outline on screen. A hidden item follows edits of the content, unless the outline's section shows
  /// it.
  private func reachedOnScreen(_ item: ItemIdentifier, inOutlineOf section: String) -> ItemIdentifier {
    let shown = shownIdentifier(for: item.word)
    if applied.sectionIdentifier(containingItem: item) == section { return shown }
    return items.shown[item.word] == nil || applied.sectionIdentifier(containingItem: shown) == section
      ? shown : identifier(for: item.word)
  }

  /// Renames an item, keeping its position and content.
  ///
  /// - Returns: False if an item with the new name exists.
  /// - Complexity: O(outlines · log items), and O(items) of the outlines that contain it.
  package mutating func rename(_ name: String, to word: String) -> Bool {
    for old in Set([identifier(for: name), shownIdentifier(for: name)]) {
      guard replace(old, by: ItemIdentifier(word: word, distinction: old.distinction)) else { return false }
    }
    items.forget(name)
    return true
  }

  private mutating func replace(_ item: ItemIdentifier, by other: ItemIdentifier) -> Bool {
    func canReplace(_ contains: (ItemIdentifier) -> Bool) -> Bool { !(contains(item) && contains(other)) }
    let trees = Array(pendingOutlines.values) + Array(outlines.values)
    guard canReplace(pending.contains(item:)), canReplace(applied.contains(item:)) else { return false }
    guard trees.allSatisfy({ canReplace($0.contains) }) else { return false }
    pending = pending.replacing(item, by: other)
    applied = applied.replacing(item, by: other)
    for (section, tree) in pendingOutlines where tree.contains(item) { pendingOutlines[section] = tree.replacing(item, by: other) }
    for (section, tree) in outlines where tree.contains(item) { outlines[section] = tree.replacing(item, by: other) }
    renameOffScreen(item, to: other)
    return true
  }
}

extension ItemIdentifier {
  /// The sort key of items: the word, then the content.
  fileprivate var words: [String] { [word] + content.flatMap { [$0.key, $0.value] } }
}

/// Assigns a unique name to each item that its word does not refer to.
private struct NamesakeNames {
  private(set) var namesakes: [Namesake] = []
  private var names: [ItemIdentifier: String] = [:]
  private let view: View
  private lazy var taken = view.itemNames

  init(of view: View) { self.view = view }

  /// The item itself if its word refers to it, otherwise the same item under an unused name.
  mutating func item(_ item: ItemIdentifier, beside reached: ItemIdentifier) -> ItemIdentifier {
    guard item != reached else { return item }
    return ItemIdentifier(word: name(of: item), distinction: item.distinction)
  }

  private mutating func name(of item: ItemIdentifier) -> String {
    if let name = names[item] { return name }
    // Numbered like the copies with `identity reference`.
    var number = 2
    while !taken.insert("\(item.word)'\(number)").inserted { number += 1 }
    let name = "\(item.word)'\(number)"
    names[item] = name
    namesakes.append(Namesake(name: name, item: item))
    return name
  }
}

extension View {
  fileprivate var itemNames: Set<String> {
    var names = Set(items.contents.keys).union(register.measures.keys)
    for snapshot in [pending, applied] { names.formUnion(snapshot.itemIdentifiers.lazy.map { $0.name }) }
    for outlines in [pendingOutlines, outlines] {
      for outline in outlines.values { names.formUnion(outline.items.lazy.map { $0.name }) }
    }
    return names.union(itemsWithCellOrSize.lazy.map { $0.name })
  }
}

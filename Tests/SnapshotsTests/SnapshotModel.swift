import Snapshots

/// A snapshot as plain arrays: the rules of `diffable-rules 1.1`, implemented without regard to speed.
struct SnapshotModel: Equatable {
  struct Section: Equatable {
    var identifier: Int
    var items: [Int]
  }

  var sections: [Section] = []

  var items: [Int] { sections.flatMap(\.items) }

  func place(of item: Int) -> SnapshotIndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return SnapshotIndexPath(section: index, item: place) }
    }
    return nil
  }

  func index(of section: Int) -> Int? { sections.firstIndex { $0.identifier == section } }

  mutating func delete(items: [Int]) {
    for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
  }

  mutating func append(items: [Int], to section: Int) {
    delete(items: items)
    if let index = index(of: section) { sections[index].items += items }
  }

  mutating func insert(items: [Int], beside destination: Int, offset: Int) {
    delete(items: items)
    if let place = place(of: destination) {
      sections[place.section].items.insert(contentsOf: items, at: place.item + offset)
    }
  }

  mutating func insert(sections added: [Int], beside destination: Int?, offset: Int) {
    let place = destination.flatMap(index(of:)).map { $0 + offset } ?? sections.count
    sections.insert(contentsOf: added.map { Section(identifier: $0, items: []) }, at: place)
  }

  mutating func delete(sections deleted: [Int]) { sections.removeAll { deleted.contains($0.identifier) } }

  mutating func move(section: Int, beside destination: Int, offset: Int) {
    guard let from = index(of: section) else { return }
    let moved = sections.remove(at: from)
    if let place = index(of: destination) { sections.insert(moved, at: place + offset) }
  }
}

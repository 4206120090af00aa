import CommandLanguage
import Documents
import Localization

/// The arguments of `read` for Swift code.
package struct SwiftRequest: Sendable {
  package var files: [Path]
  /// The call that creates the layout; nil if there is only one.
  package var entry: String?
  package var items: ItemCounts?
  package var definitions: [LayoutCode.Definition]
  /// Whether to show all lines that were run.
  package var echoes: Bool

  package init(folder: Path) { self.init(first: folder, more: [], items: nil, definitions: [], echoes: false) }

  init(first: Path, more: [String], items: ItemCounts?, definitions: [LayoutCode.Definition], echoes: Bool) {
    files = [first] + more.filter { !$0.namesCode }.map { Path($0) }
    entry = more.first { $0.namesCode }
    (self.items, self.definitions, self.echoes) = (items, definitions, echoes)
  }
}

extension String {
  /// Whether a word after a file names a function or member rather than another file or folder. Arguments may contain a division:
  /// `row(width: 1 / 3)`.
  fileprivate var namesCode: Bool {
    let name = hasSuffix(")") ? prefix { $0 != "(" } : self[...]
    return !hasSuffix(".swift") && !name.utf8.contains(UInt8(ascii: "/"))
  }
}

/// The numbers of items in the app's sections: `10`, `featured=6,2=10`.
package struct ItemCounts: Sendable {
  package struct ItemCount: Sendable {
    /// A section's name or index; nil for a single number without a section.
    var section: String?
    var count: Int
  }

  package struct CountedSection: Sendable {
    package var name: String
    package var count: Int

    package init(name: String, count: Int) { (self.name, self.count) = (name, count) }
  }

  private var entries: [ItemCount] = []

  /// Nil if the text has a different form.
  package init?(_ text: String) {
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard let count = sides.last.flatMap({ Int($0) }), count >= 0, count <= itemLimit else { return nil }
      entries.append(ItemCount(section: sides.count == 2 ? String(sides[0]) : nil, count: count))
    }
    if entries.isEmpty || entries.count > 1 && entries.contains(where: { $0.section == nil }) { return nil }
  }

  /// The sections, if all are given by name.
  package var named: [CountedSection]? {
    guard entries.allSatisfy({ $0.section != nil && $0.section.flatMap { Int($0) } == nil }) else { return nil }
    return sections()
  }

  /// The sections in order: the named ones, or all up to the highest index, with names from the code where available.
  package func sections(called names: [String] = []) -> [CountedSection] {
    if entries.count == 1, entries[0].section == nil { return [CountedSection(name: "main", count: entries[0].count)] }
    let indices = entries.compactMap { $0.section.flatMap { Int($0) } }
    guard indices.count == entries.count, let last = indices.max(), indices.allSatisfy({ (0..<1000).contains($0) }) else {
      return entries.map { CountedSection(name: $0.section ?? "main", count: $0.count) }
    }
    var sections = (0...last).map { CountedSection(name: names.indices.contains($0) ? names[$0] : "section\($0)", count: 0) }
    for (index, entry) in zip(indices, entries) { sections[index].count = entry.count }
    return sections
  }
}

extension ValueType where Value == ItemCounts {
  static let itemCounts = ValueType("counts", accepts: "a number of items, or numbers by section, such as featured=6,2=10") {
    word throws(Diagnostic) in
    guard let counts = ItemCounts(word.text) else {
      throw Diagnostic.unreadable(word, accepts: "a number of items, or numbers by section, such as featured=6,2=10")
    }
    return counts
  }
}

extension ValueType where Value == LayoutCode.Definition {
  static let swiftDefinition = ValueType("name=value", accepts: "a name in the code and its value, such as Constants.padding=16") {
    word throws(Diagnostic) in
    let sides = word.text.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else {
      throw Diagnostic.unreadable(word, accepts: "a name in the code and its value, such as Constants.padding=16")
    }
    return LayoutCode.Definition(name: sides[0], value: sides[1])
  }
}

import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Snapshots
import Wording

/// The lists of items on screen as they should be, each as the expectation of a whole list. Where nothing is on screen, lines come before
/// it that bring there what it is about.
struct ExpectedLists {
  @Kept var document: Document
  /// The items by section.
  private var lists: [List] = []
  /// The lines that bring them on screen.
  private var preparation: [String] = []
  /// Whether nothing is there, so that the items are those that a line is about.
  private(set) var isMade = false

  private struct List {
    var section: String
    var items: [String]
  }

  /// - Parameter mentioned: The items that the line is about.
  init(_ document: Document, about mentioned: [String]) {
    self.document = document
    let view = document.view
    let isPending = view.applied.numberOfItems == 0
    let snapshot = isPending ? view.pending : view.applied
    guard snapshot.numberOfItems <= ItemAmounts.mostNamed * ItemAmounts.mostNamed else { return }
    lists = snapshot.sectionIdentifiers.map { section in
      List(section: section, items: ((try? snapshot.itemIdentifiers(inSection: section)) ?? []).map { $0.name })
    }
    guard isPending else { return }
    preparation = ["apply"]
    guard snapshot.numberOfItems == 0 else { return }
    let section = lists.last?.section ?? "main"
    let names = mentioned.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    preparation = lists.isEmpty ? [ExpectCommands.line("append sections", [section])] : []
    lists = [List(section: section, items: names.isEmpty ? Self.examples : names)]
    isMade = true
  }

  private static let examples = ["a", "b", "c"]

  /// Whether an item is there.
  func contains(_ item: String) -> Bool { lists.contains { $0.items.contains(item) } }

  var items: [String] { lists.flatMap { $0.items } }
  /// The item at an index path.
  func item(at index: Int, inSection section: Int) -> String? {
    guard lists.indices.contains(section), lists[section].items.indices.contains(index) else { return nil }
    return lists[section].items[index]
  }

  var sections: [String] { lists.map { $0.section } }

  /// A line after those that prepare it, which where nothing is there append some items.
  func after(_ line: String, with items: [String]? = nil) -> String {
    let making = isMade ? [ExpectCommands.line("append items", items ?? self.items), "apply"] : []
    return (preparation + making + [line]).joined(separator: "; ")
  }

  /// The expectation of a number of items.
  func count(_ count: Int, in section: String?) -> String {
    let line = ExpectCountCommand.line(count, in: section)
    guard isMade, count > 0 else { return line }
    let made = lists[0].section
    let items = count == 1 ? "item1" : "item{1...\(count)}"
    return (preparation + ["append items \(items) to \(quotedIfNeeded(made))", "apply", line]).joined(separator: "; ")
  }

  /// The list of a section, as it is or as it should be.
  func line(section: String, _ names: [String]? = nil) -> String? {
    guard let list = lists.first(where: { $0.section == section }) else { return nil }
    let items = names ?? list.items
    return items.count > ItemAmounts.mostNamed ? nil : after(ExpectCommands.line("expect items", [section] + items), with: items)
  }

  /// The lists of all sections, of the names one after another, as many as each has.
  func line(all names: [String]) -> String? {
    guard names.count <= ItemAmounts.mostNamed else { return nil }
    var rest = names[...]
    let lines = lists.enumerated().map { index, list in
      let items = index == lists.count - 1 ? rest : rest.prefix(list.items.count)
      rest = rest.dropFirst(items.count)
      return ExpectCommands.line("expect items", [list.section] + items)
    }
    return lines.isEmpty ? nil : after(lines.joined(separator: "; "), with: names)
  }

  /// The list of the section that has an item, or of which it should be one; without it if that is denied.
  func existence(of item: String, isDenied: Bool, in section: String? = nil) -> String? {
    if isDenied, !isMade, section == nil, !contains(item) { return line(all: items) }
    let named = section.flatMap { name in lists.first { $0.section == name } }
    guard let list = named ?? lists.first(where: { $0.items.contains(item) }) ?? lists.last else { return nil }
    if isDenied {
      let rest = list.items.filter { $0 != item }
      return line(section: list.section, isMade && rest.isEmpty ? Self.examples.filter { $0 != item } : rest)
    }
    return line(section: list.section, list.items.contains(item) ? nil : list.items + [item])
  }

  /// The most elements of which a line expects the frames.
  private static let mostMeasured = 12

  /// The frames of the items among some words, as they are.
  func frames(of words: [String], within tolerance: String? = nil) -> String? {
    let items = words.filter(contains).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard !items.isEmpty, items.count <= Self.mostMeasured else { return nil }
    let lines = items.compactMap { item in
      (try? document.element(selectedBy: quotedIfNeeded(item))).map {
        "expect frame \(quotedIfNeeded(item)) (\($0.frame.numbers.map(rounded).joined(separator: ",")))"
          + (tolerance.map { ["", "within", $0].joined(separator: " ") } ?? "")
      }
    }
    return lines.count == items.count ? lines.joined(separator: "; ") : after(ExpectCommands.line("frames", items) + "; expect record")
  }

  /// Where an item should stand.
  enum Place {
    case before(String), after(String), beside(String)
    case index(Int)
    case last
  }

  /// The list of an item's section, with the item where it should be.
  func order(of item: String, _ place: Place) -> String? {
    guard let list = lists.first(where: { $0.items.contains(item) }), let index = list.items.firstIndex(of: item) else { return nil }
    var items = list.items
    let target: Int? =
      switch place {
      case .before(let other): items.firstIndex(of: other).map { index < $0 ? index : $0 }
      case .after(let other): items.firstIndex(of: other).map { index > $0 ? index : $0 }
      case .beside(let other): items.firstIndex(of: other).map { abs($0 - index) == 1 ? index : index < $0 ? $0 : $0 + 1 }
      case .index(let number): items.indices.contains(number) ? number : nil
      case .last: items.count - 1
      }
    guard let target else { return nil }
    items.remove(at: index)
    let place = if case .beside = place, index < target { target - 1 } else { target }
    items.insert(item, at: min(place, items.count))
    return line(section: list.section, items)
  }
}

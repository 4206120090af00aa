import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import HashTreeCollections
import LayoutComponents
import Snapshots
import Wording

/// Places of items as people say them, counted out: `swap a b`, `move a up`, `insert z at 2`, `delete the last item`.
///
/// A number is an index in the item's section, from 0, as UIKit counts.
struct ItemPlaces {
  private let words: [String]
  @Kept private var document: Document
  private var snapshot: DocumentSnapshot { document.view.pending }

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let idle: Set<String> = ["item", "items", "cell", "cells", "and", "with", "the", "to", "at", "index", "position", "of"]
    let words = withNewName(tried.words, workspace.document).filter { !idle.contains($0.lowercased()) }
    // 'add items 1 to 10' counts out names.
    guard words.count > 1, words.count != 3 || Int(words[1]) == nil || Int(words[2]) == nil else { return nil }
    let places = ItemPlaces(words: words, document: workspace.document)
    let isScrolled = words[0].lowercased() == "scroll"
    guard let line = places.line else { return places.missing }
    if line == "sections" { return .offering(verbatim: line, message: "the sections are in that order already") }
    return .offering([line], message: isScrolled ? "'scroll' takes points rather than the name of an item" : nil)
  }

  /// With a name for 'a new item' that has none, and without such an article before one that has.
  private static func withNewName(_ words: [String], _ document: Document) -> [String] {
    let articles = ["a", "an", "another", "one", "new"]
    guard let noun = words.firstIndex(where: { ["item", "cell"].contains($0.lowercased()) }), noun > 1,
      let verb = words[..<noun].lastIndex(where: { !articles.contains($0.lowercased()) }), verb == 0, noun + 1 < words.count
    else { return words }
    let isNameless = ["at", "between", "before", "after", "to", "in", "on", "first", "last"].contains(words[noun + 1].lowercased())
    return [words[0]] + (isNameless ? [document.example(of: "newItem")] : []) + words[(noun + 1)...]
  }

  private var line: String? {
    switch words[0].lowercased() {
    case "swap", "exchange", "switch": words.count == 3 ? swapping(meant(words[1]), meant(words[2])) : nil
    case "move", "put", "place", "add", "append", "insert", "push":
      movingSection ?? movingSeveral ?? (words.count == 3 ? placing(words[1], words[2].lowercased()) : between ?? moving)
    case "scroll": scrolled.map(meant).flatMap(scrolling)
    case "rename": words.count == 3 || words.count == 4 ? renaming(words) : nil
    case "delete", "remove", "drop", "hide", "clear", "empty", "erase", "wipe":
      words.count == 2 ? deleting(words[1].lowercased()) ?? deletingAll : deletingSeveral ?? deletingAll ?? deletingOthers
    case "why", "explain": ordinal.flatMap { lastItems.indices.contains($0) ? "explain \(lastItems[$0])" : nil }
    default: words.count == 2 && neighbours(of: words[0]) != nil ? moving(words[0], words[1].lowercased()) : nil
    }
  }

  /// The item that a word names, for `first` and `last` the one that is there.
  private func meant(_ named: String) -> String {
    switch named.lowercased() {
    case "first": lastItems.first ?? named
    case "last": lastItems.last ?? named
    default: named
    }
  }

  /// The index that a word of the line counts out: `third`.
  private var ordinal: Int? {
    let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    return words.lazy.compactMap { ordinals.firstIndex(of: $0.lowercased()) }.first
  }

  /// `delete first two`
  private var deletingSeveral: String? {
    guard words.count == 3, let count = Int(words[2].figures ?? words[2]), count > 0, count <= lastItems.count else { return nil }
    switch words[1].lowercased() {
    case "first": return (["delete items"] + lastItems.prefix(count)).joined(separator: " ")
    case "last": return (["delete items"] + lastItems.suffix(count)).joined(separator: " ")
    default: return nil
    }
  }

  /// What is added and is no item: `add padding of 12`.
  static let others: Set<String> = [
    "section", "sections", "padding", "spacing", "space", "gap", "gaps", "inset", "insets", "margin", "margins", "gutter", "column",
    "columns", "header", "footer", "badge", "background",
  ]

  private func placing(_ named: String, _ place: String) -> String? {
    guard !Self.others.contains(named.lowercased()) else { return nil }
    let item = meant(named)
    return neighbours(of: item) == nil ? inserting(item, at: place) : moving(item, place)
  }

  /// `move c d before a`, in the order in which they are named.
  private var movingSeveral: String? {
    guard words.count > 4, words[0].lowercased() != "insert", var target = words.last else { return nil }
    let side = words[words.count - 2].lowercased()
    let moved = words[1..<words.count - 2]
    guard ["before", "after"].contains(side), (moved + [target]).allSatisfy({ neighbours(of: $0) != nil }) else { return nil }
    var lines: [String] = []
    for item in moved {
      lines.append(["move item", item, side, target].joined(separator: " "))
      if side == "after" { target = item }
    }
    return lines.joined(separator: "; ")
  }

  /// `insert y z between a b`: before the second, for an item that is there a move.
  private var between: String? {
    guard words.count > 4, words[words.count - 3].lowercased() == "between", let next = words.last, neighbours(of: next) != nil else {
      return nil
    }
    let names = words[1..<words.count - 3].joined(separator: " ")
    return words.count == 5 && neighbours(of: names) != nil ? "move item \(names) before \(next)" : "insert items \(names) before \(next)"
  }

  /// The items of a line that is offered where there are none.
  private static let examples = ["a", "b", "c"]
  /// Names of which only the first are examples, and all may be meant.
  private static let letters = examples + ["d", "e"]

  /// The items of an item's section, as they are written.
  private func neighbours(of item: String) -> [String]? {
    if snapshot.numberOfItems == 0 { return [Self.examples, Self.letters].first { $0.contains(item) } }
    return snapshot.sectionIdentifiers.lazy.map(items).first { $0.contains(item) }
  }

  private func items(in section: String) -> [String] {
    ((try? snapshot.itemIdentifiers(inSection: section)) ?? []).map { quotedIfNeeded($0.name) }
  }

  /// The items of the last section, which a line is about that names none.
  private var lastItems: [String] { snapshot.numberOfItems == 0 ? Self.examples : snapshot.sectionIdentifiers.last.map(items) ?? [] }

  private func swapping(_ one: String, _ other: String) -> String? {
    let items = snapshot.itemIdentifiers.map { quotedIfNeeded($0.name) }
    // Refused with the name that is missing.
    if items.isEmpty { return "move item \(one) after \(other)" }
    guard let first = items.firstIndex(of: one), let second = items.firstIndex(of: other), first != second else { return nil }
    let (front, back) = first < second ? (one, other) : (other, one)
    let next = items[min(first, second) + 1]
    if next == back { return "move item \(front) after \(back)" }
    return "move item \(front) after \(back); move item \(back) before \(next)"
  }

  private func moving(_ item: String, _ place: String) -> String? {
    guard let items = neighbours(of: item), let index = items.firstIndex(of: item), items.count > 1 else { return nil }
    if ["before", "after"].contains(place) { return movingBeside(item, place, items) }
    let target: Int? =
      switch place {
      case "up", "left", "back", "backward", "earlier": max(0, index - 1)
      case "down", "right", "forward", "later": min(items.count - 1, index + 1)
      case "start", "first", "top", "front", "beginning": 0
      case "end", "last", "bottom": items.count - 1
      default: Int(place).map { min(max(0, $0), items.count - 1) }
      }
    guard let target, target != index else { return nil }
    return ["move item", item, target < index ? "before" : "after", items[target]].joined(separator: " ")
  }

  /// `move d`, which does not say where.
  private var moving: String? {
    guard words.count == 2, words[0].lowercased() == "move", let items = neighbours(of: words[1]) else { return nil }
    return movingBeside(words[1], words[1] == items.first ? "after" : "before", items)
  }

  /// `move d before`, which does not say what: before another item, as an example.
  private func movingBeside(_ item: String, _ preposition: String, _ items: [String]) -> String? {
    items.first { $0 != item }.map { ["move item", item, preposition, $0].joined(separator: " ") }
  }

  /// `move main before`, which does not say what: before another section, which is made if there is none.
  private var movingSection: String? {
    let words = words.filter { $0.lowercased() != "section" }
    let isNamed = words.count < self.words.count
    guard words[0].lowercased() == "move", words.count == 2 || words.count == 3 else { return nil }
    let (name, sections) = (words[1], snapshot.sectionIdentifiers.map { quotedIfNeeded($0) })
    if words.count == 3, let isFirst = Self.ends[words[2].lowercased()], isNamed || sections.contains(name) {
      let other = (isFirst ? sections.first : sections.last) ?? (name == "next" ? "main" : "next")
      guard sections.isEmpty || sections.contains(name) else { return nil }
      let making = sections.isEmpty ? [ExpectCommands.line("append sections", isFirst ? [other, name] : [name, other])] : []
      let move = ["move section", name, isFirst ? "before" : "after", other].joined(separator: " ")
      return other == name ? "sections" : (making + [move]).joined(separator: "; ")
    }
    guard words.count == 2 || ["before", "after"].contains(words[2].lowercased()) else { return nil }
    guard sections.contains(name) || sections.isEmpty && (isNamed || name == "main") else { return nil }
    let place = words.count == 3 ? words[2].lowercased() : sections.first == name ? "after" : "before"
    let other = sections.first { $0 != name }
    let made = other ?? (name == "next" ? "main" : "next")
    let making = other == nil ? [ExpectCommands.line("append sections", (sections.isEmpty ? [name] : []) + [made])] : []
    return (making + [["move section", name, place, made].joined(separator: " ")]).joined(separator: "; ")
  }

  /// The words for an end, each with whether it is the first.
  private static let ends = [
    "start": true, "first": true, "top": true, "front": true, "beginning": true, "end": false, "last": false, "bottom": false,
    "back": false,
  ]

  private func inserting(_ item: String, at place: String) -> String? {
    let end = Self.ends[place].map { $0 ? 0 : lastItems.count }
    guard let index = end ?? Int(place), index >= 0, let last = lastItems.last else { return nil }
    return index < lastItems.count ? "insert items \(item) before \(lastItems[index])" : "insert items \(item) after \(last)"
  }

  /// What `scroll c` and `scroll section main to item c` are about.
  private var scrolled: String? {
    guard words[0].lowercased() == "scroll" else { return nil }
    let named = words.dropFirst().filter { $0.lowercased() != "section" }
    let isInSection = named.count == 2 && (snapshot.numberOfSections == 0 || snapshot.contains(section: named[0]))
    return named.count == 1 || isInSection ? named.last : nil
  }

  /// The offset at which an item of the screen is first, across the scroll axis where the view is.
  private func scrolling(to item: String) -> String? {
    let applied = document.view.applied
    if let index = applied.sectionIdentifiers.firstIndex(where: { quotedIfNeeded($0) == item }) {
      return document.line(scrollingToItem: 0, inSection: index)
    }
    guard let identifier = document.view.applied.itemIdentifiers.first(where: { quotedIfNeeded($0.name) == item }) else { return nil }
    return document.view.applied.indexPath(of: identifier).flatMap { document.line(scrollingToItem: $0.item, inSection: $0.section) }
  }

  /// An item to scroll to that is not on screen, with the lines that bring it there.
  private var missing: OtherWords<Workspace>.Reading? {
    guard let item = scrolled, item.allSatisfy({ $0.isLetter || $0.isNumber }), item.first?.isLetter == true,
      item.count == 1 || !shellCommands.isKnownElsewhere(item)
    else { return nil }
    var lines = document.components.isEmpty ? ["template grid 3"] : []
    if snapshot.numberOfSections == 0 { lines.append("append sections main") }
    if !snapshot.contains(item: document.view.identifier(for: item)) { lines.append("append items \(item)") }
    return .offering(verbatim: (lines + ["apply"]).joined(separator: "; "), message: "there is no item '\(item)' on screen")
  }

  /// `remove all items from main`: those of the section, by name.
  private var deletingAll: String? {
    let idle: Set<String> = ["all", "everything", "every", "section", "from", "in", "inside"]
    let named = words.dropFirst().filter { !idle.contains($0.lowercased()) }
    let empties = ["clear", "empty", "erase", "wipe"].contains(words[0].lowercased())
    guard words.count > 2 || empties, named.count == 1,
      let section = snapshot.sectionIdentifiers.first(where: { quotedIfNeeded($0) == named[0] })
    else { return nil }
    let names = items(in: section)
    return names.isEmpty || names.count > ItemAmounts.mostNamed ? nil : (["delete items"] + names).joined(separator: " ")
  }

  /// `delete everything except a`: all other items, by name.
  private var deletingOthers: String? {
    guard words.count > 3, ["except", "but"].contains(words[2].lowercased()) else { return nil }
    let kept = words[3...]
    let names = snapshot.itemIdentifiers.map { quotedIfNeeded($0.name) }
    let others = names.filter { !kept.contains($0) }
    guard kept.allSatisfy(names.contains), !others.isEmpty, names.count <= ItemAmounts.mostNamed else { return nil }
    return (["delete items"] + others).joined(separator: " ")
  }

  /// `rename section main featured`: a section of the other name before it, to which the items go.
  private func renaming(_ words: [String]) -> String? {
    let names = words.dropFirst().filter { !["section", "as"].contains($0) }
    let sections = snapshot.sectionIdentifiers.map { quotedIfNeeded($0) }
    guard names.count == 2, sections.contains(names[0]), !sections.contains(names[1]) else { return nil }
    let items = snapshot.sectionIdentifiers.first { quotedIfNeeded($0) == names[0] }.map(items) ?? []
    guard items.count <= ItemAmounts.mostNamed else { return nil }
    let move = items.isEmpty ? "" : "; append items \(items.joined(separator: " ")) to \(names[1])"
    return "insert sections \(names[1]) before \(names[0])\(move); delete sections \(names[0])"
  }

  private func deleting(_ place: String) -> String? {
    let items = lastItems
    let index = place == "first" ? 0 : place == "last" ? items.count - 1 : ordinal ?? Int(place)
    return index.flatMap { items.indices.contains($0) ? "delete items \(items[$0])" : nil }
  }
}

extension Document {
  /// The line that scrolls an item of the screen to the beginning, or to the middle or the end, as UIKit calls it; nil if there is no such
  /// item.
  func line(scrollingToItem item: Int, inSection section: Int, at position: String = "") -> String? {
    guard view.applied.sectionIdentifiers.indices.contains(section), let solution = try? solution(of: view),
      let frame = solution.cell(at: item, inSection: section)?.frame
    else { return nil }
    let isVertical = view.configuration.scrollDirection == .vertical
    let room = isVertical ? view.bounds.height - frame.height : view.bounds.width - frame.width
    let share = position.contains(text: "centered") ? 0.5 : position == ".bottom" || position == ".right" ? 1 : 0
    let offset = shortest(max(0, (isVertical ? frame.minY : frame.minX) - room * share))
    return isVertical ? "scroll to 0,\(offset)" : "scroll to \(offset),0"
  }
}

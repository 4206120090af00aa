import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Snapshots
import Wording

/// What a test would assert in numbers and lists, as the expectation that it is here: `assert a.width == 130`,
/// `expect a frame 0 0 130 130`, `check number of items is 4`, `a should be 130 wide`, `expect items in main to be a b`.
struct AssertedValues {
  var words: [String]
  @Kept var document: Document

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    guard let words = AssertedWords.told(tried) else { return nil }
    // How many sections there are is which.
    if words.contains(where: { $0.lowercased().hasPrefix("section") }), words.contains(where: { ["count", "number"].contains($0) }),
      !words.contains(where: { amounts.subtracting(["count", "number"]).contains($0) })
    {
      return .offering([ExpectCommands.line("expect sections", workspace.document.view.applied.sectionIdentifiers)])
    }
    let told = words.filter { !idle.contains($0.lowercased()) }
    return AssertedValues(words: told, document: workspace.document).line.map { .offering([$0]) }
  }

  static let idle: Set<String> = [
    "that", "the", "of", "is", "are", "to", "be", "equals", "equal", "frame", "rect", "in", "section", "item", "cell", "has", "have",
    "should", "must", "make", "sure", "exactly", "points", "point", "pt", "contains", "shows",
  ]

  /// The places of a rectangle's numbers, by what they are called.
  private static let sides = [
    "x": 0, "y": 1, "width": 2, "wide": 2, "wider": 2, "narrower": 2, "height": 3, "tall": 3, "high": 3, "taller": 3, "higher": 3,
    "shorter": 3,
  ]
  private static let amounts: Set<String> = ["count", "number", "numberofitems", "items", "cells", "elements"]

  private static let tolerances: Set<String> = ["within", "accuracy", "tolerance", "±", "+-"]
  /// Words that say that a number is not what is found: that is expected instead.
  private static let comparisons: Set<String> = [">", "<", "greater", "less", "least", "most", "more", "smaller", "than"]

  var line: String? {
    if let place = words.firstIndex(where: Self.tolerances.contains), place + 1 < words.count, decimal(words[place + 1]) != nil {
      var exact = self
      exact.words.removeSubrange(place...(place + 1))
      let frames = ExpectedLists(document, about: []).frames(of: exact.words, within: words[place + 1])
      return exact.line.map { $0.contains(text: "expect frame") ? [$0, "within", words[place + 1]].joined(separator: " ") : $0 } ?? frames
    }
    let numbers = words.filter { decimal($0) != nil }
    let names = words.filter { decimal($0) == nil }
    if numbers.isEmpty { return overlap(names) ?? emptiness(names) ?? listing(names) }
    if let line = content(names, numbers) { return line }
    if numbers.count == 4, names.count == 1 {
      let name = names[0].hasSuffix(".frame") ? String(names[0].dropLast(6)) : names[0]
      return "expect frame \(name) (\(numbers.joined(separator: ",")))"
    }
    let measured = measuringAll(names, numbers) ?? measuring(names.flatMap { $0.split(separator: ".").map(String.init) }, numbers)
    return measured ?? counting(numbers, names)
  }

  /// `a and b don't overlap`: what their frames say.
  private func overlap(_ names: [String]) -> String? {
    guard names.contains(where: { $0.hasPrefix("overlap") || $0.hasPrefix("intersect") }) else { return nil }
    let items = names.filter { name in document.view.applied.itemIdentifiers.contains { quotedIfNeeded($0.name) == name } }
    return items.count > 1 ? (["frames"] + items).joined(separator: " ") : nil
  }

  /// `content size 393x262`, and `content height 262`, beside which the other side is that of the screen.
  private func content(_ names: [String], _ numbers: [String]) -> String? {
    let names = names.flatMap { $0.split(separator: ".").map(String.init) }
    guard let first = names.first?.lowercased(), ["content", "contentsize", "collectionviewcontentsize"].contains(first),
      var size = (try? document.solution(of: document.view))?.contentSize
    else { return nil }
    if document.view.applied.numberOfItems == 0 { return ExpectedLists(document, about: []).after("frames; expect record") }
    let values = numbers.compactMap { decimal($0) }
    let axis = names.compactMap { Self.sides[$0.lowercased()] }.first.map { $0 == 2 ? Axis.horizontal : .vertical }
    if values.count == 2 {
      size = Size(width: values[0], height: values[1])
    } else if values.count == 1, let axis {
      size[axis] = values[0]
    } else {
      return nil
    }
    return "expect content \(rounded(size.width))x\(rounded(size.height))"
  }

  /// `no items`, and `sections is empty`.
  private func emptiness(_ names: [String]) -> String? {
    let told = names.filter { !["no", "empty", "none"].contains($0) }
    guard told.count == 1, told.count < names.count else { return nil }
    return told[0] == "sections" ? "expect sections" : ["items", "cells", "snapshot"].contains(told[0]) ? "expect count 0" : nil
  }

  /// The items of the section that is among the names, and the sections for `sections are main other`.
  private func listing(_ names: [String]) -> String? {
    let rest = names.filter { !["items", "cells", "sections", "only"].contains($0) }
    if names.contains("sections"), !rest.isEmpty {
      let line = ExpectCommands.line("expect sections", rest)
      return document.view.applied.numberOfSections > 0 ? line : ExpectCommands.line("append sections", rest) + "; apply; " + line
    }
    let sections = document.view.applied.sectionIdentifiers
    let isList = names.count > rest.count && sections.count == 1
    guard let section = rest.first(where: sections.contains) ?? (isList ? sections[0] : nil), rest.count > 1 else { return nil }
    return ExpectCommands.line("expect items", [section] + rest.filter { $0 != section })
  }

  private func counting(_ numbers: [String], _ names: [String]) -> String? {
    let names = names.flatMap { Self.parts(ofCount: $0) }
    guard names.contains(where: { Self.amounts.contains($0.lowercased()) }), numbers.count == 1,
      !names.contains(where: { Self.sides[$0.lowercased()] != nil }), let count = Int(numbers[0]), count >= 0
    else { return nil }
    let others = names.filter { !Self.amounts.contains($0.lowercased()) && $0.lowercased() != "there" }
    let section = names.first { document.view.applied.contains(section: $0) } ?? (others.count == 1 ? others[0] : nil)
    return ExpectedLists(document, about: []).count(count, in: section)
  }

  /// `frames.count` as what it counts, without the list of all.
  private static func parts(ofCount name: String) -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, parts.count > 1, ["count", "length", "size"].contains(last) else { return [name] }
    return ["count"] + parts.dropLast().filter { !lists.contains($0) }
  }

  private static let lists: Set<String> = ["frames", "items", "cells", "snapshot", "itemIdentifiers", "elements", "layout"]

  /// The whole frame with the one, two or three numbers that the line says; the others are those of the screen.
  private func measuring(_ names: [String], _ numbers: [String]) -> String? {
    let isEmpty = document.view.applied.numberOfItems == 0
    let isCompared = names.contains(where: Self.comparisons.contains)
    let told = names.filter { !["frame", "size", "by", "at", "origin", "position"].contains($0) && !Self.comparisons.contains($0) }
    let named = told.compactMap { Self.sides[$0.lowercased()] }
    let isPlace = names.contains { ["at", "origin", "position"].contains($0) }
    let places = numbers.count == 1 ? Array(named.prefix(1)) : numbers.count == named.count ? named : isPlace ? [0, 1] : [2, 3]
    guard (1...3).contains(numbers.count), places.count == numbers.count, told.count == named.count + 1,
      let name = told.first(where: { Self.sides[$0.lowercased()] == nil })
    else { return nil }
    // Where nothing is on screen, what an item's frame is has to be seen first.
    let lists = ExpectedLists(document, about: [name])
    if isEmpty { return (isCompared ? nil : inFirstGrid(name, places, numbers)) ?? lists.after("frames \(name); expect record") }
    guard let frame = try? document.element(selectedBy: name).frame else { return nil }
    var values = frame.numbers.map(rounded)
    if !isCompared { for (place, number) in zip(places, numbers) { values[place] = number } }
    return "expect frame \(name) (\(values.joined(separator: ",")))"
  }

  /// The lines that make an item and expect its frame, where there is nothing yet: a third of the width in the first row of a grid.
  private func inFirstGrid(_ name: String, _ places: [Int], _ numbers: [String]) -> String? {
    let row = ["a", "b", "c"]
    let isItem = name.count == 1 && name.first?.isLetter == true || name.hasPrefix("item") && name.last?.isNumber == true
    let (items, index) = row.firstIndex(of: name).map { (Array(row.prefix($0 + 1)), $0) } ?? ([name], 0)
    guard document.components.isEmpty, document.view.pending.numberOfSections == 0, isItem else { return nil }
    let side = document.view.bounds.width / 3
    var values = [side * Double(index), 0, side, side].map(rounded)
    for (place, number) in zip(places, numbers) { values[place] = number }
    let lines = ["template grid 3", "append sections main", ExpectCommands.line("append items", items), "apply"]
    return (lines + ["expect frame \(name) (\(values.joined(separator: ",")))"]).joined(separator: "; ")
  }

  /// The most items of which a line expects the frames.
  private static let mostMeasured = 12

  /// `all items are 131 wide`: the frame of each.
  private func measuringAll(_ names: [String], _ numbers: [String]) -> String? {
    let all: Set<String> = ["all", "every", "each"]
    let items = document.view.applied.itemIdentifiers
    let isOfAll = names.contains { all.contains($0.lowercased()) }
    guard isOfAll || names.allSatisfy({ Self.sides[$0.lowercased()] != nil && $0.count > 1 }), !names.isEmpty else { return nil }
    if items.isEmpty { return ExpectedLists(document, about: []).after("frames; expect record") }
    let told = names.filter { !all.contains($0.lowercased()) && !Self.amounts.contains($0.lowercased()) }
    let lines = items.prefix(Self.mostMeasured + 1).compactMap { measuring([quotedIfNeeded($0.name)] + told, numbers) }
    return lines.isEmpty ? nil : lines.count > Self.mostMeasured ? "frames; expect record" : lines.joined(separator: "; ")
  }
}

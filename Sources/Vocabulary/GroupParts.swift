import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import LayoutComponents
import Snapshots

/// The parts of a group as code gives them to it, `row.subitems = [cell, cell]`, the group of a section, `grid.group = row`, and a group that
/// is defined of parts which are not there yet: `define group horizontal of card`.
enum GroupParts {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let document = workspace.document
    var words = tried.text.words(between: " ,[]()")
    if ["set", "let", "self"].contains(words.first?.lowercased() ?? "") { words.removeFirst() }
    let lines =
      copied(words, document) ?? assigned(words, document) ?? added(words, document) ?? defined(tried.text.words(between: " ,[]"), document)
    return lines.map { .offering([$0.joined(separator: "; ")]) }
  }

  private static let subitems: Set<String> = ["subitems", "subitem", "items", "children", "cells", "group"]
  private static let signs: Set<String> = ["=", "to", ":", "are", "with", "of", "is"]

  /// `row.subitems = cell cell`, with or without its dot.
  private static func assigned(_ words: [String], _ document: Document) -> [String]? {
    let path = words.first?.split(separator: ".").map(String.init) ?? []
    let appends = path.count == 3 && ["append", "add"].contains(path[2])
    guard path.count == 2 || appends, subitems.contains(path[1]) else { return nil }
    let names = words.dropFirst().filter { !signs.contains($0) }
    guard !names.isEmpty, names.allSatisfy(isName) else { return nil }
    if path[1] == "group" {
      let section = document.components[path[0]]?.kind == .section ? path[0] : document.example(of: "someLayoutSection")
      guard names.count == 1, var definition = document.components[section]?.definition(named: section) else { return nil }
      definition.group = names[0]
      return [definition.line]
    }
    let owner = document.components[path[0]]?.kind == .group ? path[0] : path[0] == "group" ? document.example(of: "someGroup") : path[0]
    guard var definition = document.components[owner]?.definition(named: owner) else {
      return document.view.pending.contains(section: owner) || document.components[owner] != nil
        ? nil : items(names, document) + ["define group \(owner) horizontal width=1w height=100 of \(names.joined(separator: " "))"]
    }
    guard definition.direction != nil else { return nil }
    definition.subitems = (appends ? definition.subitems : []) + names
    return items(names, document) + [definition.line] + definition.additionLines
  }

  /// `copy row to row2`
  private static func copied(_ words: [String], _ document: Document) -> [String]? {
    let told = words.filter { !["the", "to", "as", "component", "item", "group", "section", "my", "named", "called"].contains($0) }
    guard told.count == 2 || told.count == 3, ["copy", "cp", "duplicate", "clone"].contains(told[0].lowercased()),
      let component = document.components[told[1]], case let name = told.count == 3 ? told[2] : told[1] + "2",
      document.components[name] == nil, isName(name)
    else { return nil }
    return [component.definition(named: name).line] + component.definition(named: name).additionLines
  }

  /// `add another cell to row`, of a group that is there.
  private static func added(_ words: [String], _ document: Document) -> [String]? {
    let told = words.filter { !["a", "an", "another", "one", "more", "the", "my", "of"].contains($0.lowercased()) }
    guard told.count == 4, ["add", "append", "put", "insert"].contains(told[0].lowercased()), ["to", "in", "into"].contains(told[2]) else {
      return nil
    }
    let isNoun = ["item", "cell", "subitem"].contains(told[1])
    let part = document.components[told[1]] == nil && isNoun ? document.example(of: "someCell") : told[1]
    let owner = document.components[told[3]] == nil && told[3] == "group" ? document.example(of: "someGroup") : told[3]
    guard document.components[part]?.layoutSize != nil, var definition = document.components[owner]?.definition(named: owner),
      definition.direction != nil, [.item, .group].contains(document.components[part]?.kind)
    else { return nil }
    definition.subitems.append(part)
    return [definition.line] + definition.additionLines
  }

  /// `define group line horizontal of card photo`, of parts of which at least one is not there.
  private static func defined(_ words: [String], _ document: Document) -> [String]? {
    let small = words.map { $0.lowercased() }
    guard words.count > 3, ["define", "make", "create", "new", "add", "group"].contains(small[0]),
      let noun = small.firstIndex(of: "group"), noun < 4, let direction = small.firstIndex(where: { directions.contains($0) }),
      let of = small.firstIndex(where: { ["of", "with", "containing"].contains($0) }), of > max(noun, direction)
    else { return nil }
    var parts = words[(of + 1)...].filter { !$0.contains("=") && !["and", "a", "an", "the"].contains($0) }
    let names = words[..<of].indices.filter { $0 > noun && $0 != direction && isName(words[$0]) }
    let count = parts.count == 2 ? Int(parts[0].figures ?? parts[0]) : nil
    if count != nil { parts = [part(named: parts[1], document)] }
    guard !parts.isEmpty, parts.allSatisfy(isName), count != nil || parts.contains(where: { document.components[$0] == nil }),
      names.count < 2
    else { return nil }
    let pairs = words.filter { $0.contains("=") } + (count.map { ["count=\($0)"] } ?? [])
    let sides = [("width", "1w"), ("height", "100")].filter { side in !pairs.contains { $0.hasPrefix(side.0) } }
    let name = names.first.map { words[$0] } ?? (small[direction] == "horizontal" ? "line" : "pile")
    let definition = ["define group \(name) \(small[direction])"] + sides.map { "\($0)=\($1)" } + pairs + ["of"] + parts
    return items(parts[...], document) + [definition.joined(separator: " ")]
  }

  /// The component of `3 cells`.
  private static func part(named word: String, _ document: Document) -> String {
    let name = word.singular
    if let there = [word, name].first(where: { document.components[$0] != nil }) { return there }
    return ["item", "cell"].contains(name) ? document.example(of: "someCell") : name
  }

  private static let directions: Set<String> = ["horizontal", "vertical"]

  /// The lines that make parts which are not there.
  private static func items(_ names: some Sequence<String>, _ document: Document) -> [String] {
    names.reduce(into: [String]()) { if !$0.contains($1), document.components[$1] == nil { $0.append($1) } }.map {
      "define item \($0) width=fractionalWidth(1/3) height=fractionalHeight(1)"
    }
  }

  private static func isName(_ word: String) -> Bool {
    word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      && !ItemAmounts.nouns.subtracting(["cell", "item", "photo", "card", "tile", "image"]).contains(word.lowercased())
  }
}

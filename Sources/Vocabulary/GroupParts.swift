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
    var words = tried.text.words(between: " ,[]")
    if ["set", "let", "self"].contains(words.first?.lowercased() ?? "") { words.removeFirst() }
    let document = workspace.document
    return (assigned(words, document) ?? defined(words, document)).map { .offering([$0.joined(separator: "; ")]) }
  }

  private static let subitems: Set<String> = ["subitems", "subitem", "items", "children", "cells", "group"]
  private static let signs: Set<String> = ["=", "to", ":", "are", "with", "of", "is"]

  /// `row.subitems = cell cell`, with or without its dot.
  private static func assigned(_ words: [String], _ document: Document) -> [String]? {
    let path = words.first?.split(separator: ".").map(String.init) ?? []
    guard path.count == 2, subitems.contains(path[1]) else { return nil }
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
    definition.subitems = Array(names)
    return items(names, document) + [definition.line] + definition.additionLines
  }

  /// `define group line horizontal of card photo`, of parts of which at least one is not there.
  private static func defined(_ words: [String], _ document: Document) -> [String]? {
    let small = words.map { $0.lowercased() }
    guard words.count > 4, ["define", "make", "create", "new", "add"].contains(small[0]),
      let noun = small.firstIndex(of: "group"), noun < 4, let direction = small.firstIndex(where: { directions.contains($0) }),
      let of = small.firstIndex(where: { ["of", "with", "containing"].contains($0) }), of > max(noun, direction)
    else { return nil }
    let parts = words[(of + 1)...].filter { !$0.contains("=") && !["and", "a", "an", "the"].contains($0) }
    let names = words[..<of].indices.filter { $0 > noun && $0 != direction && isName(words[$0]) }
    guard !parts.isEmpty, parts.allSatisfy(isName), parts.contains(where: { document.components[$0] == nil }), names.count < 2 else {
      return nil
    }
    let pairs = words.filter { $0.contains("=") }
    let sides = [("width", "1w"), ("height", "100")].filter { side in !pairs.contains { $0.hasPrefix(side.0) } }
    let name = names.first.map { words[$0] } ?? (small[direction] == "horizontal" ? "line" : "pile")
    let definition = ["define group \(name) \(small[direction])"] + sides.map { "\($0)=\($1)" } + pairs + ["of"] + parts
    return items(parts[...], document) + [definition.joined(separator: " ")]
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

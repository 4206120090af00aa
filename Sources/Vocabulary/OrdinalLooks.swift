import CommandLanguage
import Commands
import Documents
import Snapshots

/// A look at an item that is counted out: `frame of the second cell`, `where is the third item of main`.
enum OrdinalLooks {
  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
  private static let nouns: Set<String> = ["item", "cell", "element"]
  private static let idle: Set<String> = [
    "the", "of", "in", "is", "for", "me", "my", "show", "print", "see", "get", "what", "what's", "whats", "how", "do", "i", "a", "at", "p",
    "po", "frame", "frames", "position", "size", "rect", "origin", "width", "height", "big", "wide", "tall", "large", "where", "where's",
    "index", "path", "indexpath", "section", "draw", "find", "look", "on", "screen", "does", "are", "now", "and", "which", "have", "has",
  ]

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.words.map { String($0.filter { !"?,'".contains($0) }) }
    let small = words.map { $0.lowercased() }
    guard let place = small.firstIndex(where: { $0 == "last" || ordinals.contains($0) }), place + 1 < words.count,
      nouns.contains(small[place + 1])
    else { return numbered(words, small, workspace.document) }
    let snapshot = workspace.document.view.pending
    let section = words.dropFirst(place).first(where: snapshot.contains(section:))
    let others = words.indices.filter { ![place, place + 1].contains($0) && words[$0] != section && !idle.contains(small[$0]) }
    let items = section.map { (try? snapshot.itemIdentifiers(inSection: $0)) ?? [] } ?? snapshot.itemIdentifiers
    let index = ordinals.firstIndex(of: small[place]) ?? items.count - 1
    guard others.isEmpty, items.indices.contains(index) else { return nil }
    let isPlace = small.contains { ["where", "wheres", "index", "path", "indexpath", "find"].contains($0) }
    return .offering([ExpectCommands.line(isPlace ? "where item" : "frames", [items[index].name])])
  }

  /// Whether a line counts an item out beyond the first, or asks for a measure of one.
  static func isOne(_ words: [String]) -> Bool {
    let isMeasured = words.contains(where: measures.contains)
    let pairs = zip(words, words.dropFirst())
    return isMeasured && pairs.contains { nouns.contains($0) && Int($1) != nil }
      || pairs.contains { ordinal, noun in
        nouns.contains(noun) && (ordinals.dropFirst().contains(ordinal) || isMeasured && ["first", "last"].contains(ordinal))
      }
  }

  private static let measures: Set<String> = ["frame", "frames", "size", "width", "height", "position", "origin", "rect"]

  /// `frame of item 2`: the second item, and the one with that index, as UIKit counts.
  private static func numbered(_ words: [String], _ small: [String], _ document: Document) -> OtherWords<Workspace>.Reading? {
    let snapshot = document.view.pending
    guard let place = small.firstIndex(where: nouns.contains), place + 1 < words.count, let number = Int(words[place + 1]), number > 0,
      !snapshot.contains(item: document.view.identifier(for: words[place + 1])),
      words.indices.allSatisfy({ [place, place + 1].contains($0) || idle.contains(small[$0]) }),
      let section = snapshot.sectionIdentifiers.first, let items = try? snapshot.itemIdentifiers(inSection: section)
    else { return nil }
    let second = items.indices.contains(number - 1) ? [ExpectCommands.line("frames", [items[number - 1].name])] : []
    // Behind the last one there is none.
    if second.isEmpty { return .offering(["frames"]) }
    return .offering(second + (items.indices.contains(number) ? ["frames \(quotedIfNeeded(section)):\(number)"] : []))
  }
}

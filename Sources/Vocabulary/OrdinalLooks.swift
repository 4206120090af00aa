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
    let counted = small.indices.dropLast().first { index in
      let (word, next) = (small[index], small[index + 1])
      return nouns.contains(next) ? word == "last" || ordinals.contains(word) : nouns.contains(word) && Int(next) ?? 0 > 0
    }
    guard let place = counted else { return nil }
    let snapshot = workspace.document.view.pending
    let section = words.dropFirst(place).first(where: snapshot.contains(section:))
    let others = words.indices.filter { ![place, place + 1].contains($0) && words[$0] != section && !idle.contains(small[$0]) }
    let items = section.map { (try? snapshot.itemIdentifiers(inSection: $0)) ?? [] } ?? snapshot.itemIdentifiers
    let number = Int(small[place + 1])
    let index = ordinals.firstIndex(of: small[place]) ?? (number ?? items.count) - 1
    guard others.isEmpty else { return nil }
    // Behind the last one there is none.
    guard items.indices.contains(index) else { return number == nil ? nil : .offering(["frames"]) }
    let isPlace = small.contains { ["where", "wheres", "index", "path", "indexpath", "find"].contains($0) }
    let line = ExpectCommands.line(isPlace ? "where item" : "frames", [items[index].name])
    // A number may be an index, as UIKit counts.
    guard let number, number < items.count else { return .offering([line]) }
    return .offering([line, "frames \(workspace.document.example(of: "someSection")):\(number)"])
  }

  /// A look at an item by its index path, or its index alone: `item at [0, 2]`, `what is at [0, 2]`, `items[2]`.
  static let paths: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.text.lowercased().words(between: " ,[]()?:")
    if let point = point(words, workspace.document) { return .offering(["frames --in (\(point),1,1)"]) }
    let (indices, others) = (words.compactMap { Int($0) }, words.filter { Int($0) == nil })
    let isNamed = others.contains { nouns.contains($0.singular) || $0 == "indexpath" || $0 == "path" }
    let isLook = ["frame", "frames"].contains(others.first) && others.count == 1
    // 'at 0,2' alone may be a point, and a list of names stands in brackets too.
    let isCounted = isNamed && (tried.words[0].contains("[") || nouns.contains(others[0]))
    guard (1...2).contains(indices.count), words.last.flatMap({ Int($0) }) ?? -1 >= 0, indices[0] >= 0,
      others.contains("at") ? isNamed || tried.text.contains("[") : (isCounted || isLook) && tried.text.contains("["),
      others.allSatisfy({ nouns.contains($0.singular) || idle.contains($0) })
    else { return nil }
    let path = IndexPath(section: indices.count > 1 ? indices[0] : 0, item: indices[indices.count - 1])
    return .offering(["frames \(workspace.document.selector(of: path))"])
  }

  /// The coordinates of `cell at point 200,50`, and of `item at (200, 50)`, where a first number is no section's.
  private static func point(_ words: [String], _ document: Document) -> String? {
    let numbers = words.filter { decimal($0) != nil }
    let others = words.filter { decimal($0) == nil && !points.contains($0) }
    let isPoint = words.contains(where: points.contains)
    guard numbers.count == 2, words.contains(where: { ["at", "under", "near", "point"].contains($0) }), words.last == numbers[1],
      isPoint || decimal(numbers[0]) ?? 0 >= Double(max(1, document.view.pending.numberOfSections)),
      others.contains(where: { nouns.contains($0.singular) }) || isPoint,
      others.allSatisfy({ nouns.contains($0.singular) || idle.contains($0) || ["under", "near", "there"].contains($0) })
    else { return nil }
    return numbers.joined(separator: ",")
  }

  private static let points: Set<String> = ["point", "cgpoint", "indexpathforitem", "coordinate", "coordinates", "location", "x", "y"]

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
}

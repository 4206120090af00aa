import CommandLanguage
import Commands
import Documents
import Snapshots

/// A question about the room between two items: `how much space between a and b`, `distance from a to b`. Their frames say it.
enum DistanceQuestions {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    guard let named = named(tried) else { return nil }
    let view = workspace.document.view
    let areItems = named.allSatisfy { name in
      view.pending.numberOfItems == 0
        ? name.count == 1 && name.first?.isLetter == true : view.pending.contains(item: view.identifier(for: name))
    }
    return areItems ? .offering([line(named)]) : nil
  }

  /// The line for two words between which the room is asked for, whatever they are; nil for any other line.
  static func line(_ tried: TriedLine) -> String? { named(tried).map(line) }

  private static func line(_ named: [String]) -> String { (["frames"] + named).joined(separator: " ") }

  private static func named(_ tried: TriedLine) -> [String]? {
    let words = tried.words.map { String($0.filter { $0 != "?" && $0 != "," }) }
    let small = words.map { $0.lowercased() }
    guard let first = small.first, let room = small.firstIndex(where: rooms.contains), words.allSatisfy({ decimal($0) == nil }),
      tried.isQuestion || looks.contains(first) || room == 0
    else { return nil }
    // Before such a word 'a' is an article.
    let named = words.indices.filter { $0 > room && !between.contains(small[$0]) }.map { words[$0] }
    return named.count == 2 && named[0] != named[1] ? named : nil
  }

  private static let rooms: Set<String> = [
    "space", "spacing", "gap", "gaps", "distance", "room", "far", "apart", "margin", "pixels", "points",
  ]
  static let looks: Set<String> = [
    "show", "list", "display", "p", "po", "get", "find", "measure", "tell", "give", "print", "calculate", "check", "see", "explain",
  ]
  private static let between: Set<String> = [
    "between", "from", "to", "and", "of", "is", "are", "there", "the", "item", "items", "cell", "cells", "apart", "away", "now", "here",
    "in", "points",
  ]
}

import CommandLanguage
import Commands
import Documents
import Snapshots

/// A question about the difference of two things that are on screen: `what is the difference between a and b?`, `a vs b`.
enum ComparedItems {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.words.map { String($0.filter { $0 != "?" && $0 != "," }) }
    let view = workspace.document.view
    guard words.contains(where: signs.contains) else { return nil }
    let named = words.filter { !signs.contains($0) && !between.contains($0.lowercased()) }
    guard named.count == 2, named[0] != named[1] else { return nil }
    if named.allSatisfy({ view.pending.contains(section: $0) }) { return .offering([named.map { "items \($0)" }.joined(separator: "; ")]) }
    let isLikely = view.pending.numberOfItems == 0 && named.allSatisfy { $0.count == 1 && $0.first?.isLetter == true }
    let areItems = named.allSatisfy { view.pending.contains(item: workspace.document.view.identifier(for: $0)) }
    return isLikely || areItems ? .offering([(["frames"] + named).joined(separator: " ")]) : nil
  }

  private static let signs: Set<String> = ["difference", "differences", "differs", "differ", "vs", "versus", "same", "as"]
  private static let between: Set<String> = [
    "what", "what's", "whats", "is", "are", "the", "between", "and", "of", "from", "how", "does", "do", "show", "me", "items", "item",
    "cells",
    "sections", "section", "size", "width", "height", "wide", "tall", "high", "big", "with", "has", "have",
  ]
}

import CommandLanguage
import Commands
import Documents
import Snapshots
import Wording

/// All items of a section as a new list, `items = d a b e`, and two lists of which the difference is asked for:
/// `compare a b c d with d a b e`.
enum ItemLists {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.text.replacing(text: "[", with: " [ ").replacing(text: "]", with: " ] ").words(between: " ,\"")
    let view = workspace.document.view
    guard let first = words.first?.lowercased() else { return nil }
    let section = workspace.document.example(of: "someSection")
    let isThere = view.pending.contains(section: section)
    let old = isThere ? ((try? view.pending.itemIdentifiers(inSection: section)) ?? []).map { quotedIfNeeded($0.name) } : []
    guard old.count <= ItemAmounts.mostNamed else { return nil }
    let making = isThere ? [] : [ExpectCommands.line("append sections", [section])]
    if let names = assigned(words, in: view), names != old {
      return .offering([(making + replacing(old, by: names, in: section)).joined(separator: "; ")])
    }
    guard verbs.contains(first), let lists = compared(words.dropFirst(), in: view) else { return nil }
    guard lists[0] == old || !edits.contains(first) else { return nil }
    let before = lists[0] == old ? [] : making + replacing(old, by: lists[0], in: section) + ["apply"]
    return .offering([(before + replacing(lists[0], by: lists[1], in: section) + ["diff"]).joined(separator: "; ")])
  }

  private static let edits: Set<String> = ["change", "go", "update"]
  private static let verbs = edits.union(["compare", "diff", "difference", "differences", "animate"])
  private static let signs: Set<String> = ["with", "to", "and", "against", "vs", "versus", "->", "=>", "into", "]"]
  private static let idle: Set<String> = [
    "the", "between", "from", "of", "items", "item", "snapshot", "list", "lists", "new:", "old:", "[",
  ]

  private static func replacing(_ old: [String], by new: [String], in section: String) -> [String] {
    (old.isEmpty ? [] : ["delete items \(old.joined(separator: " "))"]) + ["append items \(new.joined(separator: " ")) to \(section)"]
  }

  /// The names of `items = a b`, `set the items to a b` and `replace all items with a b`.
  private static func assigned(_ words: [String], in view: View) -> [String]? {
    let small = words.map { $0.lowercased() }
    guard
      let noun = small.firstIndex(where: {
        ["items", "items:", "snapshot.items", "itemidentifiers"].contains($0) || $0 == "everything" && small[0] == "replace"
          || view.pending.contains(section: $0)
      }), noun < 4,
      small[..<noun].allSatisfy({ ["set", "replace", "change", "make", "all", "the", "my"].contains($0) })
    else { return nil }
    let sign = small.dropFirst(noun + 1).first
    let isPlain = small[noun].hasSuffix(":")
    guard isPlain || sign.map({ ["=", "to", "with", "by", "are", ":"].contains($0) }) ?? false else { return nil }
    let names = words.dropFirst(noun + (isPlain ? 1 : 2)).filter { $0 != "[" && $0 != "]" }
    // One number is an amount.
    if names.count == 1, Int(names[0]) != nil { return nil }
    return names.isEmpty || !names.allSatisfy({ (ItemAppends.isName($0) || Int($0) != nil) && !$0.contains(".") }) ? nil : Array(names)
  }

  /// Two lists of names, each of more than one.
  private static func compared(_ words: ArraySlice<String>, in view: View) -> [[String]]? {
    var lists: [[String]] = [[]]
    for word in words where !idle.contains(word.lowercased()) {
      if signs.contains(word.lowercased()) {
        if lists.last?.isEmpty == false { lists.append([]) }
      } else {
        lists[lists.count - 1].append(word)
      }
    }
    lists.removeAll { $0.isEmpty }
    let isName = { (word: String) in
      word.count == 1 && word.first?.isLetter == true || word.last?.isNumber == true && word.first?.isLetter == true
        || view.pending.contains(item: view.identifier(for: word))
    }
    return lists.count == 2 && lists.allSatisfy { $0.count > 1 && $0.count <= ItemAmounts.mostNamed && $0.allSatisfy(isName) } ? lists : nil
  }
}

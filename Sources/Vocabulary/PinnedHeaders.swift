import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import HashTreeCollections
import LayoutComponents

/// A header or a footer that is there already, pinned by its name, or no longer: `sticky header`, `unpin the footer`.
enum PinnedHeaders {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.words.flatMap { $0.lowercased().split { "-?!.,".contains($0) }.map { String($0).singular } }
    let document = workspace.document
    guard words.contains(where: pins.contains), let name = boundary(in: words, of: document),
      words.allSatisfy({ pins.contains($0) || nouns.contains($0) || denials.contains($0) || idle.contains($0) || $0 == name })
    else { return nil }
    let path = "\(name).pinToVisibleBounds"
    if tried.isQuestion { return .offering(["show \(path)"]) }
    return .offering(["set \(path) \(!words.contains(where: denials.contains))"])
  }

  /// The boundary item that the words name, or the first at the edge that they are about.
  private static func boundary(in words: [String], of document: Document) -> String? {
    let names = document.components.keys.sorted().filter { document.components[$0]?.kind == .boundary }
    if let name = names.first(where: { words.contains($0.lowercased()) }) { return name }
    guard words.contains(where: nouns.contains) || words.count == 1 else { return nil }
    let isFooter = words.contains("footer")
    return names.first { name in
      guard case .boundary(let item, _) = document.components[name]?.value else { return false }
      return [.bottom, .bottomLeading, .bottomTrailing].contains(item.alignment) == isFooter
    }
  }

  private static let pins: Set<String> = [
    "sticky", "stick", "sticking", "pin", "pinned", "pinning", "unpin", "unstick", "float", "floating", "stay", "pintovisiblebound",
  ]
  private static let nouns: Set<String> = ["header", "footer", "title"]
  private static let denials: Set<String> = ["unpin", "unstick", "not", "don't", "dont", "no", "stop", "non", "never", "false", "off"]
  private static let idle: Set<String> = [
    "make", "set", "keep", "let", "the", "my", "a", "to", "be", "is", "are", "at", "on", "of", "in", "top", "bottom", "screen", "section",
    "visible", "bound", "true", "longer", "from", "with", "turn", "enable", "add", "sight", "while", "when", "scrolling", "it", "grid",
  ]
}

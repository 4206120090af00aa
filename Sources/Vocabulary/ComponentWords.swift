import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import LayoutComponents

/// Components by that word, name first: `component cell item width 1/3 height 100`, and `component cell`, which shows one that is there.
enum ComponentWords {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    var words = (tried.spellings.last ?? tried).words.filter { $0 != "=" && $0 != ":" }
    while let first = words.first, openings.contains(first.lowercased()) { words.removeFirst() }
    guard words.count > 1, words[0].lowercased() == "component", words[1].first?.isLetter == true else { return nil }
    let (name, document) = (words[1], workspace.document)
    if words.count == 2, document.components[name] != nil { return .offering(["show \(name)"]) }
    let kind = words.count > 2 ? words[2].lowercased() : "item"
    let parts = words.firstIndex(of: "of").map { words[($0 + 1)...] } ?? []
    guard var rest = rest(of: kind, document) else { return nil }
    if kind == "group", words.contains("vertical") { rest[0] = "vertical" }
    if kind == "section", let group = parts.first { rest = [group] }
    let pairs = zip(words.dropFirst(3), words.dropFirst(4)).compactMap { pair($0, $1) }
    let others = rest.filter { other in !pairs.contains { $0.prefix { $0 != "=" } == other.prefix { $0 != "=" } } }
    let sides = others.filter { $0.contains("=") }
    return .offering([
      (["define", kind, name] + others.prefix { !$0.contains("=") } + pairs + sides + of(kind, parts, document)).joined(separator: " ")
    ])
  }

  private static let openings: Set<String> = ["define", "make", "create", "new", "add", "a", "the", "let"]

  /// What a component of a kind needs besides its name, where the line says nothing else; nil for what is no kind.
  private static func rest(of kind: String, _ document: Document) -> [String]? {
    switch kind {
    case "item": ["width=1/3w", "height=1h"]
    case "group": ["horizontal", "width=1w", "height=100"]
    case "section": [document.example(of: "someGroup")]
    case "header", "footer", "boundary": ["width=1w", "height=~44"]
    case "badge": ["width=20", "height=20"]
    case "background": []
    default: nil
    }
  }

  private static func of(_ kind: String, _ parts: ArraySlice<String>, _ document: Document) -> [String] {
    kind == "group" ? ["of"] + (parts.isEmpty ? [document.example(of: "someCell")] : parts) : []
  }

  /// `width=1/3w` for the words `width 1/3`.
  private static func pair(_ side: String, _ value: String) -> String? {
    guard ["width", "height"].contains(side), let first = value.first, first.isNumber || first == "~" || value.hasSuffix(")") else {
      return nil
    }
    let isPart = value.contains("/") && value.last?.isNumber == true || decimal(value).map { $0 <= 1 } ?? false
    return "\(side)=\(value)" + (isPart ? String(side.prefix(1)) : "")
  }
}

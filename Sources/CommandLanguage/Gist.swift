import Wording

/// What a line is about, whatever the order of its words, and the line of this language that does it: what is offered where no pattern
/// fits.
///
/// A row is written as words: of `gap|spacing` one must be there, of `[rows|lines]` one may be, which makes the row fit better, and
/// `<item>` is a word that names one. The line repeats such names; one that the line tried does not have is filled in from the document,
/// and `<number=10>` says what a missing number is.
package struct Gist: Sendable {
  let needed: [[String]]
  let welcome: [String]
  /// The names that must be there.
  let names: [String]
  package let line: String
  let kinds: @Sendable (String) -> Rephrasing.Kind
  /// Whether its line only looks: what a question may be answered with.
  let isLook: Bool

  /// Reads rows of the form `words -> line`, one in a line of text.
  package static func rows(kinds: @escaping @Sendable (String) -> Rephrasing.Kind, verbatim table: String) -> [Gist] {
    table.split(separator: "\n").compactMap { row in
      let words = row.split(separator: " ")
      guard let arrow = words.firstIndex(of: "->") else { return nil }
      return Gist(words[..<arrow], line: words[(arrow + 1)...].joined(separator: " "), kinds)
    }
  }

  private init(_ words: ArraySlice<Substring>, line: String, _ kinds: @escaping @Sendable (String) -> Rephrasing.Kind) {
    var needed: [[String]] = []
    var welcome: [String] = []
    var names: [String] = []
    for word in words {
      let inside = word.dropFirst().dropLast()
      switch word.first {
      case "<": names.append(String(inside))
      case "[": welcome += inside.split(separator: "|").map { String($0).singular }
      default: needed.append(word.split(separator: "|").map { String($0).singular })
      }
    }
    (self.needed, self.welcome, self.names, self.line, self.kinds) = (needed, welcome, names, line, kinds)
    let verb = line.prefix { $0 != " " }
    isLook =
      !["set", "define", "append", "insert", "delete", "move", "add", "container", "rotate", "undo", "redo", "apply"].contains(verb)
      && !(verb == "template" && line.contains(" "))
  }

  /// How well a line fits: how much the words of it say that are in the row; nil if one is missing that must be there.
  func score(_ words: [String], _ found: (String) -> Bool) -> Int? {
    var score = 0
    for choices in needed {
      guard let word = words.first(where: { choices.contains($0) }) else { return nil }
      score += 1 + WordWeight.of(word)
    }
    guard names.allSatisfy(found) else { return nil }
    score += names.count * WordWeight.name + words.filter { welcome.contains($0) }.count
    return score + (line.contains(text: "<number") && found("number") ? 1 : 0)
  }

  /// The words that it knows.
  var words: [String] { needed.flatMap { $0 } + welcome }

  /// Whether a line may be about this because of a word.
  package func concerns(_ word: String) -> Bool { needed.contains { $0.contains(word) } }
}

extension OtherWords {
  /// The line of the row that a refused one fits best; nil if it fits none.
  func gist<Live: Vocabulary>(of tried: TriedLine, _ document: Document, _ vocabulary: Live) -> String? {
    let words = tried.parts.map { $0.isQuoted ? "" : $0.text.lowercased().singular }
    var best: (gist: Gist, score: Int)?
    for gist in gists where gist.isLook || !tried.isQuestion {
      let score = gist.score(words) { !gist.found($0, in: tried, vocabulary).isEmpty }
      if let score, score > best?.score ?? 0 { best = (gist, score) }
    }
    return best.map { best in
      best.gist.line(of: tried, vocabulary) { fillIn($0, document) }
    }
  }
}

extension Gist {
  /// The words of a line that a name may stand for, in their order.
  fileprivate func found<Live: Vocabulary>(_ label: String, in tried: TriedLine, _ vocabulary: Live) -> [String] {
    let kind = kinds(label)
    return tried.parts.compactMap { part in
      let number = part.isQuoted ? nil : part.text.spokenNumber
      if kind == .number { return number }
      // A number is rather a place or an amount than a name.
      guard number == nil, case .live = kind else { return nil }
      return kind.fits(part, vocabulary) ? part.text : nil
    }
  }

  /// The line, with the names that were found; the second `<item>` is the second name of an item, or the only one again.
  fileprivate func line<Live: Vocabulary>(of tried: TriedLine, _ vocabulary: Live, _ fillIn: (String) -> String) -> String {
    var text = ""
    var rest = line[...]
    var used: [String: Int] = [:]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let sides = rest[rest.index(after: open)..<close].split(separator: "=", maxSplits: 1).map(String.init)
      let found = found(sides[0], in: tried, vocabulary)
      text += rest[..<open]
      rest = rest[rest.index(after: close)...]
      if rest.hasPrefix("..."), !found.isEmpty {
        text += found.joined(separator: ",")
      } else {
        let index = used[sides[0], default: 0]
        used[sides[0]] = index + 1
        text += index < found.count ? found[index] : found.count == 1 ? found[0] : fillIn(sides.last ?? "")
      }
      if rest.hasPrefix("...") { rest = rest.dropFirst(3) }
    }
    return text + rest
  }
}

extension String {
  /// A word without its plural's ending.
  package var singular: String { count > 3 && hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self }

  /// The number that a word is: `3`, `3x`, `three`; nil for any other.
  fileprivate var spokenNumber: String? {
    if decimal(self) != nil { return self }
    if hasSuffix("x"), decimal(dropLast()) != nil { return String(dropLast()) }
    return points ?? figures
  }
}

/// How much a word says of what a line is about.
private enum WordWeight {
  static let name = 2

  static func of(_ word: String) -> Int { light.contains(word) ? 1 : denials.contains(word) ? 4 : heavy.contains(word) ? 3 : 2 }

  /// Words that stand in any wish, and the places that it is for.
  private static let light: Set<String> = [
    "make", "add", "set", "put", "get", "give", "want", "need", "use", "change", "create", "insert", "show", "see", "item", "cell", "row",
    "line", "column", "section", "group", "element", "view", "screen", "all", "every", "everything", "what", "how", "which", "is", "are",
  ]
  /// What a wish is hardly about by the way.
  private static let heavy: Set<String> = [
    "spacing", "gap", "gutter", "inset", "padding", "margin", "header", "footer", "badge", "carousel", "xcode", "clipboard", "diff",
  ]
  /// Words that turn a wish into its contrary.
  private static let denials: Set<String> = ["no", "none", "zero", "without", "off", "disable", "remove"]
}

import CommandLanguage
import Documents
import HashTreeCollections
import LayoutComponents
import Snapshots

/// A property set in a sentence, in any order of its words: `make the interitem spacing of row 8pt`, `set cells contentInsets to 4`,
/// `orthogonalScrollingBehavior = .groupPaging`.
///
/// What is no property, no owner and no word of every sentence is the value. A name that several properties have here, as spacing is,
/// needs an owner.
struct PropertySentence {
  private(set) var property = ""
  /// The names that the property may have here.
  private(set) var names: [String] = []
  /// A component, `layout` or `environment`; nil if none is named.
  private(set) var owner: String?
  /// The kind of component that a word such as `cells` is about.
  private(set) var kind: Component.Kind?
  /// The edges of insets that the sentence is about, in its order.
  private var namedEdges: [String] = []
  private var values: [String] = []

  init?(_ tried: [String], in document: Document) {
    var words = Self.withWholeSizes(tried.flatMap(Self.splitAtDotAndEquals)).filter { !Self.idle.contains($0.lowercased()) }
    guard let first = words.first?.lowercased() else { return nil }
    if Self.verbs.contains(first) {
      words.removeFirst()
    } else if Self.kinds[first.singular] == nil, !shellCommands.commands(beginningWith: first).isEmpty {
      return nil
    }
    let isOfSize = tried.contains { ["size", "sizes", "layoutsize", "itemsize"].contains($0.lowercased()) }
    // In 'full width x 120' the order says which is which.
    if isOfSize, words.contains(where: Self.times.contains) {
      words.removeAll { Self.times.contains($0) || Self.sides.contains($0.lowercased()) }
    }
    guard takeProperty(from: &words) || takeChoice(from: words) || takeSize(from: words) || isOfSize && words.count > 1 else { return nil }
    for word in words { take(word, in: document) }
    if property.isEmpty {
      // Two values are the width and the height.
      guard values.count == 2 else { return nil }
      (property, names, values) = ("size", ["size"], [values.joined(separator: "x")])
    }
    guard takeEdges() else { return nil }
    let saysOwner =
      ["group", "section"].contains { owner in tried.contains { $0.withoutPossessive == owner } } && !tried.contains("between")
    // 'every third cell full width' has no value of its own.
    guard !values.isEmpty, values.count(where: { SpokenLength.part($0) != nil }) < 2,
      owner != nil || names.count == 1 || saysOwner && kind != .item
    else { return nil }
  }

  /// Makes the edges a part of the property or of its value; false if it has none.
  private mutating func takeEdges() -> Bool {
    guard let edge = namedEdges.first else { return true }
    let isOfEdges = names.allSatisfy(Self.ofEdges.contains)
    if isOfEdges, namedEdges.count == 1 {
      property += ".\(edge)"
    } else if isOfEdges, [1, namedEdges.count].contains(values.count), values.allSatisfy({ decimal($0) != nil }) {
      let named = zip(namedEdges, namedEdges.indices).map { "\($0):\(values[min($1, values.count - 1)])" }
      values = SwiftValue.insets("(\(named.joined(separator: ",")))").map { [$0] } ?? []
    } else if names == ["edgeSpacing"], values.count == 1, namedEdges.count == 1 {
      values = ["(\(edge):\(decimal(values[0]) == nil ? values[0] : "fixed(\(values[0]))"))"]
    } else {
      return false
    }
    return true
  }

  /// What the property is set to.
  var value: ArraySlice<String> {
    guard values.count == 2, values[0].lowercased() == "fractional", property == "width" || property == "height" else {
      return values.map(valueInFigures)[...]
    }
    return ["\(property == "width" ? "fractionalWidth" : "fractionalHeight")(\(values[1]))"]
  }

  /// A value that is said in words: the half of a width is `fractionalWidth(1/2)`, and no spacing is 0.
  private func valueInFigures(_ word: String) -> String {
    let part = SpokenLength.part(word)
    switch property {
    case "width": return part.map { "fractionalWidth(\($0))" } ?? word
    case "height": return part.map { "fractionalHeight(\($0))" } ?? word
    default: return ["no", "none", "zero", "nothing"].contains(word.lowercased()) ? "0" : word
    }
  }

  private static let times: Set<String> = ["x", "by", "×", "*"]
  private static let sides: Set<String> = ["width", "height", "wide", "tall", "high"]
  private static let ofEdges: Set<String> = ["contentInsets", "safeArea", "layoutMargins"]
  private static let edges = [
    "top": "top", "leading": "leading", "left": "leading", "bottom": "bottom", "trailing": "trailing", "right": "trailing",
  ]

  private static let verbs: Set<String> = [
    "set", "change", "make", "update", "edit", "modify", "assign", "put", "give", "use", "increase", "decrease", "adjust", "add", "let",
    "var",
    "reduce", "apply", "configure", "enable", "resize",
  ]
  private static let idle = Set([
    "the", "a", "an", "of", "for", "->", "→", "=>", "by", "on", "in", "with", "all", "every", "each", "my", "please", "between",
    "size", "equal", "self", "points", "point", "how", "do", "i", "can", "want", "its",
  ]).union(setters)
  /// What stands between a property and its value.
  static let setters = wondering.union(["=", "to", ":", "be", "becomes", "equals"])
  private static let wondering: Set<String> = ["is", "was", "were", "will", "would", "being"]
  /// Whether a line says or asks what is, was or may be, rather than what is to be.
  static func wonders(_ tried: TriedLine) -> Bool {
    tried.text.hasSuffix("?") || tried.words.contains(where: wondering.contains)
  }

  private static func splitAtDotAndEquals(_ word: String) -> [String] {
    guard !word.contains("("), !word.contains("\"") else { return [word] }
    let sides = word.split(separator: "=").map(String.init)
    return sides.flatMap { side in
      guard side.first?.isLetter == true else { return [side] }
      return side.split(separator: ".").map(String.init)
    }
  }

  /// Takes the words that name a property, together or apart: `content insets`, `inter-item spacing`, `interItemSpacing`.
  private mutating func takeProperty(from words: inout [String]) -> Bool {
    for count in [4, 3, 2, 1] where words.count >= count {
      for start in 0...(words.count - count) {
        let spoken = words[start..<start + count].joined().lowercased().filter { $0 != "-" && $0 != "_" }
        // 'group spacing' is that of a group, unlike the one between them.
        guard count == 1 || spoken != "groupspacing" else { continue }
        guard let found = Self.properties[spoken] else { continue }
        (property, names) = found
        words.removeSubrange(start..<start + count)
        return true
      }
    }
    return false
  }

  /// Takes the property that has a value of its own name: `groupPaging`, `insetGrouped`.
  private mutating func takeChoice(from words: [String]) -> Bool {
    for word in words {
      let plain = word.hasPrefix(".") ? String(word.dropFirst()) : word
      guard plain.count > 3, let found = Self.property(withValue: plain) else { continue }
      (property, names) = (found, [found])
      return true
    }
    return false
  }

  /// With `100 by 50` as `100x50`.
  private static func withWholeSizes(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.first {
      rest = rest.dropFirst()
      let width = SpokenLength.points(word) ?? word
      if let sign = rest.first, ["by", "x", "×", "*"].contains(sign), decimal(width) != nil, let second = rest.dropFirst().first {
        let height = SpokenLength.points(second) ?? second
        if decimal(height) != nil {
          result.append("\(width)x\(height)")
          rest = rest.dropFirst(2)
          continue
        }
      }
      result.append(word)
    }
    return result
  }

  /// Takes both dimensions at once, for a size such as `100x50`.
  private mutating func takeSize(from words: [String]) -> Bool {
    let isSize = words.contains { word in
      let sides = word.split(separator: "x")
      return sides.count == 2 && sides.allSatisfy { decimal($0) != nil }
    }
    if isSize { (property, names) = ("size", ["size"]) }
    return isSize
  }

  private static func property(withValue value: String) -> String? {
    Component.Kind.allCases.lazy.flatMap { Component.properties(of: $0).properties }.first { property in
      guard case .choices(let candidates) = property.completions else { return false }
      return candidates.contains { $0.text == value }
    }?.name
  }

  private mutating func take(_ word: String, in document: Document) {
    let plain = word.withoutPossessive
    if let named = Self.edges[plain.lowercased()], !namedEdges.contains(named) {
      namedEdges.append(named)
    } else if owner == nil, document.components[plain] != nil || plain == "layout" || plain == "environment" {
      owner = plain
    } else if owner == nil, kind == nil, let kind = Self.kinds[plain.lowercased().singular] {
      self.kind = kind
    } else if owner == nil, kind == nil, document.view.pending.itemIdentifiers.contains(where: { $0.name == plain }) {
      kind = .item
    } else {
      values.append(word)
    }
  }

  static let kinds: [String: Component.Kind] = [
    "item": .item, "cell": .item, "photo": .item, "group": .group, "row": .group, "section": .section, "grid": .section,
  ]

  /// Names in small letters, each as it is written and with the properties that it stands for.
  static let properties: [String: (String, [String])] = {
    var all: [String: (String, [String])] = [:]
    for (name, others) in PropertySpelling.otherNames where name.count > 1 && name != "columns" { all[name.lowercased()] = (name, others) }
    for (adjective, name) in [("wide", "width"), ("tall", "height"), ("high", "height")] { all[adjective] = (name, [name]) }
    for name in PropertyName.allCases {
      for spelling in [name.rawValue] + (name.fullName.map { [$0] } ?? []) where !spelling.contains(".") {
        all[spelling.lowercased()] = (name.rawValue, [name.rawValue])
      }
    }
    return all
  }()
}

extension String {
  fileprivate var withoutPossessive: String {
    hasSuffix("'s") || hasSuffix("’s") ? String(dropLast(2)) : self
  }
}

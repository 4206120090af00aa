import Documents
import HashTreeCollections

/// Renaming a template's components, and rebuilding an existing template.
extension Template {
  /// The template with this name for its section. The names of its other components begin with it.
  func named(_ name: String) -> Template {
    let names = Dictionary(
      uniqueKeysWithValues: components.map { ($0, $0 == components.last ? name : "\(name)-\($0)") })
    var copy = self
    copy.components = components.map { names[$0] ?? $0 }
    copy.lines = { [lines] site in
      lines(site).map { line in
        let words = line.split(separator: " ").map(String.init)
        // The word after `define` is a kind, not a name.
        return words.indices.map { $0 < 2 && words[0] == "define" ? words[$0] : names[words[$0]] ?? words[$0] }.joined(separator: " ")
      }
    }
    return copy
  }

  /// The lines that replace the template's existing components; nil if one of them was changed or was not made by the template.
  func replacing(_ site: Site, in document: Document) -> [String]? {
    let found = components.flatMap { name in
      document.components[name].map { $0.definition(named: name) }.map { [$0.line] + $0.additionLines } ?? []
    }
    let numbers: [Int?] = number == nil ? [nil] : [nil] + (1...100).map { $0 }
    let isUnchanged = numbers.contains { number in
      let built = lines(Site(number: number, width: site.width)).filter { !$0.hasPrefix("use ") }
      return Set(built.map(Self.words)) == Set(found.map(Self.words))
    }
    guard isUnchanged else { return nil }
    return lines(site).filter { line in
      let words = line.split(separator: " ")
      return words[0] == "define" || words[0] == "use" && !document.view.provider.mentions(String(words[1]))
    }
  }

  /// The words of a line, ignoring the order of its properties.
  private static func words(_ line: String) -> Set<Substring> { Set(line.split(separator: " ")) }
}

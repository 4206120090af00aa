/// A call, an assignment or a name in a line of Swift, as far as one line shows it. What is left open at the line's end counts as closed.
struct SwiftCall: Equatable {
  struct Argument: Equatable {
    /// `_` where there is none.
    var label: String
    var text: String
  }

  /// The method, the type of an initializer, or the property that is assigned or read.
  var name: String
  /// What stands before the name: `snapshot`, or `NSCollectionLayoutGroup`.
  var receiver: String
  var arguments: [Argument] = []
  /// The name that `let` gives to the result.
  var result: String?

  /// Nil for a line that is neither.
  init?(_ line: String) {
    var code = line.trimmedSpaces[...]
    while let word = Self.words.first(where: { code.hasPrefix($0 + " ") }) { code = code.dropFirst(word.count + 1).trimmedSpaces[...] }
    if code.hasPrefix("self.") { code = code.dropFirst(5) }
    let sides = code.split(atTopLevel: "=", most: 2)
    guard sides.count == 2, !sides[1].hasPrefix("=") else {
      self.init(expression: String(code))
      return
    }
    let target = String(sides[0].prefix { $0 != ":" }).trimmedSpaces
    if target.contains(".") {
      guard let assigned = SwiftCall(expression: target) else { return nil }
      self = assigned
      arguments = (SwiftCall(expression: sides[1])?.arguments ?? []) + [Argument(label: "=", text: sides[1].trimmedSpaces)]
    } else {
      guard let call = SwiftCall(expression: sides[1]) else { return nil }
      self = call
      result = target
    }
  }

  private static let words = ["if", "guard", "let", "var", "return", "await", "try", "try?", "lazy", "private", "static", "_ ="]

  /// Reads `snapshot.appendItems([a], toSection: .main)`.
  init?(expression: String) {
    // What `snapshot()` returns has members as a property has.
    let parts = expression.trimmedSpaces.withoutGenerics.split(atTopLevel: ".").map { String($0) }
    let code = (parts.dropLast().map { $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 } + parts.suffix(1)).joined(separator: ".")
    let head = code.prefix { $0 != "(" && $0 != "{" && $0 != " " && $0 != ":" }
    let path = head.split(separator: ".")
    guard let last = path.last, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    name = String(last)
    receiver = path.dropLast().joined(separator: ".")
    let rest = code[head.endIndex...]
    guard rest.first == "(" else {
      // A closure alone needs no parentheses.
      if rest.trimmedSpaces.hasPrefix("{") { arguments = [Argument(label: "_", text: rest.trimmedSpaces)] }
      return
    }
    arguments = rest.dropFirst().prefixBeforeClosing.split(atTopLevel: ",").map { part in
      let pieces = part.split(atTopLevel: ":", most: 2)
      let isLabelled = pieces.count == 2 && pieces[0].trimmedSpaces.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isLabelled
        ? Argument(label: pieces[0].trimmedSpaces, text: pieces[1].trimmedSpaces) : Argument(label: "_", text: part.trimmedSpaces)
    }
  }

  /// What is appended to a list of a layout's parts as what is assigned to it: `section.boundarySupplementaryItems.append(header)`.
  var assigning: SwiftCall {
    guard name == "append", receiver.hasSuffix("Items"), let part = argument("_") else { return self }
    return SwiftCall("\(receiver) = [\(part)]") ?? self
  }

  func argument(_ label: String) -> String? { arguments.first { $0.label == label }?.text }
}

extension StringProtocol {
  var trimmedSpaces: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" || last == ";" { text = text.dropLast() }
    return String(text)
  }

  /// Splits at a character that stands in no parentheses, brackets, braces and quotes.
  func split(atTopLevel separator: Character, most: Int = .max) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for character in self {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      if !isQuoted, depth == 0, character == separator, parts.count < most {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.trimmedSpaces.isEmpty }
  }

  /// The words between separators. Not inlined, which would double it in each reader.
  @inline(never) func words(between separators: String) -> [String] {
    String(self).split { separators.contains($0) }.map { String($0) }
  }

  /// What stands before the parenthesis that closes; everything if none does.
  fileprivate var prefixBeforeClosing: String {
    var depth = 0
    var result = ""
    for character in self {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { break }
      result.append(character)
    }
    return result
  }

  /// Without `<Section, Item>`.
  fileprivate var withoutGenerics: String {
    guard let open = firstIndex(of: "<"), !self[..<open].contains("("), let close = self[open...].firstIndex(of: ">") else {
      return String(self)
    }
    return String(self[..<open]) + self[index(after: close)...]
  }
}

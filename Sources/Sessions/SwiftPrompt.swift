import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import Localization
import SwiftInterpreter
import SwiftParsing

/// The lines that are treated as Swift.
package enum SwiftLines: Sendable {
  /// Lines that begin like Swift, and the following lines until their brackets are closed.
  case beginning
  /// All lines up to an empty line outside brackets, as with `paste`.
  case pasted
  /// All lines except commands, as with `--swift`.
  case all
}

/// Distinguishes lines of Swift from commands, using the names that the view's code declares.
package struct SwiftPrompt {
  let lines: SwiftLines
  let workspace: Workspace

  /// Whether a line is Swift. A line that can be either is a command.
  func readsAsSwift(_ line: [UInt8]) -> Bool {
    guard lines != .pasted else { return !line.isBlank }
    guard let start = line.firstIndex(where: { !$0.isSpace }) else { return false }
    let mayBe = lines == .all || SwiftStart.isLikely(line, at: start) || SwiftStart.isLabelled(line, at: start)
    guard mayBe || workspace.hasCode || line.endsOpen else { return false }
    let begins = SwiftStart(line[start...]).map { isSwift($0, line[start...]) } ?? false
    return begins || lines == .all && line[start] != UInt8(ascii: "#") && !isCommand(line[start...]) && !ConsoleText.isText(line)
  }

  /// Whether a typed entry is complete: the brackets of its Swift are closed, or the pasted text has ended.
  package func isWhole(_ entry: [UInt8]) -> Bool {
    var joiner = LineJoiner()
    var ended = false
    for line in entry.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      ended = joiner.take(Array(line), number: 1, by: self) != nil
    }
    return ended || !joiner.isWaiting
  }

  /// Whether a line after complete Swift starts something else.
  func endsSwift(_ line: [UInt8]) -> Bool {
    if lines == .pasted { return line.isBlank }
    let start = line.drop { $0.isSpace }
    return !line.isBlank && (isCommand(start) || start.starts(with: Array("# ".utf8)))
  }

  private func isSwift(_ start: SwiftStart, _ line: ArraySlice<UInt8>) -> Bool {
    switch start {
    case .keyword: !isCommand(line)
    case .comment: true
    // A UIKit name alone is not useful as code. If it is run as a command, the error shows the equivalent line.
    case .systemName: line.contains { !$0.isSpace && !$0.isNameByte } && !ConsoleText.isText(line)
    case .continuation: endsInTypedCode && !ConsoleText.isText(line)
    case .choice(let name):
      endsInTypedCode && (name.map { codeNames.contains($0) || line.contains(UInt8(ascii: ":")) } ?? true)
    case .name(let name, let isAlone):
      codeNames.contains(name) && !(isAlone && isCommand(line))
        || !isAlone && !isCommand(line) && nearestName(to: name, among: codeNames) != nil
        || Array(line).endsOpen && workspace.document.components[name] != nil && !isCommand(line)
    }
  }

  /// Whether the last code in the current view was typed.
  private var endsInTypedCode: Bool { workspace.document.view.code?.pieces.last.map { $0.file == nil } ?? false }

  private func isCommand(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.drop { $0.isSpace }.prefix { !$0.isSpace && $0 != UInt8(ascii: ";") }
    return shellCommands.beginsCommand(String(decoding: word, as: UTF8.self))
  }

  /// The names that the view's code declares, and those of its app if there is code.
  var codeNames: Set<String> {
    guard let code = workspace.document.view.code else { return [] }
    let reader = SwiftReader(
      pieces: code.pieces.map { SwiftReader.SourcePiece($0.text, host: SwiftHost(), runs: $0.file == nil) }, host: SwiftHost())
    return reader.names.union(["dataSource", "collectionView", "self"])
  }
}

/// The beginning of a line that may be Swift.
private enum SwiftStart {
  case keyword
  case comment
  /// `NSCollectionLayoutItem`, `UICollectionView`.
  case systemName
  /// `.name`, `+ 4`, `?? 4` or `else`, which continues the previous line.
  case continuation
  /// `? a : b`, which continues the previous line, or `? name`, which may be a request for help.
  case choice(String?)
  /// A name, either alone or followed by text that cannot follow a command.
  case name(String, isAlone: Bool)

  /// Nil for a line that cannot be Swift.
  init?(_ line: ArraySlice<UInt8>) {
    let first = line[line.startIndex]
    let second = line.count > 1 ? line[line.startIndex + 1] : 0
    switch first {
    case UInt8(ascii: "/") where second == UInt8(ascii: "/") || second == UInt8(ascii: "*"): self = .comment
    case UInt8(ascii: "@") where second.isLetter: self = .keyword
    case UInt8(ascii: "#") where line.starts(with: Array("#if".utf8)): self.init(condition: line.dropFirst(3))
    case UInt8(ascii: ".") where second.isLetter: self = .continuation
    case UInt8(ascii: "?") where second != first: self.init(choice: line.dropFirst().drop { $0.isSpace })
    case _ where Self.beginsWithOperator(line): self = .continuation
    case _ where first.isLetter || first == UInt8(ascii: "_"): self.init(word: line)
    default: return nil
    }
  }

  /// A compilation condition, `#if DEBUG`, `#if os(iOS)` or `#if !DEBUG`, as opposed to a comment of the shell.
  private init?(condition: ArraySlice<UInt8>) {
    let words = condition.split { $0.isSpace }
    let isCondition = words.count == 1 || condition.contains(UInt8(ascii: "(")) || condition.contains(UInt8(ascii: "&"))
    guard let first = condition.first, first.isSpace || first == UInt8(ascii: "("), isCondition else { return nil }
    self = .keyword
  }

  /// Nil for a single `?`, which requests help.
  private init?(choice rest: ArraySlice<UInt8>) {
    guard let first = rest.first else { return nil }
    let name = rest.prefix { $0.isNameByte }
    // A help topic is not followed by a parenthesis or a period.
    let isCode = !first.isLetter || rest.dropFirst(name.count).first.map { Self.signsAtName.contains($0) } ?? false
    self = .choice(isCode ? nil : String(decoding: name, as: UTF8.self))
  }

  /// An operator followed by a space: `+ 4`, `?? 4`, `&& isWide`, `: 4`, `-> Int {`.
  private static func beginsWithOperator(_ line: ArraySlice<UInt8>) -> Bool {
    let sign = line.prefix { operatorBytes.contains($0) }
    return (1...3).contains(sign.count) && line.dropFirst(sign.count).first?.isSpace ?? false
  }

  private static let operatorBytes = Set("+-*/%<>=&|^?:".utf8)

  /// Whether a line begins with a keyword, a comment, an attribute, or a letter that UIKit names begin with.
  static func isLikely(_ line: [UInt8], at start: Int) -> Bool {
    switch line[start] {
    case UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "N"), UInt8(ascii: "U"): return true
    case UInt8(ascii: "#"): return line[start...].starts(with: Array("#if".utf8))
    default: break
    }
    var end = start
    while end < line.count, line[end].isNameByte { end += 1 }
    return keywordTable[line, start..<end] != nil
  }

  private init?(word line: ArraySlice<UInt8>) {
    let word = String(decoding: line.prefix { $0.isNameByte }, as: UTF8.self)
    let rest = line.dropFirst(word.utf8.count)
    if let follows = Self.keywords[word] {
      if follows.holds(rest) || word == "for" && String(decoding: rest, as: UTF8.self).contains(text: "..") {
        self = .keyword
      } else {
        // The brace may be on the next line.
        guard follows == .block, let name = Self.subject(of: word, rest) else { return nil }
        self = .name(name, isAlone: false)
      }
    } else if Self.isLabelled(line) {
      self = .keyword
    } else if word == "else" || word == "catch" {
      self = .continuation
    } else if word == "PlaygroundPage" || Self.isOfSystem(word) {
      self = .systemName
    } else if let next = rest.first, Self.signsAtName.contains(next) {
      self = .name(word, isAlone: false)
    } else {
      let sign = rest.drop { $0.isSpace }
      guard sign.isEmpty || Self.isOperator(sign) else { return nil }
      self = .name(word, isAlone: sign.isEmpty)
    }
  }

  /// Whether the line begins with a labelled statement, such as `outer: for row in rows {`.
  static func isLabelled(_ line: [UInt8], at start: Int) -> Bool {
    var end = start
    while end < line.count, line[end].isNameByte { end += 1 }
    return end < line.count && line[end] == UInt8(ascii: ":") && isLabelled(line[start...])
  }

  private static func isLabelled(_ line: ArraySlice<UInt8>) -> Bool {
    guard let end = line.firstIndex(where: { !$0.isNameByte }), line[end] == UInt8(ascii: ":") else { return false }
    let statement = line[(end + 1)...].drop { $0.isSpace }
    let word = String(decoding: statement.prefix { $0.isNameByte }, as: UTF8.self)
    return keywords[word] == .block && Follower.block.holds(statement)
  }

  /// The name in the condition of a statement, or the sequence of a loop; nil if there is no name.
  private static func subject(of word: String, _ rest: ArraySlice<UInt8>) -> String? {
    let names = rest.split { !$0.isNameByte }.map { String(decoding: $0, as: UTF8.self) }.filter { !["let", "var", "case"].contains($0) }
    return word == "for" ? names.last : names.first
  }

  /// The text that must follow a keyword, so that an English sentence is not treated as Swift.
  private enum Follower {
    /// `let name = …`
    case binding
    /// A parenthesis, `func name(`.
    case call
    /// `struct Name`
    case typeName
    /// `import Name`, but not a file: `import Layout.swift`.
    case module
    /// A brace, `for a in b {`.
    case block
    /// One word, or text with a parenthesis.
    case value
    case keyword

    func holds(_ rest: ArraySlice<UInt8>) -> Bool {
      let words = rest.split { $0.isSpace }
      switch self {
      case .binding: return rest.contains(UInt8(ascii: "=")) || rest.contains(UInt8(ascii: ":"))
      case .call: return rest.contains(UInt8(ascii: "("))
      case .typeName: return words.first?.first.map { (65...90).contains($0) } ?? false
      case .module:
        return Follower.typeName.holds(rest) && ![".swift", ".galley"].contains { words[0].suffix($0.utf8.count).elementsEqual($0.utf8) }
      case .block: return rest.contains(UInt8(ascii: "{"))
      case .value: return words.count < 2 || rest.contains(UInt8(ascii: "("))
      case .keyword:
        return words.first.map { SwiftStart.keywords[String(decoding: $0.prefix { $0.isNameByte }, as: UTF8.self)] != nil } ?? false
      }
    }
  }

  /// The keywords that begin a line of Swift but not a command.
  private static let keywords: [String: Follower] = [
    "let": .binding, "var": .binding, "func": .call, "print": .call, "enum": .typeName, "struct": .typeName, "class": .typeName,
    "actor": .typeName, "extension": .typeName, "protocol": .typeName, "typealias": .binding, "import": .module, "if": .block,
    "for": .block, "while": .block, "guard": .block, "switch": .block, "do": .block, "repeat": .block, "defer": .block,
    "return": .value, "final": .keyword, "private": .keyword, "fileprivate": .keyword, "internal": .keyword, "public": .keyword,
    "static": .keyword, "lazy": .keyword, "indirect": .keyword, "mutating": .keyword, "weak": .keyword,
    "_": .binding, "await": .call, "try": .call, "override": .keyword, "infix": .keyword, "prefix": .keyword, "postfix": .keyword,
    "operator": .binding,
  ]
  private static let keywordTable = WordTable(keywords.keys)

  /// The characters after a name in code: `section.`, `makeSection(`, `items[`, `count!`.
  private static let signsAtName: Set<UInt8> = [
    UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "?"),
  ]

  /// Whether a word is like `NSCollectionLayoutItem` or `UICollectionView`.
  private static func isOfSystem(_ word: String) -> Bool {
    (word.hasPrefix("NS") || word.hasPrefix("UI")) && word.utf8.dropFirst(2).first.map { (65...90).contains($0) } ?? false
  }

  /// Whether a string begins with an operator: `= value`, `+= 8`, `* 2`.
  private static func isOperator(_ text: ArraySlice<UInt8>) -> Bool {
    let sign = text.prefix { !$0.isSpace }
    return sign.count < 4 && sign.allSatisfy { [UInt8(ascii: "="), 0x2B, 0x2D, 0x2A, 0x2F, 0x25, 0x3C, 0x3E, 0x21, 0x3F].contains($0) }
  }
}

extension [UInt8] {
  fileprivate var endsOpen: Bool {
    switch last {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool { isLetter || (48...57).contains(self) || self == UInt8(ascii: "_") }
  /// Setting the bit 0x20 converts an uppercase ASCII letter to lowercase.
  fileprivate var isLetter: Bool { self >= 0x80 || (97...122).contains(self | 0x20) }
}

import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import Localization
import SwiftInterpreter
import SwiftParsing

/// Which lines are Swift.
package enum SwiftLines: Sendable {
  /// Those that begin as Swift does, with the lines that close their brackets.
  case beginning
  /// All lines up to an empty one outside of brackets: `paste`.
  case pasted
  /// All lines but commands: `--swift`.
  case all
}

/// Tells lines of Swift from commands, by what the view's code declares.
package struct SwiftPrompt {
  let lines: SwiftLines
  let workspace: Workspace

  /// Whether a line is Swift. A line may be Swift or a command, never both: commands win where they are commands.
  func readsAsSwift(_ line: [UInt8]) -> Bool {
    guard lines != .pasted else { return !line.isBlank }
    guard let start = line.firstIndex(where: { !$0.isSpace }) else { return false }
    let mayBe = lines == .all || SwiftStart.isLikely(line, at: start) || SwiftStart.isLabelled(line, at: start)
    guard mayBe || workspace.hasCode || line.endsOpen else { return false }
    let begins = SwiftStart(line[start...]).map { isSwift($0, line[start...]) } ?? false
    return begins || lines == .all && line[start] != UInt8(ascii: "#") && !isCommand(line[start...])
  }

  /// Whether an entry that is typed needs no more lines: its Swift has closed its brackets, and what is pasted has ended.
  package func isWhole(_ entry: [UInt8]) -> Bool {
    var joiner = LineJoiner()
    var ended = false
    for line in entry.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      ended = joiner.take(Array(line), number: 1, by: self) != nil
    }
    return ended || !joiner.isWaiting
  }

  /// Whether a line after whole Swift is no part of it.
  func endsSwift(_ line: [UInt8]) -> Bool {
    if lines == .pasted { return line.isBlank }
    let start = line.drop { $0.isSpace }
    return !line.isBlank && (isCommand(start) || start.starts(with: Array("# ".utf8)))
  }

  private func isSwift(_ start: SwiftStart, _ line: ArraySlice<UInt8>) -> Bool {
    switch start {
    case .keyword: !isCommand(line)
    case .comment: true
    // A name of UIKit alone says nothing as code; as words it is answered with the line that does it.
    case .systemName: line.contains { !$0.isSpace && !$0.isNameByte }
    case .continuation: endsInTypedCode
    case .choice(let name):
      endsInTypedCode && (name.map { codeNames.contains($0) || line.contains(UInt8(ascii: ":")) } ?? true)
    case .name(let name, let isAlone):
      codeNames.contains(name) && !(isAlone && isCommand(line))
        || !isAlone && !isCommand(line) && nearestName(to: name, among: codeNames) != nil
        || Array(line).endsOpen && workspace.document.components[name] != nil && !isCommand(line)
    }
  }

  /// Whether what was typed last in the current view is Swift.
  private var endsInTypedCode: Bool { workspace.document.view.code?.pieces.last.map { $0.file == nil } ?? false }

  private func isCommand(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.drop { $0.isSpace }.prefix { !$0.isSpace && $0 != UInt8(ascii: ";") }
    return shellCommands.beginsCommand(String(decoding: word, as: UTF8.self))
  }

  /// The names that the view's code declares, and those of the app around it while there is code.
  var codeNames: Set<String> {
    guard let code = workspace.document.view.code else { return [] }
    let reader = SwiftReader(
      pieces: code.pieces.map { SwiftReader.SourcePiece($0.text, host: SwiftHost(), runs: $0.file == nil) }, host: SwiftHost())
    return reader.names.union(["dataSource", "collectionView"])
  }
}

/// How a line begins that may be Swift.
private enum SwiftStart {
  case keyword
  case comment
  /// `NSCollectionLayoutItem`, `UICollectionView`.
  case systemName
  /// `.name`, `+ 4`, `?? 4`, `else`, which go on with the line before.
  case continuation
  /// `? a : b`, which goes on with the line before, unless it asks for help about the name after it.
  case choice(String?)
  /// A name, followed by what commands do not have after a word, or alone.
  case name(String, isAlone: Bool)

  /// Nil for a line that is no Swift.
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

  /// `#if DEBUG`, `#if os(iOS)`, `#if !DEBUG`, rather than a comment.
  private init?(condition: ArraySlice<UInt8>) {
    let words = condition.split { $0.isSpace }
    let isCondition = words.count == 1 || condition.contains(UInt8(ascii: "(")) || condition.contains(UInt8(ascii: "&"))
    guard let first = condition.first, first.isSpace || first == UInt8(ascii: "("), isCondition else { return nil }
    self = .keyword
  }

  /// Nil for `?` alone, which asks for help.
  private init?(choice rest: ArraySlice<UInt8>) {
    guard let first = rest.first else { return nil }
    let name = rest.prefix { $0.isNameByte }
    // No topic is followed by a parenthesis or a point.
    let isCode = !first.isLetter || rest.dropFirst(name.count).first.map { Self.signsAtName.contains($0) } ?? false
    self = .choice(isCode ? nil : String(decoding: name, as: UTF8.self))
  }

  /// `+ 4`, `?? 4`, `&& isWide`, `: 4`, `-> Int {`: an operator with a space after it.
  private static func beginsWithOperator(_ line: ArraySlice<UInt8>) -> Bool {
    let sign = line.prefix { operatorBytes.contains($0) }
    return (1...3).contains(sign.count) && line.dropFirst(sign.count).first?.isSpace ?? false
  }

  private static let operatorBytes = Set("+-*/%<>=&|^?:".utf8)

  /// Whether a line begins with a keyword, a comment or an attribute, or like a name of the system.
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
        // The brace may follow on the next line.
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

  /// Whether a labelled statement begins the line, as in `outer: for row in rows {`.
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

  /// The name that the condition of a statement is about, or the sequence of a loop; nil if it names nothing.
  private static func subject(of word: String, _ rest: ArraySlice<UInt8>) -> String? {
    let names = rest.split { !$0.isNameByte }.map { String(decoding: $0, as: UTF8.self) }.filter { !["let", "var", "case"].contains($0) }
    return word == "for" ? names.last : names.first
  }

  /// What must follow a keyword, so that a sentence is not taken for Swift.
  private enum Follower {
    /// `let name = …`
    case binding
    /// A parenthesis, `func name(`.
    case call
    /// `struct Name`
    case typeName
    /// `import Name`, but no file: `import Layout.swift`.
    case module
    /// A brace, `for a in b {`.
    case block
    /// One word, or something with a parenthesis.
    case value
    /// Another keyword.
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

  /// What begins a line of Swift and no command.
  private static let keywords: [String: Follower] = [
    "let": .binding, "var": .binding, "func": .call, "print": .call, "enum": .typeName, "struct": .typeName, "class": .typeName,
    "actor": .typeName, "extension": .typeName, "protocol": .typeName, "typealias": .binding, "import": .module, "if": .block,
    "for": .block, "while": .block, "guard": .block, "switch": .block, "do": .block, "repeat": .block, "defer": .block,
    "return": .value, "final": .keyword, "private": .keyword, "fileprivate": .keyword, "internal": .keyword, "public": .keyword,
    "static": .keyword, "lazy": .keyword, "indirect": .keyword, "mutating": .keyword, "weak": .keyword,
    "infix": .keyword, "prefix": .keyword, "postfix": .keyword, "operator": .binding,
  ]
  private static let keywordTable = WordTable(keywords.keys)

  /// `section.`, `makeSection(`, `items[`, `count!`
  private static let signsAtName: Set<UInt8> = [
    UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "?"),
  ]

  /// `NSCollectionLayoutItem`, `UICollectionView`
  private static func isOfSystem(_ word: String) -> Bool {
    (word.hasPrefix("NS") || word.hasPrefix("UI")) && word.utf8.dropFirst(2).first.map { (65...90).contains($0) } ?? false
  }

  /// `= value`, `+= 8`, `* 2`
  private static func isOperator(_ text: ArraySlice<UInt8>) -> Bool {
    let sign = text.prefix { !$0.isSpace }
    return sign.count < 4 && sign.allSatisfy { [UInt8(ascii: "="), 0x2B, 0x2D, 0x2A, 0x2F, 0x25, 0x3C, 0x3E, 0x21, 0x3F].contains($0) }
  }
}

extension [UInt8] {
  /// Whether a line ends with a bracket that the next lines close.
  fileprivate var endsOpen: Bool {
    switch last {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool { isLetter || (48...57).contains(self) || self == UInt8(ascii: "_") }
  /// In ASCII a small letter has one bit more than a capital.
  fileprivate var isLetter: Bool { self >= 0x80 || (97...122).contains(self | 0x20) }
}

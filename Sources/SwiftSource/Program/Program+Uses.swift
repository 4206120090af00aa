import SwiftParsing
import Wording

/// How the code uses a name, as far as its text tells.
extension Program {
  /// Whether a dictionary is a cache: every function that adds to it looks into it too, so that it is empty when the app begins and
  /// holds nothing that the same functions would not compute.
  func isCache(_ name: String) -> Bool {
    var additions = 0
    for function in allFunctions {
      let uses = NameUses(of: name, in: text(of: function))
      if uses.additions > 0, !uses.isLookedInto { return false }
      additions += uses.additions
    }
    // What observers and closures of properties do stands in no function.
    let whole = files.map { NameUses(of: name, in: String(decoding: $0.bytes, as: UTF8.self)) }
    return additions > 0 && whole.reduce(0) { $0 + $1.additions } == additions && !whole.contains { $0.isReplaced }
  }

  /// Whether the code makes an object of a type with arguments for parameters that have defaults.
  func isMade(_ type: SourceType, with signature: Signature) -> Bool {
    let calls = signature.parameters.map { parameter in
      parameter.label.map { $0.text == "_" ? "\(type.name)(" : "\(type.name)(\($0.text):" } ?? "\(type.name)("
    }
    return files.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return calls.contains { text.contains(text: $0) }
    }
  }

  private var allFunctions: [DeclaredFunction] {
    functions.values.flatMap { $0 }
      + allTypes.flatMap { type in
        (Array(type.members.functions.values) + Array(type.members.staticFunctions.values)).flatMap { $0 } + type.members.initializers
      }
  }
}

/// What a piece of code does with a dictionary of a name.
struct NameUses {
  /// `cache[key]`, other than to assign to it.
  private(set) var isLookedInto = false
  /// How often it is added to: `cache[key] = value`
  private(set) var additions = 0
  /// Any other change: `cache = loaded`, `cache.merge(…)`, `&cache`.
  private(set) var isReplaced = false

  init(of name: String, in text: String) {
    let bytes = Array(text.utf8)
    let word = Array(name.utf8)
    var index = 0
    while index + word.count <= bytes.count {
      guard bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word), !Self.isWord(bytes, at: index - 1),
        !Self.isWord(bytes, at: index + word.count)
      else {
        index += 1
        continue
      }
      let isDeclared = [Array("var ".utf8), Array("let ".utf8)].contains { bytes[..<index].suffix(4).elementsEqual($0) }
      let isInOut = index > 0 && bytes[index - 1] == UInt8(ascii: "&")
      if isInOut { isReplaced = true } else if !isDeclared { note(bytes, from: index + word.count) }
      index += word.count
    }
  }

  private mutating func note(_ bytes: [UInt8], from start: Int) {
    guard start < bytes.count else { return }
    switch bytes[start] {
    case UInt8(ascii: "["):
      let end = Self.end(ofBracketsAt: start, bytes)
      if let value = Self.assigned(bytes, from: end) {
        if !value.starts(with: Array("nil".utf8)) { additions += 1 }
      } else {
        isLookedInto = true
      }
    case UInt8(ascii: "."):
      let method = bytes[(start + 1)...].prefix { $0.isInName }
      let harmless = ["removeAll", "removeValue", "isEmpty", "count", "keys", "values", "contains"]
      if !harmless.contains(where: { method.elementsEqual(Array($0.utf8)) }) { isReplaced = true }
    default:
      if let value = Self.assigned(bytes, from: start), !value.starts(with: Array("[:]".utf8)) { isReplaced = true }
    }
  }

  /// What stands after an `=`; nil if no assignment follows.
  private static func assigned(_ bytes: [UInt8], from start: Int) -> ArraySlice<UInt8>? {
    let rest = bytes[min(start, bytes.count)...].drop { $0 == UInt8(ascii: " ") }
    guard let sign = rest.first, let next = rest.dropFirst().first else { return nil }
    if [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*")].contains(sign), next == UInt8(ascii: "=") { return rest.dropFirst(2) }
    guard sign == UInt8(ascii: "="), next != UInt8(ascii: "=") else { return nil }
    return rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
  }

  private static func end(ofBracketsAt start: Int, _ bytes: [UInt8]) -> Int {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "[") { depth += 1 }
      if bytes[index] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return bytes.count
  }

  private static func isWord(_ bytes: [UInt8], at index: Int) -> Bool { bytes.indices.contains(index) && bytes[index].isInName }
}

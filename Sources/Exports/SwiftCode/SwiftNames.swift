/// Makes distinct Swift names from names in a document.
struct SwiftNames {
  private var taken: Set<String> = []

  /// A name in lower camel case: `my-row` becomes `myRow`. Swift keywords are enclosed in backticks.
  mutating func lower(_ name: String) -> String {
    let words = Self.words(name)
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
    return unique(first + words.dropFirst().map(Self.capitalized).joined())
  }

  /// The same name with a capital first letter, for use within another name.
  static func upper(_ name: String) -> String { words(name).map(capitalized).joined() }

  private mutating func unique(_ name: String) -> String {
    let start = name.first.map { $0.isLetter ? "" : "_" } ?? "unnamed"
    var candidate = start + name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = start + name + String(number)
      number += 1
    }
    return Self.keywords.contains(candidate) ? "`\(candidate)`" : candidate
  }

  /// Whether a text is an ordinary name of an enum's case, which no declaration of the enum has.
  static func isCase(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic, text != "_" else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      && !keywords.contains(text) && !ofEnums.contains(text)
  }

  private static let ofEnums: Set<String> = [
    "none", "some", "hash", "hashValue", "rawValue", "Type", "Protocol", "Any", "Self", "RawValue",
  ]

  private static func words(_ name: String) -> [Substring] { name.split { !$0.isLetter && !$0.isNumber } }

  private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let", "open",
    "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
    "throw", "switch", "where", "while", "any", "as", "await", "false", "is", "nil", "self", "super", "throws", "true", "try",
  ]
}

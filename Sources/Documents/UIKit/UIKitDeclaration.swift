/// A UIKit type, or a member of a UIKit type, as Swift imports it.
package struct UIKitDeclaration: Sendable {
  package enum DeclarationKind: String, Sendable {
    case `class`, `struct`, `protocol`, `enum`, options
    case initializer = "init", factory = "static", method = "func", mutation = "mutating", property = "var", readOnly = "let"
  }

  package struct UIKitParameter: Sendable {
    /// Nil for `_`.
    package let label: String?
    package let type: String
  }

  package let kind: DeclarationKind
  package let name: String
  package let parameters: [UIKitParameter]
  /// The type of a property, the return type of a method, or a superclass; empty if there is none.
  package let type: String
  package let standard: String?
  package let since: Int
  /// Galley's word for the declaration, if it has one.
  package let notation: String?
  /// The cases of an enum or the options of an option set, in the order of their raw values.
  package private(set) var cases: [String] = []
  package private(set) var members: [UIKitDeclaration] = []

  /// The name without dots, which often equals the Objective-C name: `UICollectionViewScrollDirection`.
  package var plainName: String { name.filter { $0 != "." } }

  /// The label that distinguishes a member from older members with the same name; the name itself if there is no older one.
  package func distinctName(in type: UIKitDeclaration) -> String {
    let older = type.members.filter { $0.name == name && $0.since < since }
    let label = parameters.lazy.compactMap { $0.label }.first { label in
      !older.contains { $0.parameters.contains { $0.label == label } }
    }
    return older.isEmpty ? name : label ?? name
  }
}

// MARK: Reading

extension UIKitDeclaration {
  /// Reads a table with one type per line, followed by its indented members.
  static func types(in table: String) -> [UIKitDeclaration] {
    var types: [UIKitDeclaration] = []
    for line in table.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        types.append(UIKitDeclaration(line))
      } else if line.hasPrefix("  case ") {
        types[types.count - 1].cases = line.dropFirst(7).split { $0 == "," || $0 == " " }.map(String.init)
      } else {
        types[types.count - 1].members.append(UIKitDeclaration(line))
      }
    }
    return types
  }

  /// Reads a line such as `var spacing: CGFloat = 0 | 14 | gap`. A declaration whose line has no version has been available since the first
  /// version with compositional layout.
  private init(_ line: Substring) {
    let columns = line.split(separator: "|").map { $0.trimmed }
    since = columns.dropFirst().lazy.compactMap { Int($0) }.first ?? UIKitSurface.firstVersion
    notation = columns.dropFirst().first { Int($0) == nil }.map { String($0) }
    let text: Substring
    (text, standard) = Self.cut(columns[0], at: "=")
    let isCall = text.contains("(")
    let (declaration, rest) = Self.cut(text, at: isCall ? ")" : ":")
    let (start, list) = Self.cut(declaration, at: "(")
    let words = start.split(separator: " ")
    kind = DeclarationKind(rawValue: String(words[0])) ?? .class
    name = String(words[words.count - 1])
    type = rest ?? ""
    parameters = (list ?? "").split(separator: ",").map { parameter in
      let (label, type) = Self.cut(parameter.trimmed, at: ":")
      return UIKitParameter(label: label == "_" ? nil : String(label), type: type ?? "")
    }
  }

  private static func cut(_ text: Substring, at separator: Character) -> (Substring, String?) {
    guard let index = text.firstIndex(of: separator) else { return (text, nil) }
    return (text[..<index].trimmed, String(text[index...].dropFirst().trimmed))
  }
}

import Localization

/// Writes XML, one element per line, with escaped text. Attributes that are nil are omitted.
struct XMLWriter {
  private(set) var text = ""
  private var open: [String] = []

  mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    text += indent + "<" + name + Self.written(attributes) + "/>\n"
  }

  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], holding content: String) {
    text += indent + "<" + name + Self.written(attributes) + ">" + content.escapingXML + "</" + name + ">\n"
  }

  /// Writes a style sheet, which must not need escaping.
  mutating func style(_ rules: [String]) {
    text += indent + "<style>\n" + rules.map { indent + "  " + $0 + "\n" }.joined() + indent + "</style>\n"
  }

  mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    text += indent + "<" + name + Self.written(attributes) + ">\n"
    open.append(name)
  }

  mutating func end() {
    guard let name = open.popLast() else { return }
    text += indent + "</" + name + ">\n"
  }

  private var indent: String { String(repeating: "  ", count: open.count) }

  private static func written(_ attributes: KeyValuePairs<String, String?>) -> String {
    var text = ""
    for (name, value) in attributes {
      if let value { text += " \(name)=\"\(value.escapingXML)\"" }
    }
    return text
  }
}

extension String {
  /// The text escaped for XML and HTML. Characters that XML does not allow, such as control characters, are written as `\u{1B}`.
  package var escapingXML: String {
    var result = ""
    for scalar in escapingControls.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension JSON {
  /// The value over many lines, as a file to be read has it: what fits on one line stands on one, the rest a member or element a line.
  package var indented: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private static var widestLine: Int { 120 }

  private func write(to text: inout String, indentation: String) {
    let line = self.text
    switch self {
    case .array(let elements) where line.count + indentation.count > Self.widestLine:
      write(elements.map { ("", $0) }, "[", "]", to: &text, indentation)
    case .object(let members) where line.count + indentation.count > Self.widestLine:
      write(members.map { (JSON.string($0.key).text + ": ", $0.value) }, "{", "}", to: &text, indentation)
    case .null, .bool, .integer, .number, .string, .array, .object: text += line
    }
  }

  private func write(
    _ parts: [(label: String, value: JSON)], _ open: String, _ close: String, to text: inout String, _ indentation: String
  ) {
    let inner = indentation + "  "
    text += open
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner + part.label
      part.value.write(to: &text, indentation: inner)
    }
    text += "\n\(indentation)\(close)"
  }
}

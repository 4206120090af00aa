import Cancelling

extension JSON {
  /// The value on several lines, as a readable file has it: a value that fits on one line takes one, any other has one line for each member
  /// or element.
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
      write(elements.untilCancelled.map { ("", $0) }, "[", "]", to: &text, indentation)
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
    for (index, part) in parts.enumerated().untilCancelled {
      text += (index == 0 ? "\n" : ",\n") + inner + part.label
      part.value.write(to: &text, indentation: inner)
    }
    text += "\n\(indentation)\(close)"
  }
}

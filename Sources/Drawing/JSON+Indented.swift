import Cancelling

extension JSON {
  /// The value on several lines, as a file that is compared has it: each member and each element takes a line of its own, so that a change
  /// of one is a change of few lines. Numbers stay together, as those of a frame are read together.
  package var indented: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .array(let elements) where !elements.allSatisfy { $0.isNumber }:
      write(elements.untilCancelled.map { ("", $0) }, "[", "]", to: &text, indentation)
    case .object(let members) where !members.isEmpty:
      write(members.map { (JSON.string($0.key).text + ": ", $0.value) }, "{", "}", to: &text, indentation)
    case .null, .bool, .integer, .number, .string, .array, .object: write(to: &text)
    }
  }

  private var isNumber: Bool {
    switch self {
    case .integer, .number: true
    case .null, .bool, .string, .array, .object: false
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

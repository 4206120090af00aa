import Cancelling

extension JSON {
  /// The value on several lines, formatted for comparing files: each member and element has its own line, so that a small change affects
  /// few lines. Arrays of numbers, such as frames, stay on one line, and so do arrays of simple values within an array.
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

  /// Whether this is an array without nested arrays or objects.
  private var isRow: Bool {
    guard case .array(let elements) = self else { return false }
    return elements.allSatisfy { element in
      switch element {
      case .null, .bool, .integer, .number, .string: true
      case .array, .object: false
      }
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
      if part.label.isEmpty, part.value.isRow { part.value.write(to: &text) } else { part.value.write(to: &text, indentation: inner) }
    }
    text += "\n\(indentation)\(close)"
  }
}

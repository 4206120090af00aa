extension String {
  /// Whether the string contains another one. Embedded Swift lacks the standard library's `contains` for strings.
  package func contains(text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The string with each occurrence of `text` replaced; unchanged if `text` is empty.
  package func replacing(text: String, with replacement: String) -> String {
    let (bytes, sought) = (Array(utf8), Array(text.utf8))
    guard !sought.isEmpty else { return self }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: sought) {
        result += replacement.utf8
        index += sought.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

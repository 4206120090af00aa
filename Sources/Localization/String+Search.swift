extension String {
  /// Whether the string contains another one. Embedded Swift lacks the standard library's `contains` for strings.
  package func contains(text: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: text.utf8) } }

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

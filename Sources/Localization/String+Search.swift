extension String {
  /// Whether another text occurs in this one: the standard library's `contains` for strings is missing from Embedded Swift.
  package func contains(text: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: text.utf8) } }

  /// The text with each occurrence of another one replaced; unchanged for an empty one.
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

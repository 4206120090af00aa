extension Substring {
  package var trimmed: Substring {
    let blank = UInt8(ascii: " ")
    guard utf8.first == blank || utf8.last == blank else { return self[...] }
    var start = startIndex
    var end = endIndex
    while start < end, self[start] == " " { start = index(after: start) }
    while end > start, self[index(before: end)] == " " { end = index(before: end) }
    return self[start..<end]
  }
}

extension String {
  package var trimmed: Substring { self[...].trimmed }
}

extension UnsafeBufferPointer<UInt8> {
  var trimmed: UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, count)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }
}

extension StringProtocol {
  /// The parts of `(a, b, c)` or of `a, b, c`, split at the commas outside inner parentheses; nil if parentheses do not match.
  package var parts: [String]? {
    var body = Substring(self).trimmed
    if body.first == "(" {
      guard body.last == ")" else { return nil }
      body = body.dropFirst().dropLast()
    }
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in body {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      guard depth >= 0 else { return nil }
      if character == "," && depth == 0 {
        parts.append(String(part.trimmed))
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(String(part.trimmed))
    return depth == 0 ? parts : nil
  }

  /// The parts of `(name: value, name: value)`; nil if any of them has no name.
  package var namedParts: [NamedPart]? {
    guard let parts else { return nil }
    var result: [NamedPart] = []
    for part in parts where !part.isEmpty {
      guard let colon = part.firstIndex(of: ":") else { return nil }
      result.append(
        NamedPart(name: String(part[..<colon].trimmed), value: String(part[part.index(after: colon)...].trimmed)))
    }
    return result
  }
}

/// `leading: fixed(4)`
package struct NamedPart: Equatable {
  package var name: String
  package var value: String
}

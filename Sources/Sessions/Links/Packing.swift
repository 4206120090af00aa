/// A compression format for links. Repeated sequences refer to earlier bytes, or to text that both sides know.
///
/// The format is a sequence of pieces. The first byte of a piece contains two four-bit numbers: the number of literal bytes, and the length
/// of a match beyond ``shortestMatch``. A number of 15 is continued by additional bytes, up to the first that is less than 255. The first
/// number is followed by the literal bytes, the distance of the match in two bytes (least significant byte first), and the rest of the
/// second number. In the last piece, nothing follows the literal bytes.
enum Packing {
  private static let shortestMatch = 4
  private static let farthest = 65_535
  private static let most = 15

  /// - Complexity: O(bytes). The table has a fixed size.
  static func packed(_ bytes: [UInt8], knowing known: [UInt8]) -> [UInt8] {
    let text = known + bytes
    var places = Places()
    for place in known.indices { places.note(place, in: text) }
    var (result, plain, next): ([UInt8], Int, Int) = ([], known.count, known.count)
    while next < text.count {
      let match = places.place(before: next, in: text).map { Match(from: $0, to: next, in: text) }
      guard let match, match.length >= shortestMatch, match.distance <= farthest else {
        places.note(next, in: text)
        next += 1
        continue
      }
      append(text[plain..<next], match, to: &result)
      for place in next..<next + match.length { places.note(place, in: text) }
      next += match.length
      plain = next
    }
    append(text[plain...], nil, to: &result)
    return result
  }

  /// - Parameter limit: The maximum length of the result.
  /// - Returns: Nil if the bytes are not in this format, or if the result would be longer.
  static func unpacked(_ packed: [UInt8], knowing known: [UInt8], limit: Int) -> [UInt8]? {
    var (result, reader) = (known, Reader(rest: packed[...]))
    while let lengths = reader.next() {
      guard let count = reader.number(Int(lengths >> 4)), result.count + count <= known.count + limit, let plain = reader.bytes(count)
      else {
        return nil
      }
      result += plain
      if reader.rest.isEmpty { return Array(result[known.count...]) }
      guard let low = reader.next(), let high = reader.next(), let longer = reader.number(Int(lengths & 15)) else { return nil }
      let (distance, length) = (Int(low) | Int(high) << 8, longer + shortestMatch)
      guard distance > 0, distance <= result.count, result.count + length <= known.count + limit else { return nil }
      for place in result.count - distance..<result.count - distance + length { result.append(result[place]) }
    }
    return nil
  }

  private static func append(_ plain: ArraySlice<UInt8>, _ match: Match?, to result: inout [UInt8]) {
    let longer = match.map { $0.length - shortestMatch } ?? 0
    result.append(UInt8(min(plain.count, most) << 4 | min(longer, most)))
    appendRest(of: plain.count, to: &result)
    result += plain
    guard let match else { return }
    result += [UInt8(match.distance & 255), UInt8(match.distance >> 8)]
    appendRest(of: longer, to: &result)
  }

  private static func appendRest(of number: Int, to result: inout [UInt8]) {
    guard number >= most else { return }
    result += [UInt8](repeating: 255, count: (number - most) / 255)
    result.append(UInt8((number - most) % 255))
  }
}

private struct Match {
  var distance: Int
  var length: Int

  init(from place: Int, to next: Int, in text: [UInt8]) {
    distance = next - place
    length = 0
    while next + length < text.count, text[place + length] == text[next + length] { length += 1 }
  }
}

/// The last position of each sequence of four bytes, indexed by hash.
private struct Places {
  private static let bits: UInt32 = 13
  private var last = [Int32](repeating: -1, count: 1 << Places.bits)

  mutating func note(_ place: Int, in text: [UInt8]) {
    if let hash = Self.hash(place, in: text) { last[hash] = Int32(place) }
  }

  func place(before next: Int, in text: [UInt8]) -> Int? {
    guard let hash = Self.hash(next, in: text), last[hash] >= 0 else { return nil }
    return Int(last[hash])
  }

  private static func hash(_ place: Int, in text: [UInt8]) -> Int? {
    guard place + 4 <= text.count else { return nil }
    var word: UInt32 = 0
    for byte in text[place..<place + 4] { word = word << 8 | UInt32(byte) }
    return Int((word &* 2_654_435_761) >> (32 - bits))
  }
}

private struct Reader {
  var rest: ArraySlice<UInt8>

  mutating func next() -> UInt8? { rest.popFirst() }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A number, including its additional bytes if it is 15.
  mutating func number(_ first: Int) -> Int? {
    guard first == 15 else { return first }
    var number = first
    while let byte = next() {
      number += Int(byte)
      if byte < 255 { return number }
    }
    return nil
  }
}

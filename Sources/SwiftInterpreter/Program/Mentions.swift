import SwiftParsing

/// The positions of a word in the source files. Finds the functions that contain the word without reading each of them.
struct Mentions {
  /// The sorted offsets by file index.
  private var offsets: [UInt32: [UInt32]] = [:]

  init(of word: StaticString, in files: [SourceFile]) {
    for file in files { offsets[file.index] = Self.offsets(of: word, in: file.bytes) }
  }

  func isIn(_ span: Span) -> Bool {
    guard let found = offsets[span.file] else { return false }
    // Binary search for the first offset in or after the span.
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle] < span.start { low = middle + 1 } else { high = middle }
    }
    return low < found.count && found[low] < span.end
  }

  static func offsets(of word: StaticString, in bytes: [UInt8]) -> [UInt32] {
    let word = word.withUTF8Buffer { Array($0) }
    guard let first = word.first, let last = word.last, bytes.count >= word.count else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: [UInt32] = []
      for start in 0...bytes.count - word.count
      where bytes[start] == first && bytes[start + word.count - 1] == last && bytes[start..<start + word.count].elementsEqual(word) {
        found.append(UInt32(start))
      }
      return found
    }
  }
}

/// A file that the C compiler embeds, as a range of the text of all files of its folder.
package struct EmbeddedFile: Sendable {
  /// The name without its extension: `three-columns`.
  package let name: String
  package let range: Range<Int>

  /// The files of a folder, in the order of its `order.inc`, which has a line `#embed "three-columns.galley" ...` for each.
  ///
  /// - Parameters:
  ///   - order: The text of `order.inc`, terminated by a zero byte.
  ///   - texts: The files, one after another, each terminated by a zero byte.
  package static func all(in order: UnsafePointer<UInt8>, of texts: UnsafePointer<UInt8>) -> [EmbeddedFile] {
    var files: [EmbeddedFile] = []
    var start = 0
    for line in String(cString: order).split(separator: "\n") where line.hasPrefix("#embed ") {
      var end = start
      while texts[end] != 0 { end += 1 }
      files.append(EmbeddedFile(name: String(line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "." }), range: start..<end))
      start = end + 1
    }
    return files
  }
}

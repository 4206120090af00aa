import TestSupport
import Testing

/// Files and functions are short enough to be read in one go.
@Suite struct LengthTests {
  private static let fileLimit = 300
  private static let functionLimit = 40

  @Test func noFileIsLong() throws {
    for file in try Repository.swiftFiles(below: "Sources") {
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(count <= Self.fileLimit, "\(file) has \(count) lines")
    }
  }

  @Test func noFunctionIsLong() throws {
    for file in try Repository.swiftFiles(below: "Sources") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (start, line) in lines.enumerated() where Self.opensABody(line) {
        let count = Self.length(of: lines[start...])
        #expect(count <= Self.functionLimit, "\(file.path):\(start + 1): \(count) lines")
      }
    }
  }

  /// Functions, initialisers, subscripts, and properties that may be computed.
  private static func opensABody(_ line: Substring) -> Bool {
    let word = line.split(separator: " ").first { !modifiers.contains($0) && !$0.hasPrefix("@") }
    return word.map { word in ["func", "init", "deinit", "subscript", "var", "let"].contains(word.prefix(while: \.isLetter)) } ?? false
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "internal", "static", "mutating", "convenience", "nonisolated", "lazy", "private(set)",
    "package(set)", "public(set)",
  ]

  /// The lines from a declaration's first to its closing brace, which the formatter puts under the first; one where there is no body.
  private static func length(of lines: ArraySlice<Substring>) -> Int {
    guard let first = lines.first else { return 0 }
    let indentation = first.prefix { $0 == " " }
    for (offset, line) in lines.enumerated().dropFirst() where !line.isEmpty && !line.hasPrefix(indentation + " ") {
      let rest = line.dropFirst(indentation.count)
      if line.hasPrefix(indentation), rest.hasPrefix("}") { return offset + 1 }
      // What closes a list of parameters, or opens the body after one.
      guard line.hasPrefix(indentation), rest.hasPrefix(")") || rest.hasPrefix("{") || rest.hasPrefix("where ") else { return 1 }
    }
    return 1
  }
}

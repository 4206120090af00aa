import Foundation

/// What the article tells, as one line: a sentence may go on in the next one.
struct Story {
  let text: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appendingPathComponent("Sources/CompositionalLayout/CompositionalLayout.docc/HowALayoutDecides.md")
    text = try String(contentsOf: article, encoding: .utf8).replacing("\n", with: " ")
  }
}

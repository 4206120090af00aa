import TestSupport

/// The article's text as one line, since a sentence may continue on the next one.
struct Story {
  let text: String

  init() throws {
    let article = try Repository.text(of: "Sources/CompositionalLayout/CompositionalLayout.docc/HowALayoutDecides.md")
    text = String(article.map { $0 == "\n" ? " " : $0 })
  }
}

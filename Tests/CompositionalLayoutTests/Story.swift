import TestSupport

/// The article's text as one line, because a sentence may be wrapped.
struct Story {
  let text: String

  init() throws {
    let article = try Repository.text(of: "Sources/CompositionalLayout/CompositionalLayout.docc/HowALayoutDecides.md")
    text = String(article.map { $0 == "\n" ? " " : $0 })
  }
}

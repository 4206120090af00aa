import TestSupport

/// What the article tells, as one line: a sentence may go on in the next one.
struct Story {
  let text: String

  init() throws {
    let article = try Repository.text(of: "Sources/CompositionalLayout/CompositionalLayout.docc/HowALayoutDecides.md")
    text = String(article.map { $0 == "\n" ? " " : $0 })
  }
}

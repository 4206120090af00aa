import Localization

/// The page's own messages, by the keys that its scripts use. The scripts fill in `%1` and `%2`.
struct PageWords {
  let key: String
  let phrase: Phrase

  private init(_ key: String, _ phrase: Phrase) {
    self.key = key
    self.phrase = phrase
  }

  private static let first = Phrase(verbatim: "%1")
  private static let second = Phrase(verbatim: "%2")
  private static let third = Phrase(verbatim: "%3")

  static let all: [PageWords] =
    parts + [
      PageWords("picture", "the layout of \(first): \(second) elements, content \(third)"), PageWords("elements", "the elements"),
      PageWords("details", "selection"),
      PageWords("view", "display"), PageWords("layout", "of the layout"), PageWords("more", "show more of the other \(first)"),
      PageWords("content", "content \(first)"), PageWords("row", "the row of \(first), \(second)"),
      PageWords("nothing", "click an element in the picture, or choose one from the list"),
      PageWords("gone", "the selected element no longer exists"),
      PageWords("unexplained", "there are too many elements to explain here; type 'explain \(first)' in the shell"),
      PageWords("assumed", "assumed: \(first)"), PageWords("tooMany", "the page contains the first \(first) of \(second) elements"),
      PageWords("smaller", "smaller"), PageWords("larger", "larger"), PageWords("fit", "fit the window"),
      PageWords("groups", "groups"),
      PageWords("playground", "open in the playground"),
      PageWords("followed", "follows changes in the shell"),
      PageWords("left", "no longer follows the shell: the session or the preview has ended"),
    ] + play

  private static let parts = [
    PageWords("cell", "cell"), PageWords("background", "background"), PageWords("badge", "badge"),
    PageWords("placeInSection", "item \(first) of section \(second)"),
    PageWords("placeInRow", "item \(first) of section \(second), row \(third)"), PageWords("showCode", "show line \(first) of the code"),
    PageWords("boundary", "header or footer"), PageWords("group", "group"), PageWords("kind", "kind"), PageWords("section", "section"),
    PageWords("index", "index"), PageWords("frame", "frame"), PageWords("zIndex", Phrase(verbatim: "zIndex")),
    PageWords("component", "component"), PageWords("size", "size"), PageWords("insets", Phrase(verbatim: "contentInsets")),
    PageWords("state", "length"), PageWords("measured", "measured"), PageWords("estimated", "estimated"),
  ]

  private static let play = [
    PageWords("apply", "apply #\(first)"), PageWords("nextApply", "next: apply #\(first)"), PageWords("applyNext", "apply now"),
    PageWords("counts", "\(first) inserted, \(second) deleted, \(third) moved"),
    PageWords("back", "back"), PageWords("play", "play"), PageWords("step", "next step"), PageWords("slow", "slow"),
    PageWords("stepwise", "step by step"), PageWords("progress", "progress"),
  ]
}

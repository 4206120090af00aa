import Localization
import Rendering

/// The words that the page itself shows, by the keys that its scripts use. The scripts replace `%1`.
enum WebWords {
  static func members(in language: Language) -> [JSON.Member] { all.map { JSON.Member($0.key, .string($0.phrase.text(in: language))) } }

  private struct PageWord {
    var key: String
    var phrase: Phrase

    init(_ key: String, _ phrase: Phrase) {
      self.key = key
      self.phrase = phrase
    }
  }

  private static let first = Phrase(verbatim: "%1")

  private static let all = [
    PageWord("prompt", "a command, or Swift"), PageWord("candidates", "what may follow"), PageWord("others", "and \(first) more"),
    PageWord("answers", "the answers"), PageWord("tools", "what the page can do"), PageWord("shell", "the shell"),
    PageWord("pictures", "the pictures"),
    PageWord("lessons", "Lessons"), PageWord("tour", "Tour"), PageWord("undo", "Undo"), PageWord("redo", "Redo"),
    PageWord("openFile", "Open"),
    PageWord("save", "Save"), PageWord("share", "Share"), PageWord("otherLanguage", Phrase(verbatim: "English / 한국어")),
    PageWord("copied", "the link is copied: whoever opens it has this document"),
    PageWord("notCopied", "this browser does not copy by itself: select the link"),
    PageWord("notKept", "this browser keeps nothing for the page: a reload loses what is not saved"),
    PageWord("trapped", "the shell failed at this line and was started again, with everything before it: \(first)"),
    PageWord("now", "now"), PageWord("target", "the target"), PageWord("edgeRight", "drag to change the width"),
    PageWord("edgeBottom", "drag to change the height"), PageWord("edgeCorner", "drag to change the size"),
  ]
}

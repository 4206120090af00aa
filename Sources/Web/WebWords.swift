import Localization
import Rendering

/// The text that the page itself shows, by the keys that its scripts use. The scripts replace `%1`.
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
    PageWord("prompt", "a command, or Swift"), PageWord("candidates", "suggestions"), PageWord("others", "and \(first) more"),
    PageWord("answers", "the answers"), PageWord("tools", "tools"), PageWord("shell", "the shell"),
    PageWord("pictures", "the pictures"),
    PageWord("lessons", "Lessons"), PageWord("tour", "Tour"), PageWord("undo", "Undo"), PageWord("redo", "Redo"),
    PageWord("openFile", "Open"),
    PageWord("save", "Save"), PageWord("share", "Share"), PageWord("otherLanguage", Phrase(verbatim: "English / 한국어")),
    PageWord("copied", "the link is copied; it opens this document"),
    PageWord("notCopied", "this browser cannot copy the link; select it and copy it yourself"),
    PageWord("notKept", "this browser does not store data for the page: unsaved work is lost when you reload"),
    PageWord("trapped", "the shell crashed at this line and was restarted with everything before it: \(first)"),
    PageWord("now", "now"), PageWord("target", "the target"), PageWord("edgeRight", "drag to change the width"),
    PageWord("edgeBottom", "drag to change the height"), PageWord("edgeCorner", "drag to change the size"),
  ]
}

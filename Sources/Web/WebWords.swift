import Localization
import Rendering

/// The words of the page around the shell, by the keys under which its scripts ask for them. `%1` is filled in there.
enum WebWords {
  static func members(in language: Language) -> [JSON.Member] { all.map { JSON.Member($0.key, .string($0.phrase.text(in: language))) } }

  private struct Word {
    var key: String
    var phrase: Phrase

    init(_ key: String, _ phrase: Phrase) {
      self.key = key
      self.phrase = phrase
    }
  }

  private static let first = Phrase(verbatim: "%1")

  private static let all = [
    Word("prompt", "a command, or Swift"), Word("candidates", "what may follow"), Word("others", "and \(first) more"),
    Word("answers", "the answers"), Word("tools", "what the page can do"), Word("shell", "the shell"), Word("pictures", "the pictures"),
    Word("lessons", "Lessons"), Word("tour", "Tour"), Word("undo", "Undo"), Word("redo", "Redo"), Word("openFile", "Open"),
    Word("save", "Save"), Word("share", "Share"), Word("otherLanguage", Phrase(verbatim: "English / 한국어")),
    Word("copied", "the link is copied: whoever opens it has this document"),
    Word("notCopied", "this browser does not copy by itself: select the link"),
    Word("notKept", "this browser keeps nothing for the page: a reload loses what is not saved"),
    Word("trapped", "the shell failed at this line and was started again, with everything before it: \(first)"),
    Word("now", "now"), Word("target", "the target"), Word("edgeRight", "drag to change the width"),
    Word("edgeBottom", "drag to change the height"), Word("edgeCorner", "drag to change the size"),
  ]
}

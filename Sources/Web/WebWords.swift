import Localization
import Rendering

/// The text that the page itself shows, by the keys that its scripts use. The scripts replace `%1` and `%2`.
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
  private static let second = Phrase(verbatim: "%2")

  private static let all = [
    PageWord("prompt", "a command, or Swift"),
    PageWord("candidates", "suggestions"),
    PageWord("others", "and \(first) more"),
    PageWord("answers", "the answers"),
    PageWord("pictures", "the pictures"),
    PageWord("undo", "Undo"),
    PageWord("redo", "Redo"),
    PageWord("openFile", "Open"),
    PageWord("share", "Share"),
    PageWord("otherLanguage", Phrase(verbatim: "English / 한국어")),
    PageWord("copied", "the link is copied; it opens this document"),
    PageWord("notCopied", "this browser cannot copy the text; download it instead"),
    PageWord("notKept", "this browser does not store data for the page: unsaved work is lost when you reload"),
    PageWord("trapped", "the shell crashed at this line and was restarted with everything before it: \(first)"),
    PageWord("now", "now"),
    PageWord("target", "the target"),
    PageWord("edgeRight", "drag to change the width"),
    PageWord("edgeBottom", "drag to change the height"),
    PageWord("edgeCorner", "drag to change the size"),
    PageWord("files", "files"),
    PageWord("code", "code"),
    PageWord("tab.typed", "Snapshot"),
    PageWord("tab.commands", "Commands"),
    PageWord(
      "commandsStart",
      """
      # Galley's commands, which run after the code, for example:
      # set environment.safeArea (59,0,34,0)
      # measure cell 358x72

      """),
    PageWord("copySwift", "Copy Swift"),
    PageWord("copiedSwift", "the code is copied"),
    PageWord(
      "snapshotStart",
      """
      // Runs after the layout is on screen, for example:
      // var snapshot = dataSource.snapshot()
      // snapshot.deleteItems([…])
      // The screen marks what this changes, until the next line applies it:
      // dataSource.apply(snapshot)

      """),
    PageWord("more", "More actions"),
    PageWord("nothingToOpen", "the folder has no Swift files and no lessons"),
    PageWord("noLayout", "the document has no layout"),
    PageWord("addFile", "Add a file"),
    PageWord("closeFile", "Close this file"),
    PageWord("closed", "\(first) is closed"),
    PageWord("fileName", "name of the file"),
    PageWord("dragNumber", "drag sideways, or use the arrow keys, to change the number"),
    PageWord("problems", "problems"),
    PageWord("noProblems", "No problems found."),
    PageWord("fix", "Fix"),
    PageWord("inShell", "in the shell:"),
    PageWord("exceptionPage", "Explain this exception"),
    PageWord("severity.error", "Error:"),
    PageWord("severity.warning", "Warning:"),
    PageWord("severity.info", "Note:"),
    PageWord("severity.hint", "Hint:"),
    PageWord("documents", "documents"),
    PageWord("untitled", "Untitled"),
    PageWord("saved", "saved"),
    PageWord("name", "name"),
    PageWord("newDocument", "New document"),
    PageWord("inAnotherTab", "open in another tab"),
    PageWord("openNow", "open"),
    PageWord("delete", "Delete"),
    PageWord("documentDeleted", "\(first) is deleted"),
    PageWord("examples", "Examples"),
    PageWord("feedExample", "a row of cards above a grid"),
    PageWord("learnMenu", "Learn"),
    PageWord("solvedCount", "\(first) of \(second) solved"),
    PageWord("solved", "solved"),
    PageWord("classResults", "Class results"),
    PageWord("resultCodes", "codes of the class"),
    PageWord("resultsHint", "Paste the codes that 'lesson results' prints, one to a line. A name can come before each code."),
    PageWord("wrongCode", "line \(first): \(second)"),
    PageWord("learner", "learner"),
    PageWord("tries", "tries"),
    PageWord("hints", "hints"),
    PageWord("seenSolutions", "solution seen"),
    PageWord(
      "resultsLegend",
      "✓ marks solved lessons, and = marks lessons reached after 'solution'. Then come the tries and, after +, the hints."),
    PageWord("closeResults", "Close"),
    PageWord("try", "Try"),
    PageWord("hint", "Hint"),
    PageWord("solution", "Solution"),
    PageWord("next", "Next"),
    PageWord("startAgain", "Start again"),
    PageWord("endLesson", "Leave lesson"),
    PageWord("lesson", "lesson"),
    PageWord("lessonScreen", "the lesson's screen · \(first)"),
    PageWord("lessonSizes", "The sizes for which cells and headers ask:"),
    PageWord("goalCount", "Goal: \(first) of \(second) met"),
    PageWord("met", "met"),
    PageWord("unmet", "not met yet"),
    PageWord("hintNumber", "Hint \(first) of \(second)"),
    PageWord("hiddenLines", "In the solution, these lines are different:"),
    PageWord("explainCell", "Explain \(first)"),
    PageWord("showComponent", "Show \(first) in the code"),
    PageWord("solvedLesson", "Solved!"),
    PageWord("copiedLesson", "That is the goal. With the solution shown, it does not count as solved; 'Start again' restarts the lesson."),
    PageWord("runInShell", "run this in the shell"),
    PageWord("bundledCourse", "Galley's lessons"),
    PageWord("ownCourse", "Drop a folder of lesson files on the page to open a course of your own."),
    PageWord("overlay", "target over the screen"),
    PageWord("panes", "views"),
    PageWord("pane.code", "Code"),
    PageWord("pane.screen", "Screen"),
    PageWord("pane.why", "Why"),
    PageWord("drawer", "below the code"),
    PageWord("drawer.problems", "Problems"),
    PageWord("drawer.diff", "Changes"),
    PageWord("drawer.shell", "Shell"),
    PageWord("keys", "keys"),
    PageWord("surroundings", "device and environment"),
    PageWord("device", "device"),
    PageWord("rotate", "rotate"),
    PageWord("splitView", "part of the screen"),
    PageWord("share.full", "full screen"),
    PageWord("share.half", "half"),
    PageWord("share.third", "a third"),
    PageWord("share.twoThirds", "two thirds"),
    PageWord("textSize", "text size"),
    PageWord("direction", "right to left"),
    PageWord("version", "version of iOS"),
    PageWord("secondDevice", "second device"),
    PageWord("size.extraSmall", "Text XS"),
    PageWord("size.small", "Text S"),
    PageWord("size.medium", "Text M"),
    PageWord("size.large", "Text L"),
    PageWord("size.extraLarge", "Text XL"),
    PageWord("size.extraExtraLarge", "Text XXL"),
    PageWord("size.extraExtraExtraLarge", "Text XXXL"),
    PageWord("size.accessibilityMedium", "Text AX1"),
    PageWord("size.accessibilityLarge", "Text AX2"),
    PageWord("size.accessibilityExtraLarge", "Text AX3"),
    PageWord("size.accessibilityExtraExtraLarge", "Text AX4"),
    PageWord("size.accessibilityExtraExtraExtraLarge", "Text AX5"),
    PageWord("stillShown", "the code cannot be read, so the last screen is still shown: \(first)"),
    PageWord("placeholders", "the code does not say which items there are, so these are placeholders"),
    PageWord("readerTrapped", "reading this code crashed: \(first)"),
    PageWord("noDifference", "No snapshot has been applied over another one. The Snapshot tab can edit and apply one."),
    PageWord("appliedDifference", "changes of apply #\(first):"),
    PageWord("nextDifference", "changes of the next snapshot, which is not applied yet:"),
    PageWord("diff.inserted", "inserted"),
    PageWord("diff.deleted", "deleted"),
    PageWord("diff.moved", "moved"),
    PageWord("asCode", "in the code, this is \(first)"),
    PageWord("putIntoCode", "Change the code"),
    PageWord("onlyInShell", "This is the document of the shell; the code is unchanged."),
    PageWord("backToCode", "Back to the code"),
    PageWord("openAsCode", "Open as code"),
    PageWord("numberOf", "the number of \(first)"),
    PageWord("form", "form of the dimension"),
    PageWord("noForm", "no number in \(first) keeps this frame"),
    PageWord("boxModel", "insets: top, left, bottom, right: \(first)"),
    PageWord("copyMarkdown", "Copy as Markdown"),
    PageWord("copiedMarkdown", "copied: the code, a drawing of the screen and the frames"),
    PageWord("shareFile", "a link needs the page on a web site; this page is a file"),
    PageWord("download", "Download"),
    PageWord("damagedLink", "this link is damaged or incomplete"),
  ]
}

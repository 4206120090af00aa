import Localization
import Sessions
import TestSupport
import Testing

/// An additional language that is defined like the existing ones needs only its own texts.
@Suite struct ThirdLanguageTests {
  private static let loud = Language(code: "xx") {
    Translation(
      phrases: Array(
        """
        /* What the tests below read. */
        "appended %1" = "ADDED %1(S)";
        "%1 section" = "%1 PART";
        "Five properties keep space free, each in a different place" = "SPACE";
        "there is no section '%1' in the snapshot" = "'%1' IS NOWHERE";
        """.utf8),
      help: Array("#: spacing\nFIVE OF THEM.\n".utf8),
      lessons: Array("#: lesson fraction\n#: title.xx A HALF\n#: text.xx\n# READ THIS.\n".utf8),
      particle: { rest, argument in
        guard rest.hasPrefix("(S)") else { return "" }
        rest.removeFirst(3)
        return argument.hasPrefix("1 ") ? "" : "S"
      })
  }

  private static func answer(to line: String) -> String {
    Transcript(of: Array(line.utf8), from: .command, in: loud).text
  }

  @Test func messagesAreInIt() {
    #expect(Self.answer(to: "append sections a").contains("ADDED 1 PART\n"))
    #expect(Self.answer(to: "append sections a b").contains("ADDED 2 PARTS\n"))
    #expect(Self.answer(to: "append sections a; append items x to b").contains("error: 'b' IS NOWHERE\n"))
  }

  @Test func helpIsInIt() {
    let page = Self.answer(to: "help spacing")
    #expect(page.contains("SPACE.\n") && page.hasSuffix("\nFIVE OF THEM.\n"))
  }

  @Test func lessonsAreInIt() {
    #expect(Self.answer(to: "lesson").contains("A HALF"))
    let page = Self.answer(to: "lesson fraction")
    #expect(page.contains("A HALF\n") && page.contains("READ THIS.\n"))
  }

  /// Missing translations appear in English.
  @Test func theRestIsInEnglish() {
    #expect(
      Self.answer(to: "help snapshots").contains("There are two snapshots: commands edit the pending one, and 'apply' puts it on screen.\n")
    )
    #expect(Self.answer(to: "lesson first-snapshot").contains("Lesson 2 of "))
  }
}

import Foundation
import Testing

/// The language of a process, as its arguments and its environment ask for it.
@Suite struct LanguageTests {
  private static let korean = "레슨 1/25: 무엇에 대한 비율일까요?\n"
  private static let english = "Lesson 1 of 25: A fraction of what?\n"

  @Test(arguments: [
    ("galley --language ko", korean), ("LC_ALL=ko_KR.UTF-8 galley", korean), ("LC_ALL= LANG=ko_KR.UTF-8 galley", korean),
    ("LC_ALL=ko_KR.UTF-8 galley --language en", english), ("galley", english),
  ]) func isAskedFor(_ command: String, _ heading: String) throws {
    #expect(try Shell.output(of: "\(command) -c 'lesson 1' | head -n 1") == heading)
  }

  /// Pictures are drawn in the characters of the locale.
  @Test(arguments: [("LC_ALL=C", "+-------"), ("LC_ALL= LANG=ko_KR.UTF-8", "┌───────"), ("env -u LC_ALL", "┌───────")])
  func picturesAreDrawnInTheLocalesCharacters(environment: String, edge: String) throws {
    let commands = "container 90x90; template grid 1; append sections m; append items a to m; apply; draw --width 20 --visible"
    let lines = try Shell.output(of: "\(environment) galley -c '\(commands)'").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(edge) })
  }

  @Test func otherLanguagesAreRefused() throws {
    #expect(try Shell.output(of: "galley --language fr -c 'lesson 1' 2>/dev/null; echo $?") == "64\n")
  }

  /// Only what a person solves is kept.
  @Test func progressIsKeptAtAPrompt() throws {
    let script = """
      state=$(mktemp -d); export XDG_STATE_HOME=$state TERM=dumb
      galley -c 'lesson 2; set card.height 1h; set stack.height 100' > /dev/null
      printf 'lesson 1\\nset row.width 1w\\n' | galley --interactive --no-history > /dev/null
      cat "$state/galley/lessons"; rm -r "$state"
      """
    #expect(try Shell.output(of: script) == "fraction\n")
  }
}

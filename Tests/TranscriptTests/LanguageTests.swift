import Foundation
import Localization
import TestSupport
import Testing

/// The language of a process, requested by its arguments and its environment.
@Suite struct LanguageTests {
  private static let count = Repository.names(in: Repository.samples.appendingPathComponent("lessons"), extension: "galley").count
  private static let korean = "레슨 1/\(count): 무엇에 대한 비율일까요?\n"
  private static let english = "Lesson 1 of \(count): A fraction of what?\n"

  private static let codes = Language.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  @Test(arguments: [
    ("galley --language ko", korean), ("LC_ALL=ko_KR.UTF-8 galley", korean), ("LC_ALL= LANG=ko_KR.UTF-8 galley", korean),
    ("LC_ALL=ko_KR.UTF-8 galley --language en", english), ("galley", english),
  ]) func isAskedFor(_ command: String, _ heading: String) throws {
    #expect(try Shell.output(of: "\(command) -c 'lesson fraction' | head -n 1") == heading)
  }

  /// Pictures are drawn in the characters of the locale.
  @Test(arguments: [("LC_ALL=C", "+-------"), ("LC_ALL= LANG=ko_KR.UTF-8", "┌───────"), ("env -u LC_ALL", "┌───────")])
  func picturesAreDrawnInTheLocalesCharacters(environment: String, edge: String) throws {
    let commands = "container 90x90; template grid 1; append sections m; append items a to m; apply; draw --width 20 --visible"
    let lines = try Shell.output(of: "\(environment) galley -c '\(commands)'").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(edge) })
  }

  @Test func theResultsOfATestRunAreTranslated() throws {
    let lines = try Shell.output(of: "galley test --language ko Samples/12-lists.galley").split(separator: "\n")
    #expect(lines == ["통과 Samples/12-lists.galley (expect 11개)", "expect 11개", "통과 1, 실패 0"])
  }

  /// The help and errors of the process are completely in one language.
  @Test(arguments: [
    ("--help", "  -h, --help              도움말을 보여 줍니다."), ("help", "사용법: galley [<options>] [<files> ...] [-c <commands>]"),
    ("test --help", "개요: 스크립트를 테스트로 실행해 결과를 한 줄씩 출력하고, 하나라도 실패하면 상태 1로 종료합니다."),
    ("--kep-going", "오류: '--kep-going' 옵션이 없습니다. 혹시 '--keep-going'인가요?"), ("--unheard", "오류: '--unheard' 옵션이 없습니다"),
    ("--device", "오류: '--device <device>' 옵션에 값이 필요합니다"), ("test", "오류: '<files> ...' 인자가 필요합니다"),
    ("--language xx", "오류: 'xx' 값은 '--language <language>' 옵션에 쓸 수 없습니다. \(codes) 중 하나를 쓰세요."),
    ("--color sometimes", "오류: 'sometimes' 값은 '--color <color>' 옵션에 쓸 수 없습니다. 'auto', 'always', 'never' 중 하나를 쓰세요."),
    ("--items 3", "오류: --items와 --define은 Swift 파일과 함께 써야 합니다."), ("help --language ko spacing", "간격과 여백의 속성은 다섯 가지이며, 저마다 적용되는 곳이 다릅니다."),
  ]) func theProcessSpeaksOneLanguage(_ arguments: String, _ line: String) throws {
    let lines = try Shell.output(of: "galley \(arguments)", in: ("LANG", "ko_KR.UTF-8")).split(separator: "\n").map(String.init)
    #expect(lines.contains(line), "\(lines)")
    // No English is left, except typed text.
    for line in lines where !line.contains("galley") && !line.contains("compositional layout") && !line.hasPrefix("    template") {
      #expect(!line.contains(/[a-z]{2,}:? [a-z]{2,}/.ignoresCase()), "\(line)")
    }
  }

  /// Programs that parse errors look for a fixed text.
  @Test func machineOutputIsEnglish() throws {
    let line = try Shell.output(of: "galley --json --csv", in: ("LANG", "ko_KR.UTF-8"))
    #expect(line.contains(#""message":"Choose only one output format.""#), "\(line)")
  }

  @Test func otherLanguagesAreRefused() throws {
    #expect(try Shell.output(of: "galley --language xx -c 'lesson fraction' 2>/dev/null; echo $?") == "64\n")
  }

  /// Progress is stored only for lessons that a user solves at a prompt.
  @Test func progressIsKeptAtAPrompt() throws {
    let script = """
      state=$(mktemp -d); export XDG_STATE_HOME=$state TERM=dumb
      galley -c 'lesson direction; define group stack vertical width=1w height=200 of card' > /dev/null
      printf 'lesson fraction\\nset row.width 1w\\n' | galley --interactive --no-history > /dev/null
      cat "$state/galley/lessons"; rm -r "$state"
      """
    #expect(try Shell.output(of: script) == "fraction\n")
  }
}

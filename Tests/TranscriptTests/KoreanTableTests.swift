import Lessons
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Localization
@testable import Sessions

/// The Korean table and the Korean help topics are well formed. `MissingTranslations` lists missing entries.
@Suite struct KoreanTableTests {
  private static let entries = StringsFile(LanguageFiles(code: "ko").phrases).entries

  /// A topic in Korean has as many lines as in English, and shows the same commands.
  @Test func topicsShowTheSameCommands() {
    for topic in HelpTopic.all {
      let korean = topic.text(in: .korean)
      #expect(!korean.isEmpty && korean.count == topic.lines.count, "\(topic.name)")
      #expect(Self.commands(in: topic.lines).isSubset(of: Self.commands(in: korean)), "\(topic.name)")
    }
  }

  @Test func noEntryIsRepeated() {
    #expect(Dictionary(grouping: Self.entries, by: \.english).filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func argumentsAreThoseOfTheEnglish() {
    for entry in Self.entries {
      #expect(Self.arguments(entry.english) == Self.arguments(entry.own), "\(entry.own)")
    }
  }

  /// A particle after an argument is written in both forms; the argument's last sound decides between them.
  @Test func everyParticleHasBothForms() {
    for entry in Self.entries {
      #expect(!entry.own.contains(/%\d'?(?:\((?!으)[^)]*\))?(?:은|는|이|가|을|를|과|와|으로|로|라|이라)(?![가-힣(])/), "\(entry.own)")
    }
  }

  /// Messages, topics and lessons use one term for each concept: the terms listed here are forbidden in favour of others.
  @Test(arguments: [
    ("폭", "너비"), ("[잰잽]|재지 |잴 수", "측정하다"), ("어림값", "추정값"), ("[Ss]elf-?sizing", "셀프 사이징"),
    ("(?:^|[^e] )data source", "데이터 소스"), ("(?:section|cell) provider", "섹션 프로바이더, 셀 프로바이더"), ("콜렉션|컬렉션뷰", "컬렉션 뷰"),
    ("서브 ?아이템", "하위 아이템"), ("슬롯", "자리"), ("나열", "배치 방향"), ("까닭", "이유"), ("보는 명령", "조회 명령"),
    ("틀린 길", "틀린 풀이"), ("커스텀", "custom"), ("아이폰|아이패드", "iPhone, iPad"), ("사이즈 클래스", "size class"),
    ("대기 중", "적용 전, 적용하지 않은"), ("추정 크기", "추정값"), ("거절", "거부"), ("(?:^|[^복])사본", "복사본"),
  ]) func oneWordForOneThing(_ pattern: String, _ ours: String) throws {
    let other = try Regex(pattern)
    for text in try Self.entries.map(\.own) + HelpTopic.all.flatMap({ $0.text(in: .korean) }) + Self.lessonTexts() {
      #expect(!text.contains(other), "\(ours): \(text)")
    }
  }

  /// One level of politeness: 합니다, never 해요.
  @Test func oneMannerIsKept() throws {
    let lessons = try Self.lessonTexts().flatMap { $0.split(separator: "\n").map(String.init) }
    for text in Self.entries.map(\.own) + HelpTopic.all.flatMap({ $0.text(in: .korean) }) + lessons {
      #expect(!text.contains(/[가-힣](?:요|죠)(?:[.!]|$)/) || text.contains("인가요?") || text.contains("세요"), "\(text)")
      #expect(!text.contains(/십시오|나요\?/), "\(text)")
    }
  }

  /// Korean does not use semicolons: two clauses become two sentences.
  @Test func noClausesAreJoinedBySemicolons() {
    for entry in Self.entries { #expect(!entry.own.contains(/[가-힣];\s/), "\(entry.own)") }
  }

  // MARK: Helpers

  private static func lessonTexts() throws -> [String] {
    try BundledLesson.all.map { try $0.lesson(in: .korean) }.flatMap { lesson in
      ([lesson.chapter, lesson.title, lesson.text, lesson.question, lesson.done] + lesson.hints + lesson.wrong.map(\.reply)
        + lesson.misconceptions.values.map(\.words))
        .map { $0.lines(in: .korean).joined(separator: "\n") }
    }
  }

  private static func arguments(_ text: String) -> Set<Substring> { Set(text.matches(of: /%\d/).map { $0.output }) }

  /// The quoted parts, which are typed literally.
  private static func commands(in lines: [String]) -> Set<Substring> {
    Set(lines.joined(separator: "\n").matches(of: /'([a-z]+)[ ']/).map(\.output.1)).intersection(shellCommands.firstWords.map { $0[...] })
  }
}

import Advice
import CompositionalLayout
import Foundation
import LayoutComponents
import Lessons
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Documents
@testable import Sessions
@testable import Wording

/// Every English message has a Korean translation: the table is compared with the sources, in both directions.
@Suite struct KoreanTableTests {
  private static let entries = StringsFile(LanguageFiles.korean.phrases).entries

  // MARK: Nothing is missing

  @Test func everySentenceOfTheSourcesIsInTheTable() throws {
    let known = Set(Self.entries.map(\.english))
    for file in try Self.sources() {
      for literal in SourceLiteral.all(in: file.text) {
        guard let said = Self.said(literal), !known.contains(said) else { continue }
        Issue.record("\(file.path):\(literal.line): no Korean for \"\(said)\"")
      }
    }
  }

  /// All declared texts are translated, even those that do not look like sentences.
  @Test func everythingDeclaredIsInTheTable() {
    var phrases: [Phrase] = HelpTopic.all.map(\.title) + Template.all.map(\.summary)
    for command in shellCommands.commands.map(\.declaration) {
      phrases += [Phrase(saying: command.topic), command.summary] + command.details
      for shape in command.shapes { phrases += [shape.accepts] + shape.completions.descriptions }
    }
    for kind in Component.Kind.allCases {
      phrases += Component.properties(of: kind).properties.flatMap { [$0.summary, $0.accepts] + $0.completions.descriptions }
    }
    phrases += Assumption.allCases.map { Phrase(saying: $0.statement) }
    phrases += Reading.all.map { Phrase(saying: $0.statement) }
    phrases += UnaskedPoint.all.map { Phrase(saying: $0.statement) }
    phrases += Rule.all.flatMap { [Phrase(saying: $0.chapter), Phrase(saying: $0.sentence)] }
    phrases += Tour.steps.map { Phrase(saying: $0.text) }
    #expect(Self.untranslated(phrases) == [])
  }

  /// The system's most frequent error messages for files.
  @Test(arguments: Self.systemWords) func theSystemsMessagesAreTranslated(words: String) {
    #expect(Self.untranslated([Phrase(saying: words)]) == [])
  }

  @Test func everyTopicHasItsKoreanText() {
    for topic in HelpTopic.all {
      let korean = topic.text(in: .korean)
      #expect(!korean.isEmpty && korean.count == topic.lines.count, "\(topic.name)")
      #expect(korean.contains { $0.contains(where: \.isHangul) }, "\(topic.name)")
      #expect(Self.commands(in: topic.lines).isSubset(of: Self.commands(in: korean)), "\(topic.name)")
    }
  }

  // MARK: No entry is unused or wrong

  @Test func everyEntryIsUsed() throws {
    var said: Set<String> = Set(Self.systemWords + Self.parserWords + Tour.steps.map(\.text))
    for file in try Repository.swiftFiles(below: "Sources")
    where !file.path.hasPrefix("Sources/Wording/") {
      for literal in SourceLiteral.all(in: file.text) {
        said.insert(literal.key)
        // The noun of a count: `counted(number, "item")`.
        if literal.before.contains(/counted\([^"]*$/) { said.insert("%1 \(literal.key)") }
      }
    }
    #expect(Self.entries.map(\.english).filter { !said.contains($0) } == [])
  }

  @Test func noEntryIsRepeated() {
    #expect(Dictionary(grouping: Self.entries, by: \.english).filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func argumentsAreThoseOfTheEnglish() {
    for entry in Self.entries {
      #expect(Self.arguments(entry.english) == Self.arguments(entry.own), "\(entry.own)")
    }
  }

  /// A particle after an argument is written in both its forms, of which the argument's last sound chooses one.
  @Test func everyParticleHasBothForms() {
    for entry in Self.entries {
      #expect(!entry.own.contains(/%\d'?(?:\((?!으)[^)]*\))?(?:은|는|이|가|을|를|과|와|으로|로|라|이라)(?![가-힣(])/), "\(entry.own)")
    }
  }

  /// One term for one thing, in messages, topics and lessons: the terms listed here are forbidden in favour of others.
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

  /// Korean has no semicolon: two clauses are two sentences.
  @Test func noClausesAreJoinedBySemicolons() {
    for entry in Self.entries { #expect(!entry.own.contains(/[가-힣];\s/), "\(entry.own)") }
  }

  // MARK: Helpers

  private static func lessonTexts() throws -> [String] {
    try BundledLesson.all.map { try $0.lesson(in: .korean) }.flatMap { lesson in
      ([lesson.chapter, lesson.title, lesson.text, lesson.done] + lesson.hints + lesson.wrong.map(\.reply))
        .map { $0.lines(in: .korean).joined(separator: "\n") }
    }
  }

  /// Files whose literals are not shown to people, or stand beside their Korean text.
  private static let otherFiles = [
    "HelpTopic", "SVGPalette.swift", "SceneSVG.swift", "Document+Script.swift", "ViewRecord.swift", "Link+Known.swift",
    "Device.swift", "CompletionScript.swift", "Sessions/QuestionParts.swift", "Sessions/QuestionParts+Documents.swift",
    "Sessions/UIKitWord.swift",
    "Reports/Swift", "Reports/Probe/ProbeExport.swift", "Reports/Probe/XCTestExport", "Reports/Probe/ProbeStep.swift",
    "Reports/Probe/ProbeApply.swift",
    "Documents/PastApply+Line.swift",
    "Reports/Probe/Recording+Writing.swift",
    "Reports/Probe/AssumptionExport.swift", "Reports/Probe/AssumptionDocument+",
    "LayoutComponents/SwiftExpression",
  ]

  /// Rooms that say nothing to people, or only UIKit's own sentences.
  private static let otherRooms = [
    "CompositionalLayout", "Snapshots", "UIKitLayout", "SwiftParsing", "Wording", "CEditline", "galley-bench", "galley-fuzz",
    "line-editing-probe",
  ]

  private static func sources() throws -> [Repository.File] {
    try Repository.swiftFiles(below: "Sources")
      .filter { file in !otherRooms.contains { file.path.hasPrefix("Sources/\($0)/") } }
      .filter { file in !otherFiles.contains { file.path.contains($0) } }
  }

  /// The key that the table needs for a literal; nil if the literal is not shown to people.
  private static func said(_ literal: SourceLiteral) -> String? {
    let before = literal.before
    // Words that only English grammar needs, and the names of notations in code.
    if before.contains(/english: [^)]*$/) || before.contains(/(?:uikit:|verbatim:|\.verbatim\(|Example\(|after:|Rest\()\s*$/) { return nil }
    // The noun of a count: `counted(number, "item")`.
    if before.contains(/\bcounted\([^"]*, $/) { return "%1 \(literal.key)" }
    if before.contains(/(?:Column|StyledLine|Phrase)\(\s*$/) { return literal.key.contains(/[A-Za-z]{2}/) ? literal.key : nil }
    return readsAsWords(literal.key) ? literal.key : nil
  }

  /// Whether a text reads as words for people: two words, one of English at least, that are no line of the shell's own language.
  private static func readsAsWords(_ text: String) -> Bool {
    text.contains(/[A-Za-z]{2,}'?[,;:.]? '?[A-Za-z%]|[A-Za-z\d]'?[,;:.]? '?[A-Za-z]{2,}/) && !notSaid.contains(text) && !isCommandLine(text)
  }

  /// Whether a text is the name of a command, or lines that the shell reads.
  private static func isCommandLine(_ text: String) -> Bool {
    let line = text.drop { $0 == ";" || $0 == " " }
    if shellCommands.command(named: String(line)) != nil { return true }
    guard let first = line.split(separator: " ").first, !["help", "echo"].contains(first) else { return false }
    var tokenizer = Tokenizer(Array(line.replacing(/%\d/, with: "1").utf8))
    var tokens: [Token] = []
    do {
      while try shellCommands.nextCommand(of: &tokenizer, into: &tokens) {
        var arguments = Arguments()
        _ = try shellCommands.bind(tokens, in: tokenizer.bytes, into: &arguments)
      }
      return true
    } catch {
      return false
    }
  }

  /// Literals that look like text for people but are not.
  private static let notSaid: Set = [
    // Names of parameters and of choices.
    "section component", "other section component", "edge spacing", "size class", "insets reference", "scrolling behaviour",
    "deceleration rate", "header mode", "footer mode", "two snapshots", "item|component... size",
    // Usages of the process.
    "galley [<options>] [<files> ...]\ngalley [<options>] -c <commands>\ngalley test <files> ...\ngalley share <file>\ngalley help [<words> ...]",
    // Output of `test` and of pictures that is the same in every language.
    "  UIKit: %1\n", "\\ No newline at end of file\n", "by x", "by y", "by width", "by height", "was x", "was y", "was width", "was height",
    // Classes of pictures.
    "label on-%1", "label on-space", "label on-ghost", "box %1",
    // UIKit's messages.
    "Invalid fractional width: %1. The fraction must be a finite value.",
    "Invalid fractional height: %1. The fraction must be a finite value.",
    "Invalid absolute dimension: %1. The dimension must be a finite value.",
    "Invalid estimated dimension: %1. The dimension must be a finite value.",
    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item",
    "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error.",
    "At least 1 subitem is required for a group",
    // Parts of lines that are typed or saved.
    "device %1\n", "container 390x844; %1; append sections main; append items a b c d to main; apply", "define %1", "define %1 %2", "of %1",
    " for %1", " for index %1", "%1 to %2", " when %1", "'restore %1'",
    "# in full: %1",
    // Requests of the manual page, and what is typed.
    ".TH GALLEY 1 \"\" \"Galley %1\" \"%2\"", ".B galley", ".B galley test", ".B galley help", "[options] \\-c commands ...",
    // Beginnings of sentences that are completed elsewhere.
    "one of",
  ]

  /// The argument parser's messages, found by running `galley`.
  private static let parserWords = [
    "Show the version.", "Show help information.", "See '%1' for more information.", "See '%1' for detailed help.", "Unknown option '%1'",
    "Unknown option '%1'. Did you mean '%2'?", "Missing value for '%1'", "Missing expected argument '%1'", "Unexpected argument '%1'",
    "The value '%1' is invalid for '%2'. Please provide one of '%3' and '%4'.",
    "The value '%1' is invalid for '%2'. Please provide one of '%3', '%4' or '%5'.",
  ]

  private static let systemWords = [ENOENT, EACCES, ENOSPC, EISDIR, ENOTDIR, EROFS, ENAMETOOLONG, ELOOP, EFBIG, EIO, EBADF].map { code in
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  private static func untranslated(_ phrases: [Phrase]) -> [String] {
    Language.korean.missingKeys { korean in
      for phrase in phrases { _ = phrase.text(in: korean) }
    }
  }

  private static func arguments(_ text: String) -> Set<Substring> { Set(text.matches(of: /%\d/).map { $0.output }) }

  /// The quoted parts, which are typed literally.
  private static func commands(in lines: [String]) -> Set<Substring> {
    Set(lines.joined(separator: "\n").matches(of: /'([a-z]+)[ ']/).map(\.output.1)).intersection(shellCommands.firstWords.map { $0[...] })
  }
}

extension CompletionSource {
  fileprivate var descriptions: [Phrase] {
    if case .choices(let candidates) = self { candidates.map(\.description) } else { [] }
  }
}

extension Character {
  fileprivate var isHangul: Bool { ("가"..."힣").contains(self) }
}

import CommandLanguage
import Documents
import Exports
import Foundation
import Lessons
import Localization
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// Lessons whose tries are changes of UIKit code, as the page runs them.
@Suite struct CodeLessonTests {
  private static func lesson(_ name: String, in language: Language = .english) throws -> CodeLesson {
    let lesson = try #require(PageLesson(name: name).lesson(in: language))
    return try #require(CodeLesson(lesson, from: "lesson \(name)", in: language))
  }

  private static func workbench(_ code: String, in lesson: CodeLesson, _ surroundings: [String] = []) -> Workbench {
    var request = Workbench.Request()
    request.files = [MemoryFiles.File(path: CodeLesson.file, bytes: Array(code.utf8))]
    request.surroundings = lesson.screen + surroundings
    request.entries = [MemoryFiles.File(path: "Commands", bytes: Array(lesson.sizes.joined(separator: "\n").utf8))]
    return Workbench(request)
  }

  private static func verdict(_ code: String, in lesson: inout CodeLesson, _ surroundings: [String] = []) throws -> CodeLesson.Verdict {
    let verdict = lesson.verdict(on: workbench(code, in: lesson, surroundings))
    return try #require(verdict)
  }

  private static let half = "layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))"

  @Test func anEditOfTheCodeReachesTheGoal() throws {
    var lesson = try Self.lesson("fraction")
    #expect(lesson.start.contains(Self.half))
    let untouched = try Self.verdict(lesson.start, in: &lesson)
    #expect(!untouched.isReached && untouched.met == 0)
    #expect(untouched.reply == nil && !untouched.isTry)
    let whole = lesson.start.replacingOccurrences(of: Self.half, with: Self.half.replacingOccurrences(of: "0.5", with: "1"))
    #expect(try Self.verdict(whole, in: &lesson).isReached)
    // The goal is a screen, so that other code which makes it is right too.
    let fixed = lesson.start.replacingOccurrences(
      of: Self.half, with: Self.half.replacingOccurrences(of: ".fractionalWidth(0.5)", with: ".absolute(300)"))
    #expect(try Self.verdict(fixed, in: &lesson).isReached)
  }

  @Test func aTryIsAnsweredByItsCause() throws {
    var lesson = try Self.lesson("fraction")
    let wider = lesson.start.replacingOccurrences(of: Self.half, with: Self.half.replacingOccurrences(of: "0.5", with: "0.8"))
    let verdict = try Self.verdict(wider, in: &lesson)
    #expect(!verdict.isReached && verdict.isTry)
    let reply = try #require(verdict.reply?.english)
    // 0.8 of 300 is 240, and half of that is 120.
    #expect(reply.hasPrefix("not yet: ") && reply.contains("row") && reply.contains("240"), "\(reply)")
  }

  @Test func theCodeHasWhatNothingUsesYet() throws {
    var lesson = try Self.lesson("header")
    #expect(lesson.start.contains("private static func makeTitle() -> NSCollectionLayoutBoundarySupplementaryItem {"))
    let code = lesson.start
      .replacingOccurrences(of: "    return title\n", with: "    title.pinToVisibleBounds = true\n    return title\n")
      .replacingOccurrences(of: "    return rows\n", with: "    rows.boundarySupplementaryItems = [makeTitle()]\n    return rows\n")
    #expect(try !Self.verdict(code, in: &lesson).isReached)
    let whole = code.replacingOccurrences(
      of: "    return UICollectionViewCompositionalLayout(section: makeRowsSection())",
      with: """
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = [makeBanner()]
            return UICollectionViewCompositionalLayout(section: makeRowsSection(), configuration: configuration)
        """)
    #expect(try Self.verdict(whole, in: &lesson).isReached)
  }

  @Test func anEmptySnapshotCanBeFilled() throws {
    var lesson = try Self.lesson("first-snapshot")
    let filled = lesson.start.replacingOccurrences(
      of: "    return snapshot\n",
      with: """
            snapshot.appendSections(["pinned", "all"])
            snapshot.appendItems(["milk", "rent"], toSection: "pinned")
            snapshot.appendItems(["trip", "gift", "book"], toSection: "all")
            return snapshot

        """)
    #expect(filled.contains("var snapshot = NSDiffableDataSourceSnapshot"))
    #expect(try Self.verdict(filled, in: &lesson).isReached)
  }

  @Test func halfTypedWordsAreComparedWithTheLastTry() throws {
    var lesson = try Self.lesson("insets")
    let part = lesson.start
    _ = try Self.verdict(part, in: &lesson)
    lesson.settle()
    let again = try Self.verdict(part + "\n// A remark.\n", in: &lesson)
    #expect(again.reply == nil && !again.isTry, "a remark changes nothing")
  }

  @Test func anotherScreenIsNoTry() throws {
    var lesson = try Self.lesson("fraction")
    let verdict = try Self.verdict(lesson.start, in: &lesson, ["container 600x400"])
    #expect(!verdict.isReached && !verdict.isTry)
    #expect(verdict.reply?.english.contains("300") == true)
  }

  @Test func codeThatCannotBeReadHasNoVerdict() throws {
    var lesson = try Self.lesson("fraction")
    let broken = lesson.start.replacingOccurrences(of: ".absolute(100)", with: ".absolut(100)")
    let verdict = lesson.verdict(on: Self.workbench(broken, in: lesson))
    #expect(verdict == nil)
  }

  @Test func answersHaveTheirShapes() throws {
    for (name, isCode) in [("fraction", true), ("tapped", false)] {
      for language in Language.allCases {
        let request = try #require(PageLesson.Request(Array(#"{"language":"\#(language.rawValue)","name":"\#(name)"}"#.utf8)))
        let known = try #require(request.lesson.lesson(in: language))
        var lesson = CodeLesson(known, from: name, in: language)
        #expect((lesson != nil) == isCode)
        let page = try lesson.map { try Page(of: $0.target) }
        let record = request.record(of: known, as: lesson?.record(with: page))
        try Self.expect(record, PageLesson.shape)
        guard let start = lesson?.start, var tried = lesson else { continue }
        let verdict = try Self.verdict(start.replacingOccurrences(of: "0.5", with: "0.6"), in: &tried)
        lesson = tried
        try Self.expect(tried.record(of: verdict), CodeLesson.verdictShape)
      }
    }
    let session = Session(on: MemoryFiles())
    try Self.expect(session.lessonMap, Session.lessonMapShape)
    _ = session.run(InputEntry(Array("lesson fraction".utf8), number: 1), with: session.context(from: .prompt, to: Output()))
    try Self.expect(session.lessonMap, Session.lessonMapShape)
    try Self.expect(session.lessonSource("gaps"), Session.lessonSourceShape)
    #expect(session.lessonSource("no-such-lesson") == .null)
  }

  // MARK: Texts

  private static func changes(_ parts: [CodeLesson.TextPart]) -> [ChangedCode] {
    parts.compactMap { if case .change(let change) = $0 { change } else { nil } }
  }

  /// An experiment of the shell is a change of the code: rows of 60 instead of 100.
  @Test func anExperimentIsAChangeOfTheCode() throws {
    let lesson = try Self.lesson("fraction")
    let changes = Self.changes(lesson.text)
    #expect(changes.count == 1, "'frames' and 'undo' change nothing")
    let place = try #require(changes.first?.places.first)
    #expect(
      place.removed.map { $0.trimmingCharacters(in: .whitespaces) } == [Self.half + ","] || place.removed.first?.contains(Self.half) == true
    )
    #expect(place.added == place.removed.map { $0.replacingOccurrences(of: ".absolute(100)", with: ".absolute(60)") })
    #expect(changes[0].code == lesson.start.replacingOccurrences(of: place.removed[0], with: place.added[0]))
  }

  @Test func commandsUpToUndoAreOneChange() throws {
    let lesson = try Self.lesson("section-insets")
    #expect(Self.changes(lesson.text).isEmpty)
    let changes = Self.changes(lesson.hints[1])
    #expect(changes.count == 1 && changes[0].places.allSatisfy { $0.added.isEmpty && !$0.removed.isEmpty }, "\(changes)")
  }

  @Test func whatOnlyLooksIsALinkOrLeftOut() throws {
    let swimlane = try Self.lesson("swimlane")
    #expect(swimlane.text.contains(.component("lane")))
    #expect(try Self.lesson("whole-view").text.contains(.explanation("a")))
    // A screen is not in the code, so nothing follows the colon.
    #expect(
      try Self.lesson("squares").text.contains {
        if case .prose(let lines) = $0 { lines.last?.hasSuffix("on only one screen.") == true } else { false }
      })
  }

  /// The last hint is the solution without its values.
  @Test func theLastHintHidesTheValues() throws {
    guard case .hidden(let change)? = try Self.lesson("fraction").hints.last?.first else { return #expect(Bool(false)) }
    #expect(change.masked.flatMap { $0.added }.allSatisfy { $0.contains(".fractionalWidth(…), heightDimension: .absolute(100)") })
    guard case .hidden(let direction)? = try Self.lesson("direction").hints.last?.first else { return #expect(Bool(false)) }
    #expect(direction.masked.flatMap { $0.added }.contains { $0.contains("NSCollectionLayoutGroup.…(") })
    guard case .hidden(let gaps)? = try Self.lesson("gaps").hints.last?.first else { return #expect(Bool(false)) }
    #expect(gaps.masked.flatMap { $0.added }.contains { $0.contains("interGroupSpacing = …") })
  }

  @Test(arguments: [
    ("a\nlet x = f(1)\nb", "a\nlet x = f(2)\nb", "let x = f(…)"), ("let x = .left(3)", "let x = .right(3)", "let x = .…(3)"),
    ("let x = f(a: [b]))", "let x = f(a: [b], c: d(2)))", "let x = f(a: [b]…))"), ("a", "a\nx.y = 12.5", "x.y = …"),
    ("a", "a\nx.y(.top, [\"b\", true], z.w)", "x.y(.…, […, …], z.w)"),
    ("one two three\nfour", "five six", "five six"), ("a", "a\n  /// The number 5.\nb", "b"),
  ]) func aHintHidesWhatDiffers(_ old: String, _ new: String, _ added: String) {
    #expect(ChangedCode(from: old, to: new).masked.flatMap { $0.added } == [added])
  }

  @Test func textsInCodeHaveNoCommandsToType() throws {
    for bundled in BundledLesson.all {
      for language in Language.allCases {
        guard let code = CodeLesson(try bundled.lesson(in: language), from: bundled.name, in: language) else { continue }
        for (index, parts) in ([code.text] + code.hints).enumerated() {
          #expect(!parts.isEmpty, "\(bundled.name) \(index)")
          for (part, next) in zip(parts, parts.dropFirst() + [.prose([])]) {
            guard case .prose(let lines) = part else { continue }
            #expect(!lines.contains { $0.contains("galley>") })
            if lines.last?.hasSuffix(":") == true, case .prose = next { Issue.record("\(bundled.name) \(language): \(lines.last ?? "")") }
          }
        }
        guard case .hidden(let change)? = code.hints.last?.first else { continue }
        #expect(!change.places.isEmpty && change.code == code.solution)
        for change in code.hints.flatMap(Self.changes) + Self.changes(code.text) {
          #expect(!change.places.isEmpty, "\(bundled.name)")
        }
      }
    }
  }

  private static func expect(_ json: JSON, _ shape: JSONShape) throws {
    let fault = SchemaValidator(shape.schema).fault(in: try #require(JSON(parsing: json.text)))
    #expect(fault == nil, "\(json.text.prefix(300))")
  }

  /// The rule decides which lessons run in code: their goal holds for the code of the solution, and not for that of the start.
  @Test func mostLessonsRunInCode() throws {
    var (inCode, inShell): ([String], [String]) = ([], [])
    var (turns, answered) = (0, 0)
    for bundled in BundledLesson.all {
      let lesson = try bundled.lesson()
      guard var code = CodeLesson(lesson, from: bundled.name, in: .english) else {
        inShell.append(bundled.name)
        continue
      }
      inCode.append(bundled.name)
      let start = try Self.verdict(code.start, in: &code)
      #expect(!start.isReached && start.reply == nil, "\(bundled.name)")
      #expect(try Self.verdict(code.solution, in: &code).isReached, "\(bundled.name)")
      for turn in lesson.wrong where turn.signs.isEmpty {
        guard let wrong = Self.code(after: lesson.start + turn.commands) else { continue }
        let verdict = try Self.verdict(wrong, in: &code)
        #expect(!verdict.isReached, "\(bundled.name)")
        (turns, answered) = (turns + 1, answered + (verdict.reply?.english.hasSuffix(turn.reply.text(in: .english)) == true ? 1 : 0))
      }
    }
    print("wrong turns in code with their own reply: \(answered) of \(turns)")
    print("lessons in code: \(inCode.count) of \(BundledLesson.all.count)")
    print("in code:", inCode.joined(separator: " "))
    print("in the shell:", inShell.joined(separator: " "))
    let firstEvening = try #require(Course.bundled(in: .english).chapters.first).entries.map { $0.place.name }
    // Only an edit after an apply is more than a layout and a snapshot.
    #expect(firstEvening.filter { !inCode.contains($0) } == ["identity"])
  }

  /// The code of the document that commands make.
  private static func code(after lines: [Lesson.LessonLine]) -> String? {
    let session = Session(on: MemoryFiles())
    guard session.run(lines, with: session.context(from: .prompt, to: Output())) else { return nil }
    return (try? SwiftExport.content(of: session.document, isLayoutOnly: true, isWhole: true))?.text(in: .english)
  }

  @Test func theLessonsOfACourseAreRecorded() throws {
    let files = MemoryFiles()
    let session = Session(on: files)
    session.settings.lessonProgressPath = "/progress"
    let text = BundledLesson.all[0].bytes
    files.add(MemoryFiles.File(path: "course/01-halves.galley", bytes: text))
    files.add(MemoryFiles.File(path: "course/02-again.galley", bytes: BundledLesson.all[2].bytes))
    let output = TextOutput()
    let context = session.context(from: .prompt, to: output)
    session.settings.pageAddress = "https://example.com/"
    _ = session.run(InputEntry(Array("share lesson course".utf8), number: 1), with: context)
    let line = output.text.split(separator: "\n").first { $0.contains("#lesson") }
    let link = try #require(line.map { String($0).trimmingCharacters(in: .whitespaces) })
    #expect(session.turnToCourse(link))
    let source = try #require(JSON.parsed(session.lessonSource("halves")))
    #expect(source["number"] as? Int == 1)
    #expect(source["text"] as? String == String(decoding: text, as: UTF8.self))
    let key = try #require(source["key"] as? String)
    session.keepLesson("\(key)\ttries=3\thints=1")
    let map = try #require(JSON.parsed(session.lessonMap))
    #expect(map["solved"] as? Int == 1 && map["isBundled"] as? Bool == false)
    #expect(session.lessonResults()[key] == LessonResult(isSolved: true, tries: 3, hints: 1))
    #expect(session.turnToCourse(""))
    #expect(!session.turnToCourse("fraction"))
  }
}

private final class TextOutput: Output {
  var text = ""

  override func write(_ text: String) { self.text += text }
}

extension JSON {
  fileprivate static func parsed(_ json: JSON) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(json.text.utf8))) as? [String: Any]
  }
}

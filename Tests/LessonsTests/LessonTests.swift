import Localization
import TestSupport
import Testing

@testable import Lessons

/// Valid and invalid lesson files.
@Suite struct LessonTests {
  private static let whole = """
    # The teacher's own words.
    #: title.en Half
    #: text.en
    # One line.
    #
    # galley> frames
    #: text.ko 한 줄
    #: start
    container 300x400
    # a comment
      use grid
    #: target snapshot
    #: hint.1.en Look.
    #: solution
    undo
    #: goal
    scroll to 0,10
    expect content 300x400
    """

  private static func lesson(_ text: String) throws -> Lesson { try Lesson(parsing: Array(text.utf8)) }

  private static func fault(_ text: String) -> LessonFault? {
    do throws(LessonFault) {
      _ = try Lesson(parsing: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func partsAreSorted() throws {
    let lesson = try Self.lesson(Self.whole)
    #expect(lesson.title.lines(in: .english) == ["Half"])
    #expect(lesson.title.lines(in: .korean) == ["Half"], "another language serves where one is missing")
    #expect(lesson.text.lines(in: .english) == ["One line.", "", "galley> frames"])
    #expect(lesson.text.lines(in: .korean) == ["한 줄"])
    #expect(lesson.start.map(\.number) == [9, 11])
    #expect(lesson.target == [Lesson.LessonLine(Array("snapshot".utf8), number: 12)])
    #expect(lesson.hints.map { $0.lines(in: .english) } == [["Look."]])
    #expect(lesson.goal.map(\.isExpectation) == [false, true])
    #expect(lesson.wrong.isEmpty && lesson.done.lines.isEmpty)
    #expect(Lesson.command(in: "galley> frames") == "frames" && Lesson.command(in: "frames") == nil)
  }

  @Test func wrongTurnsHaveTheirReplies() throws {
    let more = """

      #: wrong
      # redo
      #: reply.en No.
      #: reply.ko 아닙니다.
      #: wrong
      # frames
      # expect content 1x1
      # scroll to 0,1
      #: level 2
      #: hint.2.en Further.
      #: reply.2.en
      # Neither.
      #: chapter.en One
      # What it is about.
      """
    let lesson = try Self.lesson(Self.whole + more)
    #expect(lesson.wrong.map { $0.commands.map(\.bytes) } == [[Array("redo".utf8)], [Array("frames".utf8)]])
    #expect(lesson.wrong.map(\.signs.count) == [0, 2])
    #expect(lesson.wrong.map { $0.reply.lines(in: .english) } == [["No."], ["Neither."]])
    #expect(lesson.wrong[0].reply.lines(in: .korean) == ["아닙니다."])
    #expect(lesson.level == 2 && lesson.hints.count == 2 && lesson.chapter.lines(in: .english) == ["One", "What it is about."])
  }

  @Test func lineEndsOfWindowsAreRead() throws {
    #expect(
      try Self.lesson(Self.whole.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
        == Self.lesson(Self.whole))
  }

  @Test func faultsNameTheirLine() {
    #expect(Self.fault("#: tilte.en A") == .unknownPart("tilte.en", 3..<11, Lesson.LessonLine(Array("#: tilte.en A".utf8), number: 1)))
    #expect(Self.fault("\n#: start\na\n#: start") == .partTwice("start", 3..<8, Lesson.LessonLine(Array("#: start".utf8), number: 4)))
    #expect(Self.fault("undo") == .strayCommand(Lesson.LessonLine(Array("undo".utf8), number: 1)))
    #expect(Self.fault("#: start undo") == .strayCommand(Lesson.LessonLine(Array("#: start undo".utf8), number: 1)))
    #expect(Self.fault("#: level 4") == .unknownLevel(Lesson.LessonLine(Array("#: level 4".utf8), number: 1)))
    #expect(Self.fault("#: reply.en No.") == .strayReply(Lesson.LessonLine(Array("#: reply.en No.".utf8), number: 1)))
    #expect(Self.fault("#:") == .unknownPart("", 2..<2, Lesson.LessonLine(Array("#:".utf8), number: 1)))
    let bytes = Array("#: text.ko\n# 가".utf8) + [0xFF]
    #expect(throws: LessonFault.notUTF8(offset: 5, Lesson.LessonLine(Array("# 가".utf8) + [0xFF], number: 2))) { try Lesson(parsing: bytes) }
  }

  @Test func missingRequiredPartsAreFaults() {
    for (part, line) in [("title", "#: title.en Half"), ("start", "#: start"), ("solution", "#: solution"), ("goal", "#: goal")] {
      let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.firstIndex { $0.hasPrefix(line) } ?? 0
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("#:") } ?? lines.count
      let rest = (lines[..<start] + lines[end...]).joined(separator: "\n")
      #expect(Self.fault(rest) == .missingPart(LessonPart(rawValue: part) ?? .done), "\(part)")
    }
    let silent = Self.whole.replacing("expect content 300x400", with: "# nothing")
    #expect(Self.fault(silent) == .nothingExpected(Lesson.LessonLine(Array("scroll to 0,10".utf8), number: 17)))
    #expect(Self.fault(Self.whole.replacing("hint.1", with: "hint.2")) == .missingHint(1))
  }

  /// Any bytes either parse as a lesson or cause a fault.
  @Test func noBytesTrap() {
    var seed: UInt64 = 7
    for _ in 0..<2_000 {
      var bytes = Array(Self.whole.utf8)
      for _ in 0..<4 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(seed >> 33) % bytes.count
        if seed & 1 == 0 { bytes[place] = UInt8(truncatingIfNeeded: seed >> 20) } else { bytes.removeSubrange(place...) }
        if bytes.isEmpty { break }
      }
      _ = try? Lesson(parsing: bytes)
    }
  }
}

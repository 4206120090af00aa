import Localization

extension Lesson {
  /// A placeholder for a file that cannot be parsed.
  package static var unreadable: Lesson { Lesson() }

  /// Parses a lesson file.
  ///
  /// A line that begins with `#:` begins a part. Text follows in comment lines, and commands follow in ordinary lines. Lines above the
  /// first heading are ignored.
  /// - Complexity: O(bytes).
  package init(parsing bytes: [UInt8], in languages: [Language] = Language.allCases) throws(LessonFault) {
    var reader = LessonReader(languages)
    var start = 0
    var number = 0
    while start < bytes.count {
      var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let next = end + 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      number += 1
      try reader.take(LessonLine(Array(bytes[start..<end]), number: number))
      start = next
    }
    self = try reader.finish()
  }
}

private struct LessonReader {
  private var lesson = Lesson()
  private var current: LessonHeading?
  private var begun: Set<LessonHeading> = []
  private var hints: [Int: Lesson.Words] = [:]
  private let languages: [Language]

  init(_ languages: [Language]) { self.languages = languages }

  private static let heading = Array("#:".utf8)
  private static let comment = UInt8(ascii: "#")
  private static let space = UInt8(ascii: " ")

  mutating func take(_ line: Lesson.LessonLine) throws(LessonFault) {
    if line.bytes.starts(with: Self.heading) {
      try begin(line)
    } else if line.bytes.first == Self.comment {
      let words = line.bytes.dropFirst()
      try add(words.first == Self.space ? words.dropFirst() : words, of: line)
    } else if !line.bytes.allSatisfy({ $0 == Self.space || $0 == UInt8(ascii: "\t") }) {
      try addCommand(line)
    }
  }

  /// Begins a part. Text after the name of the part becomes its first line.
  private mutating func begin(_ line: Lesson.LessonLine) throws(LessonFault) {
    let start = line.bytes[Self.heading.count...].firstIndex { $0 != Self.space } ?? line.bytes.count
    let end = line.bytes[start...].firstIndex(of: Self.space) ?? line.bytes.count
    let name = String(decoding: line.bytes[start..<end], as: UTF8.self)
    guard var heading = LessonHeading(name: name, in: languages) else { throw .unknownPart(name, start..<end, line) }
    if heading.part == .reply { try place(&heading, at: line) }
    guard heading.part == .wrong || begun.insert(heading).inserted else { throw .partTwice(name, start..<end, line) }
    current = heading
    let rest = line.bytes[end...].drop { $0 == Self.space }
    switch heading.part.kind {
    case .words:
      if heading.part == .choice, let number = heading.number, lesson.misconceptions[number] == nil {
        lesson.misconceptions[number] = Lesson.Misconception(heading: line)
      }
      addWords([], to: heading)
    case .value: return try setLevel(rest, of: line)
    case .commands: guard rest.isEmpty else { throw .strayCommand(line) }
    case .heldCommands: if heading.part == .wrong { lesson.wrong.append(Lesson.WrongTurn(heading: line)) }
    }
    if !rest.isEmpty { try add(rest, of: line) }
  }

  /// Finds the wrong turn that a reply answers: the one with its number, or the last one above it.
  private func place(_ heading: inout LessonHeading, at line: Lesson.LessonLine) throws(LessonFault) {
    let number = heading.number ?? lesson.wrong.count
    guard lesson.wrong.indices.contains(number - 1) else { throw .strayReply(line) }
    heading.number = number
  }

  private mutating func setLevel(_ bytes: ArraySlice<UInt8>, of line: Lesson.LessonLine) throws(LessonFault) {
    guard let level = Int(String(decoding: bytes, as: UTF8.self)), (1...3).contains(level) else { throw .unknownLevel(line) }
    lesson.level = level
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, of line: Lesson.LessonLine) throws(LessonFault) {
    guard let current else { return }
    switch current.part.kind {
    case .commands, .value: return
    case .heldCommands: addHeld(Lesson.LessonLine(Array(bytes), number: line.number), to: current.part)
    case .words:
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(offset: Self.firstBadByte(of: bytes), line) }
      addWords([text], to: current)
    }
  }

  /// Adds a command that is written in a comment. In a wrong turn, the lines from the first expectation on are its signs.
  private mutating func addHeld(_ line: Lesson.LessonLine, to part: LessonPart) {
    if part == .choices { return lesson.choices.append(line) }
    guard part == .wrong, let last = lesson.wrong.indices.last else { return lesson.target.append(line) }
    if line.isExpectation || !lesson.wrong[last].signs.isEmpty {
      lesson.wrong[last].signs.append(line)
    } else {
      lesson.wrong[last].commands.append(line)
    }
  }

  private mutating func addWords(_ lines: [String], to heading: LessonHeading) {
    guard let language = heading.language else { return }
    switch heading.part {
    case .chapter: lesson.chapter.lines[language, default: []] += lines
    case .title: lesson.title.lines[language, default: []] += lines
    case .text: lesson.text.lines[language, default: []] += lines
    case .ask: lesson.question.lines[language, default: []] += lines
    case .choice: if let number = heading.number { lesson.misconceptions[number]?.words.lines[language, default: []] += lines }
    case .done: lesson.done.lines[language, default: []] += lines
    case .reply: if let number = heading.number { lesson.wrong[number - 1].reply.lines[language, default: []] += lines }
    case .hint: if let number = heading.number { hints[number, default: Lesson.Words()].lines[language, default: []] += lines }
    case .level, .choices, .target, .start, .wrong, .solution, .goal: break
    }
  }

  private mutating func addCommand(_ line: Lesson.LessonLine) throws(LessonFault) {
    switch current?.part {
    case .start: lesson.start.append(line)
    case .solution: lesson.solution.append(line)
    case .goal: lesson.goal.append(line)
    default: throw .strayCommand(line)
    }
  }

  private static func firstBadByte(of bytes: ArraySlice<UInt8>) -> Int {
    var offset = bytes.startIndex
    while let length = (1...4).first(where: {
      offset + $0 <= bytes.endIndex && String(validating: bytes[offset..<offset + $0], as: UTF8.self) != nil
    }) {
      offset += length
    }
    return min(offset, bytes.endIndex - 1)
  }

  // MARK: Finishing

  mutating func finish() throws(LessonFault) -> Lesson {
    for part in LessonPart.allCases where part.isRequired && !isThere(part) { throw .missingPart(part) }
    if lesson.question.lines.isEmpty != lesson.choices.isEmpty { throw .missingPart(lesson.choices.isEmpty ? .choices : .ask) }
    if let first = lesson.goal.first, !lesson.goal.contains(where: { $0.isExpectation }) { throw .nothingExpected(first) }
    while let hint = hints[lesson.hints.count + 1] { lesson.hints.append(hint) }
    if lesson.hints.count < hints.count { throw .missingHint(lesson.hints.count + 1) }
    return lesson
  }

  private func isThere(_ part: LessonPart) -> Bool {
    switch part {
    case .title: lesson.title.lines.values.contains { !$0.isEmpty }
    case .text: lesson.text.lines.values.contains { !$0.isEmpty }
    case .start: !lesson.start.isEmpty
    case .solution: !lesson.solution.isEmpty
    case .goal: !lesson.goal.isEmpty
    case .chapter, .level, .ask, .choices, .choice, .target, .wrong, .reply, .hint, .done: true
    }
  }
}

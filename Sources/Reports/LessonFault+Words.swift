import CommandLanguage
import Lessons

/// What Galley says where a file is no lesson, and where in the file that is.
struct LocatedFault {
  var diagnostic: Diagnostic
  /// The line of the file that is meant; its first one where something is missing.
  var entry: Entry

  init(_ fault: LessonFault, in bytes: [UInt8]) {
    diagnostic = Diagnostic(fault)
    let line = fault.line ?? Lesson.Line(Array(bytes.prefix { $0 != UInt8(ascii: "\n") }), number: 1)
    if diagnostic.place == .command { diagnostic.place = .bytes(0..<line.bytes.count) }
    entry = Entry(line.bytes, number: line.number)
  }
}

extension Diagnostic {
  init(_ fault: LessonFault) {
    switch fault {
    case .unknownPart(let name, let range, _):
      self.init(
        .lessonUnknownPart, "a lesson has no part '\(name.abbreviated)'", at: .bytes(range),
        suggestion: nearestName(to: name, among: LessonFault.partNames),
        notes: ["accepted: \(LessonFault.partNames.joined(separator: ", "))"])
    case .partTwice(let name, let range, _):
      self.init(.lessonPartTwice, "the part '\(name.abbreviated)' stands above already", at: .bytes(range))
    case .strayCommand:
      self.init(
        .lessonStrayCommand, "a command stands outside the parts that hold commands",
        notes: [
          "commands stand on lines of their own under '#: start', '#: solution' and '#: goal'",
          "words stand behind '# ', and so do the commands of '#: target' and '#: wrong'",
        ])
    case .missingPart(let part):
      self.init(
        .lessonMissingPart, "the lesson has no \(part.rawValue)",
        notes: ["a lesson has a title, a text, a start, a solution and a goal; 'help lessons' shows one"])
    case .missingHint(let number):
      self.init(.lessonMissingHint, "hint.\(number) is missing, but there is a later one")
    case .nothingExpected:
      self.init(.lessonNothingExpected, "the goal expects nothing", notes: ["a goal has at least one line that begins with expect"])
    case .notUTF8(let offset, let line):
      let byte = String(line.bytes[offset], radix: 16, uppercase: true)
      self.init(
        .notUTF8, "byte \(offset + 1) of the line, 0x\(byte), is not UTF-8", at: .bytes(offset..<offset + 1),
        notes: ["Galley reads UTF-8 throughout"])
    }
  }
}

extension LessonFault {
  fileprivate var line: Lesson.Line? {
    switch self {
    case .unknownPart(_, _, let line), .partTwice(_, _, let line), .strayCommand(let line), .nothingExpected(let line),
      .notUTF8(_, let line):
      line
    case .missingPart, .missingHint: nil
    }
  }
}

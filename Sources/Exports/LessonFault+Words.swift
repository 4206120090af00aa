import CommandLanguage
import Lessons
import Localization

extension Diagnostic {
  package init(_ fault: LessonFault) {
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
    case .unknownLevel:
      self.init(.lessonLevel, "a lesson's level is 1, 2 or 3", notes: ["1 is easy and 3 is hard: '#: level 2'"])
    case .strayReply:
      self.init(
        .lessonStrayReply, "a reply stands without the wrong turn that it answers",
        notes: ["'#: reply.en' stands below its '#: wrong', and '#: reply.2.en' anywhere below the second one"])
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

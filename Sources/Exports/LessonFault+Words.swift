import CommandLanguage
import Lessons
import Localization

extension Diagnostic {
  package init(_ fault: LessonFault) {
    switch fault {
    case .unknownPart(let name, let range, _):
      self.init(
        .lessonUnknownPart, "a lesson cannot have a part '\(name.abbreviated)'", at: .bytes(range),
        suggestion: nearestName(to: name, among: LessonFault.partNames),
        notes: ["accepted: \(LessonFault.partNames.joined(separator: ", "))"])
    case .partTwice(let name, let range, _):
      self.init(.lessonPartTwice, "the part '\(name.abbreviated)' appears twice", at: .bytes(range))
    case .strayCommand:
      self.init(
        .lessonStrayCommand, "a command cannot be in this part",
        notes: [
          "write commands on separate lines under '#: start', '#: solution' and '#: goal'",
          "write text after '# '; do the same for the commands in '#: target' and '#: wrong'",
        ])
    case .unknownLevel:
      self.init(.lessonLevel, "a lesson's level is 1, 2 or 3", notes: ["1 is easy and 3 is hard: '#: level 2'"])
    case .strayReply:
      self.init(
        .lessonStrayReply, "a reply needs a wrong turn that it answers",
        notes: ["write '#: reply.en' below its '#: wrong', or '#: reply.2.en' anywhere below the second '#: wrong'"])
    case .missingPart(let part):
      self.init(
        .lessonMissingPart, "the lesson has no \(part.rawValue)",
        notes: [
          part == .ask || part == .choices
            ? "a question and its choices belong together: '#: ask.en' and '#: choices'"
            : "a lesson needs a title, a text, a start, a solution and a goal; 'help lessons' has an example"
        ])
    case .missingHint(let number):
      self.init(.lessonMissingHint, "hint.\(number) is missing, but a later hint exists")
    case .nothingExpected:
      self.init(
        .lessonNothingExpected, "the goal has no 'expect' line", notes: ["a goal needs at least one line that starts with 'expect'"])
    case .notUTF8(let offset, let line):
      let byte = String(line.bytes[offset], radix: 16, uppercase: true)
      self.init(
        .notUTF8, "byte \(offset + 1) of the line, 0x\(byte), is not UTF-8", at: .bytes(offset..<offset + 1),
        notes: ["Galley accepts only UTF-8"])
    }
  }
}

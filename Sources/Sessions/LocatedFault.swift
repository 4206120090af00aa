import CommandLanguage
import Exports
import Lessons

/// An error in a lesson file, and its line.
struct LocatedFault {
  var diagnostic: Diagnostic
  /// The line of the error; the first line if something is missing.
  var entry: InputEntry

  init(_ fault: LessonFault, in bytes: [UInt8]) {
    diagnostic = Diagnostic(fault)
    let line = fault.line ?? Lesson.LessonLine(Array(bytes.prefix { $0 != UInt8(ascii: "\n") }), number: 1)
    if diagnostic.place == .command { diagnostic.place = .bytes(0..<line.bytes.count) }
    entry = InputEntry(line.bytes, number: line.number)
  }
}

extension LessonFault {
  fileprivate var line: Lesson.LessonLine? {
    switch self {
    case .unknownPart(_, _, let line), .partTwice(_, _, let line), .strayCommand(let line), .nothingExpected(let line),
      .unknownLevel(let line), .strayReply(let line), .notUTF8(_, let line):
      line
    case .missingPart, .missingHint: nil
    }
  }
}

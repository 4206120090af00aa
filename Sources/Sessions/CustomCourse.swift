import CommandLanguage
import Lessons

/// The lessons of a teacher: the files of a folder, in the order of their names, or the same lessons in a link.
struct CustomCourse: Equatable, Sendable {
  struct LessonText: Equatable, Sendable {
    /// `02-gaps.galley` is named `gaps`.
    var name: String
    var bytes: [UInt8]
    /// The file; nil for a lesson from a link.
    var file: Path?
    /// The key in the record of solved lessons. It depends on the lines that set up, solve and check the lesson, so it is the same for every
    /// copy of the lesson, and a corrected text keeps it.
    var key: String

    init(_ name: String, _ bytes: [UInt8], file: Path? = nil) {
      (self.name, self.bytes, self.file) = (name, bytes, file)
      let lines = (try? Lesson(parsing: bytes)).map { $0.start + $0.solution + $0.goal }
      let content = lines.map { $0.flatMap { $0.bytes + [UInt8(ascii: "\n")] } } ?? bytes
      key = "\(name) \(LinkLetters.text(of: Checksum.bytes(of: content)))"
    }
  }

  var lessons: [LessonText]

  init(files: [(path: Path, bytes: [UInt8])]) {
    lessons = files.map { file in
      let name = file.path.names.last?.text ?? ""
      return LessonText(
        String(name.dropLast(Self.ending.text.count).drop { $0.isNumber || $0 == "-" }), file.bytes, file: file.path)
    }
  }

  /// The lessons of a link; nil if its lines are not a course.
  init?(lines: [UInt8]) {
    guard lines.starts(with: Self.heading) else { return nil }
    lessons = []
    var bytes: [UInt8] = []
    var name: String?
    for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Self.heading) {
        if let name { lessons.append(LessonText(name, bytes)) }
        (name, bytes) = (String(decoding: line.dropFirst(Self.heading.count), as: UTF8.self), [])
      } else {
        bytes += line + [UInt8(ascii: "\n")]
      }
    }
    if let name { lessons.append(LessonText(name, bytes)) }
  }

  /// The lines of a link that contains the course.
  var lines: [UInt8] {
    lessons.flatMap { (lesson: LessonText) -> [UInt8] in
      let newline = [UInt8(ascii: "\n")]
      let heading: [UInt8] = Self.heading + Array(lesson.name.utf8) + newline
      return heading + (lesson.bytes.last == newline[0] ? lesson.bytes : lesson.bytes + newline)
    }
  }

  var places: [LessonPlace] {
    lessons.enumerated().map { index, lesson in LessonPlace(number: index + 1, of: lessons.count, name: lesson.name, key: lesson.key) }
  }

  func place(named word: String) -> LessonPlace? { places.first { $0.name == word || String($0.number) == word } }

  static let ending: Path = ".galley"
  private static let heading = Array("#: lesson ".utf8)
}

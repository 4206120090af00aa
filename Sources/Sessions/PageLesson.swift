import CommandLanguage
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// A lesson that a page opens: a bundled one, one of the current course, or one from a link.
package struct PageLesson {
  package var name: String
  /// The text of a lesson that is not bundled.
  package var text: [UInt8]?

  package init(name: String, text: [UInt8]? = nil) { (self.name, self.text) = (name, text) }

  /// The lesson with its text in a language; nil if it is not found or cannot be parsed.
  package func lesson(in language: Language) -> Lesson? {
    if let text { return try? Lesson(parsing: text) }
    return try? BundledLesson.named(name)?.lesson(in: language)
  }
}

extension PageLesson {
  package struct Request {
    package var lesson: PageLesson
    package var language: Language

    /// Reads an object with a `language`, a `name` and, unless the lesson is bundled, a `text`.
    package init?(_ bytes: [UInt8]) {
      guard let node = try? JSONParser.parse(bytes), let name = node["name"]?.string else { return nil }
      lesson = PageLesson(name: name, text: node["text"]?.string.map { Array($0.utf8) })
      language = node["language"]?.string.flatMap(Language.init) ?? .english
    }

    /// - Parameter code: The lesson as code; nil if code cannot express it.
    package func record(of lesson: Lesson, as code: JSON?) -> JSON {
      guard case .object(let texts) = LessonPages(language: language).record(of: lesson) else { return .null }
      return .object(texts + [JSON.Member("code", code ?? .null)])
    }
  }

  package static let shape: JSONShape = LessonPages.lessonShape.adding([JSONShape.Member("code", .optional(CodeLesson.shape))])
}

/// The lessons for a page, which draws the map itself and keeps the record of solved lessons.
extension Session {
  package static let lessonMapShape = CoursePages.outlineShape.adding([
    JSONShape.Member("isBundled", .bool), JSONShape.Member("running", .optional(runningShape)),
  ])

  private static let runningShape = LessonPages.lessonShape.adding([
    JSONShape.Member("name", .string), JSONShape.Member("number", .optional(.integer)), JSONShape.Member("isReached", .bool),
  ])

  /// The current course, and the lesson that runs in this session.
  package var lessonMap: JSON {
    guard case .object(let outline) = coursePages.outline else { return .null }
    return .object(
      outline + [
        JSON.Member("isBundled", .bool(state.course == nil)), JSON.Member("running", state.record.lesson.map { record(of: $0) } ?? .null),
      ])
  }

  private func record(of running: RunningLesson) -> JSON {
    guard case .object(let texts) = lessonPages.record(of: running.lesson) else { return .null }
    return .object(
      texts + [
        JSON.Member("name", .string(running.place?.name ?? "")), JSON.Member("number", .optional(running.place?.number)),
        JSON.Member("isReached", .bool(running.isReached)),
      ])
  }

  package static let lessonSourceShape: JSONShape = [
    "name": .string, "number": .optional(.integer), "key": .optional(.string), "text": .optional(.string),
  ]

  /// A lesson of the current course, a bundled lesson, or the lesson of a link, as data for ``PageLesson``. Returns null for any other word.
  package func lessonSource(_ word: String) -> JSON {
    if let course = state.course, let place = course.place(named: word) {
      let text = course.lessons[place.number - 1].bytes
      return source(word, at: place, text: text)
    }
    if let bundled = BundledLesson.named(word) { return source(bundled.name, at: bundled.place, text: nil) }
    guard let link = Link(word.utf8), link.kind == .lesson, CustomCourse(lines: link.lines) == nil else { return .null }
    return source(word, at: nil, text: link.lines)
  }

  private func source(_ name: String, at place: LessonPlace?, text: [UInt8]?) -> JSON {
    [
      "name": .string(place?.name ?? name), "number": .optional(place?.number), "key": .optional(place?.key),
      "text": .optional(text.map { String(decoding: $0, as: UTF8.self) }),
    ]
  }

  /// Turns to the course of a link, or to the bundled course if the word is empty. Returns false if the word is something else.
  package func turnToCourse(_ word: String) -> Bool {
    let course = Link(word.utf8).flatMap { CustomCourse(lines: $0.lines) }
    guard word.isEmpty || course != nil else { return false }
    state.course = course
    return true
  }

  /// Records a lesson that was solved elsewhere, as a line of the record.
  package func keepLesson(_ line: String) {
    let (key, result) = LessonResult.parse(line)
    _ = keep(result, of: key)
  }
}

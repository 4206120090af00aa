import CommandLanguage
import Exports
import Lessons
import Localization

/// Finding lessons by number, name and file.
extension Session {
  func find(
    _ name: Path, line entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) -> RunningLesson {
    let word = name.text
    if let place = state.course?.place(named: word) { return try running(place, line: entry, with: context) }
    if let lesson = Self.bundled(named: word) { return try running(lesson) }
    guard name.hasSuffix(".galley") || name.bytes.contains(UInt8(ascii: "/")) || Link.kind(of: name.bytes) != nil else {
      let pages = UIKitWord.named(word).map { ["lesson \($0.lesson)"] } ?? HelpSearch.shared.lines(matching: word)
      throw Diagnostic(
        .unknownLesson, "there is no lesson '\(word.abbreviated)'", at: .parameter("lesson"),
        notes: (pages.isEmpty ? [] : [.seeing(pages)]) + [
          "'lesson' lists them; a lesson of your own is named by its file, which ends in .galley"
        ]
      ).offering(BundledLesson.all.map { $0.name }, insteadOf: word)
    }
    return try read(lesson: name, line: entry, with: context)
  }

  static func bundled(named word: String) -> BundledLesson? {
    BundledLesson.all.first { $0.name == word || String($0.number) == word }
  }

  func running(_ bundled: BundledLesson) throws(Diagnostic) -> RunningLesson {
    do throws(LessonFault) {
      return withSights(
        RunningLesson(
          lesson: try bundled.lesson(in: settings.language), bundled: bundled, place: bundled.place,
          source: Source(name: "lesson \(bundled.name)")))
    } catch {
      throw LocatedFault(error, in: bundled.bytes).diagnostic
    }
  }

  /// The lines of a lesson file that works.
  func sound(lesson name: Path, line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> [UInt8] {
    if let bundled = Self.bundled(named: name.text) { return bundled.bytes }
    let file = try load(lesson: name, line: entry, with: context)
    _ = try lesson(in: file, with: context)
    return file.bytes
  }

  func load(lesson name: Path, line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> LoadedFile {
    do throws(Diagnostic) {
      return try load(name, in: entry, with: context)
    } catch {
      var diagnostic = error
      diagnostic.place = .parameter("lesson")
      throw diagnostic
    }
  }

  /// Reads a lesson from a file, and checks that it works.
  private func read(
    lesson name: Path, line entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) -> RunningLesson {
    try lesson(in: try load(lesson: name, line: entry, with: context), with: context)
  }

  func lesson(in file: LoadedFile, with context: RunContext) throws(Diagnostic) -> RunningLesson {
    let running: RunningLesson
    do throws(LessonFault) {
      running = withSights(RunningLesson(lesson: try Lesson(parsing: file.bytes), source: file.source))
    } catch {
      let located = LocatedFault(error, in: file.bytes)
      _ = refuse(located.diagnostic, in: located.entry, with: context.reading(file.source))
      throw .readFailed
    }
    guard isSound(running, with: context) else { throw .readFailed }
    return running
  }
}

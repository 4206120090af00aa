import CommandLanguage
import Drawing
import Lessons

/// What lessons say, in one language.
struct LessonPages: Sendable {
  var language: Language

  private var words: LessonWords {
    switch language {
    case .english: .english
    case .korean: .korean
    }
  }

  // MARK: A lesson

  func introduction(of running: RunningLesson) -> Report {
    let lesson = running.lesson
    var lines = [StyledLine(heading(of: running), .heading), StyledLine("")]
    lines += prose(lesson.text)
    lines += [StyledLine(""), StyledLine(words.start, .heading)]
    lines += commands(lesson.start)
    return .lines(lines)
  }

  private func heading(of running: RunningLesson) -> String {
    let title = running.lesson.title.lines(in: language).joined(separator: " ")
    return running.bundled.map { words.numbered($0.number, BundledLesson.all.count, title) } ?? title
  }

  var nowHeading: Report { .lines([StyledLine(""), StyledLine(words.now, .heading)]) }
  var targetHeading: Report { .lines([StyledLine(""), StyledLine(words.target, .heading)]) }
  var footer: Report { .lines([StyledLine(""), StyledLine(words.footer, .faint)]) }
  var last: Report { .line(words.last) }

  func progress(_ met: Int, of lesson: Lesson) -> String { words.progress(met, lesson.goal.count(where: \.isExpectation)) }

  func reached(_ running: RunningLesson) -> Report {
    let isLast = running.bundled?.number == BundledLesson.all.count
    var lines = [StyledLine(words.reached(heading(of: running)), .success)]
    lines += prose(running.lesson.done)
    if running.bundled != nil { lines.append(StyledLine(isLast ? words.last : words.goOn, .faint)) }
    return .lines(lines)
  }

  /// - Parameter number: counted from 1; 0 where there is none.
  func hint(_ number: Int, of hints: [Lesson.Words]) -> Report {
    guard number > 0 else { return .line(words.noHints) }
    var lines = [StyledLine(words.hint(number, hints.count), .heading)] + prose(hints[number - 1])
    if number == hints.count { lines.append(StyledLine(words.afterHints, .faint)) }
    return .lines(lines)
  }

  func solution(of lesson: Lesson) -> Report {
    .lines([StyledLine(words.solution, .heading)] + commands(lesson.solution) + [StyledLine(words.afterSolution, .faint)])
  }

  /// Prose, with the commands in it as they would be typed.
  private func prose(_ text: Lesson.Words) -> [StyledLine] {
    text.lines(in: language).map { line in
      guard let command = Lesson.command(in: line) else { return StyledLine(line) }
      return StyledLine("  galley> ", .faint) + StyledLine(command, .name)
    }
  }

  private func commands(_ lines: [Lesson.Line]) -> [StyledLine] {
    lines.map { StyledLine("  " + String(decoding: $0.bytes, as: UTF8.self), .name) }
  }

  // MARK: All lessons

  /// What became of a lesson, as machines are told.
  private enum State: String {
    case solved, current
  }

  func list(solved: Set<String>, current: Int?) -> Report {
    let words = words
    let language = language
    let columns = [
      Table.Column("", key: "number", isNumber: true), Table.Column(words.name, key: "name"), Table.Column(words.title, key: "title"),
      Table.Column(""), Table.Column(nil, key: "state"),
    ]
    let after = [StyledLine(words.listFooter(solved.intersection(BundledLesson.all.map(\.name)).count, BundledLesson.all.count), .faint)]
    return .table(
      Table(columns, rowsKey: "lessons", linesAfter: after) { body in
        for lesson in BundledLesson.all {
          let title = (try? lesson.lesson())?.title.lines(in: language).joined(separator: " ") ?? ""
          let state: State? = solved.contains(lesson.name) ? .solved : lesson.number == current ? .current : nil
          body([
            .integer(lesson.number), .name(lesson.name), .text(title), .text(state.map { $0 == .solved ? words.solved : words.here } ?? ""),
            state.map { .text($0.rawValue) } ?? .none,
          ])
        }
      })
  }
}

import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import Lessons
import Linting
import Localization

/// A choice of a lesson's question.
struct LessonChoice {
  var line: Lesson.LessonLine
  /// The choice as a sentence.
  var words: Phrase
  var isCorrect: Bool
  /// The misconception behind a wrong choice; nil for the correct choice.
  var misconception: Phrase?
  /// The layout that decides it.
  var document: Document
}

/// The questions of lessons, which ask for a prediction.
extension Session {
  /// The choices of a lesson's question. They are checked in the initial state, so edits do not change the correct one.
  func choices(of running: RunningLesson) -> [LessonChoice] {
    let lines = running.lesson.choices
    let first = lines.firstIndex { $0.isExpectation } ?? lines.endIndex
    let copy = rehearsal
    copy.state.workspace.document = running.sights.start
    let context = context(from: .prompt, to: Output()).reading(lessonFrom: running.source).trial
    guard copy.runQuietly(Array(lines[..<first]), with: context) else { return [] }
    return lines[first...].enumerated().map { index, line in
      let refusals = Refusals()
      let isCorrect = copy.run(InputEntry(line.bytes, number: line.number), with: context.collecting(refusals))
      let words = refusals.held ?? refusals.unmet?.shortfall.goal ?? .verbatim(line.text)
      let misconception = running.lesson.misconceptions[index + 1]?.words.text(in: answerLanguage) ?? ""
      return LessonChoice(
        line: line, words: words, isCorrect: isCorrect, misconception: isCorrect ? nil : .verbatim(misconception),
        document: copy.document)
    }
  }

  func answerQuestion(_ number: Int, with context: RunContext) throws(Diagnostic) {
    let running = try current()
    let choices = choices(of: running)
    guard let correct = choices.first(where: { $0.isCorrect }) else {
      throw Diagnostic(.noLesson, "this lesson asks no question", notes: ["'lesson text' shows its task"])
    }
    guard choices.indices.contains(number - 1) else {
      throw Diagnostic(
        .unreadableValue, "the question does not have a choice \(number)", at: .parameter("number"),
        notes: ["accepted: 1 to \(choices.count)"])
    }
    let misconception = choices[number - 1].misconception
    print(pages.answer(number, correct.words, misconception: misconception, because: correct.reasons), with: context)
  }
}

extension LessonChoice {
  /// The steps behind the number that the choice is about, each with what surprises in it, as 'explain' shows them; empty for a choice that
  /// is not about a frame.
  var reasons: [Phrase] {
    guard let name = line.selector, let part = line.framePart, let selector = try? document.selector(name),
      let solution = try? document.solution(of: document.view)
    else { return [] }
    let viewport = document.viewport(on: solution)
    guard let element = solution.elements(at: viewport).first(where: { selector.selects($0, of: solution) }) else { return [] }
    let names = document.stepNames(of: element, in: solution)
    return Explanation.all([part]) { solution.steps(behind: $0, of: element.id, at: viewport) }.flatMap { $0.lines }
      .flatMap { line -> [Phrase] in
        ["\(rounded(line.step.result)): \(line.step.sentence(names))"] + [line.surprise?.sentence].compactMap { $0 }
      }
  }
}

extension Lesson.LessonLine {
  /// The number of a frame that the line checks; nil for other lines.
  fileprivate var framePart: FramePart? {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    return switch words[1] {
    case "x": .x
    case "y": .y
    case "width": .width
    case "height": .height
    default: nil
    }
  }
}

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

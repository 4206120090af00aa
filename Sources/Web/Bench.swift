import Documents
import Exports
import Localization
import Rendering
import Sessions

/// The code in the page's editor, and the lesson whose tries are changes of the code.
struct Bench {
  private var workbench: Workbench?
  /// The last layout, which the page still shows after an edit that cannot be read.
  private var shown: (page: Page, language: Language)?
  private var lesson: CodeLesson?
  private var target: Page?

  /// Reads the code of a request, and returns its layout and its problems. Returns null if the request is malformed.
  mutating func look(_ request: [UInt8]) -> JSON {
    guard let request = Workbench.Request(request) else { return .null }
    let workbench = Workbench(request)
    let page = workbench.page
    self.workbench = workbench
    if let page { shown = (page, workbench.language) }
    return workbench.answer(with: page, lesson: request.isLesson ? verdict(on: workbench) : .null)
  }

  /// The steps that lead to a frame in the picture of the code, or in that of the lesson's target.
  func steps(behind thing: PageThing, isTarget: Bool) -> JSON {
    guard let shown else { return .null }
    return (isTarget ? target : shown.page)?.steps(behind: thing, in: shown.language) ?? .null
  }

  func edits(doing line: String) -> JSON { .array(workbench?.edits(doing: line).map { $0.record } ?? []) }

  func spans(ofCommands text: [UInt8]) -> JSON { workbench?.session.spans(ofCommands: text) ?? [] }

  func candidates(for command: [UInt8]) -> JSON { workbench?.session.candidates(for: command) ?? .null }

  func completion(inCode request: [UInt8]) -> JSON {
    CodeCompletion(request, document: workbench?.document)?.completion.record(in: workbench?.language ?? .english) ?? .null
  }

  var fixes: JSON { workbench?.fixes ?? [] }

  // MARK: Lessons

  /// Makes a lesson the current one if code can express it, and returns its texts and its code, or null for an unknown lesson.
  mutating func learn(_ request: [UInt8]) -> JSON {
    (lesson, target) = (nil, nil)
    guard let request = PageLesson.Request(request), let known = request.lesson.lesson(in: request.language) else { return .null }
    lesson = CodeLesson(known, from: "lesson \(request.lesson.name)", in: request.language)
    target = lesson.flatMap { try? Page(of: $0.target) }
    return request.record(of: known, as: lesson?.record(with: target))
  }

  private mutating func verdict(on workbench: Workbench) -> JSON {
    guard let verdict = lesson?.verdict(on: workbench) else { return .null }
    return lesson?.record(of: verdict) ?? .null
  }

  mutating func settle() { lesson?.settle() }
}

import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Linting
import Localization
import Rendering

extension Recording {
  /// Galley's own answers for the views, in the format in which a probe records UIKit's answers.
  package static func json(of document: Document) -> JSON {
    let documents = document.eachView
    guard documents.count > 1 else { return .object(members(of: document)) }
    return ["recording": 1, "documents": .array(documents.map { .object(members(of: $0) + [JSON.Member("view", .string($0.view.name))]) })]
  }

  /// The same answers as text.
  ///
  /// - Throws: An error if the text is too long to be read back.
  package static func text(of document: Document, atMost limit: Int = mostBytes) throws(Diagnostic) -> String {
    let text = json(of: document).indented
    guard text.utf8.count <= limit else {
      throw Diagnostic(
        .unwritableFile, "the recording would have \(text.utf8.count.grouped) bytes, but 'verify' reads at most \(limit.grouped)",
        at: .command)
    }
    return text
  }

  private static func members(of document: Document) -> [JSON.Member] {
    var shown = document.courseStart
    var steps = [json(of: shown, after: nil, since: nil)]
    let script = shown.scriptLines
    let course = document.course
    for step in course {
      let before = shown
      shown = shown.after(step)
      steps.append(json(of: shown, after: step.line, since: before))
    }
    return members(of: document, script, course.map { $0.line }, steps)
  }

  /// Galley's own answers for the documents for assumptions, in the format in which their probe records UIKit's answers.
  package static func json(of documents: [AssumptionExport.ProbedDocument]) -> JSON {
    let recordings = documents.map { made in
      let lines = [nil] + made.asked.steps.map(Optional.some)
      let before = [nil] + made.documents.map(Optional.some)
      let steps = zip(zip(made.documents, before), lines).map { json(of: $0.0, after: $1, since: $0.1) }
      let about = [
        JSON.Member("assumption", .string(made.asked.assumption.rawValue)), JSON.Member("document", .string(made.asked.name)),
      ]
      return JSON.object(members(of: made.document, made.asked.script, made.asked.steps, steps) + about)
    }
    return ["recording": 1, "documents": .array(recordings)]
  }

  private static func members(of document: Document, _ script: [String], _ lines: [String], _ steps: [JSON]) -> [JSON.Member] {
    let bounds = document.view.bounds
    return [
      JSON.Member("recording", 1), JSON.Member("script", .array(script.map(JSON.string))),
      JSON.Member("bounds", [.number(bounds.width), .number(bounds.height)]),
      JSON.Member("environment", json(of: document.surroundings(of: document.view))),
      JSON.Member("system", .string("Galley with the rules of iOS \(document.environment.os)")), JSON.Member("device", "Galley"),
      JSON.Member("lines", .array(lines.map(JSON.string))), JSON.Member("steps", .array(steps)),
    ]
  }

  private static func json(of environment: Environment) -> JSON {
    func insets(_ insets: DirectionalEdgeInsets) -> JSON {
      .array([insets.top, insets.leading, insets.bottom, insets.trailing].map(JSON.number))
    }
    return [
      "os": .integer(environment.systemVersion), "scale": .number(environment.displayScale),
      "safeArea": insets(environment.safeAreaInsets), "layoutMargins": insets(environment.layoutMargins),
      "direction": .string(environment.layoutDirection.rawValue),
      "horizontalSizeClass": .string(environment.horizontalSizeClass.rawValue),
      "verticalSizeClass": .string(environment.verticalSizeClass.rawValue),
      "preferredContentSizeCategory": .string(environment.preferredContentSizeCategory.rawValue),
      "userInterfaceIdiom": .string(environment.userInterfaceIdiom.rawValue),
    ]
  }

  private static func json(of document: Document, after line: String?, since before: Document?) -> JSON {
    var members = [JSON.Member("line", .optional(line))]
    let solution: Solution
    do throws(Diagnostic) { solution = try document.solution(of: document.view) } catch {
      return .object(members + [JSON.Member("exception", .string(error.uikit ?? error.message.english))])
    }
    let raised = solution.faults.first { $0.gravity == .raises }
    members.append(JSON.Member("exception", .optional(raised.map { $0.uiKitText ?? $0.sentence.english })))
    guard raised == nil else { return .object(members) }
    let viewport = document.viewport(on: solution)
    let visible = Set(solution.visibleElements(in: viewport).map { $0.id })
    let elements = solution.elements(at: viewport).untilCancelled.map { json(of: $0, isVisible: visible.contains($0.id)) }
    let asked = document.askedNames(since: before).map { [JSON.Member("asked", .array($0.map(JSON.string)))] } ?? []
    return .object(
      members + asked + [
        JSON.Member("contentSize", [.number(solution.contentSize.width), .number(solution.contentSize.height)]),
        JSON.Member("contentOffset", [.number(viewport.contentOffset.x), .number(viewport.contentOffset.y)]),
        JSON.Member("offsets", offsets(on: solution, at: viewport)), JSON.Member("elements", .array(elements)),
      ])
  }

  private static func offsets(on solution: Solution, at viewport: Viewport) -> JSON {
    .object(
      solution.rowOffsets(at: viewport).map { JSON.Member("\($0.section)", .number($0.offset)) })
  }

  /// The values of `elementKeys`, in their order.
  private static func json(of element: Element, isVisible: Bool) -> JSON {
    .array(
      [.string(element.category.rawValue), .optional(element.kind), .integer(element.section), .optional(element.item)]
        + element.frame.numbers.map(JSON.number)
        + [.integer(element.zIndex), .bool(isVisible), .number(RecordingComparison.alpha)])
  }
}

extension Solution {
  /// The offsets of orthogonal sections. O(sections · log groups).
  func rowOffsets(at viewport: Viewport) -> [(section: Int, offset: Double)] {
    (0..<sectionCount).untilCancelled.compactMap { section in
      orthogonalScrolling(inSection: section).map { (section, viewport.orthogonalOffsets[section] ?? $0.initialOffset) }
    }
  }
}

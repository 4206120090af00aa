import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Linting
import Localization

/// Compares UIKit's recorded answers with Galley's for the same document, step by step.
package struct RecordingComparison: Sendable {
  /// The difference that is ignored, in points: UIKit rounds to pixels with different arithmetic.
  static let tolerance = 0.01

  /// The opacity of everything that a compositional layout places.
  static let alpha = 1.0

  struct RecordingMismatch: Sendable {
    enum FrameChange: String, CaseIterable, Sendable {
      case frame, zIndex, visibility, alpha, missing, extra, contentSize, contentOffset, sectionOffset, exception, asked
    }

    var step: String
    /// Nil for the content, the offset or an exception.
    var id: Element.ID?
    var offsetSection: Int?
    var change: FrameChange
    /// The recorded numbers and Galley's; nil if the difference is not numeric.
    var recorded: [Double]?
    var found: [Double]?
    /// UIKit's text and Galley's: exceptions, or the items whose cells were requested.
    var texts: [String] = []
    var part: FramePart?
    var rule: String?
    var assumption: Assumption?
    /// The index of the step.
    var index: Int
    /// System versions whose rules remove this difference without adding a new one.
    var agreeingSystems: [Int] = []

    /// Identifies a difference regardless of its numbers.
    fileprivate struct ComparedElement: Hashable {
      var index: Int
      var id: Element.ID?
      var section: Int?
      var change: FrameChange
    }

    fileprivate var place: ComparedElement { ComparedElement(index: index, id: id, section: offsetSection, change: change) }
  }

  package let recording: Recording
  let documents: [Document]
  private(set) var differing: [RecordingMismatch] = []
  private(set) var agreed = 0
  private(set) var reasons = Reasons()

  /// - Parameter documents: The document after each step.
  package init(_ recording: Recording, _ documents: [Document]) {
    (self.recording, self.documents) = (recording, documents)
    for (index, document) in documents.enumerated().untilCancelled { compare(recording.steps[index], index, document) }
    reasons.add(.unanswered, recording.unansweredCount)
  }

  package var differenceCount: Int { differing.count }
  /// Excludes requests for cells, which do not affect frames.
  package var layoutDifferenceCount: Int { differing.count { $0.change != .asked } }
  var notComparable: Int { reasons.total }

  /// True if another comparison of the same recording also contains all these differences.
  package func differsWithin(_ other: RecordingComparison) -> Bool {
    Set(differing.map { $0.place }).isSubset(of: other.differing.map { $0.place })
  }

  /// Adds a system version to each difference that its rules remove.
  ///
  /// - Parameter comparison: The comparison by the rules of that version.
  package mutating func note(_ system: Int, _ comparison: RecordingComparison) {
    let staying = Set(comparison.differing.map { $0.place })
    for index in differing.indices where !staying.contains(differing[index].place) { differing[index].agreeingSystems.append(system) }
  }

  private mutating func compare(_ step: Recording.RecordedStep, _ index: Int, _ document: Document) {
    let name = step.line ?? "shown"
    guard step.refusal == nil else { return reasons.add(.refused) }
    let solution: Solution
    do throws(Diagnostic) { solution = try document.solution(of: document.view) } catch {
      let text = error.uikit ?? error.message.english
      return compare(step.exception, [text], RecordingMismatch(step: name, change: .exception, index: index))
    }
    let raised = solution.faults.filter { $0.gravity == .raises }.map { $0.uiKitText ?? $0.sentence.english }
    if step.exception != nil || !raised.isEmpty {
      return compare(step.exception, raised, RecordingMismatch(step: name, change: .exception, index: index))
    }
    let viewport = document.viewport(on: solution)
    compare(
      step.contentSize.map { [$0.width, $0.height] }, [solution.contentSize.width, solution.contentSize.height],
      RecordingMismatch(step: name, change: .contentSize, index: index))
    compare(
      step.contentOffset.map { [$0.x, $0.y] }, [viewport.contentOffset.x, viewport.contentOffset.y],
      RecordingMismatch(step: name, change: .contentOffset, index: index))
    compare(offsets: step.offsets, solution, viewport, RecordingMismatch(step: name, change: .sectionOffset, index: index))
    compare(step.elements, solution, viewport, RecordingMismatch(step: name, change: .frame, index: index))
    compare(asked: step.asked, document, RecordingMismatch(step: name, change: .asked, index: index))
  }

  /// Compares the items whose cells were requested or reconfigured.
  private mutating func compare(asked recorded: [String]?, _ document: Document, _ row: RecordingMismatch) {
    // Documents for assumptions test only layouts.
    guard let recorded, recording.document == nil else { return }
    guard let found = document.askedNames(since: row.index > 0 ? documents[row.index - 1] : nil) else {
      if recorded.isEmpty { return }
      return reasons.add(document.view.asksForSizes ? .cellsOfMeasuredViews : .cellsOfScrolls)
    }
    if Set(recorded) == Set(found) { return agreed += 1 }
    var row = row
    row.texts = [recorded, found].map { $0.joined(separator: " ") }
    differing.append(row)
  }

  private mutating func compare(_ recorded: String?, _ said: [String], _ row: RecordingMismatch) {
    if let recorded, said.contains(where: { $0.withoutAddresses == recorded.withoutAddresses }) { return agreed += 1 }
    var row = row
    row.texts = [recorded ?? "", said.first ?? ""]
    differing.append(row)
  }

  private mutating func compare(_ recorded: [Double]?, _ said: [Double], _ row: RecordingMismatch) {
    guard let recorded else { return reasons.add(.notRecorded) }
    if isNear(recorded, said) { return agreed += 1 }
    var row = row
    (row.recorded, row.found) = (recorded, said)
    differing.append(row)
  }

  /// Compares the offsets of orthogonal sections, from their leading ends, to a pixel.
  private mutating func compare(offsets recorded: [Int: Double], _ solution: Solution, _ viewport: Viewport, _ row: RecordingMismatch) {
    var found: [Int: Double] = [:]
    for own in solution.rowOffsets(at: viewport) { found[own.section] = own.offset }
    for (section, offset) in recorded.sorted(by: { $0.key < $1.key }) {
      let own = found.removeValue(forKey: section)
      if let own, abs(own - offset) <= 1 / recording.scale + Self.tolerance {
        agreed += 1
        continue
      }
      var row = row
      (row.offsetSection, row.recorded, row.found) = (section, [offset], own.map { [$0] })
      differing.append(row)
    }
    // UIKit has no scroll view for a section that is off screen.
    reasons.add(.rowOutOfSight, found.count)
  }

  private mutating func compare(_ recorded: [Recording.Recorded], _ solution: Solution, _ viewport: Viewport, _ row: RecordingMismatch) {
    var found: [Element.ID: Element] = [:]
    for element in solution.elements(at: viewport).untilCancelled { found[element.id] = element }
    let visible = Set(solution.visibleElements(in: viewport).map { $0.id })
    let backgrounds = Self.backgrounds(in: recorded, of: found)
    for element in recorded {
      guard let own = found.removeValue(forKey: backgrounds[element.id] ?? element.id) else {
        if element.id.isPrivate {
          reasons.add(.privateDecoration)
        } else {
          add(row, element.id, .missing, recorded: element.frame.numbers, found: nil)
        }
        continue
      }
      compare(element, own, isVisible: visible.contains(element.id), solution, viewport, row)
    }
    for id in solution.elements(at: viewport).lazy.map({ $0.id }) {
      guard let element = found[id] else { continue }
      if element.kind == Section.listBackgroundElementKind, recorded.contains(where: { $0.id.isPrivate && $0.id.section == id.section }) {
        reasons.add(.privateDecoration)
      } else {
        add(row, id, .extra, recorded: nil, found: element.frame.numbers)
      }
    }
  }

  /// Compares all recorded values of an element. Each difference is in a separate row.
  private mutating func compare(
    _ recorded: Recording.Recorded, _ own: Element, isVisible: Bool, _ solution: Solution, _ viewport: Viewport, _ row: RecordingMismatch
  ) {
    let before = differing.count
    if !isNear(recorded.frame.numbers, own.frame.numbers) {
      var row = row
      (row.id, row.recorded, row.found) = (own.id, recorded.frame.numbers, own.frame.numbers)
      let part = ExplainReport.parts.first { !isNear([$0.value(of: recorded.frame)], [$0.value(of: own.frame)]) }
      let steps = part.map { solution.steps(behind: $0, of: own.id, at: viewport) } ?? []
      (row.part, row.rule) = (part, steps.last?.rule)
      row.assumption = steps.last { $0.assumption != nil }?.assumption
      differing.append(row)
    }
    if recorded.zIndex != own.zIndex, !recorded.id.isPrivate {
      add(row, own.id, .zIndex, recorded: [Double(recorded.zIndex)], found: [Double(own.zIndex)])
    }
    if own.category != .decoration, recorded.isVisible != isVisible {
      add(row, own.id, .visibility, recorded: [recorded.isVisible ? 1 : 0], found: [isVisible ? 1 : 0])
    }
    if let alpha = recorded.alpha, !isNear([alpha], [Self.alpha]) {
      add(row, own.id, .alpha, recorded: [alpha], found: [Self.alpha])
    }
    if differing.count == before { agreed += 1 }
  }

  private mutating func add(
    _ row: RecordingMismatch, _ id: Element.ID, _ change: RecordingMismatch.FrameChange, recorded: [Double]?, found: [Double]?
  ) {
    var row = row
    (row.id, row.change, row.recorded, row.found) = (id, change, recorded, found)
    differing.append(row)
  }
}

extension RecordingComparison {
  /// Maps recorded elements to list backgrounds. UIKit's private name for them is unknown, so a section's only private decoration with
  /// "Background" in its name is used.
  private static func backgrounds(in recorded: [Recording.Recorded], of found: [Element.ID: Element]) -> [Element.ID: Element.ID] {
    var backgrounds: [Element.ID: Element.ID] = [:]
    for id in found.keys where id.kind == Section.listBackgroundElementKind {
      let own = recorded.filter { $0.id.isPrivate && $0.id.section == id.section }
      let candidates = own.filter { $0.id.kind?.contains(text: "Background") == true }
      if candidates.count == 1 { backgrounds[candidates[0].id] = id }
    }
    return backgrounds
  }
}

extension Element.ID {
  /// Whether this is one of UIKit's own decorations, whose names are unknown.
  fileprivate var isPrivate: Bool { category == .decoration && kind?.hasPrefix("_UI") == true }
}

extension Document {
  /// The names of the items whose cells the last apply requested. Nil if the last command was not an apply, or if the answer depends on
  /// sizes that UIKit measures only once the cells exist.
  func askedNames(since before: Document?) -> [String]? {
    guard !view.asksForSizes, before.map({ $0.view.applyCount < view.applyCount }) ?? true else { return nil }
    return itemsAsked(since: before).map { $0.name }
  }
}

extension View {
  fileprivate var asksForSizes: Bool { !register.measures.isEmpty }
}

private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
  zip(a, b).allSatisfy { abs($0 - $1) <= RecordingComparison.tolerance }
}

extension String {
  /// The text with every address replaced by `0x...`, and with whitespace collapsed to single spaces.
  fileprivate var withoutAddresses: String {
    let words = split { $0.isWhitespace }
    return words.map { word -> String in
      guard let start = word.utf8.firstRange(ofHexadecimalPrefix: ()) else { return String(word) }
      let rest = word[start...].dropFirst(2).drop { $0.isHexDigit || $0 == "." }
      return "\(word[..<start])0x...\(rest)"
    }.joined(separator: " ")
  }
}

extension Substring.UTF8View {
  fileprivate func firstRange(ofHexadecimalPrefix: Void) -> Index? {
    indices.first { self[$0...].starts(with: "0x".utf8) }
  }
}

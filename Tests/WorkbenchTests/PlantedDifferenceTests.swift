import CommandLanguage
import Commands
import Documents
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// A difference is planted in the recording of each random document, and `verify` finds exactly that difference, at that element.
@Suite struct PlantedDifferenceTests {
  typealias Object = [String: Any]

  /// The expected report of `verify` about a planted difference.
  private struct Planted {
    var change: String
    var view: String?
    /// The step's line; nil for the first.
    var step: String?
    var element: Object?
    var section: Int?
  }

  private enum Kind: CaseIterable {
    case frame, missing, extra, order, visibility, content, sectionOffset, offset, exception
  }

  @Test(arguments: [UInt64(4_000), 4_100, 4_200]) func onePlantedDifferenceIsFound(first: UInt64) throws {
    var kinds: [Kind: Int] = [:]
    for seed in first..<first + 100 {
      var generator = LineGenerator(seed: seed)
      let document = Session.after(each: generator.documentSession(of: 100), settings: .goingOn).document
      let text = Recording.json(of: document).text
      var file = try RecordedObjects.read(text)
      var random = SeededGenerator(seed: seed)
      let kind = Kind.allCases[Int(seed % UInt64(Kind.allCases.count))]
      let planted = try #require(Self.plant(kind, into: &file, &random), "seed \(seed)")
      kinds[planted.kind, default: 0] += 1
      let rows = try Self.differing(file)
      #expect(rows.count == 1, "seed \(seed), \(planted): \(rows)")
      for row in rows { Self.expect(row, planted.difference, "seed \(seed)") }
    }
    // Few random documents have sections that scroll across the layout.
    #expect(Set(kinds.keys).union([.sectionOffset]) == Set(Kind.allCases), "\(kinds)")
  }

  /// The differences that `verify` finds.
  private static func differing(_ file: Object) throws -> [Object] {
    let files = MemoryFiles()
    let recording = String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
    _ = try files.replace(FilePlace(Path("recording.json")), with: recording, by: .never)
    let session = Session(on: files)
    session.settings.renderer.format = .json
    let answer = session.run("verify recording.json").answers
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? Object, "\(answer)")
    return try #require(object["differing"] as? [Object])
  }

  private static func expect(_ row: Object, _ planted: Planted, _ comment: String) {
    #expect(row["change"] as? String == planted.change, "\(comment): \(row)")
    #expect(row["view"] as? String == planted.view && row["step"] as? String == planted.step ?? "shown", "\(comment): \(row)")
    for key in ["category", "kind", "section", "item"] {
      let expected = key == "section" ? planted.section ?? planted.element?[key] : planted.element?[key]
      #expect("\(row[key] ?? NSNull())" == "\(expected ?? NSNull())", "\(comment), \(key): \(row), \(planted)")
    }
  }

  // MARK: Planting

  /// Plants a difference of the given kind, or of the next kind that is possible in the recording.
  private static func plant(
    _ kind: Kind, into file: inout Object, _ random: inout SeededGenerator
  ) -> (kind: Kind, difference: Planted)? {
    let start = Kind.allCases.firstIndex(of: kind) ?? 0
    for kind in Kind.allCases[start...] + Kind.allCases[..<start] {
      if let difference = planted(kind, into: &file, &random) { return (kind, difference) }
    }
    return nil
  }

  private static func planted(_ kind: Kind, into file: inout Object, _ random: inout SeededGenerator) -> Planted? {
    guard var documents = file["documents"] as? [Object] else { return plantedStep(kind, into: &file, &random) }
    let start = Int.random(in: documents.indices, using: &random)
    for index in Array(start..<documents.count) + Array(0..<start) {
      guard var planted = plantedStep(kind, into: &documents[index], &random) else { continue }
      planted.view = documents[index]["view"] as? String
      file["documents"] = documents
      return planted
    }
    return nil
  }

  private static func plantedStep(_ kind: Kind, into recording: inout Object, _ random: inout SeededGenerator) -> Planted? {
    guard var steps = recording["steps"] as? [Object], !steps.isEmpty else { return nil }
    let index = Int.random(in: steps.indices, using: &random)
    // If Galley predicts an exception of UIKit, only the exception's text can differ.
    let isRaised = steps[index]["exception"] is String
    guard !isRaised || kind == .exception else { return nil }
    guard var planted = plant(kind, inStep: &steps[index], &random) else { return nil }
    planted.step = steps[index]["line"] as? String
    recording["steps"] = steps
    return planted
  }

  private static func plant(_ kind: Kind, inStep step: inout Object, _ random: inout SeededGenerator) -> Planted? {
    switch kind {
    case .exception:
      step["exception"] = "something else"
      return Planted(change: "exception")
    case .content, .offset:
      let key = kind == .content ? "contentSize" : "contentOffset"
      guard var numbers = step[key] as? [Double] else { return nil }
      numbers[Int.random(in: 0...1, using: &random)] += 3.25
      step[key] = numbers
      return Planted(change: key)
    case .sectionOffset:
      guard var offsets = step["offsets"] as? [String: Double] else { return nil }
      guard let section = offsets.keys.sorted().randomElement(using: &random) else { return nil }
      offsets[section, default: 0] += 3.25
      step["offsets"] = offsets
      return Planted(change: "sectionOffset", section: Int(section))
    case .frame, .missing, .extra, .order, .visibility: return plant(kind, inElementsOf: &step, &random)
    }
  }

  private static func plant(_ kind: Kind, inElementsOf step: inout Object, _ random: inout SeededGenerator) -> Planted? {
    guard var elements = step["elements"] as? [Object] else { return nil }
    guard let index = elements.indices.randomElement(using: &random) else { return nil }
    var element = elements[index]
    var change: String
    switch kind {
    case .frame:
      guard var frame = element["frame"] as? [Double] else { return nil }
      frame[Int.random(in: 0...3, using: &random)] += 3.25
      (element["frame"], change) = (frame, "frame")
    case .order: (element["zIndex"], change) = ((element["zIndex"] as? Int ?? 0) &- 7, "zIndex")
    case .visibility:
      guard element["category"] as? String != "decoration" else { return nil }
      (element["isVisible"], change) = (element["isVisible"] as? Bool != true, "visibility")
    case .extra:
      element["category"] = "supplementary"
      (element["kind"], change) = ("planted", "missing")
      elements.insert(element, at: index)
    default: change = "extra"
    }
    if kind == .missing { elements.remove(at: index) } else { elements[index] = element }
    step["elements"] = elements
    return Planted(change: change, element: element)
  }
}

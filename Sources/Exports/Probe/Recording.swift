import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// UIKit's answers, as recorded by a package that `export probe` wrote.
package struct Recording: Sendable {
  /// UIKit's answers after a command.
  package struct RecordedStep: Sendable {
    /// The command; nil for the first answers, before any command.
    package var line: String?
    var exception: String?
    var refusal: String?
    /// The items whose cells UIKit requested or reconfigured; nil if this was not recorded.
    var asked: [String]?
    var contentSize: Size?
    var contentOffset: Point?
    /// Offsets of orthogonal sections from their leading ends, in points.
    var offsets: [Int: Double] = [:]
    var elements: [Recorded] = []
  }

  struct Recorded: Sendable {
    var id: Element.ID
    var frame: Rect
    var zIndex: Int
    var isVisible: Bool
    /// Nil if it was not recorded.
    var alpha: Double?
  }

  /// The maximum size of a recording, in bytes.
  package static let mostBytes = 1 << 25

  /// The commands that build the document.
  package var script: [String]
  /// The commands that reproduce the recorded environment.
  package var environment: [String]
  package var system: String
  package var device: String
  /// The major version of the system, which selects the rules to compare with.
  package var os: Int
  /// Pixels per point.
  var scale: Double
  /// At least one.
  package var steps: [RecordedStep]
  /// The number of commands without an answer.
  var unansweredCount = 0

  /// The name of the view, if the file contains several.
  package var view: String?
  /// The assumption that it tests, and the document's name; nil for the recording of a view.
  package var assumption: Assumption?
  package var document: String?

  /// - Throws: A fault that contains the position of the value that cannot be read.
  init(_ node: JSONNode) throws(JSONFault) {
    try Self.checkVersion(node)
    let file = try Keyed(
      node, ["recording", "script", "bounds", "environment", "system", "device", "steps"],
      optional: ["about", "assumption", "document", "lines", "teaches", "view"])
    if let name = try file.optionalText("assumption") {
      // Recordings of a later version may test assumptions that do not exist here.
      assumption = Assumption(rawValue: name)
      document = try file.text("document")
    }
    view = try file.optionalText("view")
    (script, system, device) = (try file.texts("script"), try file.text("system"), try file.text("device"))
    let keyed = try Keyed(file.node("environment"), Self.environmentKeys)
    (os, scale) = (try keyed.integer("os"), max(1, try keyed.number("scale")))
    environment = try Self.lines(keyed) + ["container \(try file.size("bounds").typed)"]
    var steps: [RecordedStep] = []
    for node in try file.nodes("steps") { steps.append(try Self.step(node)) }
    guard !steps.isEmpty else { throw JSONFault("it contains no answers", at: try file.node("steps").range) }
    self.steps = steps
    let asked = try file.has("lines") ? file.texts("lines").count : document.flatMap { AssumptionDocument.named($0) }?.steps.count ?? 0
    unansweredCount = max(0, asked + 1 - steps.count)
  }

  /// The recordings in a file, which are either all of views or all of assumptions.
  package static func all(in bytes: [UInt8]) throws(JSONFault) -> [Recording] {
    let node = try JSONParser.parse(bytes)
    guard try Keyed.members(of: node).contains(where: { $0.key == "documents" }) else { return [try Recording(node)] }
    try checkVersion(node)
    let file = try Keyed(node, ["recording", "documents"], optional: ["about", "teaches"])
    var recordings: [Recording] = []
    for node in try file.nodes("documents") {
      let recording = try Recording(node)
      guard recording.document != nil || recording.view != nil else { throw JSONFault("'\("view")' is missing here", at: node.range) }
      recordings.append(recording)
    }
    guard !recordings.isEmpty else { throw JSONFault("it contains no answers", at: try file.node("documents").range) }
    return recordings
  }

  /// Throws if the recording has a different version, because its keys may differ.
  private static func checkVersion(_ node: JSONNode) throws(JSONFault) {
    guard let version = try Keyed.members(of: node).first(where: { $0.key == "recording" })?.node else { return }
    guard try Keyed.number(version) == 1 else { throw JSONFault("its version is not 1, the only one that Galley reads", at: version.range) }
  }

  private static let environmentKeys = [
    "os", "scale", "safeArea", "layoutMargins", "direction", "horizontalSizeClass", "verticalSizeClass", "preferredContentSizeCategory",
    "userInterfaceIdiom",
  ]

  private static func lines(_ keyed: Keyed) throws(JSONFault) -> [String] {
    var lines = ["set environment.os \(try keyed.integer("os"))", "set environment.scale \(shortest(try keyed.number("scale")))"]
    for key in ["safeArea", "layoutMargins"] {
      let numbers = try keyed.numbers(key, count: 4).map(shortest)
      lines.append("set environment.\(key) (\(numbers.joined(separator: ",")))")
    }
    for key in environmentKeys.dropFirst(4) { lines.append("set environment.\(key) \(try keyed.word(key))") }
    return lines
  }

  private static func step(_ node: JSONNode) throws(JSONFault) -> RecordedStep {
    let keyed = try Keyed(
      node, ["line", "exception"], optional: ["contentSize", "contentOffset", "offsets", "elements", "asked", "refusal"])
    var step = RecordedStep(line: try keyed.optionalText("line"), exception: try keyed.optionalText("exception"))
    step.refusal = try keyed.optionalText("refusal")
    step.asked = try keyed.has("asked") ? keyed.texts("asked") : nil
    guard step.exception == nil else { return step }
    step.contentSize = try keyed.size("contentSize")
    let offset = try keyed.numbers("contentOffset", count: 2)
    step.contentOffset = Point(x: offset[0], y: offset[1])
    step.offsets = try keyed.offsets("offsets")
    for node in try keyed.nodes("elements") { step.elements.append(try recorded(node)) }
    return step
  }

  /// An element is an array of 11 values: four that identify it, the frame's four numbers, and three more. It may also be an object, which
  /// takes up more space.
  private static func recorded(_ node: JSONNode) throws(JSONFault) -> Recorded {
    guard case .array(let values) = node.value else { return try recorded(object: node) }
    guard values.count == 11 else { throw JSONFault("11 values are expected here", at: node.range) }
    func integer(_ index: Int) throws(JSONFault) -> Int { try Keyed.integer(values[index]) }
    var frame: [Double] = []
    for value in values[4..<8] { frame.append(try Keyed.number(value)) }
    let id = Element.ID(
      category: try Keyed.choice(values[0]), kind: values[1].isNull ? nil : try Keyed.text(of: values[1]), section: try integer(2),
      item: values[3].isNull ? nil : try integer(3))
    return Recorded(
      id: id, frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), zIndex: try integer(8),
      isVisible: try Keyed.flag(values[9]), alpha: values[10].isNull ? nil : try Keyed.number(values[10]))
  }

  private static func recorded(object node: JSONNode) throws(JSONFault) -> Recorded {
    let keyed = try Keyed(node, ["category", "kind", "section", "item", "frame", "zIndex", "isVisible"], optional: ["alpha"])
    let frame = try keyed.numbers("frame", count: 4)
    let item = keyed.isNull("item") ? nil : try keyed.integer("item")
    let id = Element.ID(
      category: try keyed.choice("category"), kind: try keyed.optionalText("kind"), section: try keyed.integer("section"), item: item)
    return Recorded(
      id: id, frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), zIndex: try keyed.integer("zIndex"),
      isVisible: try keyed.flag("isVisible"), alpha: try keyed.optionalNumber("alpha"))
  }
}

extension Keyed {
  /// Numbers by section; empty if the key is missing.
  fileprivate func offsets(_ key: String) throws(JSONFault) -> [Int: Double] {
    guard has(key) else { return [:] }
    var offsets: [Int: Double] = [:]
    for member in try Self.members(of: node(key)) {
      guard let section = Int(member.key) else { throw JSONFault("this is not a section", at: member.keyRange) }
      offsets[section] = try Self.number(member.node)
    }
    return offsets
  }
}

import CResources
import CompositionalLayout
import Lessons

/// A minimal document whose frames depend on the answer to an open question: a file of `Samples/assumptions`.
package struct AssumptionDocument: Sendable {
  /// The document's name in a recording, and the name of its view: `flick-2` for the second document of the assumption `flick`.
  package let name: String
  package let assumption: Assumption
  /// The commands that build the document.
  package let lines: [String]
  /// The commands to run after the document is shown, below `#: steps` in the file. The frames are recorded after each.
  package let steps: [String]

  /// The commands that build the document in its own view.
  package var script: [String] { ["view \(name)"] + lines }

  /// Whether UIKit may never finish laying it out.
  var mayNotEnd: Bool { assumption == .oneRound }

  /// Nil if the name does not begin with an assumption.
  init?(named name: String, _ text: String) {
    guard let assumption = Assumption(rawValue: String(name.prefix { $0 != "-" })) else { return nil }
    let all = text.split(separator: "\n").map(String.init)
    (self.name, self.assumption) = (name, assumption)
    lines = Array(all.prefix { $0 != Self.stepsHeading })
    steps = Array(all.dropFirst(lines.count + 1))
  }

  private static let stepsHeading = "#: steps"

  package static func named(_ name: String) -> AssumptionDocument? { all.first { $0.name == name } }

  /// All documents, in the order of the assumptions.
  package static let all = EmbeddedFile.all(in: assumption_order(), of: assumption_documents()).compactMap { file in
    let bytes = UnsafeBufferPointer(start: assumption_documents(), count: file.range.upperBound)[file.range]
    return AssumptionDocument(named: file.name, String(decoding: bytes, as: UTF8.self))
  }
}

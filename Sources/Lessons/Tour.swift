import CResources
import Localization

/// The bundled tour, `Samples/00-tour.galley`. Its numbered paragraphs are the steps.
package enum Tour {
  /// A paragraph of the tour: a comment, and the lines that it explains.
  package struct TourStep: Equatable, Sendable {
    /// The comment without its number, as one line.
    package var text: String
    package var lines: [String]
  }

  /// The steps, in order.
  ///
  /// - Complexity: O(file) on first access.
  package static let steps: [TourStep] = steps(in: String(cString: tour_text()))

  /// Parses the paragraphs that begin with `# 1. `, `# 2. ` and so on.
  static func steps(in file: String) -> [TourStep] {
    var steps: [TourStep] = []
    for line in file.split(separator: "\n") {
      let number = "# \(steps.count + 1). "
      if line.hasPrefix(number) {
        steps.append(TourStep(text: String(line.dropFirst(number.count)), lines: []))
      } else if let last = steps.indices.last {
        if line.hasPrefix("# ") { steps[last].text += " " + line.dropFirst(2) } else { steps[last].lines.append(String(line)) }
      }
    }
    return steps
  }
}

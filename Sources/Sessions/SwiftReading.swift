import CommandLanguage
import Commands
import Documents
import Localization
import Snapshots
import SwiftInterpreter

extension SwiftReader.Reading {
  /// The lines that create the result: components, data, and the layout section of each section.
  ///
  /// - Parameter counts: The sections and their item counts, if the data does not come from the code.
  func lines(_ counts: [ItemCounts.CountedSection]?) -> [String] {
    var lines = components.flatMap { $0.lines } + layoutLines
    if let counts { lines.append(Self.sectionLine(counts)) }
    if isProvider {
      for (index, answer) in sections.enumerated() {
        if let section = answer.component { lines.append("use \(SwiftReader.word(section)) for index \(index)") }
      }
    } else if let section = sections.first?.component {
      lines.append("use \(SwiftReader.word(section))")
    }
    guard let counts else { return lines + data }
    // Sections come first, so that the lines for a provider find them. All other data follows in the order of the code.
    return lines + Self.itemLines(counts) + ["apply"]
  }

  static func sectionLine(_ counts: [ItemCounts.CountedSection]) -> String {
    "append sections \(counts.map { quotedIfNeeded($0.name) }.joined(separator: " "))"
  }

  static func itemLines(_ counts: [ItemCounts.CountedSection]) -> [String] {
    counts.enumerated().filter { $1.count > 0 }.map { index, section in
      "append items \(prefix(index)){1...\(section.count)} to \(quotedIfNeeded(section.name))"
    }
  }

  /// The prefix of the items in a section: `a`, `b`… `z`, then `i26-`.
  private static func prefix(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(97 + index))) : "i\(index)-"
  }
}

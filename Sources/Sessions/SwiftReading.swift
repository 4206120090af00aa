import CommandLanguage
import Commands
import Documents
import Localization
import Snapshots
import SwiftInterpreter

extension SwiftReader.Reading {
  /// The lines that make what was read: components, data, and which section uses which.
  ///
  /// - Parameter counts: The sections and their numbers of items, where the data is not the code's.
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
    // Sections first, so that a provider's lines find them; then everything as the code applies it.
    return lines + Self.itemLines(counts) + ["apply"]
  }

  /// The line that appends sections.
  static func sectionLine(_ counts: [ItemCounts.CountedSection]) -> String {
    "append sections \(counts.map { quotedIfNeeded($0.name) }.joined(separator: " "))"
  }

  /// The lines that append items to sections.
  static func itemLines(_ counts: [ItemCounts.CountedSection]) -> [String] {
    counts.enumerated().filter { $1.count > 0 }.map { index, section in
      "append items \(prefix(index)){1...\(section.count)} to \(quotedIfNeeded(section.name))"
    }
  }

  /// A prefix for the items of a section: `a`, `b`… `z`, then `i26-`.
  private static func prefix(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(97 + index))) : "i\(index)-"
  }
}

import CommandLanguage
import Commands
import Documents
import LayoutComponents
import Snapshots
import SwiftParsing
import SwiftSource
import Wording

extension SwiftReader.Reading {
  /// The lines that make what was read: components, data, and which section uses which.
  func lines(with counts: ItemCounts?, sections known: [String]) -> [String] {
    var lines = definitions
    var names = known
    if let counts {
      names = counts.sections.map { $0.name }
      lines.append("append sections \(names.map(quotedIfNeeded).joined(separator: " "))")
    }
    if isProvider {
      for (index, section) in sections.enumerated() {
        if let section { lines.append("use \(section) for index \(index)") }
      }
    } else if let section = sections.first ?? nil {
      lines.append("use \(section)")
    }
    // Sections first, so that a provider's lines find them; then everything as the code applies it.
    if counts == nil { lines += data }
    if let counts {
      for (index, section) in counts.sections.enumerated() where section.count > 0 {
        lines.append("append items \(Self.prefix(index)){1...\(section.count)} to \(quotedIfNeeded(section.name))")
      }
      lines.append("apply")
    }
    return lines
  }

  /// A prefix for the items of a section: `a`, `b`… `z`, then `i26-`.
  private static func prefix(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(97 + index))) : "i\(index)-"
  }
}

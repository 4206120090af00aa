import CResources
import Rendering

/// The version of Galley, and in releases the commit that it was built from.
package enum Release {
  /// The only place that defines the version.
  private static let version = "0.2.0"

  /// The version with its commit and date, `0.2.0 (1a2b3c4, 2026-11-28)`, or only the version if built from a checkout.
  package static var name: String {
    let origin = [commit, date].compactMap { $0 }
    return origin.isEmpty ? version : "\(version) (\(origin.joined(separator: ", ")))"
  }

  static var record: JSON {
    ["version": .string(version), "commit": commit.map(JSON.string) ?? .null, "date": date.map(JSON.string) ?? .null]
  }

  package static let shape: JSONShape = ["version": .string, "commit": .optional(.string), "date": .optional(.string)]

  private static var commit: String? { text(galley_commit()) }
  private static var date: String? { text(galley_date()) }

  private static func text(_ pointer: UnsafePointer<CChar>) -> String? { pointer.pointee == 0 ? nil : String(cString: pointer) }
}

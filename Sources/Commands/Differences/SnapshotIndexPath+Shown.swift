import Localization
import Snapshots

extension SnapshotIndexPath {
  /// The index path in UIKit's notation: `[0, 12]`.
  package var shown: String { "[\(section), \(item)]" }

  /// Writes the index path in UIKit's notation. Neither index may be negative.
  func write(to text: inout ByteWriter) {
    text.write("[" as Unicode.Scalar)
    text.write(section)
    text.write("," as Unicode.Scalar)
    text.write(" " as Unicode.Scalar)
    text.write(item)
    text.write("]" as Unicode.Scalar)
  }

  /// The width of the text that `write(to:)` writes.
  var columns: Int { digits(section) + digits(item) + 4 }
}

import Localization
import Snapshots

extension IndexPath {
  /// The index path as UIKit prints it: `[0, 12]`.
  package var shown: String { "[\(section), \(item)]" }

  /// Writes it as UIKit prints it; neither index may be negative.
  func write(to text: inout ByteWriter) {
    text.write("[" as Unicode.Scalar)
    text.write(section)
    text.write("," as Unicode.Scalar)
    text.write(" " as Unicode.Scalar)
    text.write(item)
    text.write("]" as Unicode.Scalar)
  }

  /// The columns of what `write` writes.
  var columns: Int { digits(section) + digits(item) + 4 }
}

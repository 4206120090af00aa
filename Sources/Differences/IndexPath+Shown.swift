import Snapshots
import Wording

extension IndexPath {
  /// The index path as UIKit prints it: `[0, 12]`.
  ///
  /// Its bytes are written at once, which takes a tenth of an interpolation: differences and frames have thousands of them.
  package var shown: String {
    // A recording may hold any number.
    guard section >= 0, item >= 0 else { return "[\(section), \(item)]" }
    return String(room: columns) { write(to: &$0) }
  }

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

/// An open question about UIKit that no recording by a probe package can answer.
public struct UnaskedPoint: Sendable {
  /// The rules and open questions that mention this point.
  public let rules: [String]
  /// The question, and the reason why a probe cannot answer it.
  public let statement: String

  private init(_ rules: [String], _ statement: String) { (self.rules, self.statement) = (rules, statement) }

  /// All open questions of this kind.
  public static let all = [
    UnaskedPoint(
      ["R12"],
      "Whether a layout's direction is that of its traits or of the view's attribute: a document has one direction, a probe sets both, and records which way cells really ran."
    ),
    UnaskedPoint(
      ["R7.10"],
      "In which order uniform siblings are measured: whatever the order, they end with the same length, and frames are all there is to see."
    ),
    UnaskedPoint(
      ["R7.8", "A4"],
      "How often a cell may ask for another size before UIKit stops asking: here each size is known in advance, and asked for once."),
    UnaskedPoint(
      ["R18.17"],
      "The safe areas and sizes of devices, those of iOS 26 among them: a package's tests run without an app, and its windows have no bars; each document brings its own safe area."
    ),
    UnaskedPoint(["A5"], "The text of visualDescription(): it is not written here, and it decides no frame."),
    UnaskedPoint(["R3.4"], "AppKit's numbers: a probe runs where UIKit is."),
  ]
}

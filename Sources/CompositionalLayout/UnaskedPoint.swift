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
      "Whether a layout's direction comes from its traits or from the view's attribute: a document has only one direction, so a probe sets both and records the direction of the cells."
    ),
    UnaskedPoint(
      ["R7.10"],
      "The order in which uniform siblings are measured: it does not affect their final length, and only frames are recorded."
    ),
    UnaskedPoint(
      ["R7.8", "A4"],
      "How many times a cell can change size before UIKit stops measuring it: Galley knows each size in advance and measures once."),
    UnaskedPoint(
      ["R18.17"],
      "The safe areas and sizes of devices, including those of iOS 26: tests of a package run without an app and without bars, so each document sets its own safe area."
    ),
    UnaskedPoint([], "The text of visualDescription(): UIKit's text was not recorded, and it does not affect frames."),
    UnaskedPoint(["R3.4"], "AppKit's numbers: a probe runs only with UIKit."),
  ]
}

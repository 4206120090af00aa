import Documents
import TestSupport
import Testing

@testable import Sessions

/// Only groups that UIKit's factories can create are accepted (layout-rules 13.5, 13.6).
@Suite struct GroupFactoryTests {
  private static let parts = """
    define item cell width=1/3w height=1h; define item text width=1/3w height=1h
    define group row horizontal width=1w height=100 of cell; define group pile vertical width=1w height=100 of cell
    define group free custom width=1w height=80 frames=((1,2,30,40)); define group two horizontal width=1w height=100 of cell text
    """

  /// Rejected lines, with the location and the first words of UIKit's exception.
  @Test(arguments: [
    ("define group g horizontal width=1w height=9 of cell count=0", 53, "A repeating horizontal group should specify a count >= 1"),
    ("define group g vertical width=1w height=9 of cell count=-2", 51, "A repeating vertical group should specify a count >= 1"),
    ("define group g vertical width=1w height=9 of cell repeatingSubitem=0", 51, "A repeating vertical group should specify a count >= 1"),
    ("set row.count 0", 9, "A repeating horizontal group should specify a count >= 1"),
    ("set pile.repeating -1", 10, "A repeating vertical group should specify a count >= 1"),
    ("define group g horizontal width=1w height=9 of cell count=1.5", 59, ""),
    ("define group g horizontal width=1w height=9 of cell count=10001", 59, ""),
    ("define group g custom width=1w height=9", 40, "At least 1 subitem is required for a group"),
    ("unset free.frames", 12, "At least 1 subitem is required for a group"),
    ("unset free.customFrames", 12, "At least 1 subitem is required for a group"),
    ("define group g custom width=1w height=9 frames=((1,2,3,4)) count=2", 60, ""), ("set free.repeating 2", 10, ""),
    ("define group g horizontal width=1w height=9 of cell frames=((1,2,3,4))", 53, ""), ("set row.frames ((1,2,3,4))", 9, ""),
    ("set pile.customFrames ()", 10, ""), ("define group g horizontal width=1w height=9", 44, "At least 1 subitem is required for a group"),
    ("set two.count 2", 9, ""), ("define group g horizontal width=1w height=9 of cell text repeating=2", 53, ""),
    ("define group g horizontal width=1w height=9 of cell repeating=2 count=2", 53, ""),
    ("define item x width=1 widthDimension=2 height=3", 23, ""),
    ("define header x width=1 height=2 absoluteOffset=(1,2) offset=(3,4)", 55, ""),
    ("define item x heightDimension=1 heightDimension=2 width=1", 33, ""),
  ]) func refusesWhatUIKitRefuses(line: String, column: Int, uikit: String) {
    let session = Session.after(Self.parts)
    let before = session.document
    let errors = session.run(line).errors
    #expect(errors.contains("<stdin>:1:\(column): error: "), "\(errors)")
    #expect(errors.contains("  UIKit: \(uikit)\n") || uikit.isEmpty && !errors.contains("UIKit:"), "\(errors)")
    #expect(session.document == before)
  }

  /// A provider may return no frames, and a custom group's other properties have UIKit's defaults.
  @Test(arguments: [
    "define group g custom width=1w height=9 frames=()", "set free.frames ()", "set free.interItemSpacing 4", "set row.count 1",
    "set row.repeating 10000", "define item x width=1 height=2 contentInsets=1",
  ]) func acceptsWhatUIKitAccepts(line: String) {
    let session = Session.after(Self.parts)
    #expect(session.run(line).errors == "")
    #expect(Session.after(session.document.script).document == session.document)
  }
}

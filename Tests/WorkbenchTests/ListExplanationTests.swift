import TestSupport
import Testing

@testable import Sessions

/// Explanations distinguish insets that a list computes from its configuration and insets that the user set.
@Suite struct ListExplanationTests {
  private static let rows = "container 393x700; append sections A B; append items a to A; append items b to B; apply; use s; "

  private func explained(_ section: String, _ part: String) -> String {
    let session = Session.after("define section s list \(section); " + Self.rows)
    return session.run("explain \(part)").text
  }

  @Test(arguments: [
    ("appearance=insetGrouped", "a x", "the list's own margin, 16 (assumed)  R11"),
    ("appearance=insetGrouped", "a width", "the list's own margins subtract 16 at leading and 16 at trailing (assumed)  R11"),
    ("appearance=insetGrouped", "a y", "the list leaves 35 above its rows (assumed)  R18.1"),
    ("appearance=insetGrouped", "section A height", "the list's own margins add 35 at top and 17.667 at bottom (assumed)  R18.1"),
    ("appearance=sidebar", "section A height", "the list's own margins add 0 at top and 10 at bottom (assumed)  R11"),
    ("appearance=insetGrouped contentInsets=(7,5,7,5)", "a x", "contentInsets.leading 5  R2.3"),
    ("appearance=insetGrouped contentInsets=(7,5,7,5)", "a y", "contentInsets.top 7  R8.1"),
    ("headerMode=firstItemInSection headerTopPadding=10", "b y", "headerTopPadding 10  R18.3"),
    (
      "headerMode=supplementary headerTopPadding=10", "UICollectionElementKindSectionHeader y",
      "headerTopPadding moves it by 10 (assumed)  R18.3"
    ),
  ]) func saysWhoDecided(section: String, part: String, step: String) {
    #expect(explained(section, part).contains(step))
  }

  /// The edge spacing of an added header is its own.
  @Test func anAddedHeaderHasEdgeSpacing() {
    let session = Session.after(
      "define header h width=1w height=30 edgeSpacing=(top:fixed(4)); define section s list headerTopPadding=10; add h to s; " + Self.rows)
    let text = session.run("explain h y").text
    #expect(text.contains("h of A: edgeSpacing moves it by 4 (assumed)  R18.18"))
    #expect(!text.contains("headerTopPadding"))
  }
}

import TestSupport
import Testing

@testable import Sessions

/// The sizes that `tree` shows for added components.
@Suite struct TreeTests {
  private static let grid = """
    container 390x844; define item cell width=1w height=1h; define group row horizontal width=1w height=44 of cell
    define section near row contentInsets=20; define section far row; use far; use near for b
    append sections a b; append items 1 2 to a; append items 3 to b; apply

    """

  private func tree(_ lines: String) -> [String] {
    let session = Session()
    #expect(session.run(Self.grid + lines).errors == "")
    return session.run("tree").answers.split(separator: "\n").map(String.init)
  }

  @Test func aHeaderOfTwoSectionsIsAsWideAsEachOfThem() {
    let lines = tree("define header title width=1w height=30; add title to near; add title to far")
    #expect(lines.filter { $0.contains("title") }.map { $0.split(separator: "→").last } == [" 390 × 30", " 350 × 30"])
  }

  @Test func twoOfAKindHaveTheirOwnSizes() {
    let lines = tree(
      "define badge dot width=30 height=10; define badge twin width=10 height=8 elementKind=dot; add dot to cell; add twin to row")
    #expect(lines.first { $0.contains("dot ") }?.contains("→ 30 × 10") == true)
    #expect(lines.first { $0.contains("twin") }?.contains("→ 10 × 8") == true)
  }
}

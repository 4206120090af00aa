import Localization
import Testing

@testable import Rendering

/// Lists next to each other.
@Suite struct SideBySideTests {
  private static let lists = SideBySide {
    [
      SideBySide.Column(title: StyledLine("todo"), lines: [StyledLine("a"), StyledLine("  할일")]),
      SideBySide.Column(title: StyledLine("완료"), lines: [StyledLine("done")]),
    ]
  }

  private func text(_ columns: Int?, as format: Renderer.Format? = nil) -> String {
    var output = ""
    Renderer(format: format, columns: columns).write(.sideBySide(Self.lists), to: &output)
    return output
  }

  @Test func columnsStandBesideOneAnotherByDisplayWidth() {
    #expect(
      text(13) == """

        todo   │ 완료
        ───────┼─────
        a      │ done
          할일 │ \("")

        """)
  }

  @Test func nothingIsShownWithoutRoomOrTerminal() {
    #expect(text(12) == "")
    #expect(text(nil) == "")
    #expect(text(200, as: .json) == "")
    #expect(text(200, as: .csv) == "")
  }
}

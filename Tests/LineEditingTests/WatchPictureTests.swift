import Foundation
import TestSupport
import Testing

/// The animated picture in the README: a session with `watch`, typed into the executable in a terminal. `RECORD=1` writes it.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence)) struct WatchPictureTests {
  private static let file = Repository.samples.appendingPathComponent("pictures/watch.svg")
  private static let (columns, rows) = (80, 26)

  /// The insets take up the whole height of the item, so its cells are 0 high.
  private static let code = """
    let item = NSCollectionLayoutItem(layoutSize: .init(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 22, leading: 8, bottom: 22, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    """

  /// The lines of the session, and a text that shows that each was answered.
  private static let lines = [
    ("explain a1 height", "= 0"), ("set item.contentInsets (4,8)", "6 of 6 cells on screen changed"),
    ("set group.height absolute(72)", "content 393 × 152 → 393 × 236"), ("device iphone-se-3 landscape", "667 × 375"),
  ]

  @Test func thePictureOfTheReadmeIsARealSession() throws {
    let folder = try TemporaryFolder()
    let tmux = try Tmux(shellWithStateIn: folder.path("state"), columns: Self.columns, rows: Self.rows)
    var screens: [TerminalPicture.Screen] = []
    func show(for seconds: Double) throws {
      try tmux.settle()
      screens.append(TerminalPicture.Screen(try tmux.styledScreen(), seconds: seconds))
    }
    try tmux.type("watch")
    try show(for: 1.5)
    try tmux.press("Enter")
    tmux.expectPrompt("galley>")
    try tmux.paste(Self.code)
    tmux.expect(containing: "section.interGroupSpacing = 10")
    try show(for: 4)
    try tmux.press("Enter")
    tmux.expect(containing: "6 placeholders")
    tmux.expectPrompt("galley>")
    try show(for: 4)
    for (line, answer) in Self.lines {
      try tmux.type(line)
      tmux.expect(containing: line)
      try show(for: 1.5)
      try tmux.press("Enter")
      tmux.expect(containing: answer)
      tmux.expectPrompt("galley>")
      try show(for: 4)
    }
    let picture = TerminalPicture(
      of: screens, title: "The shell draws pasted UIKit code, and redraws it after each command", columns: Self.columns, rows: Self.rows)
    let recorded = try? String(contentsOf: Self.file, encoding: .utf8)
    if picture.svg != recorded, ProcessInfo.processInfo.environment["RECORD"] != nil {
      try picture.svg.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(picture.svg == recorded, "RECORD=1 swift test --filter WatchPictureTests writes the picture")
  }
}

import Foundation
import TestSupport
import Testing

/// A folder as a process argument: its Swift files are read as by `read`.
@Suite struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Reading a folder without Swift files, or with too many, is an error, even if the folder is a process argument.
  @Test(arguments: [["/"], ["-c", "read /"]]) func foldersWithoutSwiftAreRefused(arguments: [String]) throws {
    let end = try PipedShell.run("sections", arguments, home: nil)
    #expect(end.status == 1 && end.answers == "")
    let refusals = ["there is no Swift file in '/'", "'/' has more than 10,000 Swift files or folders"]
    #expect(refusals.contains { end.errors.contains($0) })
  }

  /// `galley FOLDER` continues with the lines of standard input, as `galley Layout.swift` does. With a script, both run in order.
  @Test func aFolderOfSwiftIsReadBeforeTheLines() throws {
    let text = """
      func createLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(gap * 5))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      """
    try FileManager.default.createDirectory(atPath: folder.path("views/parts"), withIntermediateDirectories: true)
    try folder.write(text, as: "views/Layout.swift")
    try folder.write("let gap: CGFloat = 8", as: "views/parts/Gap.swift")
    try folder.write("append sections main\nappend items a b to main\napply\nexpect frame b (0,40,393,40)", as: "data.galley")
    let lines = "append sections main; append items a b to main; apply; expect frame b (0,40,393,40)"
    let end = try PipedShell.run(lines, ["views"], home: nil, folder: folder.url.path)
    #expect(end.status == 0, "\(end.errors)")
    #expect(try PipedShell.run("", ["views", "data.galley"], home: nil, folder: folder.url.path).status == 0)
  }
}

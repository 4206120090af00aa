import Foundation
import TestSupport
import Testing

/// `galley test` as a process: its arguments, its two outputs, its exit status.
@Suite struct TestCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: true)
    try folder.write("expect sections\n", as: "good.galley")
    try folder.write("append sections A\nexpect pending sections B\nexpect pending sections C\n", as: "sub/bad.galley")
  }

  private func run(_ arguments: String...) throws -> PipedShell.End {
    try PipedShell.run("", ["test"] + arguments, home: nil, folder: folder.url.path)
  }

  @Test func aFolderIsTestedWhole() throws {
    let end = try run(".")
    #expect(
      end.answers
        == "passed ./good.galley (1 expectation)\nfailed ./sub/bad.galley (1 error, 1 expectation)\n2 expectations\n1 passed, 1 failed\n")
    #expect(end.errors.hasPrefix("./sub/bad.galley:2:1: error: the list of pending sections is not as expected\n"))
    #expect(end.status == 1)
    #expect(try run("good.galley").status == 0)
  }

  /// The expectations of a script apply to the Swift file next to it, whether the folder, the script or the Swift file is given. A script
  /// that makes its own layout does not use the code.
  @Test(arguments: ["code", "code/Grid.galley", "code/Grid.swift"]) func codeIsTestedByTheScriptBesideIt(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path("code"), withIntermediateDirectories: true)
    try folder.write(
      """
      import UIKit

      func createLayout() -> UICollectionViewLayout {
          let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
              layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      """, as: "code/Grid.swift")
    try folder.write("append sections main\nappend items a b c d to main\napply\nexpect frame d (0,90,131,90)\n", as: "code/Grid.galley")
    let end = try run(name)
    #expect(end.answers == "passed code/Grid.galley (1 expectation)\n1 expectation\n1 passed, 0 failed\n", "\(end.errors)")
    #expect(end.errors == "" && end.status == 0)
    try folder.write(
      "template grid 2\nappend sections main\nappend items a b to main\napply\nexpect frame b (196.5,0,196.5,196.5)\n",
      as: "code/Grid.galley")
    #expect(try run("code").errors.contains("expected: (196.5,0,196.5,196.5)\n  found:    (196.333,0,196.333,196.333)"))
    try folder.write("append sections main\nappend items a b c d to main\napply\nexpect frame d (0,90,131,90)\n", as: "code/Other.galley")
    #expect(try run("code/Other.galley").status == 1)
  }

  @Test func quietPrintsWhatFailedAlone() throws {
    let passed = try run("--quiet", "good.galley")
    #expect(passed.answers == "" && passed.errors == "" && passed.status == 0)
    let end = try run("--quiet", ".")
    #expect(end.answers == "failed ./sub/bad.galley (1 error, 1 expectation)\n" && end.errors != "" && end.status == 1)
  }

  @Test func jsonHoldsTheErrorsToo() throws {
    let end = try run("--json", "--keep-going", "good.galley", "sub", "missing.galley")
    #expect(end.errors == "" && end.status == 1)
    let lines = end.answers.split(separator: "\n")
    #expect(
      lines.first == #"{"file":"good.galley","result":"passed","expectations":1,"updated":0,"errors":[],"frames":[],"diff":null}"#)
    #expect(lines.last == #"{"passed":1,"failed":2,"expectations":3}"#)
    #expect(lines.count == 4 && lines[1].matches(of: /"code":"expectation"/).count == 2 && lines[2].contains(#""code":"unreadable-file""#))
  }

  @Test func anUpdatePassesAndShowsItsChanges() throws {
    let end = try run("--update", "sub/bad.galley")
    #expect(
      end.answers == """
        --- sub/bad.galley
        +++ sub/bad.galley
        @@ -1,3 +1,3 @@
         append sections A
        -expect pending sections B
        -expect pending sections C
        +expect pending sections A
        +expect pending sections A
        updated sub/bad.galley (2 of 2 expectations)
        2 expectations
        1 passed, 0 failed

        """)
    #expect(end.errors == "" && end.status == 0)
    #expect(try run("sub").status == 0)
  }

  @Test func aFileThatCannotBeWrittenStays() throws {
    let link = folder.path("sub/bad.galley")
    let before = try String(contentsOfFile: link, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path("sub"))
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("sub")) }
    // The superuser can write anywhere.
    guard access(folder.path("sub"), W_OK) != 0 else { return }
    let end = try run("--update", "sub/bad.galley")
    #expect(end.errors.contains("'sub/bad.galley' cannot be written: ") && end.status == 1)
    #expect(try String(contentsOfFile: link, encoding: .utf8) == before)
  }

  @Test func badArgumentsAndFoldersWithoutScriptsAreRefused() throws {
    #expect(try run("--loud", "good.galley").status == 64)
    #expect(try run().status == 64)
    try FileManager.default.createDirectory(atPath: folder.path("empty"), withIntermediateDirectories: true)
    let end = try run("empty")
    #expect(end.errors == "galley: 'empty' cannot be read: there is no .galley file in this folder or below\n" && end.status == 1)
  }
}

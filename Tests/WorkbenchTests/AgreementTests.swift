import CommandLanguage
import CompositionalLayout
import Documents
import Foundation
import Sessions
import TestSupport
import Testing

/// The layouts of the made-up app have the same frames when Galley reads their code as when the code is compiled with `UIKitLayout`.
struct AgreementTests {
  @Test func readCodeAndCompiledCodeHaveTheSameFrames() throws {
    let files = MadeUpApp.files
    let screens = (1..<MadeUpApp.count).map { "Screen\($0)ViewController" }
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for (path, code) in files {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      paths.append(try folder.write(code.replacing("import UIKit", with: "import UIKitLayout"), as: name))
    }
    let calls = screens.map { "show(\"\($0)\", \($0).createLayout())" }.joined(separator: "\n    ")
    paths.append(
      try folder.write(
        """
        import UIKitLayout

        @main struct Program {
          @MainActor static func main() {
            \(calls)
          }

          @MainActor static func show(_ name: String, _ layout: UICollectionViewLayout) {
            guard let layout = layout as? UICollectionViewCompositionalLayout,
              let frames = try? layout.frames(in: CGSize(width: 393, height: 852), items: [6])
            else { return print(name, "fails") }
            for frame in frames.map({ $0.frame }) { print(name, frame.minX, frame.minY, frame.width, frame.height) }
          }
        }
        """, as: "Program.swift"))
    let said = try SwiftExportTests.compile(ExportedFramesTests.options + ["-o", folder.path("program")] + paths)
    try #require(said == "", "\(said)")
    let compiled = try ExportedFramesTests.output(of: folder.path("program")).split(separator: "\n").map(String.init)

    var read: [String] = []
    for (index, screen) in screens.enumerated() {
      var request = Workbench.Request()
      request.files = [MadeUpApp.path(index + 1), "Shared/Metrics.swift"].map { path in
        MemoryFiles.File(path: Path(path), bytes: Array(files[path, default: ""].utf8))
      }
      let document = Workbench(request).document
      for frame in try document.solution(of: document.view).elements.map({ $0.frame }) {
        read.append("\(screen) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
      }
    }
    #expect(read.count > screens.count * 6)
    #expect(compiled == read)
  }
}

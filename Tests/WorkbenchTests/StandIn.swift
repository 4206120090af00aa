import CommandLanguage
import CompositionalLayout
import Documents
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// Modules with the names of Apple's, built from the sources of `UIKitLayout` and from views that use the engine.
struct StandIn {
  private let folder: TemporaryFolder
  private let options: [String]
  private var objects: [String] = []

  /// The files of `UIKitLayout` whose views the stand-in replaces by its own, which show cells.
  private static let ownFiles = ["UICollectionView", "UICollectionViewLayout", "UICollectionViewDiffableDataSource", "UIView"]

  static func path(of name: String) -> String {
    Repository.root.appendingPathComponent("Tests/WorkbenchTests/Fixtures/StandIn/\(name).swift").path
  }

  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    options = ExportedFramesTests.searchPaths + ["-I", folder.url.path, "-wmo", "-parse-as-library", "-swift-version"]
    let layout = try Repository.files(below: "Sources/UIKitLayout", where: { $0.pathExtension == "swift" }).map { $0.path }
      .filter { path in !Self.ownFiles.contains { path.hasSuffix("/\($0).swift") } }.map { Repository.root.appendingPathComponent($0).path }
    objects.append(try module("UIKit", layout + ["Views", "UICollectionView", "Screen"].map(Self.path)))
    objects.append(try module("Catching", [Self.path(of: "Catching")]))
    objects.append(try module("XCTest", [Self.path(of: "XCTest")]))
  }

  private func module(_ name: String, _ files: [String]) throws -> String {
    let object = folder.path("\(name).o")
    let made = ["-emit-module", "-emit-module-path", folder.path("\(name).swiftmodule"), "-c", "-o", object]
    #expect(try SwiftExportTests.compile(options + ["6", "-suppress-warnings", "-module-name", name] + made + files) == "")
    return object
  }

  /// Expects no diagnostics for files in both language modes.
  func typecheck(_ files: [String]) throws {
    for mode in ["5", "6"] { #expect(try messages([mode, "-typecheck"] + files) == "") }
  }

  /// The compiler's messages for arguments that start with a language mode.
  func messages(_ arguments: [String]) throws -> String { try SwiftExportTests.compile(options + arguments) }

  func program(of files: [String]) throws -> String {
    let program = folder.path("program")
    let said = try SwiftExportTests.compile(
      options + ["6", "-module-name", "Program", "-o", program] + files + objects + ExportedFramesTests.objects(besides: "UIKitLayout"))
    try #require(said == "", "\(said)")
    return program
  }

  /// The package of a probe, written into a folder.
  struct Package {
    private(set) var sources: [String] = []
    /// The calls that its tests recorded.
    private(set) var asked: [String] = []
    private let folder: TemporaryFolder

    init(_ files: MemoryFiles, in folder: TemporaryFolder) throws {
      self.folder = folder
      for (path, bytes) in files.contents where path.text.hasSuffix(".swift") && path.text.contains("/Tests/") {
        let file = path.text.split(separator: "/").last.map(String.init) ?? ""
        let text = String(decoding: bytes, as: UTF8.self)
        sources.append(try folder.write(text, as: file))
        if file == "ProbeTests.swift" { asked = text.matches(of: /record\((.*)\)\n/).map { "Asked(\($0.output.1))" } }
      }
    }

    /// The sources, with the tests replaced by a program, because the tests need Apple's XCTest.
    fileprivate func program(_ main: String) throws -> [String] {
      let body = "import UIKit\n\n@main struct Program {\n  @MainActor static func main() throws { \(main) }\n}\n"
      return sources.filter { !$0.hasSuffix("ProbeTests.swift") && !$0.hasSuffix("ProbeFile.swift") }
        + [StandIn.path(of: "Several"), try folder.write(body, as: "Main.swift")]
    }
  }

  /// A program that records the stand-in's answers.
  func program(of package: Package, _ main: String) throws -> String { try program(of: package.program(main)) }

  /// The failures of exported tests.
  func failures(of code: String, in environment: EnvironmentSettings) throws -> String {
    let name = code.firstMatch(of: /final class (\w+)LayoutTests/)?.output.1 ?? ""
    let calls = code.matches(of: /func (test\w+)\(\)/).map { "tests.\($0.output.1)()" }
    let safe = environment.safeArea
    let insets = "top: \(safe.top), leading: \(safe.leading), bottom: \(safe.bottom), trailing: \(safe.trailing)"
    let main = """
      import CompositionalLayout
      import UIKit
      import XCTest

      @main struct Program {
        @MainActor static func main() {
          StandIn.environment = Environment(
            bounds: Size(width: 0, height: 0), displayScale: \(environment.scale), safeAreaInsets: DirectionalEdgeInsets(\(insets)))
          let tests = \(name)LayoutTests()
          \(calls.joined(separator: "; "))
          print(failures)
        }
      }
      """
    let files = [try folder.write(code, as: "Tests.swift"), try folder.write(main, as: "Program.swift")]
    try typecheck([files[0]])
    return try ExportedFramesTests.output(of: program(of: files))
  }
}

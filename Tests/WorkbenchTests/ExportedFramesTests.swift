import Commands
import CompositionalLayout
import Documents
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import Exports
@testable import Sessions

/// All exported code is compiled against `UIKitLayout` in one program, and gives the same frames as its documents.
@Suite struct ExportedFramesTests {
  @Test func exportedCodeSaysTheSameFrames() throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    var functions: [String] = []
    var expected: [[String]] = []
    for (number, document) in try Self.documents().enumerated() {
      for view in document.views {
        guard let elements = Self.elements(of: view, in: document) else { continue }
        expected.append(elements)
        functions.append(Self.function(functions.count, of: view, in: document, number))
      }
      let code = SwiftExport(of: document, isLayoutOnly: true, isPortable: true).text
      files.append(try folder.write(SwiftExportTests.distinct(code, number), as: "Export\(number).swift"))
    }
    #expect(expected.count > Self.randomDocuments)
    files.append(try folder.write(Self.program(functions), as: "Program.swift"))
    let program = folder.path("program")
    let said = try SwiftExportTests.compile(Self.options + ["-o", program] + files)
    try #require(said == "", "\(said)")
    let printed = try Self.output(of: program).components(separatedBy: "view\n").dropFirst()
    try #require(printed.count == expected.count)
    for (printed, (expected, function)) in zip(printed, zip(expected, functions)) {
      #expect(printed.split(separator: "\n").map(String.init) == expected, "\(function)")
    }
  }

  private static let randomDocuments = SampleSize.count(50, large: 200, of: "random documents for ExportedFramesTests")

  private static func documents() throws -> [Document] {
    let random = (0..<randomDocuments).map { 3_000 + UInt64($0) }.map { seed in
      var generator = LineGenerator(seed: seed)
      return Session.after(generator.documentSession(of: 100).joined(separator: "\n") + "\nuse grid\napply", settings: .goingOn)
        .document
    }
    return try SwiftExportTests.samples() + random
  }

  /// The elements of a view before anything is measured; nil if its sections have no layout.
  private static func elements(of view: View, in document: Document) -> [String]? {
    guard view.applied.numberOfSections > 0, let layout = try? document.layout(of: view) else { return nil }
    let counts = (0..<view.applied.numberOfSections).map { view.applied.numberOfItems(inSectionAt: $0) }
    return solve(layout, items: counts, in: document.surroundings(of: view)).elements.map { element in
      let place = [element.section] + [element.item].compactMap { $0 }
      let frame = element.frame
      return "\(String(reflecting: element.kind)) \(place) \([frame.minX, frame.minY, frame.width, frame.height]) \(element.zIndex)"
    }
  }

  /// A function that shows a view's frames.
  private static func function(_ index: Int, of view: View, in document: Document, _ number: Int) -> String {
    let name = SwiftExport.typeName(of: view, in: document)
    let type = "\(name.dropLast("Screen".count))\(number)Screen"
    let sections = SwiftSections(of: view, isProbe: false)
    let asks = SwiftLayout(of: view, in: document, sections, SwiftRefusals(of: view, in: document)).asksForIdentifiers
    let outlined = view.shownOutlines.isEmpty ? "" : "outlines[$0]?.visibleItems.count ?? "
    return """
      @MainActor func show\(index)() {
        let snapshot = \(type).makeSnapshot()
        let identifiers = snapshot.sectionIdentifiers
        \(view.shownOutlines.isEmpty ? "" : "let outlines = \(type).makeSectionSnapshots()")
        let items = identifiers.map { \(outlined)snapshot.numberOfItems(inSection: $0) }
        let layout = \(type).makeLayout\(asks ? " { identifiers.indices.contains($0) ? identifiers[$0] : nil }" : "()")
        show(layout, items, \(code(document.surroundings(of: view))))
      }
      """
  }

  static func code(_ environment: Environment) -> String {
    func insets(_ insets: DirectionalEdgeInsets) -> String {
      "DirectionalEdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), trailing: \(insets.trailing))"
    }
    return """
      Environment(
          bounds: Size(width: \(environment.bounds.width), height: \(environment.bounds.height)), displayScale: \(environment.displayScale),
          safeAreaInsets: \(insets(environment.safeAreaInsets)), layoutMargins: \(insets(environment.layoutMargins)),
          layoutDirection: .\(environment.layoutDirection), systemVersion: \(environment.systemVersion),
          horizontalSizeClass: .\(environment.horizontalSizeClass), verticalSizeClass: .\(environment.verticalSizeClass),
          preferredContentSizeCategory: .\(environment.preferredContentSizeCategory), userInterfaceIdiom: .\(environment.userInterfaceIdiom))
      """
  }

  private static func program(_ functions: [String]) -> String {
    """
    import CompositionalLayout
    import UIKitLayout

    @main struct Program {
      @MainActor static func main() {
        \(functions.indices.map { "show\($0)()" }.joined(separator: "; "))
      }
    }

    @MainActor func show(_ layout: UICollectionViewCompositionalLayout, _ items: [Int], _ environment: Environment) {
      print("view")
      for element in layout.solution(in: environment, items: items).elements {
        let frame = element.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        let path = [element.section] + (element.item.map { [$0] } ?? [])
        print(String(reflecting: element.kind), path, numbers, element.zIndex)
      }
    }

    \(functions.joined(separator: "\n\n"))
    """
  }

  static var options: [String] {
    ["-swift-version", "6", "-parse-as-library", "-module-name", "Program", "-suppress-warnings"]
      + ["-wmo"] + searchPaths + objects()
  }

  /// The search paths of the modules that were built with the tests.
  static var searchPaths: [String] {
    ["-I", BuiltProducts.folder.appendingPathComponent("Modules").path]
  }

  /// The object files of the libraries that were built with the tests.
  static func objects(besides left: String? = nil) -> [String] {
    let targets = ["UIKitLayout", "CompositionalLayout", "Snapshots", "HashTreeCollections", "InternalCollectionsUtilities"]
    return targets.filter { $0 != left }.flatMap { target in
      let folder = BuiltProducts.folder.appendingPathComponent("\(target).build")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "o" && !isLeftOver($0, of: target) }.map { $0.path }
    }
  }

  /// Whether an object file belongs to a source file that has since been removed from the target.
  private static func isLeftOver(_ object: URL, of target: String) -> Bool {
    let source = object.deletingPathExtension().lastPathComponent
    let folder = Repository.root.appendingPathComponent("Sources/\(target)")
    guard source.hasSuffix(".swift"), let sources = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else { return false }
    return !sources.contains { $0.hasSuffix("/" + source) || $0 == source }
  }

  static func output(of program: String, _ arguments: [String] = []) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }
}

import CResources
import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering
import Snapshots

/// A Swift package that builds the views with UIKit and records UIKit's answers.
package struct ProbeExport {
  private var document: Document
  private var view: View
  /// The document before it was scrolled and measured.
  private var unscrolled: Document
  private let screen: String
  private let code: String
  /// The steps to perform after the document is shown.
  private let asked: [ProbeStep]
  /// The commands that build the document.
  private let script: [String]

  /// The files of the package.
  ///
  /// - Throws: An error if groups are nested too deeply to be written.
  package static func content(of document: Document) throws(Diagnostic) -> ExportedContent {
    let code = try SwiftExport.content(of: document.eachCourseStart, isLayoutOnly: true, isProbe: true)
    let text = code.text(in: .english)
    let probes = document.eachView.map { ProbeExport($0, text, SwiftExport.typeName(of: $0.view, in: document), asked: nil) }
    let system = probes.map { $0.system }.max() ?? 15
    let documents = probes.map { $0.text(named: $0.name) }
    let files = [
      ExportedFile("Package.swift", manifest(for: system)),
      ExportedFile("README.md", readme(probes.map { $0.view.name }, system, isOfPad: probes.contains { $0.isOfPad })),
      ExportedFile("Tests/Screen.swift", text),
      ExportedFile("Tests/Probe.swift", (["import UIKit\n"] + documents).joined(separator: "\n")),
      tests("Builds each view with UIKit and writes the results to a file next to the package.", probes.flatMap { $0.test }),
    ]
    return .folder(files + recorder, remarks: code.remarks)
  }

  /// - Parameters:
  ///   - screen: The type in `code` that contains the current view's layout.
  ///   - asked: The steps to perform after the document is shown; nil to repeat the document's own applies and scrolls.
  ///   - script: The commands that build the document; nil to use those that `save` writes.
  init(_ document: Document, _ code: String, _ screen: String, asked: [ProbeStep]?, script: [String]? = nil) {
    (self.document, self.code, self.screen) = (document, code, screen)
    let unscrolled = asked == nil ? document.courseStart : document
    self.unscrolled = unscrolled
    view = unscrolled.view
    self.asked = asked ?? document.course
    self.script = script ?? unscrolled.scriptLines
  }

  private var name: String { screen.dropLast("Screen".count) + "Probe" }

  private var test: [String] {
    [
      "", "  @MainActor func test\(screen.dropLast("Screen".count))() throws {",
      "    try record(\(name).self, view: \(SwiftExpression.literal(view.name)))", "  }",
    ]
  }

  static func tests(_ comment: String, _ functions: [String]) -> ExportedFile {
    let lines = ["/// \(comment)", "final class ProbeTests: ProbeFile {"] + functions.dropFirst() + ["}", ""]
    return ExportedFile("Tests/ProbeTests.swift", lines.joined(separator: "\n"))
  }

  static var recorder: [ExportedFile] {
    var files: [ExportedFile] = []
    while let next = probe_file_at(files.count) { files.append(file(next.pointee)) }
    return files
  }

  private static func file(_ file: ProbeFile) -> ExportedFile { ExportedFile(Path(cString: file.path), text(file.text)) }

  private static func text(_ bytes: UnsafePointer<UInt8>) -> String {
    var length = 0
    while bytes[length] != 0 { length += 1 }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  static func manifest(for system: Int) -> String {
    [
      "// swift-tools-version: 6.1", "import PackageDescription", "", "let package = Package(",
      "  name: \"Probe\", platforms: [.iOS(.v\(system))], products: [.library(name: \"Probe\", targets: [\"Catching\"])],", "  targets: [",
      "    .target(name: \"Catching\", path: \"Catching\", publicHeadersPath: \".\"),",
      "    .testTarget(name: \"ProbeTests\", dependencies: [\"Catching\"], path: \"Tests\"),", "  ])", "",
    ].joined(separator: "\n")
  }

  var system: Int { max(15, SwiftVersion.needed(for: code.split(separator: "\n").map(String.init))) }

  private var isOfPad: Bool { document.surroundings(of: view).userInterfaceIdiom == .pad }

  private static func readme(_ views: [String], _ system: Int, isOfPad: Bool) -> String {
    """
    # Probe

    Asks UIKit for the frames of the \(views.count == 1 ? "collection view" : "collection views") \(
      views.map { "`\($0.escapingControls)`" }.joined(separator: ", ")). In this folder, on a Mac with Xcode 16.3 or later:

    ```sh
    xcodebuild test -scheme Probe -destination 'platform=iOS Simulator,name=\(isOfPad ? "iPad Air 11-inch (M3)" : "iPhone 16")'
    ```

    Any \(isOfPad ? "simulator of an iPad" : "simulator") that `xcrun simctl list devices available` names will do, from iOS \(system) on. It takes a minute or two.
    What UIKit answered is then in this folder in `recording.json`, which `verify` compares with what Galley says:

    ```sh
    galley -c 'verify recording.json'
    ```

    """
  }
}

extension ProbeExport {
  /// The document as Swift code for the recorder.
  func text(named name: String) -> String {
    let kinds = SwiftKinds(of: view, layout.components, in: document)
    let environment = document.surroundings(of: view)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let lines = [
      "typealias Screen = \(screen)", "typealias Item = Screen.Item",
      "static let bounds = CGSize(width: \(shortest(view.bounds.width)), height: \(shortest(view.bounds.height)))",
      "static let safeArea = \(environment.safeAreaCode)", "static let layoutMargins = \(environment.layoutMarginsCode)",
      "static let isRightToLeft = \(isRightToLeft ? "true" : "false")",
      "static let textSize = UIContentSizeCategory.\(environment.preferredContentSizeCategory.rawValue)",
      "static let scrollsSideways = \(view.configuration.scrollDirection == .horizontal ? "true" : "false")",
      "static let kinds: [String] = \(SwiftExpression.list(kinds.supplementaries.map(SwiftExpression.literal)))",
      "static let decorations: [String] = \(SwiftExpression.list(kinds.decorations.map(SwiftExpression.literal)))",
    ]
    let all =
      lines + list("/// The sizes that views ask for.", "sizes: [String: ProbeSize]", unscrolled.probeSizes, ifEmpty: "[:]")
      + list("", "steps: [ProbeStep]", steps)
    let script = list("/// The commands that make the document in Galley.", "script: [String]", script.map(SwiftExpression.literal))
    return
      (["/// The document.", "enum \(name): ProbeDocument {"] + (all + script + [""] + functions).map { $0.isEmpty ? "" : "  " + $0 }
      + ["}", ""]).joined(separator: "\n")
  }

  private func list(_ comment: String, _ name: String, _ elements: [String], ifEmpty: String = "[]") -> [String] {
    let start = (comment.isEmpty ? [] : [comment]) + ["static let \(name) = "]
    guard !elements.isEmpty else { return start.dropLast() + [start[start.count - 1] + ifEmpty] }
    return start.dropLast() + [start[start.count - 1] + "["] + elements.map { "  \($0)," } + ["]"]
  }

  private var steps: [String] {
    asked.map { "ProbeStep(line: \(SwiftExpression.literal($0.line)), action: \($0.action))" }
  }

  /// The expression that makes an item from a name.
  private var item: String {
    switch view.identity {
    case .id: "name"
    case .content, .unequalHash: "Screen.Item(id: name)"
    case .reference: "Screen.item(name)"
    }
  }

  private var layout: SwiftLayout {
    SwiftLayout(of: view, in: document, SwiftSections(of: view, isProbe: true), SwiftRefusals(of: view, in: document))
  }

  private var functions: [String] {
    let argument =
      layout.asksForIdentifiers
      ? [" { index in", "    let sections = sections()", "    return sections.indices.contains(index) ? sections[index] : nil", "  }"]
      : ["()"]
    return [
      "static func name(of item: Screen.Item) -> String { item\(view.identity == .id ? "" : ".id") }",
      "@MainActor static func item(_ name: String) -> Screen.Item { \(item) }", "",
      "/// - Parameter sections: The data source's sections.",
      "@MainActor static func makeLayout(_ sections: @escaping () -> [String]) -> UICollectionViewCompositionalLayout {",
      "  Screen.makeLayout" + argument[0],
    ] + argument.dropFirst() + [
      "}", "", "@MainActor static func apply(to source: UICollectionViewDiffableDataSource<String, Screen.Item>) {",
    ] + view.applyingSnapshots(of: "Screen", to: "source") + ["}"]
  }
}

extension Document {
  /// The document with each of its views in the state that a probe shows first.
  fileprivate var eachCourseStart: Document {
    var start = self
    for index in views.indices {
      var turned = self
      turned.current = index
      start.views[index] = turned.courseStart.view
    }
    return start
  }

  /// A copy of the document for each view that has content, with that view as the current one.
  var eachView: [Document] {
    let names = SwiftExport.viewNames(of: self)
    return names.compactMap { name in
      guard let index = index(ofView: name) else { return nil }
      var turned = self
      turned.current = index
      return turned
    }
  }
}

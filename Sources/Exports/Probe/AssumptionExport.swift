import CommandLanguage
import CompositionalLayout
import Documents
import Localization

/// A Swift package that tests every assumption in UIKit: it builds the documents for each assumption, and records UIKit's answers.
package struct AssumptionExport {
  /// A document for an assumption, after its commands were run.
  package struct ProbedDocument: Sendable {
    var asked: AssumptionDocument
    /// The document when first shown, and after each of its steps.
    var documents: [Document]
    var document: Document { documents[0] }

    /// - Parameter documents: At least one.
    package init(_ asked: AssumptionDocument, _ documents: [Document]) { (self.asked, self.documents) = (asked, documents) }

    fileprivate var steps: [ProbeStep] {
      asked.steps.enumerated().flatMap { index, line in documents[index + 1].steps(doing: line, on: documents[index]) }
    }
  }

  /// The package's files.
  ///
  /// - Throws: An error if groups are nested too deeply to be written.
  package static func content(of documents: [ProbedDocument]) throws(Diagnostic) -> ExportedContent {
    var files: [ExportedFile] = []
    var tests: [String] = []
    for made in documents {
      let code = try SwiftExport.content(of: made.document, isLayoutOnly: true, isProbe: true).text(in: .english)
      let probe = ProbeExport(
        made.document, code, SwiftExport.typeName(of: made.document.view, in: made.document),
        asked: made.steps, script: made.asked.script)
      let type = typeName(of: made.asked)
      let availability = probe.system > system ? "@available(iOS \(probe.system), *)\n" : ""
      files.append(ExportedFile("Tests/Documents/" + Path(type + ".swift"), "\(code)\n\(availability)\(probe.text(named: type))"))
      tests += [""] + test(of: made.asked, probe.system)
    }
    let start = [
      ExportedFile("Package.swift", ProbeExport.manifest(for: system)), ExportedFile("README.md", readme),
      ProbeExport.tests("Asks UIKit about each document.", tests),
    ]
    return .folder(start + files + ProbeExport.recorder)
  }

  private static func typeName(of document: AssumptionDocument) -> String { SwiftNames.upper(document.name) }

  /// The earliest iOS version on which the package runs. Documents that need a later version are skipped on earlier ones.
  private static let system = 15

  /// The test of a document. Tests that may not terminate get names that sort last, so that they run after the others.
  private static func test(of document: AssumptionDocument, _ needed: Int) -> [String] {
    let type = typeName(of: document)
    let guarding = needed > system ? ["    guard #available(iOS \(needed), *) else { return }"] : []
    return ["  @MainActor func test\(document.mayNotEnd ? "Z" : "")\(type)() throws {"] + guarding + [
      "    try record(\(type).self, as: \"\(document.name)\", of: \"\(document.assumption.rawValue)\")", "  }",
    ]
  }

  private static var readme: String {
    """
    # Probe

    Asks UIKit what Galley assumes of it: small documents whose frames depend on how each open question is answered. In this folder, on a
    Mac with Xcode 16.3 or later:

    ```sh
    xcodebuild test -scheme Probe -destination 'platform=iOS Simulator,name=iPhone 16' \\
      -test-timeouts-enabled YES -default-test-execution-time-allowance 60
    ```

    Any simulator that `xcrun simctl list devices available` names will do, from iOS \(system) on. Where UIKit never comes to an end, the
    test is ended after a minute. What UIKit answered is then in this folder in `recording.json`, and `verify` says which assumptions it
    confirms:

    ```sh
    galley -c 'verify recording.json'
    ```

    The assumptions, by their numbers in `galley help assumptions`:

    \(Assumption.allCases.map { "\($0.number). \($0.statement)" }.joined(separator: "\n"))

    No document asks about these:

    \(UnaskedPoint.all.map { "* \($0.statement)" }.joined(separator: "\n"))

    """
  }
}

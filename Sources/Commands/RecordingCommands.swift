import CommandLanguage
import Documents
import Exports
import Localization
import Rendering

/// Commands that record UIKit's answers and compare them with Galley's.
enum RecordingCommands {
  static let all: [ShellCommand] = [exportTests, exportProbe, exportRecording, verify]

  private static let topic = "looking"

  private static let asksAssumptions = Flag("assumptions", "ask about Galley's assumptions instead of the current view")

  static let exportTests = ShellCommand(
    "export xctest", "writes the current view's frames as UIKit tests for an app's test target",
    details: [
      "It contains the layout's code and tests for each section, the content size and each scroll of the view or a section; numbers can differ by up to 0.1 points.",
      "It checks the first \(XCTestExport.mostElements) elements of each section. Write - for the file to print the tests.",
    ],
    topic: topic, OnePath(isPrinted: true), examples: [Example("export xctest BoardLayoutTests.swift", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in
    .export(try XCTestExport.content(of: workspace.document), to: path)
  }

  static let exportProbe = ShellCommand(
    "export probe", "writes a Swift package that builds the views with UIKit and records the results",
    details: [
      "On a Mac, run it in a simulator with 'xcodebuild test'; its README has the command. 'verify' compares the recording with Galley.",
      "It has a test for each view, which shows the snapshot with cells that ask for the sizes measured here, scrolls as the view is scrolled, and records all frames after each step.",
      "With --assumptions it uses its own documents to ask about each line of 'help assumptions'; 'verify' then lists the assumptions that UIKit confirms.",
    ],
    topic: topic, OnePath(), asksAssumptions,
    examples: [Example("export probe Probe", after: LookCommands.screen), Example("export probe Assumptions --assumptions")]
  ) { (workspace: inout Workspace, path: Path, asksAssumptions: Bool) throws(Diagnostic) -> CommandEffect in
    if asksAssumptions { return .files(.exportAssumptions(to: path, isRecording: false)) }
    return .export(try ProbeExport.content(of: workspace.document), to: path)
  }

  static let exportRecording = ShellCommand(
    "export recording", "writes Galley's results for the views as a recording, which 'verify' can compare",
    details: [
      "It contains the results at the start and after each scroll of each view, like a probe's recording. Keep the file to compare it with a different version of Galley.",
      "With --assumptions it contains Galley's answers to the documents of 'export probe --assumptions'.",
    ],
    topic: topic, OnePath(isPrinted: true), asksAssumptions, examples: [Example("export recording board.json", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, path: Path, asksAssumptions: Bool) throws(Diagnostic) -> CommandEffect in
    if asksAssumptions { return .files(.exportAssumptions(to: path, isRecording: true)) }
    return .export(.recording(try Recording.text(of: workspace.document)), to: path)
  }

  static let verify = ShellCommand(
    "verify", "compares UIKit's results in a recording made with 'export probe' with Galley's results for the same document",
    details: [
      "The document is in the recording; the session's document does not change. Numbers can differ by up to 0.01 points.",
      "If the rules of another iOS version agree, the difference is reported as a system difference, not as a defect.",
      "For other differences, it lists the assumptions that they depend on.",
      "For a recording of 'export probe --assumptions', it reports for each assumption whether UIKit agrees.",
    ],
    topic: topic, formats: .ofTables, OnePath(),
    examples: [
      Example("verify board.json", after: LookCommands.screen + "; export recording board.json"),
      Example("verify assumed.json", after: "export recording assumed.json --assumptions"),
    ]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in .files(.verify(path)) }
}

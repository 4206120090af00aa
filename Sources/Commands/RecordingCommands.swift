import CommandLanguage
import Documents
import Exports
import Localization
import Rendering

/// Commands that record UIKit's answers and compare them with Galley's.
enum RecordingCommands {
  static let all: [ShellCommand] = [exportTests, exportProbe, exportRecording, verify]

  private static let topic = "looking"

  private static let asksAssumptions = Flag("assumptions", "what is assumed of UIKit, and not the current view")

  static let exportTests = ShellCommand(
    "export xctest", "writes the current view's frames as tests on UIKit, for an app's own test target",
    details: [
      "It holds the layout's code, a test for each section, one for the content and one for each scroll of the view or a section; numbers may differ by a tenth of a point.",
      "Of a section the first \(XCTestExport.mostElements) elements are expected. With - in the place of the file it is printed.",
    ],
    topic: topic, OnePath(), examples: [Example("export xctest BoardLayoutTests.swift", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in
    .export(try XCTestExport.content(of: workspace.document), to: path)
  }

  static let exportProbe = ShellCommand(
    "export probe", "writes a Swift package that builds the views with UIKit, and records what it answers",
    details: [
      "On a Mac, 'xcodebuild test' runs it in a simulator; its README has the line. 'verify' compares what it recorded with what Galley says.",
      "It has a test for each view: it shows the snapshot with cells that ask for the sizes measured here, then scrolls as the view is scrolled, and notes all frames after each.",
      "With --assumptions it asks about every line of 'help assumptions' instead, with its own documents; 'verify' then lists the assumptions that UIKit confirms.",
    ],
    topic: topic, OnePath(), asksAssumptions,
    examples: [Example("export probe Probe", after: LookCommands.screen), Example("export probe Assumptions --assumptions")]
  ) { (workspace: inout Workspace, path: Path, asksAssumptions: Bool) throws(Diagnostic) -> CommandEffect in
    if asksAssumptions { return .files(.exportAssumptions(to: path, isRecording: false)) }
    return .export(try ProbeExport.content(of: workspace.document), to: path)
  }

  static let exportRecording = ShellCommand(
    "export recording", "writes what Galley says of the views, in the form of a recording, which 'verify' compares again",
    details: [
      "It has the answers at the start and after each scroll of each view, as a probe records those of UIKit: kept in a file, they show what another version of Galley says otherwise.",
      "With --assumptions it has what Galley answers to the documents of 'export probe --assumptions'.",
    ],
    topic: topic, OnePath(), asksAssumptions, examples: [Example("export recording board.json", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, path: Path, asksAssumptions: Bool) throws(Diagnostic) -> CommandEffect in
    if asksAssumptions { return .files(.exportAssumptions(to: path, isRecording: true)) }
    return .export(.recording(try Recording.text(of: workspace.document)), to: path)
  }

  static let verify = ShellCommand(
    "verify", "compares what UIKit answered, in a recording of 'export probe', with what Galley says of the same document",
    details: [
      "The document is in the recording; the session's own stays as it is. Numbers may differ by a hundredth of a point.",
      "Where only the rules of another version of iOS agree, that is said of each difference: one of the system rather than a defect.",
      "For other differences it names the assumptions behind them.",
      "Of a recording of 'export probe --assumptions' it says for each assumption whether UIKit does the same.",
    ],
    topic: topic, formats: .ofTables, OnePath(),
    examples: [
      Example("verify board.json", after: LookCommands.screen + "; export recording board.json"),
      Example("verify assumed.json", after: "export recording assumed.json --assumptions"),
    ]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in .files(.verify(path)) }
}

import Foundation
import Localization
import Sessions
import TestSupport
import Testing

/// The shell in Korean.
@Suite struct KoreanTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/TranscriptTests/Korean")
  static let names = Repository.names(in: Self.folder, extension: "galley")

  /// Recorded sessions, in which the output includes errors.
  @Test(arguments: names) func answersAsRecorded(_ name: String) throws {
    let script = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name + ".galley")))
    let transcript = Transcript(of: script, from: Source(name: name + ".galley"), in: .korean, keepsGoing: true)
    try Recording.expect(transcript.text, in: Self.folder.appendingPathComponent(name + ".out"))
  }

  @Test func everyAnswerBelongsToAScript() {
    #expect(Repository.names(in: Self.folder, extension: "out") == Self.names)
    #expect(!Self.names.isEmpty)
  }

  /// JSON, errors included, and CSV are the same in every language.
  @Test(arguments: [
    (
      "--json",
      """
      append sections A B; append items a b to A; apply; template grid; frames; visible; apply; diff; snapshot; devices; lesson; help
      help append items; help spacing; help R4; tree; explain a; draw; views; measure a 10x10; history; append items a to A; apply
      delete items c; undo; undo; set grid.width 1w; append items z to nowhere; drag a to B; reorder b before a; cells; template
      """
    ),
    (
      "--csv",
      """
      append sections A B; append items a b to A; apply; template grid; frames; visible; devices; views; sections; cells; show
      compare grid grid; register cell c; present A as c; apply; cells; lesson; history; template
      """
    ),
  ]) func machinesReadTheSame(_ format: String, _ script: String) throws {
    func answers(_ language: String) throws -> String {
      let errors = format == "--json" ? "2>&1" : "2>/dev/null"
      return try Shell.output(of: "galley \(format) --keep-going --language \(language) \(errors) <<'END'\n\(script)\nEND")
    }
    #expect(try answers("ko") == answers("en"))
  }

  @Test func savedDocumentsAreTheSame() throws {
    let script = "append sections A; append items a b to A; template grid; apply; content a title=x; reconfigure items a; apply; save kept"
    func saved(_ language: String) throws -> String {
      try Shell.output(of: "cd $(mktemp -d) && galley --language \(language) -c '\(script)' > answers && cat kept && rm -r \"$PWD\"")
    }
    #expect(try saved("ko") == saved("en"))
  }

  /// A picture for a page is in the reader's language, including labels of pinned items, the legend, and the notes on hidden parts.
  @Test func picturesAreInKorean() throws {
    let script = "template chat; append sections m; append items a{1...30} to m; apply; scroll to 0,100; export svg kept --visible"
    let picture = try Shell.output(
      of: "cd $(mktemp -d) && galley --language ko -c '\(script)' > answers && cat kept && rm -r \"$PWD\"")
    let texts = picture.matches(of: />([^<>]+)<\/text>/).map { String($0.output.1) }
    #expect(texts.contains("day, 고정") && texts.contains("셀") && texts.contains("day · 보조 뷰"))
    #expect(texts.contains { $0.hasPrefix("콘텐츠 393 × ") } && !texts.contains { $0.contains("cell") || $0.contains("more") })
  }
}

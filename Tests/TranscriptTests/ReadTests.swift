import Foundation
import Sessions
import TestSupport
import Testing

@Suite struct ReadTests {
  /// An `undo` in a file only undoes steps of the same file.
  @Test func undoInAFileKnowsTheFileAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("append sections b c\nundo\nappend sections d\n", as: "lesson.galley")
    let script = "append sections a\nread lesson.galley\nexpect pending sections a d\nundo\nexpect pending sections a\nundo\n"
    let transcript = Transcript(of: [UInt8](script.utf8), from: Source(name: "test", folder: folder.path))
    #expect(transcript.errors == "")
    #expect(transcript.text.hasSuffix("undid 'append sections a'\n"))
  }
}

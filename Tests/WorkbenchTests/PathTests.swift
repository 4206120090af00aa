import CommandLanguage
import Documents
import Foundation
import Localization
import TestSupport
import Testing

@testable import Sessions

/// Paths are bytes: names of files need not be UTF-8, and only their bytes distinguish them.
@Suite struct PathTests {
  private let folder: TemporaryFolder
  /// A folder and a file in it whose names are not UTF-8: `d\xFF/s\xC3.galley`.
  private let odd: Path

  init() throws {
    folder = try TemporaryFolder()
    odd = Path(folder.path) + "/" + Path([UInt8(ascii: "d"), 0xFF])
    #expect(mkdir(odd.cString, 0o700) == 0)
  }

  /// The names in a folder, as the system returns them.
  private func names(in place: Path) -> [[UInt8]] {
    guard let stream = opendir(place.cString) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) { names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }) }
    return names.filter { $0.first != UInt8(ascii: ".") }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The errors of a line that runs in the folder, or in a session that is confined to it.
  private func errors(of line: String, isSafe: Bool = false) -> String {
    let session = Session()
    if isSafe { session.confine() }
    let output = Transcript()
    let source = Source(name: "main.galley", folder: Path(folder.path), paths: [Path(folder.path) + "/main.galley"])
    _ = session.runLines(Array(line.utf8), from: source, to: output)
    return output.errors
  }

  @Test(arguments: [false, true]) func aQuotedByteIsThatByte(isSafe: Bool) throws {
    let written = #"append sections A; save "d\xFF/s\xc3.galley"; export json "d\xFF/\xC3.json"; "#
    #expect(errors(of: written + #"open "d\xFF/\xC3.json"; reset; read "d\xFF/s\xC3.galley""#, isSafe: isSafe) == "")
    #expect(names(in: odd) == [Array("s".utf8) + [0xC3] + ".galley".utf8, [0xC3] + ".json".utf8])
    #expect(errors(of: #"read "d\xFF/\xC3.json""#, isSafe: isSafe).hasPrefix(#"d\xFF/\xC3.json:1:1: error: "#))
    #expect(names(in: Path(folder.path)) == [[UInt8(ascii: "d"), 0xFF]])
    #expect(errors(of: #"open "d\xFF/none.galley""#).contains(#"'d\xFF/none.galley' cannot be read: there is no such file"#))
  }

  @Test func tabCompletesNamesOfBytes() throws {
    #expect(errors(of: #"append sections A; save "d\xFF/s\xC3 (1).galley"; save plain.galley"#) == "")
    let source = Source(name: nil, folder: Path(folder.path))
    func offered(_ typed: String) -> [String] { Session().files.candidates(beginningWith: typed, in: source).map(\.text) }
    #expect(offered("d") == [#""d\xFF/"#])
    #expect(offered(#""d\xFF/"#) == [#""d\xFF/s\xC3 (1).galley""#])
    #expect(offered(#""d\xFF/s\xC3"#) == [#""d\xFF/s\xC3 (1).galley""#])
    #expect(offered(#""d\x"#) == [])
    #expect(offered("") == [#""d\xFF/"#, "plain.galley"])
  }

  /// In Swift, these names are equal, and a slash before a combining mark is a different character.
  @Test func namesAreToldApartByTheirBytes() throws {
    #expect(errors(of: #"append sections A; apply; save é; append sections B; apply; save "e\u{301}"; save "d\xFF/\u{301}x""#) == "")
    #expect(names(in: Path(folder.path)).count == 3)
    #expect(names(in: odd) == [Array("\u{301}x".utf8)])
    #expect(errors(of: #"open é; expect sections A; open "e\u{301}"; expect sections A B"#) == "")
  }

  @Test func aSlashBeforeACombiningMarkLeavesNoFolder() throws {
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: outside.path)
    #expect(errors(of: #"save "link/\u{301}x""#, isSafe: true).contains("it is outside the script's folder"))
    #expect(names(in: Path(outside.path)) == [])
  }

  @Test(arguments: [
    (#"append sections "a\xFF""#, "bytes that are not valid UTF-8 are allowed only in file names"),
    (#"content a k="\xFF""#, "bytes that are not valid UTF-8 are allowed only in file names"),
    (#"save "\xF""#, "this escape is not allowed in double quotes"), (#"save "\xGG""#, "this escape is not allowed in double quotes"),
    (#"save "a\x00""#, "a file's name cannot contain NUL"),
  ]) func otherBytesAreRefused(line: String, reason: String) {
    #expect(errors(of: line).contains(reason))
  }

  @Test func aRawByteIsRefusedWithTheWayToWriteIt() {
    let session = Session()
    let output = Transcript()
    let line = Array("save d".utf8) + [0xFF]
    let isAccepted = session.runLines(line, from: .standardInput, to: output)
    #expect(!isAccepted)
    #expect(output.errors.contains("byte 7 of the line, 0xFF, is not UTF-8"))
    #expect(output.errors.contains(#"in a file name, write that byte as "\xFF" in double quotes"#))
  }

  @Test(arguments: [
    "a", "/a b/c", "오늘", "", "\u{301}", #"a"b\c"#,
  ]) func aPathComesBackFromItsWord(text: String) throws {
    for bytes in [Array(text.utf8), [0xFF] + text.utf8, text.utf8 + [0xC3], [0xED, 0xA0, 0x80] + text.utf8 + [0x80, 0xF4]] {
      #expect(Path(begunBy: quotedIfNeeded(Path(bytes)).withoutClosingQuote) == Path(bytes))
    }
  }
}

extension String {
  /// The text without its closing quote, as while it is typed.
  fileprivate var withoutClosingQuote: String { utf8.first == UInt8(ascii: "\"") ? String(dropLast()) : self }
}

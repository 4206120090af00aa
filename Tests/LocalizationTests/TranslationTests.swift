import Foundation
import TestSupport
import Testing

@testable import Localization

/// The bundled texts of a language are equal to the files of its folder.
@Suite struct TranslationTests {
  private static let folder = Repository.samples

  /// `Languages.c` lists the files again, because the compiler cannot list a folder.
  @Test func everyFileIsEmbedded() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".lproj") }.sorted()
    #expect(folders == Language.allCases.filter { $0 != .english }.map { $0.rawValue + ".lproj" })
    for name in folders {
      let code = String(name.dropLast(".lproj".count))
      func bytes(_ file: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent("\(name)/\(file)"))) }
      #expect(LanguageFiles(code: code).phrases == (try bytes("Localizable.strings")), "\(name) was edited after the build")
      #expect(LanguageFiles(code: code).help == (try bytes("Help.txt")), "\(name) was edited after the build")
      #expect(LanguageFiles(code: code).lessons == (try bytes("Lessons.txt")), "\(name) was edited after the build")
    }
  }

  @Test func everyLineIsAPairOrAComment() {
    let file = StringsFile(LanguageFiles(code: "ko").phrases)
    #expect(file.faultyLine == nil)
    #expect(file.entries.count > 1000)
  }

  @Test func pairsAreReadWithTheirEscapes() {
    let file = StringsFile(
      Array(
        #"""
        /* A comment
           of "two" = "lines"; */

        "one" = "하나";
        "a \"quote\"" = "a \\ and\na line";
        """#.utf8))
    #expect(file.entries.map(\.english) == ["one", "a \"quote\""])
    #expect(file.entries.map(\.own) == ["하나", "a \\ and\na line"])
    #expect(file.faultyLine == nil)
  }

  @Test(arguments: [
    #""one" = "two""#, #""one" "two";"#, #"one = "two";"#, #""one" = "two"; rest"#, #""one" = "two\"#, #""one" = two;"#, "word",
  ]) func aFaultIsFoundWithItsLine(line: String) {
    #expect(StringsFile(Array("\"a\" = \"b\";\n\(line)\n".utf8)).faultyLine == 2)
  }
}

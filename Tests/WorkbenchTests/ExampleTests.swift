import Testing

@testable import CommandLanguage
@testable import Workbench

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Every example of every command runs.
@Suite struct ExampleTests {
  @Test(arguments: shellCommands.commands.map(\.declaration.name)) func examplesRun(name: String) throws {
    let declaration = try #require(shellCommands.command(named: name)?.declaration)
    #expect(!declaration.examples.isEmpty, "\(name) has no example")
    let folder = try TemporaryFolder()
    for example in declaration.examples {
      var session = Session()
      let output = Transcript()
      let source = Source(name: "example", folder: folder.path)
      for text in [example.setup, example.lines] {
        let isAccepted = session.runLines(Array(text.utf8), from: source, to: output)
        #expect(isAccepted, "\(name): \(text)")
      }
      #expect(output.errors == "")
    }
  }
}

/// A folder that is there as long as the value is held.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/galley-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        unlink("\(path)/\(name)")
      }
      closedir(folder)
    }
    rmdir(path)
  }

  private struct Failure: Error {}
}

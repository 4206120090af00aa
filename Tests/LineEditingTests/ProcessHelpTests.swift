import Foundation
import Testing

/// What the process says of itself, all of it made from the declarations of its options and commands.
@Suite struct ProcessHelpTests {
  private func answer(_ arguments: String...) throws -> String {
    try Child.output(of: Probe.shell.path, arguments, environment: ["LC_ALL": "C.UTF-8"])
  }

  private struct Commands: Decodable {
    struct Command: Decodable {
      var name: String
      var usage: String
    }

    var version: Int
    var commands: [Command]
  }

  private func commands() throws -> Commands { try JSONDecoder().decode(Commands.self, from: Data(try answer("help", "--json").utf8)) }

  @Test func helpInJSONIsVersionedAndWhole() throws {
    let commands = try commands()
    #expect(commands.version == 1)
    #expect(commands.commands.contains { $0.usage == "append items <id>... [to <section>] [under <parent>]" })
    #expect(try answer("help", "spacing").hasPrefix("Five kinds of space\n"))
    #expect(try answer("help", "append", "items").hasPrefix("append items <id>..."))
    #expect(try answer("help").contains("USAGE: galley"))
  }

  @Test func theManualNamesEveryCommandAndFormats() throws {
    let page = try answer("help", "--man")
    let shown = page.replacingOccurrences(of: "\\-", with: "-").replacingOccurrences(of: "\\e", with: "\\")
    for command in try commands().commands { #expect(shown.contains("\n.B \(command.usage)\n"), "\(command.name)") }
    #expect(page.hasPrefix(".TH GALLEY 1"))
    // Nothing in a text may be taken for a request: the only lines that begin with a point are these.
    let requests: Set<Substring> = [".TH", ".SH", ".B", ".br", ".TP", ".nf", ".fi"]
    for line in page.split(separator: "\n") where line.first == "." || line.first == "'" {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  /// The scripts name every option; where a shell is installed it reads its own.
  @Test(arguments: ["bash", "zsh", "fish"]) func completionScriptsAreWhole(shell: String) throws {
    let script = try answer("--generate-completion-script", shell)
    for option in ["keep-going", "device", "no-history", "recover", "safe", "language", "iphone-16-pro"] {
      #expect(script.contains(option), "\(option)")
    }
    guard let path = ["/bin/\(shell)", "/usr/bin/\(shell)"].first(where: FileManager.default.isExecutableFile) else { return }
    let folder = try TemporaryFolder()
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder.path("script")))
    #expect(try Child(path, ["-n", folder.path("script")], environment: [:]).waitForEnd() == 0)
  }
}

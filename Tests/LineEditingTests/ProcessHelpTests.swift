import Foundation
import TestSupport
import Testing

/// The process's help, generated from the declarations of its options and commands.
@Suite struct ProcessHelpTests {
  private func answer(_ arguments: String...) throws -> String {
    try Child.output(of: BuiltProducts.galley.path, arguments, environment: ["LC_ALL": "C.UTF-8"])
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
    #expect(try answer("help", "spacing").hasPrefix("Five properties keep space free"))
    // A page begins with a sentence and an example, followed by the syntax.
    let page = try answer("help", "append", "items")
    #expect(page.hasPrefix("Adds items at the end of a section, by default the last one.\n  first\n    append sections main\n"))
    #expect(page.contains("\n  syntax: append items <id>... [to <section>] [under <parent>]\n"))
    #expect(try answer("help").contains("USAGE: galley"))
  }

  /// swift-argument-parser's description of the arguments, for tools that read it.
  @Test func theArgumentsAreDescribedInJSON() throws {
    struct Description: Decodable {
      struct Command: Decodable { var commandName: String }
      var command: Command
    }
    let text = try Child.output(
      of: BuiltProducts.galley.path, ["--experimental-dump-help"], environment: ["LC_ALL": "C.UTF-8"], status: 0)
    #expect(try JSONDecoder().decode(Description.self, from: Data(text.utf8)).command.commandName == "galley")
  }

  @Test func theManualNamesEveryCommandAndFormats() throws {
    let page = try answer("help", "--man")
    let shown = page.replacingOccurrences(of: "\\-", with: "-").replacingOccurrences(of: "\\e", with: "\\")
    for command in try commands().commands { #expect(shown.contains("\n.B \(command.usage)\n"), "\(command.name)") }
    #expect(page.hasPrefix(".TH GALLEY 1"))
    // Only these lines may start with a period, because other text must not look like a roff request.
    let requests: Set<Substring> = [".TH", ".SH", ".B", ".br", ".TP", ".nf", ".fi"]
    for line in page.split(separator: "\n") where line.first == "." || line.first == "'" {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    #expect(!page.contains(" \n"))
  }

  @Test(.enabled(if: installed("groff") != nil, "groff is missing, so that the manual was not formatted"))
  func theManualIsFormattedWithoutAWarning() throws {
    let format = "'\(BuiltProducts.galley.path)' help --man | groff -man -ww -Tutf8 2>&1 > /dev/null"
    #expect(try Child.output(of: "/bin/bash", ["-c", format], environment: ["PATH": "/usr/bin:/bin"]) == "")
  }

  private static func installed(_ program: String) -> String? {
    ["/bin/\(program)", "/usr/bin/\(program)", "/usr/local/bin/\(program)", "/opt/homebrew/bin/\(program)"]
      .first(where: FileManager.default.isExecutableFile)
  }

  private static func start(_ shell: String, reading script: String) -> (command: String, lines: [String]) {
    switch shell {
    case "bash": ("bash --norc --noprofile -i", ["PS1='$ '; . \(script)"])
    case "zsh": ("zsh -f -i", ["PS1='$ '; autoload -U compinit; compinit -u -D; . \(script)"])
    default: ("fish --no-config -i", ["function fish_prompt; echo -n '$ '; end; source \(script)"])
    }
  }

  /// A typed line and its completion by Tab, in the installed shells.
  @Test(
    .enabled(if: Tmux.isInstalled, Tmux.absence), arguments: ["bash", "zsh", "fish"],
    [
      ["galley --kee", "galley --keep-going"], ["galley on", "galley one.galley"],
      ["galley --json sub/in", "galley --json sub/inner.galley"],
      ["galley -c x --ec", "galley -c x --echo"], ["galley --device iphone-16-pro-m", "galley --device iphone-16-pro-max"],
      ["galley --color al", "galley --color always"], ["galley --init on", "galley --init one.galley"], ["galley tes", "galley test"],
      ["galley test on", "galley test one.galley"], ["galley test --upd", "galley test --update"],
      ["galley test su", "galley test sub/"], ["galley help --ma", "galley help --man"],
    ])
  func shellsCompleteArguments(shell: String, line: [String]) throws {
    guard Self.installed(shell) != nil else { return }
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder.path("home"), withIntermediateDirectories: true)
    for name in ["one.galley", "other.text", "sub/inner.galley"] { try Data().write(to: URL(fileURLWithPath: folder.path(name))) }
    try Data(try answer("--generate-completion-script", shell).utf8).write(to: URL(fileURLWithPath: folder.path("script")))
    let (command, lines) = Self.start(shell, reading: folder.path("script"))
    let home = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"].map { "\($0)='\(folder.path("home"))'" }.joined(separator: " ")
    let tmux = try Tmux(command: "cd '\(folder.url.path)'; \(home) exec \(command)")
    for line in lines + ["clear"] {
      try tmux.type(line)
      try tmux.press("Enter")
    }
    tmux.expect(["$"])
    try tmux.type(line[0])
    tmux.expect(containing: line[0])
    try tmux.press("Tab")
    tmux.expectRow("$ " + line[1])
  }

  /// The Korean page is completely in Korean, and every formatter can read it.
  @Test func theManualIsInKoreanToo() throws {
    let page = try Child.output(of: BuiltProducts.galley.path, ["help", "--man", "--language", "ko"], environment: ["LC_ALL": "C.UTF-8"])
    let english = try answer("help", "--man")
    #expect(
      page.split(separator: "\n").count(where: { $0.hasPrefix(".SH ") || $0.hasPrefix(".TP") })
        == english.split(separator: "\n").count(where: { $0.hasPrefix(".SH ") || $0.hasPrefix(".TP") }))
    // 이름, and there is no English heading.
    #expect(page.contains("\n.SH \\[uC774]\\[uB984]\n"))
    #expect(!page.contains("\n.SH NAME\n") && page.unicodeScalars.allSatisfy(\.isASCII))
  }

  /// The language may come before the subcommand, as before a file.
  @Test(arguments: [["--language", "ko"], ["--language=ko"]]) func theLanguageMayStandFirst(_ language: [String]) throws {
    let environment = ["LC_ALL": "C.UTF-8"]
    let wanted = try Child.output(of: BuiltProducts.galley.path, ["help", "append", "items", "--language", "ko"], environment: environment)
    let found = try Child.output(of: BuiltProducts.galley.path, language + ["help", "append", "items"], environment: environment)
    #expect(found == wanted && found.contains("아이템"))
  }

  /// The scripts contain every option. Each installed shell parses its own script.
  @Test(arguments: ["bash", "zsh", "fish"]) func completionScriptsAreWhole(shell: String) throws {
    let script = try answer("--generate-completion-script", shell)
    for option in ["keep-going", "update", "quiet", "device", "no-history", "recover", "safe", "language", "iphone-16-pro"] {
      #expect(script.contains(option), "\(option)")
    }
    guard let path = Self.installed(shell) else { return }
    let folder = try TemporaryFolder()
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder.path("script")))
    #expect(try Child(path, ["-n", folder.path("script")], environment: [:]).waitForEnd() == 0)
  }
}

import ArgumentParser
import CommandLanguage
import LineEditing
import Localization
import Rendering
import Sessions

/// The command-line program. It runs files, commands given as arguments, a pipe, or a terminal session, and sets the exit status.
@main
struct Galley: ParsableCommand {
  static let name = "galley"
  static let version = Session.version

  static let configuration = CommandConfiguration(
    commandName: name, abstract: said("A playground for diffable snapshots and compositional layouts."),
    usage:
      "galley [<options>] [<files> ...] [-c <commands>]\ngalley test <files> ...\ngalley lint|lock|check|coverage [<folder>]\ngalley share <file>\ngalley help [<words> ...]",
    discussion: said(
      "Without a file, it prompts at a terminal and reads commands from a pipe. Type 'help' in the shell for a list of commands."),
    version: version)

  /// The words that are allowed in place of the first file. They are not declared to swift-argument-parser, which would treat files with
  /// these names as subcommands.
  static let subcommands: KeyValuePairs<String, ParsableCommand.Type> = [
    "test": Test.self, "lint": Lint.self, "lock": Lock.self, "check": Check.self, "coverage": CoverageCommand.self, "share": Share.self,
    "help": Help.self,
  ]

  @Argument(
    help: said("Scripts to run one after another in one session. If all are Swift files or folders, the shell starts after reading them."),
    completion: .file(extensions: ["galley", "swift"]))
  var files: [Path] = []

  @ArgumentParser.Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(said("Commands to run; can be given several times."), valueName: "commands"))
  var commands: [String] = []

  @ArgumentParser.Option(
    help: ArgumentHelp(
      said("The number of items in the sections of Swift files, such as 6 or hero=1,list=8; 0 for none."), valueName: "counts"))
  var items: String?

  @ArgumentParser.Option(
    name: .customLong("define"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      said("The value of a name that the Swift files do not declare, such as Constants.padding=16."), valueName: "name=value"))
  var definitions: [String] = []

  @ArgumentParser.Flag(help: said("Treat every line that is not a command as Swift."))
  var swift = false

  @ArgumentParser.Flag(help: said("Print answers and errors as JSON, one object per line."))
  var json = false

  @ArgumentParser.Flag(help: said("Print tables as CSV; everything else goes to standard error."))
  var csv = false

  @ArgumentParser.Flag(help: said("Continue after an error."))
  var keepGoing = false

  @ArgumentParser.Flag(help: said("Print each command before its answer."))
  var echo = false

  @ArgumentParser.Flag(help: said("Print no warnings."))
  var quiet = false

  @ArgumentParser.Option(help: said("Start with a device, such as iphone-16-pro."))
  var device: String?

  @ArgumentParser.Option(help: said("Colours: auto, always or never."))
  var color: ColorOption = .auto

  @ArgumentParser.Option(help: said("The language of messages (\(languageCodes)); by default, that of LC_ALL or LANG."))
  var language: Session.Settings.Language?

  @ArgumentParser.Flag(help: said("Prompt even if input or output is not a terminal."))
  var interactive = false

  @ArgumentParser.Flag(help: said("Read commands without a prompt, at a terminal too."))
  var batch = false

  @ArgumentParser.Flag(name: .customLong("no-history"), help: said("Do not keep a history of typed lines."))
  var noHistory = false

  @ArgumentParser.Flag(help: said("Replay the last terminal session that ended abruptly."))
  var recover = false

  @ArgumentParser.Flag(help: said("Do not use files outside the script's folder, including the start-up file, history and journals."))
  var safe = false

  @ArgumentParser.Option(
    name: .customLong("init"),
    help: ArgumentHelp(said("Run a file first; at a terminal, it replaces the start-up file."), valueName: "file"),
    completion: .file(extensions: ["galley"]))
  var initFile: Path?

  static func main() {
    StandardOutput.prepare()
    let arguments = withOptionsLast(ProcessArguments.all)
    guard !arguments.isEmpty else {
      StandardOutput.tell("galley: " + said("the arguments cannot be read; is /proc missing?") + "\n")
      leave(with: ExitStatus.badArguments)
    }
    if let script = CompletionScript(arguments: arguments) { return print(script.text, terminator: "") }
    let subcommand = arguments.count > 1 ? subcommand(named: arguments[1]) : nil
    do {
      var command = try subcommand?.parseAsRoot(Array(arguments.dropFirst(2))) ?? parseAsRoot(Array(arguments.dropFirst()))
      try command.run()
    } catch {
      end(because: error, in: subcommand ?? Self.self)
    }
  }

  /// The arguments with the options before a subcommand moved behind it, as in `galley --json test`.
  private static func withOptionsLast(_ arguments: [String]) -> [String] {
    var count = 1
    while count < arguments.count, ["--language", "--json", "--quiet"].contains(where: { arguments[count].hasPrefix($0) }) {
      count += arguments[count] == "--language" ? 2 : 1
    }
    guard count < arguments.count, count > 1, subcommand(named: arguments[count]) != nil else { return arguments }
    return [arguments[0], arguments[count]] + arguments.dropFirst(count + 1) + arguments[1..<count]
  }

  static func subcommand(named word: String) -> ParsableCommand.Type? { subcommands.first { $0.key == word }?.value }

  /// Ends as swift-argument-parser would, but in the requested language.
  private static func end(because error: any Error, in command: ParsableCommand.Type) -> Never {
    let status = command.exitCode(for: error)
    let text = ProcessArguments.shown(command.fullMessage(for: error))
    let output = StandardOutput()
    if text.isEmpty {
      // The run has already reported its errors.
    } else if status.isSuccess {
      output.write(inReadersWords(text) + "\n")
    } else if ProcessArguments.all.contains("--json") {
      output.writeError(RunRequest(format: .json).refusal(ProcessArguments.shown(command.message(for: error))))
    } else {
      output.writeError(inReadersWords(text) + "\n")
    }
    output.flush()
    leave(with: status.rawValue)
  }

  func validate() throws {
    if items != nil || !definitions.isEmpty, files.isEmpty || !files.allSatisfy({ $0.isCode }) {
      throw ValidationError("--items and --define need a Swift file.")
    }
    if json && csv { throw ValidationError("Choose only one output format.") }
  }

  func run() throws {
    let request = RunRequest(
      files: files, commands: commands, items: items, definitions: definitions, format: json ? .json : csv ? .csv : nil,
      keepGoing: keepGoing, echo: echo,
      quiet: quiet,
      swift: swift, device: device, color: color, language: language, interactive: interactive,
      batch: batch, noHistory: noHistory, start: Start(recover: recover, safe: safe, initFile: initFile))
    let status = request.run()
    if status != 0 { throw ExitCode(status) }
  }
}

extension Galley {
  /// The subcommand that prints the usage of the process, or the shell's help.
  struct Help: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "help", _superCommandName: name, abstract: said("Show help for galley, a shell command or a topic.")
    )

    @Argument(help: said("A shell command, such as 'append items', or a topic, such as 'spacing'."))
    var words: [String] = []

    @ArgumentParser.Flag(help: said("Print the shell commands as one JSON object that includes a version number."))
    var json = false

    @ArgumentParser.Flag(help: said("Print the syntax of every command, and every topic."))
    var all = false

    @ArgumentParser.Flag(help: said("Print the manual page, for man(1)."))
    var man = false

    @OptionGroup var speech: SpeechOptions

    func validate() throws {
      if man && (json || all || !words.isEmpty) { throw ValidationError("--man cannot be combined with words or --json.") }
      if all && !words.isEmpty { throw ValidationError("--all cannot be combined with words.") }
    }

    func run() throws {
      if man {
        print(
          Manual.page(
            version: Galley.version, options: Self.options(of: Galley.self),
            testOptions: Self.options(of: Test.self), in: processLanguage),
          terminator: "")
      } else if words.isEmpty && !json && !all {
        print(inReadersWords(Galley.helpMessage()))
      } else if words.count == 1, Self.ofProcess.contains(words[0]), let command = Galley.subcommand(named: words[0]) {
        print(inReadersWords(command.helpMessage()))
      } else {
        let line = (["help"] + words + (all ? ["--all"] : [])).joined(separator: " ")
        let status = RunRequest(commands: [line], format: json ? .json : nil, language: speech.language).run()
        if status != 0 { throw ExitCode(ExitStatus.failed) }
      }
    }

    /// The subcommands that are not also commands of the shell, with help of their own.
    private static let ofProcess: Set<String> = ["test", "lock", "check", "coverage"]

    private static func options(of command: ParsableCommand.Type) -> [String] {
      CommandOption.lines(in: command.helpMessage(columns: 76)).map { inReadersWords($0) }
    }
  }
}

struct SpeechOptions: ParsableArguments {
  @ArgumentParser.Option(help: said("The language of messages (\(languageCodes)); by default, that of LC_ALL or LANG."))
  var language: Session.Settings.Language?
}

extension ColorOption: ExpressibleByArgument {
  package static var allValueStrings: [String] { names(of: Self.self) }
}

extension Session.Settings.Language: ExpressibleByArgument {
  package static var allValueStrings: [String] { names(of: Self.self) }
}

/// The values of an option. The default implementation queries type metadata at run time, which takes 5 % of the startup time.
private func names<Choice: CaseIterable & RawRepresentable<String>>(of choice: Choice.Type) -> [String] {
  choice.allCases.map { $0.rawValue }
}

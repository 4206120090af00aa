import ArgumentParser
import CommandLanguage
import Wording

/// How a session starts, and which files it may use.
struct StartOptions: ParsableArguments {
  @ArgumentParser.Flag(help: said("Replay the last terminal session that ended abruptly."))
  var recover = false

  @ArgumentParser.Flag(help: said("Use no file outside the script's folder: no start-up file, no history, no journal either."))
  var safe = false

  @ArgumentParser.Option(
    name: .customLong("init"),
    help: ArgumentHelp(said("Run a file first, at a terminal in place of the start-up file."), valueName: "file"),
    completion: .file(extensions: ["galley"]))
  var initFile: Path?
}

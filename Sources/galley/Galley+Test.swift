import ArgumentParser
import CommandLanguage
import Localization
import Rendering
import Sessions

extension Galley {
  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test", _superCommandName: name,
      abstract: said("Run scripts as tests, print one line for each, and exit with 1 if any failed."))

    @Argument(
      help: said(
        "Scripts to run, each in its own session; for a folder, all *.galley files in it and its subfolders. Swift files listed before them are read first."
      ),
      completion: .file(extensions: ["galley", "swift"]))
    var files: [Path]

    @ArgumentParser.Flag(help: said("Continue after an error, to report all errors of a script."))
    var keepGoing = false

    @ArgumentParser.Flag(help: said("Replace failed expectations with the actual values, and show the changes."))
    var update = false

    @ArgumentParser.Flag(help: said("Print a JSON object for each script, and one with the counts."))
    var json = false

    @ArgumentParser.Flag(help: said("Print only failures."))
    var quiet = false

    @ArgumentParser.Option(help: ArgumentHelp(said("Write the results for a test runner, as JUnit's XML."), valueName: "file"))
    var junit: Path?

    @OptionGroup var speech: SpeechOptions

    func run() throws {
      var settings = Session.Settings(keepsGoing: keepGoing)
      settings.isQuiet = quiet
      settings.useCharacters(of: environmentVariable)
      settings.errorRenderer.isASCII = settings.renderer.isASCII
      settings.language = processLanguage
      let options = ScriptTest.TestOptions(settings: settings, isUpdating: update)
      if try !TestRun(names: files, options: options, isJSON: json, isQuiet: quiet, junit: junit).run() {
        throw ExitCode(ExitStatus.failed)
      }
    }
  }
}

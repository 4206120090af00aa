import ArgumentParser
import CommandLanguage
import Localization
import Sessions

extension Galley {
  struct Share: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "share", _superCommandName: name, abstract: said("Print a link that opens a document in a browser."))

    @Argument(
      help: said("A saved document, a script or Swift."), completion: .file(extensions: ["galley", "json", "swift"]))
    var file: Path

    @ArgumentParser.Option(help: said("The page's address, such as https://example.org/galley.html."))
    var address: String?

    @OptionGroup var speech: SpeechOptions

    func run() throws {
      let share = ["share"] + (address.map { [quotedIfNeeded($0)] } ?? [])
      let lines = "\(file.isCode ? "read" : "open") \(quotedIfNeeded(file)); \(share.joined(separator: " "))"
      if RunRequest(commands: [lines], language: speech.language).run() != 0 { throw ExitCode(ExitStatus.failed) }
    }
  }
}

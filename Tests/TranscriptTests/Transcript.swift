import Drawing
import Foundation
import Wording
import Workbench

/// What `galley --echo` prints for a script, with standard output and standard error in the order in which things were said.
final class Transcript: Output {
  private(set) var text = ""
  /// What was said on standard error alone.
  private(set) var errors = ""

  override func write(_ string: String) { text += string }

  override func writeError(_ string: String) {
    text += string
    errors += string
  }

  /// Runs a script up to the first line that is refused, or to its end whatever is refused.
  init(of script: [UInt8], from source: Source, in language: Language = .english, keepsGoing: Bool = false) {
    var settings = Session.Settings(isTalkative: true, echoes: true, keepsGoing: keepsGoing)
    settings.language = language
    super.init()
    run(script, in: Session(settings: settings), from: source)
  }

  /// The code of the diagnostic that ends a script; nil where nothing is refused.
  static func code(of script: [UInt8], from source: Source) throws -> String? {
    let transcript = Transcript()
    transcript.run(script, in: Session(settings: Session.Settings(errorRenderer: Renderer(format: .json))), from: source)
    guard let line = transcript.errors.split(separator: "\n").last else { return nil }
    return try JSONDecoder().decode(Refusal.self, from: Data(line.utf8)).error.code
  }

  /// What one line prints where nobody reads along.
  static func answer(to line: String) -> String {
    let transcript = Transcript()
    transcript.run([UInt8](line.utf8), in: Session(), from: .command)
    return transcript.text
  }

  private override init() {}

  private func run(_ script: [UInt8], in session: Session, from source: Source) {
    var session = session
    _ = session.runLines(script, from: source, to: self)
  }
}

/// The part of an error's JSON that is looked at.
private struct Refusal: Decodable {
  struct Content: Decodable { var code: String }
  var error: Content
}

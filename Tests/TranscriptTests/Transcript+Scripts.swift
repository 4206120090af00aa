import Foundation
import Localization
import Rendering
import Sessions
import TestSupport

extension Transcript {
  /// The output of `galley --echo` for a script, up to the first rejected line or, with `keepsGoing`, to the end.
  convenience init(of script: [UInt8], from source: Source, in language: Language = .english, keepsGoing: Bool = false) {
    var settings = Session.Settings(isTalkative: true, echoes: true, keepsGoing: keepsGoing)
    settings.language = language
    self.init()
    run(script, in: Session(settings: settings), from: source)
  }

  /// The code of the diagnostic that ends a script; nil if no line is rejected.
  static func code(of script: [UInt8], from source: Source) throws -> String? {
    let transcript = Transcript()
    transcript.run(script, in: Session(settings: Session.Settings(errorRenderer: Renderer(format: .json))), from: source)
    guard let line = transcript.errors.split(separator: "\n").last else { return nil }
    return try JSONDecoder().decode(Refusal.self, from: Data(line.utf8)).error.code
  }

  /// The output of one line in a batch.
  static func answer(to line: String) -> String {
    let transcript = Transcript()
    transcript.run([UInt8](line.utf8), in: Session(), from: .command)
    return transcript.text
  }

  private func run(_ script: [UInt8], in session: Session, from source: Source) {
    _ = session.runLines(script, from: source, to: self)
  }
}

/// The part of an error's JSON that is compared.
private struct Refusal: Decodable {
  struct Content: Decodable { var code: String }
  var error: Content
}

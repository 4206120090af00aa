@testable import CommandLanguage
@testable import Drawing
@testable import Workbench

/// What a session prints, answers apart from errors.
final class Transcript: Output {
  var answers = ""
  var errors = ""
  /// What a journal would hold.
  var journal: [UInt8] = []

  override func write(_ text: String) { answers += text }
  override func writeError(_ text: String) { errors += text }
  override func accepted(_ lines: [UInt8]) { journal += lines }
}

extension Session {
  /// Runs lines and gives back what was printed.
  @discardableResult
  mutating func run(_ lines: String) -> Transcript {
    let output = Transcript()
    _ = runLines(Array(lines.utf8), from: .standardInput, to: output)
    return output
  }

  /// A session after some lines.
  static func after(_ lines: String, settings: Settings = Settings()) -> Session {
    var session = Session(settings: settings)
    session.run(lines)
    return session
  }
}

extension Session.Settings {
  static let goingOn = Session.Settings(keepsGoing: true)
  static let machine = Session.Settings(renderer: Renderer(format: .json), errorRenderer: Renderer(format: .json), keepsGoing: true)
}

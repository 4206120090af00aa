import Rendering
import Sessions

/// Stores the output of a session.
package final class Transcript: Output {
  /// Standard output and standard error in the order in which they were written.
  package private(set) var text = ""
  /// Only standard output.
  package private(set) var answers = ""
  /// Only standard error.
  package private(set) var errors = ""
  /// Standard error without the messages that UIKit would log.
  package var errorsBesideLogs: String {
    errors.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("warning: UIKit ") && !$0.contains("경고: UIKit ") }
      .joined(separator: "\n")
  }
  /// The bytes that would be written to a journal.
  package private(set) var journal: [UInt8] = []
  package var journalText: String { String(decoding: journal, as: UTF8.self) }

  package override init() { super.init() }

  package override func write(_ string: String) {
    text += string
    answers += string
  }

  package override func writeError(_ string: String) {
    text += string
    errors += string
  }

  package override func accepted(_ lines: [UInt8]) { journal += lines }

  package override func superseded(_ remove: @escaping @Sendable () -> Void) { remove() }
}

extension Session {
  /// Runs lines as a script on standard input, and returns their output.
  @discardableResult
  package func run(_ lines: String) -> Transcript {
    let output = Transcript()
    _ = runLines(Array(lines.utf8), from: .standardInput, to: output)
    return output
  }

  /// A session after some lines.
  package static func after(_ lines: String, settings: Settings = Settings()) -> Session {
    let session = Session(settings: settings)
    session.run(lines)
    return session
  }
}

extension Session.Settings {
  /// Settings that continue after a rejected line.
  package static let goingOn = {
    var settings = Session.Settings(keepsGoing: true)
    return settings
  }()
  /// Answers and errors are in JSON.
  package static let machine = Session.Settings(renderer: Renderer(format: .json), errorRenderer: Renderer(format: .json), keepsGoing: true)
}

import Foundation
import TestSupport

/// The real shell, connected to two pipes and showing its prompt.
final class PipedShell: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let answers = Pipe()
  private let errors = Pipe()

  /// - Parameter home: The folder with the shell's state and its start-up file, or nil.
  init(_ arguments: [String] = ["--interactive"], home: String?, folder: String? = nil, environment: [String: String] = [:]) throws {
    process.executableURL = BuiltProducts.galley
    process.arguments = arguments
    var settings = ["TERM": "dumb", "LC_ALL": "C.UTF-8"]
    if let home { (settings["XDG_STATE_HOME"], settings["XDG_CONFIG_HOME"]) = (home + "/state", home + "/configuration") }
    process.environment = settings.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    (process.standardInput, process.standardOutput, process.standardError) = (input, answers, errors)
    try process.run()
  }

  /// Types lines. Returns false if the process no longer reads.
  @discardableResult
  func type(_ lines: String) -> Bool {
    let bytes = Array((lines + "\n").utf8)
    return bytes.withUnsafeBytes { write(input.fileHandleForWriting.fileDescriptor, $0.baseAddress, $0.count) } == bytes.count
  }

  var identifier: Int32 { process.processIdentifier }

  /// Kills the process.
  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits until a command is running on its own thread.
  func waitUntilItWorks() {
    let threads = "/proc/\(identifier)/task"
    let deadline = Date(timeIntervalSinceNow: Tmux.patience)
    while (try? FileManager.default.contentsOfDirectory(atPath: threads).count) == 1, Date() < deadline { usleep(500) }
  }

  /// The process's output until it ends.
  func remainingAnswers() -> String {
    String(decoding: (try? answers.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
  }

  /// Waits until an answer contains the given text, and returns the output so far.
  func answers(until text: String) -> String {
    var read = Data()
    while read.range(of: Data(text.utf8)) == nil {
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { break }
      read += more
    }
    return String(decoding: read, as: UTF8.self)
  }

  struct End {
    var answers: String
    var errors: String
    var status: Int32
  }

  /// Closes the input, and waits for the end.
  func end() -> End {
    try? input.fileHandleForWriting.close()
    let answers = remainingAnswers()
    let errors = String(decoding: (try? errors.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return End(answers: answers, errors: errors, status: process.terminationStatus)
  }

  /// Types lines, quits, and returns the output.
  static func run(
    _ lines: String, _ arguments: [String] = ["--interactive"], home: String?, folder: String? = nil, environment: [String: String] = [:]
  ) throws -> End {
    let shell = try PipedShell(arguments, home: home, folder: folder, environment: environment)
    shell.type(lines + "\nquit")
    return shell.end()
  }
}

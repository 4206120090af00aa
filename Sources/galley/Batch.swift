import CommandLanguage
import LineEditing
import Localization
import Sessions

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

enum ExitStatus {
  /// A command or an expectation failed.
  static let failed: Int32 = 1
  /// The arguments are wrong (EX_USAGE).
  static let badArguments: Int32 = 64
  /// A file given as an argument cannot be read (EX_NOINPUT).
  static let noInput: Int32 = 66
  /// Ctrl-C in a batch: 128 + SIGINT, as shells report it.
  static let interrupted: Int32 = 130
}

/// Runs lines from files, arguments or pipes, in order, until one fails.
struct Batch {
  let session: Session
  let output = StandardOutput()

  /// Runs the sources in order. Stops at the first failure unless the session keeps going.
  ///
  /// - Returns: The highest exit status.
  mutating func run<Input>(_ sources: [Input], _ run: (inout Batch, Input) -> Int32) -> Int32 {
    var status: Int32 = 0
    for source in sources where !session.isFinished {
      let result = run(&self, source)
      status = max(status, result)
      if result != 0 && !session.settings.keepsGoing { break }
    }
    return status
  }

  /// Runs a `read` line, which reads Swift files.
  ///
  /// - Returns: The exit status.
  func read(_ line: [UInt8]) -> Int32 {
    let succeeded = session.runLines(line, from: .command, to: output)
    output.flush()
    return succeeded ? 0 : ExitStatus.failed
  }

  /// Runs a script given as an argument, or reads a Swift file or a folder.
  ///
  /// - Returns: The exit status.
  mutating func run(file path: Path) -> Int32 {
    if path.isCode { return read(Session.lineReading([path])) }
    let descriptor = open(path.cString, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return refuse(path, SystemFailure(code: errno).reason) }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFCHR, isatty(descriptor) == 0 {
      return refuse(path, "it is a device")
    }
    return run(descriptor: descriptor, source: Source(file: path, on: session.store))
  }

  /// Runs the lines from a file descriptor.
  ///
  /// - Returns: The exit status.
  mutating func run(descriptor: Int32, source: Source) -> Int32 {
    let lines = LineStream(descriptor: descriptor, longestPart: Tokenizer.longestLine + 2)
    let context = session.context(from: source, to: output)
    var joiner = LineJoiner()
    do throws(ReadFault) {
      while !session.isFinished {
        guard let line = try lines.nextSlice() else { break }
        guard let entry = joiner.take(Array(line.bytes), number: line.number, isWhole: line.isWhole, by: session.swiftPrompt) else {
          continue
        }
        let succeeded = session.run(entry, with: context)
        output.flush()
        if !succeeded && !session.settings.keepsGoing { return ExitStatus.failed }
      }
    } catch {
      return refuse(Path(source.name ?? ""), error.reason)
    }
    if let entry = joiner.finish() { _ = session.run(entry, with: context) }
    output.flush()
    return session.failureCount == 0 ? 0 : ExitStatus.failed
  }

  mutating func run(commands: String) -> Int32 {
    _ = session.runLines(ProcessArguments.bytes(of: commands), from: .command, to: output)
    output.flush()
    return session.failureCount == 0 ? 0 : ExitStatus.failed
  }

  private mutating func refuse(_ path: Path, _ reason: Phrase) -> Int32 {
    output.writeError(session.refusal(.unreadableFile, "'\(path.text.escapingControls)' cannot be read: \(reason)", file: path))
    return ExitStatus.noInput
  }
}

extension Path {
  /// Whether the path is read as Swift instead of run as a script: a Swift file or a folder.
  var isCode: Bool {
    var status = stat()
    return isSwift || stat(cString, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension ReadFault {
  var reason: Phrase {
    switch self {
    case .isDirectory: "it is a folder"
    case .interrupted: "interrupted"
    case .failed(let code): SystemFailure(code: code).reason
    }
  }
}

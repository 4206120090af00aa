import Wording

/// What a session begins with.
extension Session {
  /// How a start-up file fared.
  package enum StartUp: Equatable, Sendable {
    case ran(succeeded: Bool)
    case absent
    /// It was not run, and why.
    case refused(Phrase)
  }

  /// Runs a start-up file, unless another user may have written it.
  package mutating func startUp(file path: String, to output: Output) -> StartUp {
    guard Files.exist(path) else { return .absent }
    do throws(Files.Failure) {
      return .ran(succeeded: startUp(try Files.read(path, isOwn: true), from: Source(file: path), to: output))
    } catch {
      return .refused(error.reason)
    }
  }

  /// Runs lines that make the document a session begins with: nothing before them can be undone.
  ///
  /// - Returns: whether all of them succeeded; those before a line that is refused count.
  package mutating func startUp(_ lines: [UInt8], from source: Source, to output: Output) -> Bool {
    let context = context(from: source, to: output)
    let succeeded = asOneStep(Self.startUpLine[...], redoing: .lines(after: ""), keepsPart: true, with: context) { session, context in
      session.runLines(lines, with: context)
    }
    record.history = History()
    return succeeded
  }

  /// What the journal calls the lines that made the document a session began with.
  static let startUpLine = Array("start-up".utf8)
}

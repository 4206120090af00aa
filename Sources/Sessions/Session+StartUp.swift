import CommandLanguage
import Commands
import Documents
import Localization

extension Session {
  /// The result of running a start-up file.
  package enum StartUp: Equatable, Sendable {
    case ran(succeeded: Bool)
    case absent
    /// It was not run, for this reason.
    case refused(Phrase)
  }

  /// Runs a start-up file, unless another user may have written it.
  ///
  /// - Parameter isInOwnFolder: Whether others may not write its folder either.
  package func startUp(file path: Path, isInOwnFolder: Bool, to output: Output) -> StartUp {
    guard store.exists(FilePlace(path)) else { return .absent }
    do throws(FileFailure) {
      return .ran(
        succeeded: startUp(try store.readOwn(path, isInOwnFolder: isInOwnFolder), from: Source(file: path, on: store), to: output))
    } catch {
      return .refused(error.reason)
    }
  }

  /// Runs lines that make the session's initial document; they cannot be undone.
  ///
  /// - Returns: Whether all of them succeeded; lines before a refused one stay in effect.
  package func startUp(_ lines: [UInt8], from source: Source, to output: Output) -> Bool {
    let context = context(from: source, to: output)
    let succeeded = asOneStep(Self.startUpLine[...], redoing: .lines(after: ""), keepsPart: true, with: context) { session, context in
      session.runLines(lines, with: context)
    }
    state.record.history = History()
    state.saved = state.workspace.document
    return succeeded
  }

  /// The journal's name for the lines that made the initial document.
  static let startUpLine = Array("start-up".utf8)
}

import CommandLanguage
import Commands
import Exports
import Localization
import Rendering

/// The result of running a script as a test in a separate session.
package struct ScriptTest: Sendable {
  package struct TestOptions: Sendable {
    /// The settings of the session. A test prints errors, but not answers.
    package var settings: Session.Settings
    /// Whether to rewrite failed expectations.
    package var isUpdating: Bool
    /// Swift files to read before the script.
    package var code: [Path] = []

    package init(settings: Session.Settings = Session.Settings(), isUpdating: Bool = false) {
      self.settings = settings
      self.isUpdating = isUpdating
    }
  }

  package enum Result: String, Sendable {
    case passed, failed, updated
  }

  package let file: Path
  let tally: Tally
  /// The changes to the file as a unified diff; empty if it was not updated.
  package private(set) var diff = ""
  /// The reason why the file could not be read or updated.
  private(set) var refusal: Refusal?

  struct Refusal: Sendable {
    var code: DiagnosticCode
    var message: Phrase
  }

  /// Runs a script.
  ///
  /// - Parameter output: Receives the errors.
  package init(of file: Path, _ options: TestOptions, on store: any FileStore = Files.standardStore, to output: Output) {
    self.file = file
    let session = Session(settings: options.settings, on: store)
    session.state.tally = Tally(isUpdating: options.isUpdating)
    let bytes: [UInt8]
    do throws(FileFailure) {
      guard !store.isFolder(FilePlace(file)) else { throw .holdsNoScript }
      bytes = try store.read(FilePlace(file), .none)
    } catch {
      tally = Tally()
      refuse(.unreadableFile, "'\(file.text.escapingControls)' cannot be read: \(error.reason)", session, output)
      return
    }
    if options.code.isEmpty || session.runLines(Session.lineReading(options.code), from: .command, to: ErrorsOnly(output)),
      session.runLines(bytes, from: Source(file: file, on: store), to: ErrorsOnly(output))
    {
      session.warnOfDoubt(in: file, with: session.context(from: .command, to: ErrorsOnly(output)))
    }
    tally = session.state.tally ?? Tally()
    for screen in tally.screens {
      let text = UnmetFrames(screen.frames).text(by: options.settings.errorRenderer)
      if !text.isEmpty { output.writeError(text) }
    }
    update(bytes, session, output)
  }

  package var result: Result {
    if refusal != nil || !tally.failures.isEmpty { return .failed }
    return tally.edits.isEmpty ? .passed : .updated
  }

  package var expectations: Int { tally.expectations }

  /// Writes the file with its new expectations atomically.
  private mutating func update(_ bytes: [UInt8], _ session: Session, _ output: Output) {
    guard !tally.edits.isEmpty else { return }
    let script = ScriptLines(bytes)
    let changes = script.changes(by: tally.edits)
    do throws(FileFailure) {
      guard let text = String(validating: script.bytes(after: changes), as: UTF8.self) else {
        throw FileFailure(reason: "it is not entirely UTF-8")
      }
      _ = try session.store.replace(FilePlace(file), with: text, by: .never)
      diff = UnifiedDiff(of: file, script, changes).text
    } catch {
      refuse(.unwritableFile, "'\(file.text.escapingControls)' cannot be written: \(error.reason)", session, output)
    }
  }

  private mutating func refuse(_ code: DiagnosticCode, _ message: Phrase, _ session: Session, _ output: Output) {
    refusal = Refusal(code: code, message: message)
    output.writeError(session.refusal(code, message, file: file))
  }
}

extension FileFailure {
  fileprivate static let holdsNoScript = FileFailure(reason: "there is no .galley file in this folder or below")
}

extension FileLimit {
  fileprivate static let none = FileLimit(bytes: .max, advice: "")
}

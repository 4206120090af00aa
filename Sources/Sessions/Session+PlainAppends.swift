import Cancelling
import CommandLanguage
import Commands
import Documents
import Drawing

/// The lines that programs write most, `append items NAME to SECTION`, carried out from their bytes, many at once.
///
/// In a batch an accepted line is noticed by nothing but the document and its history. Then words, declaration and outcome can be left
/// out, and what lines have in common is done once; whatever is not exactly such a line, or would be refused, is left to `run(_:with:)`.
/// A million of them take a third of the time that they take one by one.
extension Session {
  /// Whether an accepted edit is answered, echoed, timed, journaled, followed or measured by nothing.
  ///
  /// A call would copy the session, which has thousands of bytes.
  @inline(__always)
  package func onlyEdits(with context: RunContext) -> Bool {
    !context.isTalkative && !context.echoes && context.keeping == .everything && context.accepted == .everything
      && context.refusals == nil && !settings.times && settings.renderer.format != .json && files.journals == nil && record.lesson == nil
      && preview == nil && firstSteps == nil
      && swiftLines == .beginning
  }

  /// Some lines, and the bytes that they had with what ended them.
  package struct TakenLines: Equatable, Sendable {
    package var count = 0
    package var bytes = 0
  }

  /// Appends the items of the plain lines that bytes begin with, as far as they would be accepted.
  ///
  /// - Returns: The lines that were carried out; none of them if the first is another line.
  package mutating func appendPlainItems(_ bytes: UnsafeBufferPointer<UInt8>, with context: RunContext) -> TakenLines {
    var taken = TakenLines()
    guard PlainAppends.mayBegin(bytes) else { return taken }
    while let appends = PlainAppends(UnsafeBufferPointer(rebasing: bytes[taken.bytes...])), onlyEdits(with: context),
      !CurrentRun.isCancelled, let appended = workspace.appendPlainly(appends.items, to: appends.section)
    {
      record.history.record(appends.lines.prefix(appended.count), appending: appended.first)
      taken.count += appended.count
      taken.bytes += appends.ends[appended.count - 1]
      if appended.count < appends.items.count { break }
    }
    return taken
  }
}

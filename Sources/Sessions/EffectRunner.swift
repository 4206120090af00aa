import CommandLanguage
import Commands
import Documents
import Localization
import Rendering
import Snapshots

/// Performs the effects of commands. It contains the only switch over effects.
struct EffectRunner {
  let session: Session
  let entry: InputEntry
  let context: RunContext
  /// The document before the command; nil if the session does not print changes.
  let before: CopyOnWriteBox<Document>?

  func run(_ effect: CommandEffect) throws(Diagnostic) {
    try context.expectAccepted(effect)
    switch effect {
    case .document(let effect): try run(effect)
    case .session(let effect): try run(effect)
    case .files(let effect): try run(effect)
    }
  }

  private func run(_ effect: DocumentEffect) throws(Diagnostic) {
    switch effect {
    case .show(let report, let look): show(report, as: look)
    case .changed(let report, let look):
      show(report, as: look)
      if let before { session.sayConsequences(since: before.value, with: context) }
    case .edited(let sentences, let warning):
      if context.isTalkative {
        session.say(sentences(), since: before, with: context)
      } else if let warning, context.keeping != .nothing, context.acknowledges || context.isOfCode {
        // Lines that a command runs have no number of their own.
        session.warn(warning, in: context.acknowledges ? entry : nil, with: context)
      }
    case .nothing(let sentence): session.say(sentence, with: context)
    case .met(let expectation): session.accept(expectation, with: context)
    case .unmet(let expectation): try session.carryOut(expectation, in: entry, with: context)
    case .expectError(let words): try session.expectError(words, in: entry, with: context)
    case .undo(let count): try session.undo(count, with: context)
    case .redo(let count): try session.redo(count, with: context)
    case .history: session.print(session.historyReport(), with: context)
    case .mark(let name): session.mark(name, with: context)
    case .reset: try session.reset(entry, with: context)
    case .run(let lines, let sentence):
      try session.runAsOneStep(lines, saying: sentence, line: entry, with: context)
      if let before { session.sayEffects(since: before.value, with: context) }
    case .provider: try session.showProvider(with: context)
    case .help(let words, let extent): session.print(try session.help.report(words, extent), with: context)
    case .echo(let text): session.print(.line(.verbatim(text)), with: context)
    case .clear: if let clearing = session.settings.clearing { context.output.write(clearing) }
    }
  }

  private func run(_ effect: SessionEffect) throws(Diagnostic) {
    switch effect {
    case .lesson(let request): try LessonRunner(session: session, line: entry, context: context).run(request)
    case .recordExpectations: try session.recordExpectations(in: entry, with: context)
    case .paste: session.swiftLines = .pasted
    case .timing(let isOn): session.settings.times = isOn
    case .watch(let isOn): session.state.watching = isOn
    case .quit: session.quit()
    }
  }

  private func run(_ effect: FileEffect) throws(Diagnostic) {
    switch effect {
    case .save(let path): try session.save(path, in: entry, with: context)
    case .open(let path): try session.open(path, line: entry, with: context)
    case .read(let path): try session.read(path, line: entry, with: context)
    case .readSwift(let request): try session.read(request, line: entry, with: context)
    case .share(let request): try session.share(request, line: entry, with: context)
    case .export(let content, let path, let unmet): try session.export(content, to: path, orElse: unmet, in: entry, with: context)
    case .preview(let page, let options, let path): try session.begin(page, options, at: path, with: context)
    case .endPreview: session.endPreview(with: context)
    case .exportAssumptions(let path, let isRecording):
      try session.exportAssumptions(to: path, asRecording: isRecording, in: entry, with: context)
    case .verify(let path): try session.verify(path, in: entry, with: context)
    case .restore(let name): try session.restore(name, with: context)
    case .restorable: session.print(session.restorableReport(), with: context)
    case .forget(let name): try session.forget(name, with: context)
    }
  }

  private func show(_ report: Report, as look: Look?) {
    session.state.lastLook = look
    session.print(report, with: context)
  }
}

import CommandLanguage
import Commands
import Documents
import Exports
import Localization
import Rendering
import Snapshots

/// A page that follows the session. It belongs to the session and not to the document, so that undo leaves it.
///
/// Immutable: each change makes another one.
final class Preview: Sendable {
  /// The page's name as it was typed.
  let name: Path
  /// The file that has what the page shows.
  let data: FilePlace
  let options: PageOptions
  let pulse: any Pulse
  /// How many times the data was written.
  let revision: Int
  /// The document as the page shows it.
  let shown: CopyOnWriteBox<Document>

  init(name: Path, data: FilePlace, options: PageOptions, pulse: any Pulse, shown: CopyOnWriteBox<Document>) {
    (self.name, self.data, self.options, self.pulse, self.shown, revision) = (name, data, options, pulse, shown, 0)
  }

  /// The same page, after a document has been written.
  init(_ preview: Preview, showing document: CopyOnWriteBox<Document>) {
    (name, data, options, pulse) = (preview.name, preview.data, preview.options, preview.pulse)
    (revision, shown) = (preview.revision + 1, document)
  }

  func end() { pulse.end() }
}

extension Session {
  /// Writes a page, and begins to follow the document with it in the place of any other.
  func begin(_ page: Page, _ options: PageOptions, at name: Path, with context: RunContext) throws(Diagnostic) {
    guard context.keeping != .nothing else { return }
    state.preview?.end()
    state.preview = nil
    do throws(FileFailure) {
      let place = try files.place(of: name, in: context.source)
      let data = try files.place(of: name + ".data.js", in: context.source)
      let live = try files.place(of: name + ".live.js", in: context.source)
      guard try store.replace(data, with: Self.script(page.data(in: settings.language), revision: 0), by: cancellation) else { return }
      guard try store.replace(place, with: page.html(in: settings.language, following: name.name.inAddress), by: cancellation) else {
        return
      }
      let pulse = try store.beginPulse(at: live, Self.news)
      state.preview = Preview(name: name, data: data, options: options, pulse: pulse, shown: state.workspace.kept)
    } catch {
      throw .unwritable(name, error)
    }
    say("\(name.text.escapingControls) follows from now on: open it in a browser; 'preview off' ends it", with: context)
  }

  func endPreview(with context: RunContext) {
    guard let ending = state.preview else { return say("there is no preview", with: context) }
    ending.end()
    state.preview = nil
    say("\(ending.name.text.escapingControls) stays as it is", with: context)
  }

  /// Ends the session, and says so on its page.
  func quit() {
    state.isFinished = true
    state.preview?.end()
  }

  /// Called after a line while there is a preview: writes what the page shows, if the line changed it.
  func follow(with context: RunContext) {
    guard context.keeping == .everything, let preview = state.preview, !state.workspace.document.isUnchanged(since: preview.shown) else {
      return
    }
    let next = Preview(preview, showing: state.workspace.kept)
    do throws(FileFailure) {
      let text = Self.script(data(of: next.options), revision: next.revision)
      guard try store.replace(next.data, with: text, by: cancellation) else { return }
      try next.pulse.show(next.revision)
      state.preview = next
    } catch {
      preview.end()
      state.preview = nil
      tell(
        .line("the preview ends: '\(preview.name.text.abbreviated)' cannot be written: \(error.reason)"), in: settings.errorRenderer.format,
        with: context)
    }
  }

  /// What a page shows of the document, or why it cannot be laid out.
  private func data(of options: PageOptions) -> String {
    do throws(Diagnostic) {
      return try Page(of: state.workspace.document, options).data(in: settings.language)
    } catch {
      return Page.data(saying: error.message, in: settings.language)
    }
  }

  /// The file that a page loads when it is told that there is something new.
  private static func script(_ data: String, revision: Int) -> String { "Galley.data(\(revision),\(data));\n" }

  /// The file that a page loads again and again.
  private static let news: PulseText = { beats, revision, isEnded in
    let news: JSON = ["beat": .integer(beats), "revision": .integer(revision), "isEnded": .bool(isEnded)]
    return "Galley.live(\(news.text));\n"
  }
}

extension Path {
  /// The path as a part of an address, in which only letters, digits and a few signs stand for themselves.
  fileprivate var inAddress: String {
    bytes.map { byte in
      let isPlain = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      if isPlain || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") {
        return String(decoding: [byte], as: UTF8.self)
      }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

// MARK: The picture in sight

/// The picture that stays in sight at a terminal.
extension Session {
  /// Why the picture stays in sight.
  package enum Watching: Sendable {
    case asked, lesson
  }

  /// The rows that a terminal needs for the picture of a lesson.
  package static let rowsOfLessonPicture = 36
  /// The rows that a lesson's page takes below the picture, with the line between them and the prompt.
  package static let rowsOfLessonText = 24

  /// The reason why the picture stays in sight, or nil. In lessons it stays unless the user ended it.
  package var watch: Watching? {
    guard settings.renderer.format == nil else { return nil }
    switch state.watching {
    case true?: return .asked
    case false?: return nil
    case nil: return state.record.lesson == nil ? nil : .lesson
    }
  }

  /// The picture as lines that fit `columns` and `rows`, or the reason why the layout cannot be drawn.
  package func watchedPicture(columns: Int, rows: Int) -> [String] {
    guard watch == .lesson, let running = state.record.lesson else { return picture(of: document, columns: columns, rows: rows) }
    return screens(of: running, columns: columns, rows: rows)
  }

  private func picture(of document: Document, columns: Int, rows: Int) -> [String] {
    var renderer = settings.renderer
    renderer.columns = columns
    // A drawing leaves a row for the prompt, which stands elsewhere here.
    renderer.rows = rows + 1
    let report: Report
    do throws(Diagnostic) {
      report = try SceneReport(of: document).report
    } catch {
      report = .line(error.message, .faint)
    }
    return renderer.text(of: report).split(separator: "\n", omittingEmptySubsequences: false).prefix(rows).map(String.init)
  }
}

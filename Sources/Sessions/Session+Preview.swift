import CommandLanguage
import Commands
import Documents
import Exports
import Localization
import Rendering
import Snapshots

/// A page that is updated while the session runs. It is part of the session rather than the document, so undo does not change it.
///
/// Immutable; each update creates a new instance.
final class Preview: Sendable {
  /// The page's file name, in the user's notation.
  let name: Path
  /// The file that contains the page's data.
  let data: FilePlace
  let options: PageOptions
  let pulse: any Pulse
  /// The number of times that the data was written.
  let revision: Int
  /// The document that the page displays.
  let shown: CopyOnWriteBox<Document>

  init(name: Path, data: FilePlace, options: PageOptions, pulse: any Pulse, shown: CopyOnWriteBox<Document>) {
    (self.name, self.data, self.options, self.pulse, self.shown, revision) = (name, data, options, pulse, shown, 0)
  }

  /// The same page after writing a document.
  init(_ preview: Preview, showing document: CopyOnWriteBox<Document>) {
    (name, data, options, pulse) = (preview.name, preview.data, preview.options, preview.pulse)
    (revision, shown) = (preview.revision + 1, document)
  }

  func end() { pulse.end() }
}

extension Session {
  /// Writes a page, and starts updating it. It replaces the previous preview.
  func begin(_ page: Page, _ options: PageOptions, at name: Path, with context: RunContext) throws(Diagnostic) {
    guard context.keeping != .nothing else { return }
    // The shell in a browser hands its files out as downloads, once each.
    guard settings.pageAddress == nil else { throw .unwritable(name, .isInBrowser) }
    var page = page
    page.playground = playground(at: options.playground)
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
    say("\(name.text.escapingControls) now follows every change; open it in a browser, and end it with 'preview off'", with: context)
  }

  func endPreview(with context: RunContext) {
    guard let ending = state.preview else { return say("there is no preview", with: context) }
    ending.end()
    state.preview = nil
    say("\(ending.name.text.escapingControls) is no longer updated", with: context)
  }

  /// Ends the session and its preview.
  func quit() {
    state.isFinished = true
    state.preview?.end()
  }

  /// Updates the preview after a line that changed the document.
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

  /// The page's data, or the reason why the document cannot be laid out.
  private func data(of options: PageOptions) -> String {
    do throws(Diagnostic) {
      var page = try Page(of: state.workspace.document, options)
      page.playground = playground(at: options.playground)
      return page.data(in: settings.language)
    } catch {
      return Page.data(saying: error.message, in: settings.language)
    }
  }

  /// The script that a page loads when there is new data.
  private static func script(_ data: String, revision: Int) -> String { "Galley.data(\(revision),\(data));\n" }

  /// The script that a page loads periodically.
  private static let news: PulseText = { beats, revision, isEnded in
    let news: JSON = ["beat": .integer(beats), "revision": .integer(revision), "isEnded": .bool(isEnded)]
    return "Galley.live(\(news.text));\n"
  }
}

extension FileFailure {
  fileprivate static let isInBrowser = FileFailure(reason: "a browser cannot update files; 'export html' writes the page once")
}

extension Path {
  /// The path with percent-encoding, for use in an address.
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

extension Session {
  /// The reason why the picture stays visible.
  package enum Watching: Sendable {
    case asked, lesson
  }

  /// The minimum number of rows of a terminal that shows the picture of a lesson.
  package static let rowsOfLessonPicture = 36
  /// The number of rows for a lesson's page below the picture, including the separator and the prompt.
  package static let rowsOfLessonText = 24

  /// The reason why the picture stays visible, or nil. During lessons, it is visible unless the user turned it off.
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
    return LessonTrial(running, on: self).screens(columns: columns, rows: rows)
  }

  private func picture(of document: Document, columns: Int, rows: Int) -> [String] {
    var renderer = settings.renderer
    renderer.columns = columns
    // A drawing leaves one row for the prompt, which is not part of this picture.
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

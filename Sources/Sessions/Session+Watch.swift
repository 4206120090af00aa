import CommandLanguage
import Documents
import Exports
import Localization
import Rendering

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

  /// Whether the picture is to stay in sight, and why; nil if it is not. In lessons it does unless somebody ended it.
  package var watch: Watching? {
    guard settings.renderer.format == nil else { return nil }
    switch state.watching {
    case true?: return .asked
    case false?: return nil
    case nil: return state.record.lesson == nil ? nil : .lesson
    }
  }

  /// The picture as lines, no more and none wider than there is room for; why there is none if nothing can be laid out.
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

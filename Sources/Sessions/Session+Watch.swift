import CommandLanguage
import Drawing
import Reports
import Wording

/// The picture that stays in sight at a terminal.
extension Session {
  /// Why the picture stays in sight.
  package enum Watching: Sendable {
    case asked, lesson
  }

  /// Whether the picture is to stay in sight, and why; nil if it is not. In lessons it does unless somebody ended it.
  package var watch: Watching? {
    guard settings.renderer.format == nil else { return nil }
    switch watching {
    case true?: return .asked
    case false?: return nil
    case nil: return record.lesson == nil ? nil : .lesson
    }
  }

  /// The picture as lines, no more and none wider than there is room for; why there is none if nothing can be laid out.
  package func watchedPicture(columns: Int, rows: Int) -> [String] {
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

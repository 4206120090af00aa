import CommandLanguage
import Documents
import Drawing
import Reports
import Wording

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
    switch watching {
    case true?: return .asked
    case false?: return nil
    case nil: return record.lesson == nil ? nil : .lesson
    }
  }

  /// The picture as lines, no more and none wider than there is room for; why there is none if nothing can be laid out.
  package func watchedPicture(columns: Int, rows: Int) -> [String] {
    guard watch == .lesson, let target = lessonTarget else { return picture(of: document, columns: columns, rows: rows) }
    let differing = document.labels(differingFrom: target).prefix(Self.mostNames).joined(separator: " ")
    let targetTitle: Phrase = differing.isEmpty ? "the target" : "the target; not there yet: \(differing)"
    guard columns >= Self.columnsForTwo else {
      return [targetTitle.text(in: settings.language)] + picture(of: target, columns: columns, rows: rows - 1)
    }
    let half = (columns - 3) / 2
    let now = [(("now" as Phrase).text(in: settings.language))] + plainPicture(of: document, columns: half, rows: rows - 1)
    let wanted = [targetTitle.text(in: settings.language)] + plainPicture(of: target, columns: half, rows: rows - 1)
    return (0..<max(now.count, wanted.count)).map { row in
      let left = row < now.count ? now[row] : ""
      return left + String(repeating: " ", count: max(0, half - displayWidth(left))) + " │ " + (row < wanted.count ? wanted[row] : "")
    }
  }

  /// The columns from which on two pictures are read side by side, and how many names stand above them.
  private static let columnsForTwo = 70
  private static let mostNames = 6

  private func plainPicture(of document: Document, columns: Int, rows: Int) -> [String] {
    var copy = self
    copy.settings.renderer.isColoured = false
    return copy.picture(of: document, columns: columns, rows: rows)
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

extension Document {
  /// The names of what stands elsewhere than in another document, or not at all there, in the picture.
  fileprivate func labels(differingFrom other: Document) -> [String] {
    guard let mine = try? SceneReport(of: self).scene, let theirs = try? SceneReport(of: other).scene else { return [] }
    let frames = mine.boxes.map { ($0.label, $0.frame) }
    return theirs.boxes.filter { box in !frames.contains { $0.0 == box.label && $0.1 == box.frame } }.map { $0.label }
  }
}

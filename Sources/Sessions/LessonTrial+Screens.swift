import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// The current screen and the target of a lesson, as lines that fit a terminal.
extension LessonTrial {
  /// Both screens side by side, or only the target if the terminal is too narrow.
  func screens(columns: Int, rows: Int) -> [String] {
    let (document, target) = (session.document, running.sights.target)
    let width = Self.columnsOfOne(of: columns)
    let differing = document.labels(differingFrom: target).prefix(Self.mostNames).joined(separator: " ")
    let title: Phrase = differing.isEmpty ? "the target" : "the target; not met yet: \(differing)"
    let wanted = screen(target, title, columns: width, rows: rows)
    guard columns >= Self.columnsForTwo else { return wanted }
    let now = screen(document, "now", columns: width, rows: rows)
    return (0..<max(now.count, wanted.count)).map { row in
      let left = row < now.count ? now[row] : ""
      return left + String(repeating: " ", count: max(0, width - displayWidth(left))) + " │ " + (row < wanted.count ? wanted[row] : "")
    }
  }

  /// A title, followed by the lesson's output for a document, with lines cut to `columns`.
  private func screen(_ document: Document, _ title: Phrase, columns: Int, rows: Int) -> [String] {
    let lines = look(at: document, by: running.lesson.picture ?? running.lesson.look, columns: columns, rows: rows - 1)
    return ([title.text(in: session.settings.language)] + lines).map { $0.fitted(to: columns) ?? $0 }
  }

  /// The minimum number of columns for two pictures side by side, and the maximum number of names above them.
  private static let columnsForTwo = 70
  private static let mostNames = 6

  /// The minimum number of rows for a picture.
  static let fewestRows = 5

  /// The number of columns for one of the two pictures.
  static func columnsOfOne(of columns: Int) -> Int { columns < columnsForTwo ? columns : (columns - 3) / 2 }

  /// The output of a lesson's commands for a document, cut off after `rows` rows.
  func look(at document: Document, by commands: [Lesson.LessonLine], columns: Int, rows: Int) -> [String] {
    var lines: [String] = []
    let copy = session.rehearsal
    copy.state.workspace.document = document
    copy.settings.renderer.columns = columns
    (copy.settings.renderer.isColoured, copy.settings.renderer.format) = (false, nil)
    for command in commands {
      let output = Sight()
      // A drawing leaves one row for the prompt, which is not part of this picture.
      copy.settings.renderer.rows = max(Self.fewestRows, rows - lines.count) + 1
      _ = copy.run([command.fitted], with: copy.context(from: .prompt, to: output).reading(lessonFrom: running.source).trial)
      lines += output.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    return lines.count <= rows ? lines : lines.prefix(rows - 1) + ["…"]
  }
}

extension Document {
  /// The labels of elements in another document's picture that are missing here or have a different frame here.
  fileprivate func labels(differingFrom other: Document) -> [String] {
    guard let mine = try? SceneReport(of: self).scene, let theirs = try? SceneReport(of: other).scene else { return [] }
    let frames = mine.boxes.map { ($0.label, $0.frame) }
    return theirs.boxes.filter { box in !frames.contains { $0.0 == box.label && $0.1 == box.frame } }.map { $0.label }
  }
}

import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// What a lesson shows of the screen and of its target, as lines that fit a terminal.
extension Session {
  /// Both beside each other; the target alone where there is no room for two.
  func screens(of running: RunningLesson, columns: Int, rows: Int) -> [String] {
    let target = target(of: running)
    let width = Self.columnsOfOne(of: columns)
    let differing = document.labels(differingFrom: target).prefix(Self.mostNames).joined(separator: " ")
    let title: Phrase = differing.isEmpty ? "the target" : "the target; not there yet: \(differing)"
    let wanted = screen(target, title, of: running, columns: width, rows: rows)
    guard columns >= Self.columnsForTwo else { return wanted }
    let now = screen(document, "now", of: running, columns: width, rows: rows)
    return (0..<max(now.count, wanted.count)).map { row in
      let left = row < now.count ? now[row] : ""
      return left + String(repeating: " ", count: max(0, width - displayWidth(left))) + " │ " + (row < wanted.count ? wanted[row] : "")
    }
  }

  /// A title, and what the lesson shows of a document below it, in lines that are no longer than there is room.
  private func screen(_ document: Document, _ title: Phrase, of running: RunningLesson, columns: Int, rows: Int) -> [String] {
    let commands = running.lesson.picture ?? running.lesson.look
    let lines = look(at: document, by: commands, of: running, columns: columns, rows: rows - 1)
    return ([title.text(in: settings.language)] + lines).map { $0.fitted(to: columns) ?? $0 }
  }

  /// The columns from which on two pictures are read side by side, and how many names stand above them.
  private static let columnsForTwo = 70
  private static let mostNames = 6

  /// The columns that one of the two has on a terminal.
  static func columnsOfOne(of columns: Int) -> Int { columns < columnsForTwo ? columns : (columns - 3) / 2 }

  /// What commands of a lesson show of a document; what takes more rows is left out.
  func look(at document: Document, by commands: [Lesson.LessonLine], of running: RunningLesson, columns: Int, rows: Int) -> [String] {
    var lines: [String] = []
    let copy = rehearsal
    copy.state.workspace.document = document
    copy.settings.renderer.columns = columns
    (copy.settings.renderer.isColoured, copy.settings.renderer.format) = (false, nil)
    for command in commands {
      let output = Sight()
      // A drawing takes the rows that are left, and leaves one for the prompt, which stands elsewhere here.
      copy.settings.renderer.rows = max(Self.fewestRows, rows - lines.count) + 1
      _ = copy.run([command.fitted], with: copy.context(from: .prompt, to: output).reading(lessonFrom: running.source).trial)
      lines += output.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    return lines.count <= rows ? lines : lines.prefix(rows - 1) + ["…"]
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

/// Keeps what is printed.
final class Sight: Output {
  var text = ""

  override func write(_ text: String) { self.text += text }

  override func writeError(_ text: String) { self.text += text }
}

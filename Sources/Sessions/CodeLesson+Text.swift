import Commands
import Documents
import Lessons
import Rendering

/// The texts of a lesson in code: what the lesson shows as commands, as changes of the code.
extension CodeLesson {
  /// A paragraph, or what takes the place of commands.
  enum TextPart: Equatable {
    case prose([String])
    /// Indented lines.
    case code([String])
    /// Commands that change the start.
    case change(ChangedCode)
    /// The lines of the solution that differ from the start, without their values.
    case hidden(ChangedCode)
    /// `explain` of a cell, by its identifier.
    case explanation(String)
    /// `show` of a component, by its name in the code.
    case component(String)
  }

  /// Splits texts into their parts. The code of a document, and the components of the code, belong to the lesson's start.
  struct TextReader {
    var start: Document
    var code: String
    /// The names of the components in the code.
    var components: [String]

    func parts(of lines: [String]) -> [TextPart] {
      var parts: [TextPart] = []
      var index = 0
      while index < lines.count {
        let kind = LineKind(lines[index])
        let end = lines[index...].firstIndex { LineKind($0) != kind } ?? lines.count
        let own = Array(lines[index..<end])
        switch kind {
        case .gap: break
        case .prose: parts.append(.prose(own))
        case .code: parts.append(.code(own.map { String($0.dropFirst(2)) }))
        case .command:
          let found = self.parts(ofCommands: own.compactMap { Lesson.command(in: $0) })
          // Nothing follows the colon.
          if found.isEmpty, case .prose(var words)? = parts.last, words[words.count - 1].hasSuffix(":") {
            words[words.count - 1] = words[words.count - 1].dropLast() + "."
            parts[parts.count - 1] = .prose(words)
          }
          parts += found
        }
        index = end
      }
      return parts
    }

    private enum LineKind {
      case prose, code, command, gap

      init(_ line: String) {
        if Lesson.command(in: line) != nil {
          self = .command
        } else if line.hasPrefix("  ") {
          self = .code
        } else {
          self = line.isEmpty ? .gap : .prose
        }
      }
    }

    /// The changes that commands make one after another, each up to its 'undo'. Other commands only look, and the page shows what they do.
    private func parts(ofCommands commands: [String]) -> [TextPart] {
      var parts: [TextPart] = []
      var lines: [String] = []
      for command in commands {
        let words = command.split(separator: " ").map { String($0) }
        switch words.first {
        case "undo":
          parts += [change(by: lines)].compactMap { $0 }
          lines = []
        case "explain" where words.count > 1: parts.append(.explanation(words[1]))
        case "show" where words.count == 2: parts += component(words[1]).map { [.component($0)] } ?? []
        default: lines.append(command)
        }
      }
      return parts + [change(by: lines)].compactMap { $0 }
    }

    /// Nil if the commands fail or do not change the code.
    private func change(by lines: [String]) -> TextPart? {
      let session = Session(on: MemoryFiles())
      session.state.workspace.document = start
      let context = session.context(from: .prompt, to: Output()).trial
      guard session.runQuietly(lines.map { Lesson.LessonLine($0) }, with: context) else { return nil }
      if session.document.view.hasPendingEdits { _ = session.runQuietly([Lesson.LessonLine("apply")], with: context) }
      guard let changed = CodeLesson.code(of: session.document), changed != code else { return nil }
      return .change(ChangedCode(from: code, to: changed))
    }

    /// The component of the code with the letters of a name: `list-of-rows` is `listOfRows`.
    private func component(_ name: String) -> String? {
      let letters = name.lowercased().filter { $0 != "-" }
      return components.first { $0.lowercased() == letters }
    }
  }

  // MARK: Answers

  private static let partShape: JSONShape = [
    "kind": .string, "lines": .strings, "change": .optional(ChangedCode.shape),
  ]
  static let textShape: JSONShape = .array(partShape)

  static func record(of parts: [TextPart]) -> JSON { .array(parts.map(record)) }

  private static func record(of part: TextPart) -> JSON {
    switch part {
    case .prose(let lines): record("prose", lines)
    case .code(let lines): record("code", lines)
    case .change(let change): record("change", [], change.record)
    case .hidden(let change): record("hidden", [], change.maskedRecord)
    case .explanation(let name): record("explanation", [name])
    case .component(let name): record("component", [name])
    }
  }

  private static func record(_ kind: String, _ lines: [String], _ change: JSON = .null) -> JSON {
    ["kind": .string(kind), "lines": .array(lines.map(JSON.string)), "change": change]
  }
}

import CommandLanguage
import CompositionalLayout
import Documents
import Exports
import Linting
import Localization
import Rendering
import SwiftParsing

extension Workbench.Request {
  /// Reads a request: an object with `language`, `files` with `name` and `text`, and optionally `surroundings`, `entries`, which have a
  /// `name` and a `text` too, and `isLesson`.
  ///
  /// - Returns: Nil if it is not such an object.
  package init?(_ bytes: [UInt8]) {
    guard let node = try? JSONParser.parse(bytes), let files = node["files"]?.elements else { return nil }
    self.init()
    language = node["language"]?.string.flatMap(Language.init) ?? .english
    guard let files = Self.files(files), let entries = Self.files(node["entries"]?.elements ?? []) else { return nil }
    (self.files, self.entries) = (files, entries)
    surroundings = node["surroundings"]?.elements?.compactMap { $0.string } ?? []
    if case .bool(true)? = node["isLesson"]?.value { isLesson = true }
  }

  private static func files(_ nodes: [JSONNode]) -> [MemoryFiles.File]? {
    var files: [MemoryFiles.File] = []
    for node in nodes {
      guard let name = node["name"]?.string, let text = node["text"]?.string else { return nil }
      files.append(MemoryFiles.File(path: Path(name), bytes: Array(text.utf8)))
    }
    return files
  }
}

extension Workbench {
  package static let shape: JSONShape = {
    let problem: JSONShape = [
      "severity": .cases(of: Severity.self), "message": .string, "notes": .strings, "source": .optional(SourceRange.shape),
      "check": .optional(.string), "rule": .optional(.string), "uikit": .optional(.string), "page": .optional(.string),
      "commands": .strings,
    ]
    let property: JSONShape = ["name": .string, "value": .string, "source": .optional(SourceRange.shape)]
    let component: JSONShape = [
      "name": .string, "kind": .string, "elementKind": .optional(.string), "source": .optional(SourceRange.shape),
      "properties": .array(property),
    ]
    return [
      "isRead": .bool, "problems": .array(problem), "components": .array(component), "hasPlaceholders": .bool,
      "message": .optional(.string), "applying": .optional(.string), "picture": .optional(Page.pictureShape),
      "lesson": .optional(CodeLesson.verdictShape),
    ]
  }()

  /// - Parameters:
  ///   - page: The picture of the layout; nil without a layout.
  ///   - lesson: The verdict on the code in the current lesson; null without a lesson.
  package func answer(with page: Page?, lesson: JSON = .null) -> JSON {
    let language = request.language
    return [
      "isRead": .bool(isRead), "problems": .array(problems.map { json(of: $0) }),
      "components": components, "hasPlaceholders": .bool(hasPlaceholders),
      "message": .optional(page == nil && isRead ? message : nil), "applying": .optional(applying),
      "picture": page?.picture(in: language) ?? .null, "lesson": lesson,
    ]
  }

  package var page: Page? { isRead ? try? Page(of: shown) : nil }

  /// Why the layout cannot be drawn.
  private var message: String? {
    do throws(Diagnostic) { _ = try Page(of: document) } catch { return error.message.text(in: request.language) }
    return nil
  }

  private func json(of problem: Problem) -> JSON {
    func text(_ phrase: Phrase) -> JSON { .string(phrase.text(in: request.language)) }
    let page = problem.uikit.flatMap { UIKitMessageSearch.shared.messages(in: $0).first?.name }
    return [
      "severity": .string(problem.severity.rawValue), "message": text(problem.message), "notes": .array(problem.notes.map(text)),
      "source": problem.source?.record ?? .null, "check": .optional(problem.finding?.id), "rule": .optional(problem.finding?.rule),
      "uikit": .optional(problem.uikit), "page": .optional(page),
      "commands": .array(problem.finding?.commands(in: document).map(JSON.string) ?? []),
    ]
  }

  private var components: JSON {
    .array(document.components.inOrderOfDefinition.compactMap { name in document.components[name].map { json(of: $0, named: name) } })
  }

  private func json(of component: Component, named name: String) -> JSON {
    let properties = Component.properties(of: component.kind).properties.compactMap { property -> JSON? in
      guard !property.isMember, let value = property.text(component) else { return nil }
      let source = document.source(of: property.key, of: name)
      guard source != nil || !property.isDefault(component) else { return nil }
      return ["name": .string(property.name), "value": .string(value), "source": source?.record ?? .null]
    }
    return [
      "name": .string(name), "kind": .string(component.kind.rawValue), "elementKind": .optional(document.components.elementKind(of: name)),
      "source": document.source(ofComponent: name)?.record ?? .null, "properties": .array(properties),
    ]
  }

  /// For each problem, in order, the edits of the code that fix it.
  package var fixes: JSON {
    .array(
      problems.map { problem in
        let found = problem.finding.map { edits(fixing: $0) } ?? edits(respelling: problem)
        return .array(found.map { $0.record })
      })
  }

  /// The keywords, types, numbers, strings and comments of code, in order. Each has three elements: its start and its end in bytes, and its
  /// kind.
  package static func spans(of code: [UInt8]) -> JSON {
    .array(
      SourceFile.marks(in: code).flatMap { [.integer($0.range.lowerBound), .integer($0.range.upperBound), .string($0.kind.rawValue)] })
  }

  package static let spansShape = JSONShape.array(.either([.integer, .string]))

  package static let fixesShape = JSONShape.array(.array(SourceEdit.shape))
}

extension SourceEdit {
  package static let shape: JSONShape = ["source": SourceRange.shape, "text": .string]

  package var record: JSON { ["source": range.record, "text": .string(text)] }
}

extension JSONNode {
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.node
  }

  var elements: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }
}

import CommandLanguage
import Commands
import Exports
import Linting
import Rendering

extension Answer {
  /// The JSON Schema of answers with `--json`, of errors, and of `export json`.
  static var schema: JSON {
    let definitions = all.map { JSON.Member($0.name, $0.named.schema) } + others.map { JSON.Member($0.key, $0.shape.schema) }
    let names = all.map { $0.name } + ["error", "document"]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:galley:json",
      "anyOf": .array(names.map { JSONShape.reference($0).schema }), "$defs": .object(definitions),
    ]
  }

  /// The shape with the member that names the command, which is null for Swift lines and for lines rejected as a whole.
  private var named: JSONShape {
    shape.adding([JSONShape.Member(JSON.commandKey, commands.isEmpty ? .optional(.string) : .choice(commands))])
  }

  private static let others = [
    JSONShape.Member("node", TreeReport.nodeShape), JSONShape.Member("step", ExplainReport.stepShape),
    JSONShape.Member("error", errorShape.adding([JSONShape.Member(JSON.commandKey, .optional(.string))])),
    JSONShape.Member("document", DocumentFile.shape),
  ]

  static let errorShape: JSONShape = [
    "error": [
      "code": .choice(DiagnosticCode.allCases.filter { $0 != .alreadyPrinted }.map { $0.name }), "message": .string,
      "file": .optional(.string), "line": .optional(.integer), "column": .optional(.integer), "length": .optional(.integer),
      "hint?": .string, "notes?": .strings, "uikit?": .string, "readFrom?": .strings,
    ]
  ]
}

enum HelpShapes {
  static let commands: JSONShape = [
    "version": .constant(1),
    "commands": .array([
      "name": .string, "usage": .string, "summary": .string, "topic": .string, "details": .strings,
      "parameters": .array(["usage": .string, "label": .string, "accepts": .string]), "examples": .strings, "setups": .array(.strings),
      "related": .strings, "forms": .array(["name": .string, "usage": .string, "summary": .string]),
    ]), "topics?": .strings,
  ]
  static let topic: JSONShape = ["topic": .string, "title": .string, "lines": .strings]
  static let rules: JSONShape = ["rules": .array(["number": .string, "chapter": .string, "sentence": .string, "example": .string])]
  static let message: JSONShape = [
    "name": .string, "texts": .strings, "raised": .bool, "event": .string, "causes": .strings, "reproductions": .array(.strings),
    "outside": .optional(.string), "remedy": .string, "versions": .string, "evidence": .string, "rule": .optional(.string),
  ]
  static let properties: JSONShape = ["properties": .array(["name": .string, "summary": .string])]
  /// The JSON Schema itself.
  static let schema: JSONShape = ["$schema": .string, "$id": .string, "anyOf": .array(.anyObject), "$defs": .anyObject]
}

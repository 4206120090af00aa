import Documents
import Rendering

/// UIKit's types and members that an editor can complete.
extension Workbench {
  package static let surfaceShape: JSONShape = .array([
    "name": .string, "since": .integer, "superclass": .optional(.string),
    "members": .array([
      "name": .string, "kind": .string, "parameters": .array(["label": .optional(.string), "type": .string]), "type": .string,
      "since": .integer,
    ]),
  ])

  package static var surface: JSON {
    .array(
      (UIKitSurface.all + UIKitSurface.otherValues).map { type in
        let cases = type.cases.map { name -> JSON in
          ["name": .string(name), "kind": "case", "parameters": [], "type": .string(type.name), "since": .integer(type.since)]
        }
        return [
          "name": .string(type.name), "since": .integer(type.since), "superclass": .optional(type.type.isEmpty ? nil : type.type),
          "members": .array(type.members.map { $0.json(since: type.since) } + cases),
        ]
      })
  }
}

extension UIKitDeclaration {
  fileprivate func json(since first: Int) -> JSON {
    [
      "name": .string(name), "kind": .string(kind.rawValue),
      "parameters": .array(parameters.map { ["label": .optional($0.label), "type": .string($0.type)] }), "type": .string(type),
      "since": .integer(max(since, first)),
    ]
  }
}

import Cancelling
import CompositionalLayout
import Documents
import Rendering
import Snapshots

/// A document as a JSON file, as written by `export json` and read by `open`; `help json` lists the keys.
///
/// Values use the notation of commands, so a file edited by hand is checked like typed commands.
package struct DocumentFile {
  /// The version that is written.
  package static let version = 2
  /// The versions that can be read. Version 1 wrote the section of a use as `section`, and always included `screen`.
  static let readable = 1...version

  /// - Parameter showsScreen: Whether to include the displayed content of the view, although it follows from the other values.
  package static func json(of document: Document, showsScreen: Bool = false) -> JSON {
    let whole: JSON = [
      "galley": .integer(version), "environment": document.environmentRecord.json,
      "components": .array(document.definitions.map { $0.json }),
      "views": .array(document.views.map { document.record(of: $0).json(uses: $0.uses.elements, state: document.stateLines(of: $0)) }),
      "currentView": .string(document.view.name),
    ]
    return showsScreen ? whole.adding([JSON.Member("screen", screen(of: document))]) : whole
  }

  package static let shape: JSONShape = {
    let component: JSONShape = [
      "name": .string, "kind": .string, "direction": .optional(.string), "group": .optional(.string), "settings": .named(.string),
      "subitems": .strings, "added": .strings,
    ]
    let use: JSONShape = [
      "component": .string, "sectionIdentifier": .optional(.string), "index": .optional(.integer), "when": .optional(.string),
    ]
    let view: JSONShape = [
      "name": .string, "bounds": .size, "identity": .cases(of: Identity.self), "difference": .cases(of: DifferenceRule.self),
      "settings": .named(.string), "added": .strings, "uses": .array(use), "state": .strings,
    ]
    return [
      "galley": .constant(.integer(version)),
      "environment": [
        "device": .optional(.string), "isLandscape": .bool, "share": .optional(.cases(of: ScreenShare.self)), "settings": .named(.string),
      ], "components": .array(component), "views": .array(view), "currentView": .string,
      "screen?": [
        "sections": .array(["identifier": .string, "items": .strings]), "scene": .optional(FramesReport.sceneShape),
      ],
    ]
  }()

  /// The content of the current view, for other programs; `open` ignores it. The scene is null if the view has no layout.
  private static func screen(of document: Document) -> JSON {
    let applied = document.view.applied
    let sections = applied.sectionIdentifiers.enumerated().untilCancelled.map { index, section -> JSON in
      ["identifier": .string(section), "items": .names(applied.items(inSectionAt: index))]
    }
    return ["sections": .array(sections), "scene": (try? SceneReport(of: document, SceneReport.Options()).scene.record) ?? .null]
  }
}

extension EnvironmentRecord {
  fileprivate var json: JSON {
    [
      "device": .optional(device?.name), "isLandscape": .bool(device?.isLandscape ?? false),
      "share": .optional(device?.share.rawValue), "settings": settings.json,
    ]
  }
}

extension ComponentDefinition {
  fileprivate var json: JSON {
    [
      "name": .string(name), "kind": .string(kind), "direction": .optional(direction), "group": .optional(group), "settings": settings.json,
      "subitems": .array(subitems.map(JSON.string)), "added": .array(added.map(JSON.string)),
    ]
  }
}

extension ViewRecord {
  fileprivate func json(uses: [Use], state: [String]) -> JSON {
    [
      "name": .string(name), "bounds": [.number(bounds.width), .number(bounds.height)], "identity": .string(identity.rawValue),
      "difference": .string(differenceRule.rawValue), "settings": settings.json, "added": .array(added.map(JSON.string)),
      "uses": .array(uses.map { $0.json }), "state": .array(state.untilCancelled.map(JSON.string)),
    ]
  }
}

extension Use {
  fileprivate var json: JSON {
    var section: String?
    var index: Int?
    switch target {
    case .every: break
    case .section(let identifier): section = identifier
    case .index(let position): index = position
    }
    return [
      "component": .string(component), "sectionIdentifier": .optional(section), "index": .optional(index),
      "when": .optional(condition?.text),
    ]
  }
}

extension [Setting] {
  package var json: JSON { .object(map { JSON.Member($0.name, .string($0.value)) }) }
}

import CommandLanguage
import CompositionalLayout
import Drawing
import FoundationEssentials
import Snapshots
import Wording

/// A document as a JSON file, whose keys `help json` tells: what `export json` writes and `open` reads back.
///
/// Whatever can be named by commands is told in their words, so that a file that was changed by hand is checked as typing is.
struct DocumentFile {
  /// The version of the keys.
  static let version = 1

  /// The file's value.
  static func json(of document: Document) -> JSON {
    [
      "galley": .integer(version), "environment": document.environmentRecord.json, "components": .array(document.definitions.map(\.json)),
      "views": .array(document.views.map { document.record(of: $0).json(uses: $0.uses, state: document.stateLines(of: $0)) }),
      "currentView": .string(document.view.name), "screen": screen(of: document),
    ]
  }

  /// What the current view shows, for readers; `open` makes its own of the rest. Without a layout there is no scene.
  private static func screen(of document: Document) -> JSON {
    let applied = document.view.applied
    let sections = applied.sectionIdentifiers.enumerated().map { index, section -> JSON in
      ["identifier": .string(section), "items": .array(applied.items(inSectionAt: index).map { .string($0.name) })]
    }
    return ["sections": .array(sections), "scene": (try? SceneReport(of: document, SceneReport.Options()).scene.record) ?? .null]
  }

  /// The lines that rebuild the document of a file.
  static func lines(of bytes: [UInt8], named name: String) throws(Diagnostic) -> [String] {
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
      guard contents.galley == version else {
        throw Diagnostic(
          "unreadable-json", "'\(name.abbreviated)' is of version \(contents.galley), and this is version \(version)",
          at: .parameter("file"))
      }
      return try contents.lines
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch let misfit as Misfit {
      throw .unreadableJSON(name, "view '\(misfit.name.abbreviated)' has other bounds, identity or difference than a view can have")
    } catch {
      throw .unreadableJSON(name, (error as? DecodingError)?.reason ?? "it is no JSON")
    }
  }
}

/// A view whose bounds, identity or difference are none.
private struct Misfit: Error {
  var name: String
}

/// What of a file rebuilds the document.
private struct Contents: Decodable {
  struct Environment: Decodable {
    var device: String?
    var isLandscape: Bool?
    var settings: [String: String]
  }

  struct Component: Decodable {
    var name: String
    var kind: String
    var direction: String?
    var group: String?
    var settings: [String: String]
    var subitems: [String]
    var added: [String]
  }

  struct View: Decodable {
    struct Row: Decodable {
      var component: String
      var section: String?
      var index: Int?
      var when: String?
    }

    var name: String
    var bounds: [Double]
    var identity: String
    var difference: String
    var settings: [String: String]
    var added: [String]
    var uses: [Row]
    var state: [String]
  }

  var galley: Int
  var environment: Environment
  var components: [Component]
  var views: [View]
  var currentView: String

  var lines: [String] {
    get throws {
      let device = environment.device.map { HeldDevice(name: $0, isLandscape: environment.isLandscape ?? false) }
      let definitions = components.map(\.definition)
      return EnvironmentRecord(device: device, settings: environment.settings.settings).lines + definitions.map(\.line)
        + definitions.flatMap(\.additionLines) + (try views.flatMap { try $0.record.lines + $0.state })
        + ["view \(quotedIfNeeded(currentView))"]
    }
  }
}

extension Contents.Component {
  fileprivate var definition: ComponentDefinition {
    ComponentDefinition(
      kind: kind, name: name, direction: direction, group: group, settings: settings.settings, subitems: subitems, added: added)
  }
}

extension Contents.View {
  fileprivate var record: ViewRecord {
    get throws {
      guard bounds.count == 2, let identity = Identity(rawValue: identity), let rule = DifferenceRule(rawValue: difference) else {
        throw Misfit(name: name)
      }
      let uses = uses.map { use in
        let target = use.section.map(Use.Target.section) ?? use.index.map(Use.Target.index) ?? .every
        return "use \(quotedIfNeeded(use.component))\(target.clause)\(use.when.map { " when \($0)" } ?? "")"
      }
      return ViewRecord(
        name: name, bounds: Size(width: bounds[0], height: bounds[1]), identity: identity, differenceRule: rule,
        settings: settings.settings, added: added, useLines: uses)
    }
  }
}

extension [String: String] {
  /// In the order of the names, which says nothing.
  fileprivate var settings: [Setting] { sorted { $0.key < $1.key }.map { Setting(name: $0.key, value: $0.value) } }
}

extension EnvironmentRecord {
  fileprivate var json: JSON {
    [
      "device": .optional(device?.name), "isLandscape": .bool(device?.isLandscape ?? false), "settings": settings.json,
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
      "uses": .array(uses.map(\.json)), "state": .array(state.map(JSON.string)),
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
      "component": .string(component), "section": .optional(section), "index": .optional(index), "when": .optional(condition?.text),
    ]
  }
}

extension [Setting] {
  fileprivate var json: JSON { .object(map { JSON.Member($0.name, .string($0.value)) }) }
}

extension DecodingError {
  /// What is wrong with the file.
  fileprivate var reason: Phrase {
    switch self {
    case .keyNotFound(let key, let context): "\(context.place)'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(context.place)another kind of value is expected"
    case .dataCorrupted: "it is no JSON"
    @unknown default: "it is no JSON"
    }
  }
}

extension DecodingError.Context {
  /// `components[2].name: `
  fileprivate var place: String {
    let path = codingPath.reduce("") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
    }
    return path.isEmpty ? "" : "\(path): "
  }
}

extension Diagnostic {
  fileprivate static func unreadableJSON(_ name: String, _ reason: Phrase) -> Diagnostic {
    Diagnostic(
      "unreadable-json", "'\(name.abbreviated)' is no document: \(reason)", at: .parameter("file"),
      notes: ["'export json' writes one; 'help json' tells its keys"])
  }
}

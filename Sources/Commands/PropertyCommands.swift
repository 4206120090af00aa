import CommandLanguage
import CompositionalLayout
import Documents
import Exports
import HashTreeCollections
import Localization
import Rendering

/// Commands that set and show properties of components, of the layout and of the environment.
package enum PropertyCommands {
  static let all: [ShellCommand] = [set, unset, show]

  private static let topic = "components"

  static let set = ShellCommand(
    "set", "sets a property of a component, of the layout or of the environment", topic: topic, One(.property), One(.value),
    examples: [
      Example("set row.interItemSpacing fixed(10)", after: ComponentCommands.grid),
      Example("set grid.contentInsets.leading 16", after: ComponentCommands.grid), Example("set layout.interSectionSpacing 12"),
      Example("set environment.scale 2"),
    ]
  ) { (workspace: inout Workspace, path: Word, value: Word) throws(Diagnostic) -> CommandEffect in
    let path = try PropertyPath(path)
    let before = workspace.document
    let text = try workspace.edit { document throws(Diagnostic) in try document.set(path, to: value) }
    let isUnchanged = workspace.document.hasEqualSettings(to: before)
    return .edited(isUnchanged ? "\(path.text) was already \(text() ?? value.text)" : "\(path.text) is \(text() ?? value.text)")
  }

  static let unset = ShellCommand(
    "unset", "resets a property to its default", topic: topic, One(.property),
    examples: [Example("unset row.interItemSpacing", after: ComponentCommands.grid + "; set row.interItemSpacing 10")]
  ) { (workspace: inout Workspace, path: Word) throws(Diagnostic) -> CommandEffect in
    let path = try PropertyPath(path)
    guard path.property.text != "width", path.property.text != "height" else {
      throw Diagnostic(.missingProperty, "a size needs a \(path.property.text)", at: .bytes(path.property.range))
    }
    _ = try workspace.edit { document throws(Diagnostic) in try document.set(path, to: nil) }
    return .edited("\(path.text) is unset")
  }

  static let show = ShellCommand(
    "show", "shows a component, the layout, the environment or one property, as lines that can be typed", topic: topic, formats: .ofTables,
    Maybe(
      .word(
        "component", accepts: "a component, 'layout', 'environment', or a property of one of these", completions: .live(Live.component))),
    examples: [
      Example("show row", after: ComponentCommands.grid), Example("show layout"),
      Example("show row.height", after: ComponentCommands.grid),
    ]
  ) { (workspace: inout Workspace, name: Word?) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    guard let name else { return .show(componentsReport(document)) }
    switch name.text {
    case "provider" where document.components[name.text] == nil: return .document(.provider)
    case "layout":
      let settings = LayoutConfiguration.properties.allSettings(of: document.view.configuration)
      let parts: Phrase? = document.components.isEmpty ? nil : "'show' prints its sections, groups and items; 'tree' prints their sizes"
      return .show(
        settingsReport(
          "layout", settings, added: document.view.boundaries.elements, fullNames: LayoutConfiguration.properties.fullNames(of: settings),
          parts))
    case "environment":
      let settings = EnvironmentSettings.properties.allSettings(of: document.environment)
      return .show(
        settingsReport(
          "environment", settings, device: document.environment.device,
          fullNames: EnvironmentSettings.properties.fullNames(of: settings)))
    default:
      guard name.text.contains(".") else { return .show(componentReport(name.text, try document.component(name))) }
      return .show(try document.settingReport(PropertyPath(name)))
    }
  }

  private static let columns = [
    Table.Column("component", key: "name"),
    Table.Column("kind", key: "kind", omissionRank: 1, shape: .cases(of: Component.ComponentKind.self)),
    Table.Column("definition", key: "definition"),
  ]

  package static let componentsShape = JSONShape(rowsOf: columns, key: "components")
  package static let componentShape: JSONShape = [
    "name": .string, "kind": .cases(of: Component.ComponentKind.self), "properties": .named(.string), "parts": .strings,
  ]
  package static let settingsShape: JSONShape = [
    "name": .choice(["layout", "environment"]), "device?": .string, "properties": .named(.string),
  ]
  package static let settingShape: JSONShape = ["name": .string, "property": .string, "value": .optional(.string)]

  private static func componentsReport(_ document: Document) -> Report {
    .table(
      Table(
        columns, rowsKey: "components", linesAfter: document.components.isEmpty ? [StyledLine("no components", .faint)] : []
      ) { body in
        for name in document.components.bottomUp {
          guard let component = document.components[name] else { continue }
          body([.name(name), .text(component.kind.rawValue), .text(component.definition(named: name).line)])
        }
      })
  }

  private static func componentReport(_ name: String, _ component: Component) -> Report {
    .listing(
      [StyledLine(command: component.definition(named: name).line, indent: 0)]
        + additions(component.parts.added, to: quotedIfNeeded(name), fullNames: component.fullNames),
      record: [
        "name": .string(name), "kind": .string(component.kind.rawValue), "properties": component.settings.json,
        "parts": .array(component.parts.all.map(JSON.string)),
      ])
  }

  private static func settingsReport(
    _ owner: String, _ settings: [Setting], added: [String] = [], device: HeldDevice? = nil, fullNames: String?,
    _ remark: Phrase? = nil
  ) -> Report {
    let members: [JSON.Member] = device.map { [JSON.Member("device", .string($0.words))] } ?? []
    return .listing(
      (device.map { [StyledLine(verbatim: "device \($0.words)")] } ?? [])
        + settings.map { StyledLine(command: "set \(owner).\($0.name) \($0.value)", indent: 0) }
        + additions(added, to: owner, fullNames: fullNames) + (remark.map { [StyledLine($0, .faint)] } ?? []),
      record: .object([JSON.Member("name", .string(owner))] + members + [JSON.Member("properties", settings.json)]))
  }

  /// The lines that add components to an owner, and the full names of its properties.
  private static func additions(_ added: [String], to owner: String, fullNames: String?) -> [StyledLine] {
    added.map { StyledLine(verbatim: "add \(quotedIfNeeded($0)) to \(owner)") }
      + (fullNames.map { [StyledLine(verbatim: $0, .faint).continuing(after: "# ")] } ?? [])
  }
}

/// An owner and one of its properties, such as `row.interItemSpacing`, each with its range in the line.
package struct PropertyPath: Equatable, Sendable {
  package var owner: Word
  package var property: Word

  package var text: String { "\(owner.text).\(property.text)" }

  package init(_ word: Word) throws(Diagnostic) {
    var text = word.text
    let parts = text.withUTF8 { bytes -> (owner: String, property: String)? in
      guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
      return (
        String(decoding: UnsafeBufferPointer(rebasing: bytes[..<dot]), as: UTF8.self),
        String(decoding: UnsafeBufferPointer(rebasing: bytes[(dot + 1)...]), as: UTF8.self)
      )
    }
    guard let parts else {
      throw Diagnostic(
        .propertyPath, "'\(word.text.abbreviated)' is not a property", at: .bytes(word.range),
        notes: ["accepted: a component and its property, such as row.interItemSpacing, or layout.interSectionSpacing"])
    }
    let quote = word.isQuoted ? 1 : 0
    let start = word.range.lowerBound + quote
    let end = start + parts.owner.utf8.count
    owner = Word(parts.owner, range: start..<end)
    property = Word(parts.property, range: end + 1..<max(end + 1, word.range.upperBound - quote))
  }
}

extension Document {
  /// The line that sets one property to its current value.
  fileprivate func settingReport(_ path: PropertyPath) throws(Diagnostic) -> Report {
    // Resetting a copy throws the same error for an unknown property as `set`.
    var copy = self
    _ = try copy.set(path, to: nil)
    let value: String? =
      switch path.owner.text {
      case "layout": LayoutConfiguration.properties.property(named: path.property.text)?.text(view.configuration)
      case "environment": EnvironmentSettings.properties.property(named: path.property.text)?.text(environment)
      default:
        components[path.owner.text].flatMap { Component.properties(of: $0.kind).property(named: path.property.text)?.text($0) }
      }
    return .listing(
      [value.map { StyledLine(verbatim: "set \(path.text) \($0)") } ?? StyledLine("\(path.text) is unset")],
      record: ["name": .string(path.owner.text), "property": .string(path.property.text), "value": .optional(value)])
  }

  /// Sets the property at the given path, or resets it if there is no value. Returns the long form of the value.
  package mutating func set(_ path: PropertyPath, to value: Word?) throws(Diagnostic) -> LongForm {
    switch path.owner.text {
    case "layout":
      return try LayoutConfiguration.properties.set(path.property, to: value, in: &view.configuration, of: "the layout")
    case "environment":
      return try environment.set(path.property, to: value)
    default:
      let text: LongForm?
      do throws(Diagnostic) {
        text = try components.edit(path.owner.text) { component throws(Diagnostic) in
          let text = try component.set(path.property, to: value)
          try component.expectFactory(TypedGroup(property: path.property))
          return text
        }
      } catch {
        var error = error
        let paths = error.code == .unknownProperty ? paths(to: path.property.text, below: path.owner.text) : []
        if !paths.isEmpty { error.notes.insert("its parts have it: \(paths.joined(separator: ", "))", at: 0) }
        throw error
      }
      guard let text else { throw unknownComponent(path.owner) }
      return text
    }
  }

  /// A property of the parts of a component and of their parts, outermost first: `row.height`, `cell.height`.
  private func paths(to property: String, below owner: String) -> [String] {
    var paths: [String] = []
    var seen: Set<String> = [owner]
    var parts = components[owner]?.parts.all ?? []
    while !parts.isEmpty, paths.count < Self.mostPaths {
      var inner: [String] = []
      for part in parts where seen.insert(part).inserted {
        guard let component = components[part] else { continue }
        if Component.properties(of: component.kind).property(named: property) != nil { paths.append("\(quotedIfNeeded(part)).\(property)") }
        inner += component.parts.all
      }
      parts = inner
    }
    return Array(paths.prefix(Self.mostPaths))
  }

  private static var mostPaths: Int { 6 }

  /// True if every property that `set` can change has the same value in another document.
  fileprivate func hasEqualSettings(to other: Document) -> Bool {
    components == other.components && view.configuration == other.view.configuration && environment == other.environment
  }
}

import CommandLanguage
import CompositionalLayout
import Localization

extension Component {
  private var properties: PropertyList<Component> { Self.properties(of: kind) }

  /// The settings to write: those that differ from their defaults, always the sizes, and the alignment of a boundary item if it differs
  /// from its role's.
  package var settings: [Setting] {
    let settings = properties.settings(of: self, including: [.width, .height, .alignment])
    guard let role, boundary?.alignment == role.alignment else { return settings }
    return settings.filter { $0.name != PropertyName.alignment.rawValue }
  }

  /// The full names of settings that have a short one.
  package var fullNames: String? { properties.fullNames(of: settings) }

  /// Sets a property, or resets it to its default if the value is nil. Returns what says the value's long form.
  package mutating func set(_ name: Word, to value: Word?) throws(Diagnostic) -> LongForm {
    if kind == .group, name.text == "direction" {
      throw Diagnostic(
        .unknownProperty, "a group's direction is part of its definition", at: .bytes(name.range),
        notes: ["define the group again under its name; 'show' prints the line"])
    }
    try expectListProperty(name)
    let kind = self.kind
    return try properties.set(name, to: value, in: &self, of: kind.what)
  }

  /// Writes the pairs of a definition; a size is required if the kind has one.
  package mutating func write(_ pairs: [Pair]) throws(Diagnostic) {
    for pair in pairs { try expectListProperty(pair.name) }
    let (properties, what) = (self.properties, self.what)
    try properties.write(pairs, to: &self, of: what)
    for name in [PropertyName.width, .height] where layoutSize != nil {
      guard !pairs.contains(where: { $0.name.text == name.rawValue || $0.name.text == name.fullName }) else { continue }
      throw Diagnostic(
        .missingProperty, "\(what) needs a \(name.rawValue)", at: .end,
        notes: ["accepted: \(name.rawValue)= and \(ValueType<WrittenDimension>.dimension.accepts)"], uikit: "A size is required.")
    }
  }

  /// Refuses a list's property for a section of groups.
  private func expectListProperty(_ name: Word) throws(Diagnostic) {
    guard let source, source.list == nil, PropertyName.ofLists.contains(where: { $0.rawValue == name.text }) else { return }
    throw Diagnostic(
      .notAList, "only a list section has '\(name.text)'", at: .bytes(name.range), notes: ["'define section NAME list' makes one"])
  }

  package func definition(named name: String) -> ComponentDefinition {
    var definition = ComponentDefinition(kind: role?.rawValue ?? kind.rawValue, name: name, settings: settings, added: parts.added)
    definition.direction = arrangement?.direction.rawValue
    definition.group = groupName
    if kind == .group { definition.subitems = parts.subitems }
    return definition
  }

  /// The name of a section's group; nil for a list, and for other components.
  package var groupName: String? { kind == .section ? parts.subitems.first : nil }
}

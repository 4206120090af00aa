import CommandLanguage
import CompositionalLayout
import Localization

extension Component {
  private var properties: PropertyList<Component> { Self.properties(of: kind) }

  /// The settings to write: those that differ from their defaults, the size always, and the alignment of a boundary item if it is not the
  /// default of its role.
  package var settings: [Setting] {
    let settings = properties.settings(of: self, including: [.width, .height, .alignment])
    guard let role, boundary?.alignment == role.alignment else { return settings }
    return settings.filter { $0.name != PropertyName.alignment.rawValue }
  }

  package var fullNames: String? { properties.fullNames(of: settings) }

  /// Sets a property, or resets it if the value is nil. Returns a closure that computes the value's long form.
  package mutating func set(_ name: Word, to value: Word?) throws(Diagnostic) -> LongForm {
    if kind == .group, name.text == "direction" {
      throw Diagnostic(
        .unknownProperty, "a group's direction cannot be changed after it is defined", at: .bytes(name.range),
        notes: ["define the group again with the same name; 'show' prints its current line"])
    }
    try expectListProperty(name)
    let kind = self.kind
    return try properties.set(name, to: value, in: &self, of: kind.what)
  }

  /// Sets the properties of a definition. The size is required if the kind has one.
  package mutating func write(_ pairs: [Pair]) throws(Diagnostic) {
    for pair in pairs { try expectListProperty(pair.name) }
    let (properties, what) = (self.properties, self.what)
    try properties.write(pairs, to: &self, of: what)
    for name in [PropertyName.width, .height] where layoutSize != nil {
      guard !pairs.contains(where: { $0.name.text == name.rawValue || $0.name.text == name.fullName }) else { continue }
      throw Diagnostic(
        .missingProperty, "\(what) needs a \(name.rawValue)", at: .end,
        notes: ["accepted: \(name.rawValue)= and \(ValueType<WrittenDimension>.dimension.accepts)"], uikit: UIKitMessage.sizeRequired)
    }
  }

  /// Throws if a property of lists is used with another kind of section.
  private func expectListProperty(_ name: Word) throws(Diagnostic) {
    guard let source, source.list == nil, PropertyName.ofLists.contains(where: { $0.rawValue == name.text }) else { return }
    throw Diagnostic(
      .notAList, "only a list section has '\(name.text)'", at: .bytes(name.range), notes: ["make one with 'define section NAME list'"])
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

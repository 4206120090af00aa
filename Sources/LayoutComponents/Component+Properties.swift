import CommandLanguage
import Wording

/// A component's properties, whatever its kind.
extension Component {
  /// What is said of each property, without knowing whose it is.
  struct PropertyFacts: Equatable, Sendable {
    var name: String
    var otherNames: [String]
    var summary: Phrase
    var accepts: Phrase
    var completions: Completions
    var isMember: Bool

    init<Owner>(_ property: Property<Owner>) {
      name = property.name
      otherNames = property.otherNames
      summary = property.summary
      accepts = property.accepts
      completions = property.completions
      isMember = property.isMember
    }
  }

  var what: Phrase { kind == .boundary ? "a boundary item" : kind.withArticle }

  static func facts(of kind: Kind) -> [PropertyFacts] {
    switch kind {
    case .item: facts(ItemComponent.properties)
    case .group: facts(GroupComponent.properties)
    case .section: facts(SectionComponent.properties)
    case .boundary: facts(BoundaryComponent.properties)
    case .badge: facts(BadgeComponent.properties)
    case .background: facts(BackgroundComponent.properties)
    }
  }

  private static func facts<Owner>(_ list: PropertyList<Owner>) -> [PropertyFacts] { list.properties.map { PropertyFacts($0) } }

  /// The settings that are worth writing; sizes always are.
  var settings: [Setting] {
    let sizes: Set<String> = ["width", "height"]
    return switch self {
    case .item(let item): ItemComponent.properties.settings(of: item, including: sizes)
    case .group(let group): GroupComponent.properties.settings(of: group, including: sizes)
    case .section(let section): SectionComponent.properties.settings(of: section)
    case .boundary(let boundary): boundary.settings(including: sizes)
    case .badge(let badge): BadgeComponent.properties.settings(of: badge, including: sizes)
    case .background(let background): BackgroundComponent.properties.settings(of: background)
    }
  }

  /// The full names of the settings that have a short one.
  var fullNames: String? {
    switch self {
    case .item: ItemComponent.properties.fullNames(of: settings)
    case .group: GroupComponent.properties.fullNames(of: settings)
    case .section: SectionComponent.properties.fullNames(of: settings)
    case .boundary: BoundaryComponent.properties.fullNames(of: settings)
    case .badge: BadgeComponent.properties.fullNames(of: settings)
    case .background: BackgroundComponent.properties.fullNames(of: settings)
    }
  }

  /// Sets a property; nil as the value sets it to what it is when nothing is said. Answers its long form.
  mutating func set(_ name: Word, to value: Word?) throws(Diagnostic) -> String? {
    let text: String?
    switch self {
    case .item(var item):
      text = try ItemComponent.properties.set(name, to: value, in: &item, of: what)
      self = .item(item)
    case .group(var group):
      try GroupComponent.expectNoDirection(name)
      text = try GroupComponent.properties.set(name, to: value, in: &group, of: what)
      self = .group(group)
    case .section(var section):
      try section.expectListProperty(name)
      text = try SectionComponent.properties.set(name, to: value, in: &section, of: what)
      self = .section(section)
    case .boundary(var boundary):
      text = try BoundaryComponent.properties.set(name, to: value, in: &boundary, of: what)
      self = .boundary(boundary)
    case .badge(var badge):
      text = try BadgeComponent.properties.set(name, to: value, in: &badge, of: what)
      self = .badge(badge)
    case .background(var background):
      text = try BackgroundComponent.properties.set(name, to: value, in: &background, of: what)
      self = .background(background)
    }
    return text
  }

  /// What defines this component.
  func definition(named name: String) -> ComponentDefinition {
    var definition = ComponentDefinition(kind: kind.rawValue, name: name, settings: settings, added: additions)
    switch self {
    case .group(let group): (definition.direction, definition.subitems) = (group.direction.rawValue, group.subitems)
    case .section(let section): definition.group = section.group
    case .boundary(let boundary): definition.kind = boundary.role.rawValue
    case .item, .badge, .background: break
    }
    return definition
  }

  /// The components that were added to this one.
  var additions: [String] {
    switch self {
    case .item(let item): item.badges
    case .group(let group): group.badges
    case .section(let section): section.boundaries + section.backgrounds
    case .boundary, .badge, .background: []
    }
  }
}

extension PropertyList {
  /// Sets a property, or sets it back where there is no value, and answers its long form; nil where it is absent now.
  func set(_ name: Word, to value: Word?, in owner: inout Owner, of what: Phrase) throws(Diagnostic) -> String? {
    let property = try writable(name, of: what)
    if let value {
      try property.write(&owner, value)
    } else {
      property.reset(&owner)
    }
    return property.text(owner)
  }
}

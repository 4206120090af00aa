import CommandLanguage
import CompositionalLayout
import Documents
import Sessions

/// A target of `set`, with its properties and the values that each property accepts.
struct SettingOwner {
  struct Setting {
    var property: String
    var values: [String]
  }

  var name: String
  var settings: [Setting]

  static let all: [SettingOwner] =
    components.compactMap { name, kind in settings[kind].map { SettingOwner(name: name, settings: $0) } } + [
      SettingOwner("layout", LayoutConfiguration.properties), SettingOwner("environment", EnvironmentSettings.properties),
    ]

  static let settings: [Component.ComponentKind: [Setting]] = {
    var settings: [Component.ComponentKind: [Setting]] = [:]
    for (name, kind) in components where settings[kind] == nil {
      settings[kind] = SettingOwner(name, Component.properties(of: kind)).settings
    }
    // A list has properties that other sections do not have.
    settings[.section]? += SettingOwner("prefs", Component.properties(of: .section)).settings
    return settings
  }()

  private static let components: [(String, Component.ComponentKind)] = [
    ("cell", .item), ("photo", .item), ("row", .group), ("free", .group), ("stack", .group), ("grid", .section), ("cards", .section),
    ("prefs", .section), ("title", .boundary), ("crown", .boundary), ("dot", .badge), ("plate", .background),
  ]

  private init(name: String, settings: [Setting]) {
    self.name = name
    self.settings = settings
  }

  /// Keeps the values that a session accepts.
  private init<Owner>(_ name: String, _ list: PropertyList<Owner>) {
    self.name = name
    settings = list.properties.compactMap { property in
      var candidates = [.count, .repeating].contains(property.key) ? Self.counts : Self.values
      if case .choices(let choices) = property.completions { candidates = choices.map(\.text) + candidates }
      let values = candidates.filter { Opening.furnished.accepts("set \(name).\(property.name) \($0)") }
      return values.isEmpty ? nil : Setting(property: property.name, values: values)
    }
  }

  private static let counts = ["1", "2", "3", "7", "10"]

  /// Candidate values in every notation.
  private static let values =
    DocumentGrammar.numbers + DocumentGrammar.dimensions + [
      "2", "3", "7", "10+", "4+", "fixed(1.5)", "flexible(0)", "true", "false", "(1,2)", "(1,2,3,4)", "(300,400,300,400)", "(-5,0,-40,-5)",
      "(1e300,1e300,1e300,1e300)", "(leading:4+,bottom:10)", "(top:300+,trailing:fixed(-8))", "(leading:1e300,top:1e-5+)",
      "(edges:top,fractionalOffset:(0.5,-2))", "(edges:bottom+trailing,absoluteOffset:(1e300,-7))", "(edges:none,fractionalOffset:(1e9,0))",
      "(5,-7)", "(1e15,-1e300)", "((1,2,30,40),(50,10,60,30,4))", "((1e15,-1e300,1e-5,1e300))", "\"a kind\"", "kind",
    ]
}

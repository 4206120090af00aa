import CommandLanguage
import Localization

/// A property of a component, of the layout or of the environment, declared once: `set`, `unset`, `show`, `save`, completion and the exports
/// loop over these values.
package struct Property<Owner: Sendable>: Sendable {
  package let key: PropertyName
  private let edge: String?
  /// Its name in the command language.
  package let name: String
  /// Other accepted names: UIKit's full ones.
  package let otherNames: [String]
  package let summary: Phrase
  /// What is accepted, as the end of a sentence.
  package let accepts: Phrase
  package let completions: CompletionSource
  package let write: @Sendable (inout Owner, Word) throws(Diagnostic) -> Void
  /// The value in its long form; nil if the property is absent.
  package let text: @Sendable (Owner) -> String?
  /// The value in code for UIKit.
  package let swift: @Sendable (Owner) -> String?
  package let isDefault: @Sendable (Owner) -> Bool
  package let reset: @Sendable (inout Owner) -> Void

  /// A property that always has a value, in owners that have the property.
  package init<Value: Equatable & Sendable>(
    _ key: PropertyName, edge: String? = nil, _ notation: Notation<Value>, default standard: Value, _ summary: Phrase,
    get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    let lens = Lens<Owner, Value?>(get: get) { if let value = $1 { set(&$0, value) } }
    self.init(key, edge: edge, notation, standard: standard, summary, lens)
  }

  /// An optional property, which is not shown if it is absent.
  package init<Value: Equatable & Sendable>(
    optional key: PropertyName, _ notation: Notation<Value>, _ summary: Phrase, get: @escaping @Sendable (Owner) -> Value?,
    set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.init(key, edge: nil, notation, standard: nil, summary, Lens(get: get, set: set))
  }

  private init<Value: Equatable & Sendable>(
    _ key: PropertyName, edge: String?, _ notation: Notation<Value>, standard: Value?, _ summary: Phrase, _ lens: Lens<Owner, Value?>
  ) {
    self.key = key
    self.edge = edge
    name = edge.map { "\(key.rawValue).\($0)" } ?? key.rawValue
    otherNames = key.fullName.map { [$0 + (edge.map { ".\($0)" } ?? "")] } ?? []
    self.summary = summary
    accepts = notation.type.accepts
    completions = notation.type.completions
    write = { (owner: inout Owner, word: Word) throws(Diagnostic) in lens.set(&owner, try notation.type.read(word)) }
    text = { lens.get($0).map(notation.text) }
    swift = { lens.get($0).map(notation.swift) }
    isDefault = { lens.get($0) == standard }
    reset = { lens.set(&$0, standard) }
  }

  /// Whether it is the edge of `contentInsets.leading`, which is a part of another property; `show` and `save` write the whole.
  package var isMember: Bool { edge != nil }
  /// Its description, with its full name if the language has a shorter one.
  var description: Phrase { summary + (otherNames.first.map { "; in full \($0)" } ?? "") }
}

/// What says the long form of a value that was set; nil if the property is absent.
package typealias LongForm = @Sendable () -> String?

package struct PropertyList<Owner: Sendable>: Sendable {
  package let properties: [Property<Owner>]

  package init(_ properties: [Property<Owner>]...) { self.properties = properties.flatMap { $0 } }

  /// The property with a name, which may be any of its names.
  package func property(named name: String) -> Property<Owner>? {
    properties.first { $0.name == name } ?? properties.first { $0.otherNames.contains(name) }
  }

  package var pairNames: [PairName] {
    properties.filter { !$0.isMember }.map {
      PairName($0.name, otherNames: $0.otherNames, accepts: $0.description, completions: $0.completions)
    }
  }

  private var names: [String] { properties.flatMap { [$0.name] + $0.otherNames } }

  /// The settings to write: whole properties that differ from their defaults, and those that are always written.
  package func settings(of owner: Owner, including always: Set<PropertyName> = []) -> [Setting] {
    properties.compactMap { property in
      guard !property.isMember, always.contains(property.key) || !property.isDefault(owner) else { return nil }
      return property.text(owner).map { Setting(name: property.name, value: $0) }
    }
  }

  /// The properties that an owner has, with their values.
  package func allSettings(of owner: Owner) -> [Setting] { settings(of: owner, including: Set(PropertyName.allCases)) }

  /// The full names of settings with short names, as a comment that can be typed; nil if there are none.
  package func fullNames(of settings: [Setting]) -> String? {
    let names = settings.compactMap { setting in
      property(named: setting.name)?.otherNames.first.map { "\(setting.name) is \($0)" }
    }
    return names.isEmpty ? nil : "# in full: \(names.joined(separator: ", "))"
  }

  /// Sets an owner's properties from pairs.
  package func write(_ pairs: [Pair], to owner: inout Owner, of what: Phrase) throws(Diagnostic) {
    var names: [String: String] = [:]
    for pair in pairs {
      let property = try writable(pair.name, of: what)
      if let other = names.updateValue(pair.name.text, forKey: property.name) {
        throw Diagnostic(
          .givenTwice, "'\(pair.name.text)' and '\(other)' are two names of one property, which is given twice",
          at: .bytes(pair.name.range))
      }
      try property.write(&owner, pair.value)
    }
  }

  /// Sets a property, or resets it to its default if the value is nil. Returns what says the value's long form, for those who print it, or
  /// nil if the property is now absent.
  package func set(
    _ name: Word, to value: Word?, in owner: inout Owner, of what: @autoclosure () -> Phrase
  ) throws(Diagnostic) -> LongForm {
    let property = try writable(name, of: what())
    if let value {
      try property.write(&owner, value)
    } else {
      property.reset(&owner)
    }
    return { [owner] in property.text(owner) }
  }

  /// The property with a name; otherwise throws a diagnostic that lists the properties.
  private func writable(_ name: Word, of what: @autoclosure () -> Phrase) throws(Diagnostic) -> Property<Owner> {
    if let property = property(named: name.text) { return property }
    let whole = properties.filter { !$0.isMember }.map { $0.name }
    // A name that others have is no slip of the pen.
    let isElsewhere = Component.ComponentKind.allCases.contains { Component.properties(of: $0).property(named: name.text) != nil }
    throw Diagnostic(
      .unknownProperty, "\(what()) has no property '\(name.text.abbreviated)'", at: .bytes(name.range),
      suggestion: isElsewhere ? nil : nearestName(to: name.text, among: names),
      notes: (isElsewhere ? ["'help \(name.text.abbreviated)' says what has it"] : []) + ["accepted: \(whole.joined(separator: ", "))"])
  }
}

/// A property with its value, in the notation of `define` and `set`.
package struct Setting: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  package var pair: String { "\(name)=\(value)" }
}

import CommandLanguage
import Localization

/// A property of a component, of the layout or of the environment. `set`, `unset`, `show`, `save`, completion and the exports loop over
/// these declarations.
package struct Property<Owner: Sendable>: Sendable {
  package let key: PropertyName
  private let edge: String?
  package let name: String
  /// Other accepted names: UIKit's full ones.
  package let otherNames: [String]
  package let summary: Phrase
  /// The accepted values, as the end of a sentence.
  package let accepts: Phrase
  package let completions: CompletionSource
  package let write: @Sendable (inout Owner, Word) throws(Diagnostic) -> Void
  /// The value in its long form; nil if the property is absent.
  package let text: @Sendable (Owner) -> String?
  package let swift: @Sendable (Owner) -> String?
  package let isDefault: @Sendable (Owner) -> Bool
  package let reset: @Sendable (inout Owner) -> Void

  /// A property with a default value. The getter returns nil for owners without the property.
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

  /// True for an edge such as `contentInsets.leading`. `show` and `save` write the insets as a whole instead.
  package var isMember: Bool { edge != nil }
  /// The summary, followed by the full name if the command language has a shorter one.
  var description: Phrase { summary + (otherNames.first.map { "; in full \($0)" } ?? "") }
}

/// Computes the long form of a value that was set; nil if the property is absent.
package typealias LongForm = @Sendable () -> String?

package struct PropertyList<Owner: Sendable>: Sendable {
  package let properties: [Property<Owner>]

  package init(_ properties: [Property<Owner>]...) { self.properties = properties.flatMap { $0 } }

  package func property(named name: String) -> Property<Owner>? {
    properties.first { $0.name == name } ?? properties.first { $0.otherNames.contains(name) }
  }

  package var pairNames: [PairName] {
    properties.filter { !$0.isMember }.map {
      PairName($0.name, otherNames: $0.otherNames, accepts: $0.description, completions: $0.completions)
    }
  }

  private var names: [String] { properties.flatMap { [$0.name] + $0.otherNames } }

  /// The settings to write: whole properties that differ from their defaults, and those in `always`.
  package func settings(of owner: Owner, including always: Set<PropertyName> = []) -> [Setting] {
    properties.compactMap { property in
      guard !property.isMember, always.contains(property.key) || !property.isDefault(owner) else { return nil }
      return property.text(owner).map { Setting(name: property.name, value: $0) }
    }
  }

  package func allSettings(of owner: Owner) -> [Setting] { settings(of: owner, including: Set(PropertyName.allCases)) }

  /// The full names of settings with shorter names, as a comment that can be typed; nil if there are none.
  package func fullNames(of settings: [Setting]) -> String? {
    let names = settings.compactMap { setting in
      property(named: setting.name)?.otherNames.first.map { "\(setting.name) is \($0)" }
    }
    return names.isEmpty ? nil : "# in full: \(names.joined(separator: ", "))"
  }

  package func write(_ pairs: [Pair], to owner: inout Owner, of what: Phrase) throws(Diagnostic) {
    var names: [String: String] = [:]
    for pair in pairs {
      let property = try writable(pair.name, of: what)
      if let other = names.updateValue(pair.name.text, forKey: property.name) {
        throw Diagnostic(
          .givenTwice, "'\(pair.name.text)' and '\(other)' are the same property, which is given twice",
          at: .bytes(pair.name.range))
      }
      try property.write(&owner, pair.value)
    }
  }

  /// Sets a property, or resets it if the value is nil. Returns a closure that computes the value's long form, so that only callers that
  /// print it pay for it.
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

  /// The property with the given name. Throws a diagnostic that lists all properties if there is none.
  private func writable(_ name: Word, of what: @autoclosure () -> Phrase) throws(Diagnostic) -> Property<Owner> {
    if let property = property(named: name.text) { return property }
    let whole = properties.filter { !$0.isMember }.map { $0.name }
    // A property name of a different kind of component is not a typo.
    let isElsewhere = Component.ComponentKind.allCases.contains { Component.properties(of: $0).property(named: name.text) != nil }
    throw Diagnostic(
      .unknownProperty, "\(what()) has no property '\(name.text.abbreviated)'", at: .bytes(name.range),
      suggestion: isElsewhere
        ? nil : edge(insteadOf: name.text) ?? property(endingIn: name.text) ?? nearestName(to: name.text, among: names),
      notes: (isElsewhere ? ["'help \(name.text.abbreviated)' lists the components that have it"] : []) + [
        "accepted: \(whole.joined(separator: ", "))"
      ])
  }

  /// The only property whose name ends in a word: `elementKind` for `kind`.
  private func property(endingIn word: String) -> String? {
    let names = properties.filter { !$0.isMember && $0.name.lowercased().hasSuffix(word.lowercased()) }.map { $0.name }
    return names.count == 1 && word.count > 2 ? names[0] : nil
  }

  /// The property of the edge that depends on the direction: `contentInsets.leading` for `contentInsets.left`; nil for other names.
  private func edge(insteadOf name: String) -> String? {
    for (side, edge) in [("left", "leading"), ("right", "trailing")] where name.hasSuffix(".\(side)") {
      return names.first { $0 == name.dropLast(side.count) + edge }
    }
    return nil
  }
}

/// A property with its value, as written in `define` and `set`.
package struct Setting: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  package var pair: String { "\(name)=\(value)" }

  /// Whether the setting has the same effect as no insets. Only a list has insets of its own, which it removes.
  package var isZeroInsets: Bool { name == PropertyName.contentInsets.rawValue && value == "(0,0,0,0)" }
}

import CommandLanguage
import Wording

/// A property of a component, of the layout or of the environment, declared once: `set`, `unset`, `show`, `save`, completion and the exports
/// loop over these values.
struct Property<Owner: Sendable>: Sendable {
  /// UIKit's name, or the short one that the command language fixes.
  let name: String
  /// Other names that are accepted: UIKit's full ones.
  let otherNames: [String]
  let summary: Phrase
  /// What would be accepted, as the end of a sentence.
  let accepts: Phrase
  let completions: Completions
  /// A part of another property, such as `contentInsets.leading`; `show` and `save` write the whole.
  let isMember: Bool
  let write: @Sendable (inout Owner, Word) throws(Diagnostic) -> Void
  /// What it is for, with its full name where the language has a shorter one.
  var description: Phrase { summary + (otherNames.first.map { "; in full \($0)" } ?? "") }

  /// The value in its long form; nil where the owner has no such property.
  let text: @Sendable (Owner) -> String?
  /// The value in code for UIKit.
  let swift: @Sendable (Owner) -> String?
  let isDefault: @Sendable (Owner) -> Bool
  let reset: @Sendable (inout Owner) -> Void

  /// A property that is read and written by functions; where nil is read, the owner has none.
  init<Value: Equatable & Sendable>(
    _ name: String, _ notation: Notation<Value>, default standard: Value?, otherNames: [String] = [], isMember: Bool = false,
    _ summary: Phrase, get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.name = name
    self.otherNames = otherNames
    self.summary = summary
    self.isMember = isMember
    accepts = notation.type.accepts
    completions = notation.type.completions
    write = { (owner: inout Owner, word: Word) throws(Diagnostic) in set(&owner, try notation.type.read(word)) }
    text = { get($0).map(notation.text) }
    swift = { get($0).map(notation.swift) }
    isDefault = { get($0) == standard }
    reset = { set(&$0, standard) }
  }

  /// A property that always has a value.
  init<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ notation: Notation<Value>, default standard: Value,
    otherNames: [String] = [], isMember: Bool = false, _ summary: Phrase
  ) {
    self.init(
      name, notation, default: standard, otherNames: otherNames, isMember: isMember, summary, get: { $0[keyPath: path] },
      set: { if let value = $1 { $0[keyPath: path] = value } })
  }

  /// A property that may be absent, and then is not shown.
  init<Value: Equatable & Sendable>(
    optional name: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable, _ notation: Notation<Value>, otherNames: [String] = [],
    _ summary: Phrase
  ) {
    self.init(
      name, notation, default: nil, otherNames: otherNames, summary, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }
}

/// The properties of one kind of owner.
struct PropertyList<Owner: Sendable>: Sendable {
  let properties: [Property<Owner>]

  init(_ properties: [Property<Owner>]...) { self.properties = properties.flatMap { $0 } }

  /// The property of a name, whichever of its names it is.
  func property(named name: String) -> Property<Owner>? {
    properties.first { $0.name == name } ?? properties.first { $0.otherNames.contains(name) }
  }

  var pairNames: [PairName] {
    properties.filter { !$0.isMember }.map {
      PairName($0.name, otherNames: $0.otherNames, accepts: $0.description, completions: $0.completions)
    }
  }

  var names: [String] { properties.flatMap { [$0.name] + $0.otherNames } }

  /// The properties that are worth writing: whole ones that differ from what they are when nothing is said.
  func settings(of owner: Owner, including always: Set<String> = []) -> [Setting] {
    properties.compactMap { property in
      guard !property.isMember, always.contains(property.name) || !property.isDefault(owner) else { return nil }
      return property.text(owner).map { Setting(name: property.name, value: $0) }
    }
  }

  /// The full names of what settings call by a short one, as a comment that can be typed; nil where there is none.
  func fullNames(of settings: [Setting]) -> String? {
    let names = settings.compactMap { setting in
      property(named: setting.name)?.otherNames.first.map { "\(setting.name) is \($0)" }
    }
    return names.isEmpty ? nil : "# in full: \(names.joined(separator: ", "))"
  }

  /// Writes pairs into an owner.
  func write(_ pairs: [Pair], to owner: inout Owner, of what: Phrase) throws(Diagnostic) {
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

  /// The property of a name, or the diagnostic that says which there are.
  func writable(_ name: Word, of what: Phrase) throws(Diagnostic) -> Property<Owner> {
    if let property = property(named: name.text) { return property }
    let whole = properties.filter { !$0.isMember }.map(\.name)
    throw Diagnostic(
      .unknownProperty, "\(what) has no property '\(name.text.abbreviated)'", at: .bytes(name.range),
      suggestion: nearestName(to: name.text, among: names), notes: ["accepted: \(whole.joined(separator: ", "))"])
  }
}

/// A property with its value as `define` and `set` take it.
struct Setting: Equatable, Sendable {
  var name: String
  var value: String

  var pair: String { "\(name)=\(value)" }
}

import Localization
import SwiftParsing

/// Names identifiers for use in commands.
extension Evaluator {
  /// The identifiers that do not have their own text, keyed by hash text.
  struct NamedIdentifiers {
    fileprivate var byHash: [String: [CodeIdentifier]] = [:]
    /// The values that are named by their own text. An `AnyHashable` may contain a number and a string with the same text.
    fileprivate var plain: [String: Value] = [:]
    fileprivate var names = Set<String>()
    /// The objects that are identified by their instances, by class.
    fileprivate var instances: [String: [Value]] = [:]
    fileprivate var count = 0
    /// The name of an identifier without a text, before its number.
    fileprivate var word = "item"

    static var ofSections: NamedIdentifiers {
      var identifiers = NamedIdentifiers()
      identifiers.word = "section"
      return identifiers
    }
  }

  /// Creates an identifier for a value. Equality follows the type's own `==` and `hash(into:)`.
  ///
  /// Sections and items are named independently of each other (diffable-rules 1.1).
  func identify(_ value: Value, _ span: Span, isSection: Bool) throws(Refusal) -> CodeIdentifier {
    guard isSection else { return try identify(value, span) }
    swap(&identifiers, &sectionIdentifiers)
    defer { swap(&identifiers, &sectionIdentifiers) }
    return try identify(value, span)
  }

  func identify(_ written: Value, _ span: Span) throws(Refusal) -> CodeIdentifier {
    var value = written
    // Two instances may be unequal although their arguments are equal.
    if case .implicit(let member) = written, member.name == "init" { value = unknownInstance() }
    let isInstance = countsByInstance(value)
    let isOwn = isInstance ? false : try hasOwnIdentity(value, span)
    if !isOwn, let name = plainName(of: value), isFree(name, for: value) {
      identifiers.plain[name] = value
      return CodeIdentifier(name: name, value: value, description: name)
    }
    if let unknown = isOwn ? nil : value.unknownPart, unknown.number == 0 { throw unknown.refusal(at: span) }
    let hash = try identityText(of: value, span)
    for known in identifiers.byHash[hash] ?? [] {
      if isOwn, try !areIdentifiersEqual(known.value, value, span) { continue }
      return CodeIdentifier(name: known.name, value: value, description: try identifierText(value, span))
    }
    let made = CodeIdentifier(name: unusedName(for: value, span), value: value, description: try identifierText(value, span))
    if isInstance { noteInstance(of: value, span) }
    identifiers.names.insert(made.name)
    identifiers.byHash[hash, default: []].append(made)
    return made
  }

  /// Notes the class of an object that would equal an earlier identifier from iOS 18 on.
  private func noteInstance(of value: Value, _ span: Span) {
    guard let type = value.instance?.type, !ownEquality(of: type).isEmpty, !applies.instanceTypes.contains(type.name) else { return }
    let earlier = (identifiers.instances[type.name] ?? []).prefix(Self.comparedInstances)
    identifiers.instances[type.name, default: []].append(value)
    let steps = self.steps
    defer { self.steps = steps }
    if earlier.contains(where: { (try? areEqual($0, value, span)) ?? false }) { applies.instanceTypes.append(type.name) }
  }

  /// The largest number of earlier objects that a new identifier is compared with.
  private static let comparedInstances = 300

  /// True if no other value uses a name.
  ///
  /// A case of an unknown enum equals any case with that name. The app's own items are strings.
  private func isFree(_ name: String, for value: Value) -> Bool {
    guard let other = identifiers.plain[name] else { return !identifiers.names.contains(name) }
    if case .implicit = value { return true }
    if case .implicit = other { return true }
    return appNames.contains(name) || other.isEqual(to: value)
  }

  /// The text of a string, number or case without payload, which commands can use as its name.
  private func plainName(of value: Value) -> String? {
    switch value {
    // A new UUID is not used as a name.
    case .string(let text), .known(.uuid(let text)), .known(.url(let text)):
      text.count == 36 && text.contains(text: Self.uuidMiddle) ? nil : text
    case .int(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .enumCase(let found) where found.payload.isEmpty: found.name
    // A case of an enum that no file declares.
    case .implicit(let member) where member.arguments == nil: member.name
    default: nil
    }
  }

  private func unusedName(for value: Value, _ span: Span) -> String {
    func isUsed(_ name: String) -> Bool {
      identifiers.names.contains(name) || identifiers.plain[name] != nil || appNames.contains(name)
    }
    if let own = ownName(of: value, span) {
      var name = own
      var number = 2
      while isUsed(name) {
        name = "\(own)-\(number)"
        number += 1
      }
      return name
    }
    repeat { identifiers.count += 1 } while isUsed("\(identifiers.word)\(identifiers.count)")
    return "\(identifiers.word)\(identifiers.count)"
  }

  private static let identifyingProperties = [
    "id", "identifier", "key", "title", "name", "text", "label", "headline", "heading", "caption", "rawValue", "description",
  ]
  /// The length limit of names taken from a value's content, in characters.
  private static let nameLength = 40

  /// A usable name from a value's identifier, title, description or a similar property; nil if there is none.
  private func ownName(of value: Value, _ span: Span) -> String? {
    func name(_ found: Value?) -> String? {
      guard let text = found.flatMap(plainName(of:)), !text.isEmpty, !text.contains(where: { $0.isNewline }) else { return nil }
      return text.count <= Self.nameLength ? text : text.prefix(Self.nameLength - 1) + "…"
    }
    switch value {
    case .structure(let found): return declaredName(of: value, found.type, span, name)
    case .object(let object): return declaredName(of: value, object.type, span, name)
    case .enumCase(let found):
      if let own = declaredName(of: value, found.type, span, name) { return own }
      if found.payload.isEmpty { return found.name }
      let parts = found.payload.filter { if case .bool = $0.value { false } else { true } }
        .compactMap { ownName(of: $0.value, span) ?? name($0.value) }
      return name(.string(([found.name] + parts).joined(separator: " "))) ?? found.name
    default: return nil
    }
  }

  private func declaredName(of value: Value, _ type: SourceType, _ span: Span, _ name: (Value?) -> String?) -> String? {
    for property in Self.identifyingProperties where property != "rawValue" || type.keyword != .enum {
      if let found = name((try? declaredMember(property, of: value, type, program.scope, span)) ?? nil) { return found }
    }
    // Otherwise, its first text, its first enum case, or the name of a struct in it.
    let held = value.heldValues
    for found in held { if case .string = found, let text = name(found) { return text } }
    for found in held { if case .enumCase = found, let text = name(found) { return text } }
    for found in held { if case .structure = found, let text = ownName(of: found, span) { return text } }
    // A struct of numbers is named by its description: `Point(x: 1, y: 2)`.
    guard case .structure = value, !held.isEmpty, held.allSatisfy({ $0.isNumber }) else { return nil }
    return name((try? defaultDescription(of: value, span)).map { .string($0) })
  }

  /// The description of an identifier in UIKit's exceptions.
  private func identifierText(_ value: Value, _ span: Span) throws(Refusal) -> String {
    switch value {
    case .known(.uuid(let text)), .known(.url(let text)): return text
    default: return try defaultDescription(of: value, span)
    }
  }
}

extension Value {
  fileprivate var isNumber: Bool {
    switch self {
    case .int, .double, .bool: true
    default: false
    }
  }

  /// The values of the fields of a struct or an object.
  fileprivate var heldValues: [Value] {
    switch self {
    case .structure(let found): found.fields.values
    case .object(let object): object.fields.values
    default: []
    }
  }
}

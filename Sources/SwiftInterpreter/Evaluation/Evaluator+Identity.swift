import Documents
import Localization
import Snapshots
import SwiftParsing

/// Implements the identity of values in sets, dictionaries and data sources.
///
/// It follows `==` and `hash(into:)`, or `isEqual` and `hash` of an `NSObject`.
extension Evaluator {
  /// True if a set or dictionary treats two values as the same.
  func isSame(_ one: Value, _ other: Value, _ span: Span) throws(Refusal) -> Bool {
    guard try anyHasOwnIdentity([one, other], span) else { return one.isEqual(to: other) }
    guard try areIdentifiersEqual(one, other, span) else { return false }
    guard try hashText(of: one, span) == hashText(of: other, span) else {
      throw Refusal(.unequalHashes(try defaultDescription(of: one, span), try defaultDescription(of: other, span)), at: span)
    }
    return true
  }

  /// The index of the first value that a set or dictionary treats as the same.
  func firstIndex(of wanted: Value, in values: [Value], _ span: Span) throws(Refusal) -> Int? {
    if wanted.isPlain { return values.firstIndex { $0.isEqual(to: wanted) } }
    for (index, value) in values.enumerated() where try isSame(value, wanted, span) { return index }
    return nil
  }

  func firstIndex(of key: Value, in found: DictionaryValue, _ span: Span) throws(Refusal) -> Int? {
    if key.isPlain { return found.entries.firstIndex { $0.key.isEqual(to: key) } }
    for (index, entry) in found.entries.enumerated() where try isSame(entry.key, key, span) { return index }
    return nil
  }

  func value(of key: Value, in found: DictionaryValue, _ span: Span) throws(Refusal) -> Value? {
    try firstIndex(of: key, in: found, span).map { found.entries[$0].value }
  }

  /// Sets or removes the value for a key and returns the previous entry. Like Swift, keeps the existing key.
  @discardableResult
  func set(_ value: Value?, for key: Value, in found: inout DictionaryValue, _ span: Span) throws(Refusal) -> DictionaryValue.KeyValuePair?
  {
    guard let index = try firstIndex(of: key, in: found, span) else {
      if let value { found.entries.append(DictionaryValue.KeyValuePair(key: key, value: value)) }
      return nil
    }
    let old = found.entries[index]
    if let value { found.entries[index].value = value } else { found.entries.remove(at: index) }
    return old
  }

  /// Equality as in `Hashable`. For an `NSObject`, it is `isEqual`, even if there is an `==` operator.
  func areIdentifiersEqual(_ one: Value, _ other: Value, _ span: Span) throws(Refusal) -> Bool {
    if case .object = one, let equal = try objectEquality(one, other, span) { return equal }
    return try areEqual(one, other, span)
  }

  /// The result of `isEqual`; nil if the first value is not an `NSObject`.
  func objectEquality(_ one: Value, _ other: Value, _ span: Span) throws(Refusal) -> Bool? {
    guard case .object(let object) = one, isNSObject(object.type) else { return nil }
    guard let method = try declaredMember("isEqual", of: one, object.type, program.scope, span) else { return one.isIdentical(to: other) }
    return try bool(try call(method, [other], span), span)
  }

  func isNSObject(_ type: SourceType) -> Bool {
    type.isReference && superclass(of: type).map { $0.hasPrefix("NS") || $0.hasPrefix("UI") } ?? false
  }

  /// True if a snapshot identifies an object by its instance, whatever its `==`: before iOS 18, Swift classes that are not an `NSObject`.
  func countsByInstance(_ value: Value) -> Bool {
    if case .object(let object) = value { host.os < 18 && !isNSObject(object.type) } else { false }
  }

  /// True if the value or its contents have custom equality or hashing.
  func hasOwnIdentity(_ value: Value, _ span: Span) throws(Refusal) -> Bool {
    switch value {
    case .structure(let found):
      if try hasOwnIdentity(found.type, value, span) { return true }
      return try anyHasOwnIdentity(found.fields.values, span)
    case .enumCase(let found):
      if try hasOwnIdentity(found.type, value, span) { return true }
      return try anyHasOwnIdentity(found.payload.map { $0.value }, span)
    case .object(let object): return try hasOwnIdentity(object.type, value, span)
    case .array(let elements), .slice(let elements, _): return try anyHasOwnIdentity(elements, span)
    case .tuple(let parts): return try anyHasOwnIdentity(parts.map { $0.value }, span)
    case .dictionary(let found), .set(let found): return try anyHasOwnIdentity(found.entries.flatMap { [$0.key, $0.value] }, span)
    default: return false
    }
  }

  private func anyHasOwnIdentity(_ values: [Value], _ span: Span) throws(Refusal) -> Bool {
    for value in values where try hasOwnIdentity(value, span) { return true }
    return false
  }

  private func hasOwnIdentity(_ type: SourceType, _ value: Value, _ span: Span) throws(Refusal) -> Bool {
    if isNSObject(type) { return declares("isEqual", type) || declares("hash", type) }
    return declares("hash", type) || declares("hashValue", type) || !ownEquality(of: type).isEmpty
  }

  /// The `==` functions for a type: its own, those of its superclasses and protocols, and top-level ones.
  func ownEquality(of type: SourceType) -> [DeclaredFunction] {
    let own = family(of: type).flatMap { $0.members.staticFunctions["=="] ?? [] }
    let ofFiles = (program.functions["=="] ?? []).filter { $0.signature.parameters.allSatisfy { $0.type?.simpleName == type.name } }
    return own.filter { $0.body != nil } + ofFiles
  }

  private func declares(_ name: String, _ type: SourceType) -> Bool {
    family(of: type).contains { type in
      type.members.functions[name]?.contains { $0.body != nil } ?? false || type.members.property(name).map { !$0.isRequirement } ?? false
    }
  }

  // MARK: Hashes

  /// Records the type of an identifier if a stored property changes the hash of equal values (`diffable-rules 2.4`).
  ///
  /// Each property of the value is changed in turn, and the two values are compared.
  func noteHashMistake(of value: Value, _ span: Span) {
    guard case .structure(let original) = value, !applies.hashMistakes.contains(where: { $0.type == original.type.name }) else { return }
    for (name, field) in zip(original.fields.names, original.fields.values) {
      guard let changed = field.withOtherContent else { continue }
      var copy = original
      copy.fields[name] = changed
      let other = Value.structure(copy)
      // If the code cannot be evaluated for the made-up value, no mistake is reported.
      guard (try? areIdentifiersEqual(value, other, span)) == true, let hash = try? hashText(of: value, span),
        let otherHash = try? hashText(of: other, span), hash != otherHash
      else { continue }
      return applies.hashMistakes.append(HashMistake(type: original.type.name, property: name, .onlyHashed))
    }
  }

  /// Notes the types of items that a snapshot deletes and inserts although their hashes are equal, because `==` compares more.
  ///
  /// Only pairs count whose hash no other item has. Different items may have one hash.
  func noteContentIdentity(from old: SnapshotObject, to new: SnapshotObject, _ span: Span) throws(Refusal) {
    let (before, after) = (old.content.itemIdentifiers, new.content.itemIdentifiers)
    guard before.count <= Self.comparedItems, after.count <= Self.comparedItems else { return }
    let kept = Set(before).intersection(after)
    let steps = self.steps
    defer { self.steps = steps }
    let deleted = try onlyOnes(before, span)
    for (hash, inserted) in try onlyOnes(after, span) {
      guard let other = deleted[hash], !kept.contains(other), !kept.contains(inserted),
        case .structure(let one) = other.value, case .structure(let changed) = inserted.value, one.type === changed.type,
        !applies.hashMistakes.contains(where: { $0.type == one.type.name })
      else { continue }
      for name in one.fields.names {
        guard let field = one.fields[name], let newField = changed.fields[name], try !areEqual(field, newField, span) else { continue }
        applies.hashMistakes.append(HashMistake(type: one.type.name, property: name, .onlyCompared))
        break
      }
    }
  }

  /// Notes the type of the items if a snapshot replaces all of them by others that are equal except for a UUID.
  func noteNewIdentities(from old: SnapshotObject, to new: SnapshotObject, _ span: Span) {
    let (before, after) = (old.content.itemIdentifiers, new.content.itemIdentifiers)
    guard before.count == after.count, before.count <= Self.comparedItems, Set(before).isDisjoint(with: after) else { return }
    let steps = self.steps
    defer { self.steps = steps }
    let properties = zip(before, after).map { newIdentity(of: $0.value, $1.value, span) }
    guard let property = properties.first ?? nil, properties.allSatisfy({ $0 == property }),
      case .structure(let item)? = after.first?.value,
      !applies.hashMistakes.contains(where: { $0.type == item.type.name })
    else { return }
    applies.hashMistakes.append(HashMistake(type: item.type.name, property: property, .madeAnew))
  }

  /// The name of the only property that differs, if it is a UUID; otherwise nil.
  private func newIdentity(of value: Value, _ other: Value, _ span: Span) -> String? {
    guard case .structure(let one) = value, case .structure(let changed) = other, one.type === changed.type else { return nil }
    let differing = one.fields.names.filter { name in
      guard let field = one.fields[name], let newField = changed.fields[name] else { return true }
      // Values that cannot be compared count as different.
      return (try? areEqual(field, newField, span)) != true
    }
    guard differing.count == 1, case .known(.uuid)? = one.fields[differing[0]] else { return nil }
    return differing[0]
  }

  /// The identifiers with a hash of their own, by hash. Leaves out hashes that several identifiers have.
  private func onlyOnes(_ identifiers: [CodeIdentifier], _ span: Span) throws(Refusal) -> [String: CodeIdentifier] {
    var found: [String: CodeIdentifier?] = [:]
    for identifier in identifiers where try hasOwnIdentity(identifier.value, span) {
      let hash = try hashText(of: identifier.value, span)
      found.updateValue(found[hash] == nil ? identifier : nil, forKey: hash)
    }
    return found.compactMapValues { $0 }
  }

  /// The largest number of items in a snapshot that is compared with the one before it.
  private static let comparedItems = 1_000

  /// A string that represents a value's hash. Values with different strings have different hashes.
  func hashText(of value: Value, _ span: Span) throws(Refusal) -> String {
    var text = ""
    try hash(value, into: &text, span)
    return text
  }

  /// A string for the identity of an identifier. Identifiers with different strings are different.
  func identityText(of value: Value, _ span: Span) throws(Refusal) -> String {
    if case .object(let object) = value, countsByInstance(value) { return "o\(ObjectIdentifier(object).hashValue);" }
    return try hashText(of: value, span)
  }

  private func hash(_ value: Value, into text: inout String, _ span: Span) throws(Refusal) {
    switch value {
    case .void: text += "v;"
    case .nil: text += "0;"
    case .bool(let truth): text += truth ? "t;" : "f;"
    case .int(let number): text += "n\(number);"
    case .double(let number): text += number.rounded() == number && abs(number) < 1e15 ? "n\(Int64(number));" : "n\(shortest(number));"
    case .string(let part): text += "s\(part.count):\(part);"
    case .array(let elements), .slice(let elements, _): try hash("a", elements, into: &text, span)
    case .tuple(let parts): try hash("p", parts.map { $0.value }, into: &text, span)
    case .range(let range): try hash(range.isClosed ? "c" : "r", [range.lower ?? .nil, range.upper ?? .nil], into: &text, span)
    case .dictionary(let found), .set(let found):
      var entries: [String] = []
      for entry in found.entries { entries.append(try hashText(of: .array([entry.key, entry.value]), span)) }
      text += "d\(entries.sorted().joined());"
    case .structure(let found):
      if try ownHash(of: value, found.type, into: &text, span) { return }
      try hash("S\(found.type.path)", found.fields.values, into: &text, span)
    case .enumCase(let found):
      if try ownHash(of: value, found.type, into: &text, span) { return }
      try hash("E\(found.type.path).\(found.name)", found.payload.map { $0.value }, into: &text, span)
    case .object(let object):
      if try ownHash(of: value, object.type, into: &text, span) { return }
      text += "o\(ObjectIdentifier(object).hashValue);"
    case .known(let known): text += known.hashText
    case .type(let type): text += "T\(try described(.type(type), span));"
    case .implicit(let member):
      text += ".\(member.name);"
      if let arguments = member.arguments { try hash("i", arguments.map { $0.value }, into: &text, span) }
    case .opaque(let opaque): text += "?\(opaque.number);"
    case .function: text += "f;"
    }
  }

  private func hash(_ kind: String, _ values: [Value], into text: inout String, _ span: Span) throws(Refusal) {
    text += "\(kind)\(values.count)("
    for value in values { try hash(value, into: &text, span) }
    text += ")"
  }

  /// Runs the type's own `hash(into:)`, `hashValue` or `hash`. Returns false if it declares none of them.
  private func ownHash(of value: Value, _ type: SourceType, into text: inout String, _ span: Span) throws(Refusal) -> Bool {
    let isObject = isNSObject(type)
    for name in isObject ? ["hash"] : ["hash", "hashValue"] where declares(name, type) {
      guard let member = try declaredMember(name, of: value, type, program.scope, span) else { continue }
      guard case .function = member else {
        text += "h\(try hashText(of: member, span))"
        return true
      }
      let hasher = HasherObject()
      _ = try apply(member, [ArgumentValue(label: "into", value: .known(.hasher(hasher)), span: span)], span)
      text += "h\(hasher.text);"
      return true
    }
    return false
  }

  /// The result of an operator on hashes, as in `id.hashValue ^ title.hashValue`; nil for other operands.
  func combinedHash(_ left: Value, _ name: String, _ right: Value, _ span: Span) throws(Refusal) -> Value? {
    guard left.isHash || right.isHash, ["^", "&+", "+", "&*", "*", "&-", "-", "<<", ">>", "|", "&", "%"].contains(name) else { return nil }
    var operands = [try hashText(of: left, span), try hashText(of: right, span)]
    if !["&-", "-", "<<", ">>", "%"].contains(name) { operands.sort() }
    return .known(.hash("(\(operands[0])\(name)\(operands[1]))"))
  }

  /// Implements the methods of `Hasher`, and `hash(into:)` of any value.
  func hasherCall(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value? {
    if name == "hash", arguments.count == 1, arguments[0].label == "into", case .known(.hasher(let hasher)) = arguments[0].value {
      hasher.text += try hashText(of: receiver, span)
      changedArguments = [0: arguments[0].value]
      return .void
    }
    guard case .known(.hasher(let hasher)) = receiver else { return nil }
    switch (name, arguments.count) {
    case ("combine", 1):
      hasher.text += try hashText(of: arguments[0].value, span)
      return .void
    case ("finalize", 0): return .known(.hash(hasher.text))
    default: throw Refusal(.unknownMember(name, of: "Hasher"), at: span)
    }
  }
}

/// A `Hasher`, with the hash text of the combined values.
package final class HasherObject: @unchecked Sendable {
  var text = ""
}

extension KnownValue {
  fileprivate var hashText: String {
    switch self {
    case .geometry(let value): "g\(value.type)\(value.numbers.map { shortest($0) }.joined(separator: ","));"
    case .dimension(let form, let value): "D\(form)\(shortest(value));"
    case .spacing(let isFlexible, let value): "P\(isFlexible)\(shortest(value));"
    case .symbol(let type, let name): "y\(type).\(name);"
    case .options(let type, let names): "O\(type)\(names.sorted().joined(separator: ","));"
    case .layout(let object): "o\(ObjectIdentifier(object).hashValue);"
    case .host(let object): "H\(object.typeName);"
    case .snapshot(let snapshot): "o\(ObjectIdentifier(snapshot).hashValue);"
    case .outline: "l;"
    case .indexPath(let item, let section): "i\(section).\(item);"
    case .uuid(let text): "u\(text);"
    case .url(let text): "U\(text);"
    case .hasher(let hasher): "o\(ObjectIdentifier(hasher).hashValue);"
    case .hash(let text): "#\(text);"
    }
  }
}

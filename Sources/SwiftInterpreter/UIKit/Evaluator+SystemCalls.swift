import Snapshots
import SwiftParsing

extension Evaluator {
  /// Calls a method of a system value or a factory of a system type.
  func systemCall(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    if name.hasPrefix("Optional.") || (name == "map" || name == "flatMap") && !receiver.isSequence {
      if case .nil = receiver { return .nil }
      return try call(try Library.first(arguments, name, span), [receiver], span)
    }
    if name == "self" { return receiver }
    if let fed = try hasherCall(name, of: receiver, arguments, span) { return fed }
    switch receiver {
    case .structure(let value): return try optionCall(name, value, arguments, span)
    case .type(let type):
      switch type.kind {
      case .system(let typeName): return try factory(name, of: typeName, arguments, span)
      case .source(let source, let known):
        guard let system = layoutClass(of: source) else { break }
        return adopted(try factory(name, of: system, arguments, span), as: object(of: source, known))
      default: break
      }
    case .known(.geometry(let geometry)): return try geometryCall(name, geometry, arguments, span)
    case .known(.host(let object)): return try hostCall(name, object, arguments, span)
    case .known(.snapshot(let snapshot)):
      if let result = try snapshotQuery(name, snapshot, arguments, span) { return result }
    case .known(.outline(let outline)):
      if let result = try outlineQuery(name, outline, arguments, span) { return result }
    case .known(.layout(let object)):
      if SystemTypes.methodsWithoutEffect.contains(name) {
        if name == "register" { noteIgnored(name) }
        return name == "visualDescription" ? .opaque(OpaqueValue(name: name)) : .void
      }
      if name == "copy" { return .known(.layout(object.copy())) }
      if name == "setCollectionViewLayout" {
        _ = try systemSet("collectionViewLayout", of: receiver, to: try Library.first(arguments, name, span), span)
        return try complete(arguments, [.bool(true)], span)
      }
    case .known(.options(let type, let names)):
      guard let argument = arguments.first,
        case .known(.options(_, let others)) = try coerce(argument.value, to: .system(type), argument.span)
      else { break }
      if name == "contains" { return .bool(others.allSatisfy { names.contains($0) }) }
      return .known(
        .options(type: type, name == "subtracting" ? names.filter { !others.contains($0) } : names + others.filter { !names.contains($0) }))
    default: return try Library.call(name, of: receiver, arguments, self, span)
    }
    throw Refusal(.unknownMember(name, of: receiver.kindName), at: span)
  }

  private func hostCall(_ name: String, _ object: HostObject, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch (object, name) {
    case (.dataSource, "snapshot"):
      guard let section = arguments.first(where: { $0.label == "for" }) else { return try currentSnapshot(span) }
      return try outline(of: section, span)
    case (.dataSource, "apply"), (.dataSource, "applySnapshotUsingReloadData"):
      try applySnapshot(arguments, usingReloadData: name != "apply", span)
      return try complete(arguments, [], span)
    case (.dataSource, "itemIdentifier"), (.dataSource, "indexPath"), (.dataSource, "index"):
      guard let found = try place(name, arguments, span) else { throw Refusal(.runTime(name), at: span) }
      return found
    case (.dataSource, "sectionIdentifier"):
      noteRead("sections")
      let index = try integer(try Library.first(arguments, name, span), span)
      let known = try sectionIdentifiers(span)
      return known.indices.contains(index) ? known[index] : .nil
    case (.collectionView, "setCollectionViewLayout"):
      install(try Library.first(arguments, name, span))
      return try complete(arguments, [.bool(true)], span)
    case (.collectionView, "performBatchUpdates"):
      if let updates = arguments.first(where: { $0.label != "completion" }), !updates.value.isNil {
        _ = try call(updates.value, [], span)
      }
      return try complete(arguments, [.bool(true)], span)
    case (.collectionView, "numberOfItems") where isProviding, (.sections, "numberOfItems") where isProviding:
      return try itemCount(ofSection: try Library.first(arguments, name, span), object, name, span)
    default: throw Refusal(.runTime(name), at: span)
    }
  }

  /// Calls the completion handlers of a call: `completion:` or a trailing closure.
  func complete(_ arguments: [ArgumentValue], _ given: [Value], _ span: Span) throws(Refusal) -> Value {
    for argument in arguments.dropFirst() where argument.label == "completion" || argument.label == nil {
      guard argument.value.isFunction else { continue }
      _ = try call(argument.value, given, span)
    }
    return .void
  }

  /// The item at an index path, the index path of an item, or the index of a section; nil if the content on screen is unknown.
  private func place(_ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value? {
    guard let snapshot = try snapshotOnScreen(span) else { return nil }
    let argument = try Library.first(arguments, name, span)
    if case .known(.indexPath(let item, let section)) = argument {
      guard snapshot.sections.indices.contains(section) else { return .nil }
      let items = snapshot.items(of: snapshot.sections[section])
      return items.indices.contains(item) ? items[item].value : .nil
    }
    guard name != "itemIdentifier" else { return nil }
    if name == "index" {
      let section = try identify(try coerce(argument, to: snapshot.sectionType, span), span, isSection: true)
      return snapshot.content.indexOfSection(section).map { .int($0) } ?? .nil
    }
    let item = try identify(try coerce(argument, to: snapshot.itemType, span), span)
    guard let section = snapshot.content.sectionIdentifier(containingItem: item), let index = snapshot.content.indexOfSection(section),
      let place = snapshot.items(of: section).firstIndex(of: item)
    else { return .nil }
    return .known(.indexPath(item: place, section: index))
  }

  private func geometryCall(_ name: String, _ geometry: Geometry, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    if let found = try rectangleCall(name, geometry, arguments, span) { return found }
    var result = geometry
    if let first = arguments.first, case .known(.geometry(let insets)) = first.value, insets.type == "UIEdgeInsets",
      geometry.type == "CGRect"
    {
      let sides = insets.numbers
      result.numbers = [
        geometry.numbers[0] + sides[1], geometry.numbers[1] + sides[0], geometry.numbers[2] - sides[1] - sides[3],
        geometry.numbers[3] - sides[0] - sides[2],
      ]
      return .known(.geometry(result))
    }
    guard arguments.count == 2, geometry.type == "CGRect" else { throw Refusal(.arguments(of: name), at: span) }
    let (dx, dy) = (try number(arguments[0].value, span), try number(arguments[1].value, span))
    result.numbers[0] += dx
    result.numbers[1] += dy
    if name != "offsetBy" {
      result.numbers[2] -= 2 * dx
      result.numbers[3] -= 2 * dy
    }
    return .known(.geometry(result))
  }

  // MARK: Values as numbers and words

  func number(_ value: Value, _ span: Span) throws(Refusal) -> Double {
    switch value {
    case .int(let number): return Double(number)
    case .double(let number): return number
    case .opaque(let opaque): throw opaque.refusal(at: span)
    case .known(.hash): throw Refusal(.runTime("hashValue"), at: span)
    case .nil: throw Refusal(.nilUnwrapped(text(of: span)), at: span)
    case .implicit(let implicit): return try number(try resolve(implicit, .cgFloat), span)
    default: throw Refusal(.unexpected(found: value.kindName, wanted: "a number"), at: span)
    }
  }

  func bool(_ value: Value, _ span: Span) throws(Refusal) -> Bool {
    switch value {
    case .bool(let truth): return truth
    case .opaque(let opaque): throw opaque.refusal(at: span)
    default: throw Refusal(.unexpected(found: value.kindName, wanted: "Bool"), at: span)
    }
  }

  func integer(_ value: Value, _ span: Span) throws(Refusal) -> Int {
    if case .int(let number) = value { return number }
    if case .opaque(let opaque) = value { throw opaque.refusal(at: span) }
    if case .known(.hash) = value { throw Refusal(.runTime("hashValue"), at: span) }
    throw Refusal(.unexpected(found: value.kindName, wanted: "Int"), at: span)
  }

  /// A value as string interpolation formats it.
  func described(_ value: Value, _ span: Span) throws(Refusal) -> String {
    switch value {
    case .string(let text): return text
    case .int(let number): return "\(number)"
    case .double(let number): return doubleText(number)
    case .bool(let value): return value ? "true" : "false"
    case .nil: return "nil"
    case .enumCase(let found) where found.payload.isEmpty && found.type.members.property("description") == nil: return found.name
    case .enumCase, .structure, .object:
      if let type = sourceType(of: value), let text = try declaredMember("description", of: value, type, program.scope, span) {
        return try described(text, span)
      }
      throw Refusal(.unsupported("this interpolation"), at: span)
    case .known(.uuid(let text)), .known(.url(let text)): return text
    case .known(.symbol(_, let name)): return name
    case .known(.geometry(let geometry)) where geometry.numbersAlone != nil: return geometry.numbersAlone ?? ""
    case .type(let type):
      if case .source(let source, _) = type.kind { return source.name }
      if case .system(let name) = type.kind { return name }
      return "type"
    case .opaque(let opaque): throw opaque.refusal(at: span)
    default: throw Refusal(.unsupported("this interpolation"), at: span)
    }
  }

  /// The elements of a sequence, in iteration order.
  func elements(of value: Value, _ span: Span) throws(Refusal) -> [Value] {
    switch value {
    case .array(let elements), .slice(let elements, _): return elements
    case .set(let found), .dictionary(let found):
      guard found.entries.count < 2 else { throw Refusal(.unordered, at: span) }
      return try unordered(value, span)
    case .range(let range): return try elements(of: range, span)
    case .string(let text): return text.map { .string(String($0)) }
    case .opaque(let opaque): throw opaque.refusal(at: span)
    case .nil: throw Refusal(.nilUnwrapped(text(of: span)), at: span)
    default:
      if let found = try elements(ofDeclared: value, span) { return found }
      throw Refusal(.unexpected(found: value.kindName, wanted: "a sequence"), at: span)
    }
  }

  /// The first elements of a range without an upper bound.
  func elements(of range: RangeValue, count: Int, _ span: Span) throws(Refusal) -> [Value] {
    guard let lower = range.lower else { throw Refusal(.tooLarge(.max), at: span) }
    let first = try integer(lower, span)
    let end = first.addingReportingOverflow(count)
    guard !end.overflow else { throw Refusal(.tooLarge(.max), at: span) }
    return try elements(of: RangeValue(lower: lower, upper: .int(end.partialValue), isClosed: false), span)
  }

  private func elements(of range: RangeValue, _ span: Span) throws(Refusal) -> [Value] {
    guard let lower = range.lower, let upper = range.upper else { throw Refusal(.tooLarge(.max), at: span) }
    let (first, last) = (try integer(lower, span), try integer(upper, span))
    guard first <= last || !range.isClosed && first == last else { throw Refusal(.badArithmetic(text(of: span)), at: span) }
    let count = last.subtractingReportingOverflow(first)
    guard !count.overflow, count.partialValue < Self.elementLimit else {
      throw Refusal(.tooLarge(count.overflow ? .max : count.partialValue), at: span)
    }
    return range.isClosed ? (first...last).map { .int($0) } : (first..<last).map { .int($0) }
  }
}

import SwiftParsing

/// Initializers and factories of the system's types.
extension Evaluator {
  func systemMake(_ type: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    if let names = Geometry.names[type] { return .known(.geometry(try geometry(type, names, arguments, span))) }
    switch type {
    case "Int", "UInt", "Int64", "Int32", "UInt8": return try integer(from: arguments, span)
    case "CGFloat", "Double", "Float": return try double(from: arguments, span)
    case "String", "Substring":
      return .string(try arguments.first.map { argument throws(Refusal) in try described(argument.value, span) } ?? "")
    case "Bool": return arguments.first?.value ?? .bool(false)
    case "Array", "ContiguousArray": return try make(TypeValue(kind: .array), arguments, span)
    case "Set":
      return try set(try arguments.first.map { argument throws(Refusal) in try elements(of: argument.value, span) } ?? [], span)
    case "Dictionary": return try dictionary(from: arguments, span)
    case "IndexPath":
      guard case .int(let item)? = arguments.first?.value, case .int(let section)? = arguments.last?.value else { break }
      return .known(.indexPath(item: item, section: section))
    case "UUID":
      objectCount += 1
      return .known(.uuid(objectCount))
    case "NSDiffableDataSourceSnapshot": return .known(.snapshot(SnapshotObject()))
    case "UICollectionViewDiffableDataSource": return .known(.host(.dataSource))
    case "UICollectionView":
      let view = LayoutObject(type)
      if let layout = arguments.first(where: { $0.label == "collectionViewLayout" }) { view["collectionViewLayout"] = layout.value }
      return .known(.layout(view))
    case "NSCollectionLayoutGroup": throw Refusal(.arguments(of: type), at: span)
    default: break
    }
    if SystemTypes.optionSets.contains(type) { return .known(.options(type: type, [])) }
    if SystemTypes.layoutTypes.contains(type) { return try layoutObject(type, arguments, span) }
    return .opaque(OpaqueValue(name: type))
  }

  private func geometry(_ type: String, _ names: [String], _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Geometry {
    var result = Geometry(type: type, numbers: names.map { _ in 0 })
    for (index, argument) in arguments.enumerated() {
      switch argument.value {
      case .known(.geometry(let part)) where argument.label == "origin" || argument.label == "size":
        for name in part.names { result[name] = part[name] }
      case .implicit(let implicit) where argument.label == "origin" || argument.label == "size":
        if case .known(.geometry(let part)) = try resolve(implicit, .system(argument.label == "size" ? "CGSize" : "CGPoint")) {
          for name in part.names { result[name] = part[name] }
        }
      default:
        let name = argument.label ?? (index < names.count ? names[index] : "")
        guard names.contains(name) else { throw Refusal(.arguments(of: type), at: span) }
        result[name] = try number(argument.value, argument.span)
      }
    }
    return result
  }

  private func integer(from arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    guard let first = arguments.first else { return .int(0) }
    switch first.value {
    case .int: return first.value
    case .double(let number):
      return .int(try integer(of: number, span))
    case .string(let text): return Int(text).map { .int($0) } ?? .nil
    case .bool(let value): return .int(value ? 1 : 0)
    default: return .int(try integer(of: try number(first.value, first.span), span))
    }
  }

  /// The whole part of a number, which must be one of those that are exact.
  func integer(of number: Double, _ span: Span) throws(Refusal) -> Int {
    guard number.isFinite, abs(number) < 1e15 else { throw Refusal(.badArithmetic(text(of: span)), at: span) }
    return Int(number)
  }

  private func double(from arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    guard let first = arguments.first else { return .double(0) }
    if case .string(let text) = first.value { return decimalNumber(text).map { .double($0) } ?? .nil }
    return .double(try number(first.value, first.span))
  }

  private func dictionary(from arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    var result = DictionaryValue()
    guard let first = arguments.first else { return .dictionary(result) }
    let pairs = try elements(of: first.value, span)
    for pair in pairs {
      if first.label == "grouping" { break }
      guard case .tuple(let parts) = pair, parts.count == 2 else { throw Refusal(.arguments(of: "Dictionary"), at: span) }
      result[parts[0].value] = parts[1].value
    }
    if first.label == "grouping", let key = arguments.last {
      for element in pairs {
        let name = try apply(key.value, [ArgumentValue(label: nil, value: element, span: span)], span)
        if case .array(let known)? = result[name] { result[name] = .array(known + [element]) } else { result[name] = .array([element]) }
      }
    }
    return .dictionary(result)
  }

  /// An object of the layout with its arguments as properties, under UIKit's names of those.
  private func layoutObject(_ type: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    let object = LayoutObject(type)
    for (index, argument) in arguments.enumerated() {
      let label = argument.label ?? (type == "UICollectionViewCompositionalLayout" ? "sectionProvider" : index == 0 ? "" : nil)
      guard let label else { throw Refusal(.arguments(of: type), at: argument.span) }
      guard label.isEmpty || SystemTypes.isLabel(label) else { throw Refusal(.arguments(of: type), at: span) }
      let value = try coerce(argument.value, to: SystemTypes.initializerParameter(label, index, of: type), argument.span)
      try check(value, SystemTypes.initializerParameter(label, index, of: type), argument.span)
      object[label] = value
    }
    switch type {
    case "NSCollectionLayoutSection":
      guard object["group"] != nil else { throw Refusal(.arguments(of: type), at: span) }
    case "NSCollectionLayoutSize":
      guard object["widthDimension"] != nil, object["heightDimension"] != nil else { throw Refusal(.arguments(of: type), at: span) }
    case "NSCollectionLayoutItem", "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutBoundarySupplementaryItem":
      guard object["layoutSize"] != nil else { throw Refusal(.arguments(of: type), at: span) }
    default: break
    }
    return .known(.layout(object))
  }

  /// Refuses what only the running app knows where a layout is made of it.
  func check(_ value: Value, _ expected: Expected, _ span: Span) throws(Refusal) {
    switch (value, expected) {
    case (.opaque(let opaque), .anything): if opaque.name.isEmpty { throw Refusal(.runTime(opaque.name), at: span) }
    case (.opaque(let opaque), _): throw Refusal(.runTime(opaque.name), at: span)
    case (.implicit(let implicit), .system(let name)): throw Refusal(.unknownMember(implicit.name, of: name), at: implicit.span)
    case (.int, .system(let name)), (.double, .system(let name)), (.string, .system(let name)), (.nil, .system(let name)):
      if SystemTypes.layoutTypes.contains(name), name != "UICollectionViewCompositionalLayoutConfiguration" {
        if case .nil = value, name.hasSuffix("Spacing") || name.hasSuffix("Anchor") { return }
        throw Refusal(.unexpected(found: value.kindName, wanted: name), at: span)
      }
    default: break
    }
  }
}

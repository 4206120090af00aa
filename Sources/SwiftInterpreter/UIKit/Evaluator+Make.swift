import SwiftParsing

extension Evaluator {
  func systemMake(_ type: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    if let names = Geometry.names[type] { return .known(.geometry(try geometry(type, names, arguments, span))) }
    switch type {
    case "Int", "UInt", "Int64", "UInt64", "Int32", "UInt32", "Int16", "UInt16", "Int8", "UInt8": return try integer(from: arguments, span)
    case "CGFloat", "Double": return try double(from: arguments, span)
    case "Float": return try coerce(try double(from: arguments, span), to: .float, span)
    case "String", "Substring": return .string(try text(from: arguments, span))
    case "Bool":
      if case .bool? = arguments.first?.value { return arguments[0].value }
      guard arguments.isEmpty else { throw Refusal(.arguments(of: type), at: span) }
      return .bool(false)
    case "Optional": return arguments.first?.value ?? .nil
    case "Character", "UnicodeScalar": return try character(from: arguments, type, span)
    case "Array", "ContiguousArray": return try make(TypeValue(kind: .array(.anything)), arguments, span)
    case "Set":
      return try set(try arguments.first.map { argument throws(Refusal) in try unordered(argument.value, span) } ?? [], span)
    case "Dictionary": return try dictionary(from: arguments, span)
    case "IndexPath":
      guard arguments.count == 2, case .int(let item) = arguments[0].value, case .int(let section) = arguments[1].value else {
        throw Refusal(.arguments(of: type), at: span)
      }
      return .known(.indexPath(item: item, section: section))
    case "Hasher" where arguments.isEmpty: return .known(.hasher(HasherObject()))
    case "AnyHashable" where arguments.count == 1: return arguments[0].value
    case "UUID":
      if let written = arguments.first, written.label == "uuidString", case .string(let text) = written.value {
        return Self.isUUID(text) ? .known(.uuid(text.uppercased())) : .nil
      }
      objectCount += 1
      return .known(.uuid(Self.newUUID(objectCount)))
    case "URL" where arguments.count == 1 && arguments[0].label == "string":
      guard case .string(let text) = arguments[0].value else { break }
      if text.isEmpty { return .nil }
      guard text.isURL else { break }
      return .known(.url(text))
    case "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot", "UICollectionViewDiffableDataSource",
      "UITableViewDiffableDataSource", "UICollectionView":
      return dataObject(type, arguments)
    case "UIView" where arguments.count == 1 && arguments[0].label == "frame": return view(in: arguments[0].value)
    case "NSCollectionLayoutGroup": throw Refusal(.arguments(of: type), at: span)
    default: break
    }
    if SystemTypes.options(of: type) != nil { return .known(.options(type: type, [])) }
    if SystemTypes.layoutTypes.contains(type) { return try layoutObject(type, arguments, span) }
    return .opaque(OpaqueValue(name: type, undeclared: SystemTypes.isKnown(type) ? nil : type))
  }

  /// A view that only the code lays out. Its bounds are known if its frame is known.
  private func view(in frame: Value) -> Value {
    guard case .known(.geometry(let rectangle)) = frame, rectangle.type == "CGRect" else { return .opaque(OpaqueValue(name: "UIView")) }
    let view = LayoutObject("UIView")
    view["frame"] = frame
    view["bounds"] = .known(.geometry(Geometry(type: "CGRect", numbers: [0, 0] + rectangle.numbers[2...])))
    return .known(.layout(view))
  }

  /// A snapshot, a data source, or a view with its layout.
  private func dataObject(_ type: String, _ arguments: [ArgumentValue]) -> Value {
    switch type {
    case "NSDiffableDataSourceSnapshot":
      let snapshot = SnapshotObject()
      snapshot.base = applies.count == 0 ? 0 : nil
      return .known(.snapshot(snapshot))
    case "NSDiffableDataSourceSectionSnapshot":
      // The initialiser can copy another section snapshot.
      if case .known(.outline)? = arguments.first?.value { return arguments[0].value }
      return .known(.outline(OutlineValue(itemType: identifierType(1) ?? .anything)))
    case "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource": return .known(.host(.dataSource))
    default:
      let view = LayoutObject(type)
      if let layout = arguments.first(where: { $0.label == "collectionViewLayout" }) {
        view["collectionViewLayout"] = layout.value
        install(layout.value)
      }
      return .known(.layout(view))
    }
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

  /// `String(x)`, `String(describing: x)`, `String(repeating: "a", count: 3)` and `String(format:)`.
  private func text(from arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> String {
    guard let first = arguments.first else { return "" }
    if arguments.count == 2, first.label == "repeating", case .string(let part) = first.value {
      return try repeated(first.value, try integer(arguments[1].value, span), span).map { _ in part }.joined()
    }
    if first.label == "format", case .string(let format) = first.value {
      return try limited(try formatted(format, Array(arguments.dropFirst()), span), span)
    }
    guard arguments.count == 1, [nil, "describing", "reflecting", "localized", "stringLiteral"].contains(first.label) else {
      throw Refusal(.arguments(of: "String"), at: span)
    }
    // An array of characters, such as `"abc".reversed()`.
    if first.label == nil, case .array(let parts) = first.value {
      let characters = parts.compactMap { if case .string(let part) = $0, part.count == 1 { part } else { nil } }
      guard characters.count == parts.count else { throw Refusal(.unsupported("this interpolation"), at: span) }
      return characters.joined()
    }
    return try described(first.value, span)
  }

  private func integer(from arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    guard let first = arguments.first else { return .int(0) }
    if arguments.count == 1, first.label == "exactly" {
      let number = try number(first.value, first.span)
      return number.rounded() == number ? .int(try integer(of: number, span)) : .nil
    }
    guard arguments.count == 1, first.label == nil || first.label == "truncating" else { throw Refusal(.arguments(of: "Int"), at: span) }
    switch first.value {
    case .int: return first.value
    case .double(let number):
      return .int(try integer(of: number, span))
    case .string(let text): return Int(text).map { .int($0) } ?? .nil
    case .bool(let value): return .int(value ? 1 : 0)
    default: return .int(try integer(of: try number(first.value, first.span), span))
    }
  }

  /// The integer part of a number. Numbers from 1e15 on are errors.
  func integer(of number: Double, _ span: Span) throws(Refusal) -> Int {
    guard number.isFinite, abs(number) < 1e15 else { throw Refusal(.badArithmetic(text(of: span)), at: span) }
    return Int(number)
  }

  private func double(from arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    guard let first = arguments.first else { return .double(0) }
    guard arguments.count == 1, first.label == nil else { throw Refusal(.arguments(of: "CGFloat"), at: span) }
    if case .string(let text) = first.value { return decimalNumber(text).map { .double($0) } ?? .nil }
    return .double(try number(first.value, first.span))
  }

  private func dictionary(from arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    var result = DictionaryValue()
    guard let first = arguments.first else { return .dictionary(result) }
    let combine = arguments.count == 2 && arguments[1].label == "uniquingKeysWith" ? arguments[1].value : nil
    let isInOrder = first.label == "grouping" || combine != nil
    let pairs = isInOrder ? try elements(of: first.value, span) : try unordered(first.value, span)
    guard isInOrder || arguments.count == 1 else { throw Refusal(.arguments(of: "Dictionary"), at: span) }
    for pair in pairs {
      if first.label == "grouping" { break }
      guard case .tuple(let parts) = pair, parts.count == 2 else { throw Refusal(.arguments(of: "Dictionary"), at: span) }
      try spend(result.entries.count, span)
      let old = try combine == nil ? nil : value(of: parts[0].value, in: result, span)
      let new = try combine.flatMap { combine throws(Refusal) in
        try old.map { old throws(Refusal) in try call(combine, [old, parts[1].value], span) }
      }
      try set(new ?? parts[1].value, for: parts[0].value, in: &result, span)
    }
    if first.label == "grouping", let key = arguments.last {
      for element in pairs {
        try spend(result.entries.count, span)
        let name = try apply(key.value, [ArgumentValue(label: nil, value: element, span: span)], span)
        var known: [Value] = []
        if case .array(let found)? = try value(of: name, in: result, span) { known = found }
        try spend(known.count / 16, span)
        try set(.array(known + [element]), for: name, in: &result, span)
      }
    }
    return .dictionary(result)
  }

  /// A layout object whose properties are the arguments, under UIKit's labels.
  private func layoutObject(_ type: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    guard let labels = SystemTypes.initializer(of: type, taking: arguments.map { $0.label }) else {
      throw Refusal(.arguments(of: type), at: span)
    }
    let object = LayoutObject(type)
    object.sources.made = span
    for (label, argument) in zip(labels, arguments) {
      let place = SystemTypes.initializerParameter(label, of: type)
      let value = try coerce(argument.value, to: place, argument.span)
      try check(value, place, argument.span)
      object[label] = label == "group" ? copied(value) : label == "configuration" ? value.copiedLayout : value
      object.sources.properties[label] = argument.span
    }
    if type == "UICollectionViewCompositionalLayout" { madeLayouts.append(.known(.layout(object))) }
    return .known(.layout(object))
  }

  /// Reports a value in a layout that only the running app knows or that has the wrong type.
  func check(_ value: Value, _ expected: Expected, _ span: Span) throws(Refusal) {
    switch (value, expected) {
    case (.opaque(let opaque), .anything): if opaque.name.isEmpty { throw opaque.refusal(at: span) }
    case (.opaque(let opaque), _): throw opaque.refusal(at: span)
    case (.array(let elements), .array(let element)):
      for found in elements { try check(found, element, span) }
    case (_, .fraction), (_, .double), (_, .cgFloat), (_, .int), (_, .bool), (_, .string):
      guard value.mayBe(expected) else { throw Refusal(.unexpected(found: value.kindName, wanted: expected.typeName), at: span) }
    case (.implicit(let implicit), .system(let name)): throw Refusal(.unknownMember(implicit.name, of: name), at: implicit.span)
    case (.int, .system(let name)), (.double, .system(let name)), (.string, .system(let name)), (.nil, .system(let name)):
      if SystemTypes.layoutTypes.contains(name), name != "UICollectionViewCompositionalLayoutConfiguration" {
        if case .nil = value, name.hasSuffix("Spacing") || name.hasSuffix("Anchor") { return }
        throw Refusal(.unexpected(found: value.kindName, wanted: name), at: span)
      }
      if case .nil = value { return }
      if Geometry.names[name] != nil || SystemTypes.cases(of: name) != nil {
        throw Refusal(.unexpected(found: value.kindName, wanted: name), at: span)
      }
    case (.bool, .system(let name)):
      if SystemTypes.decidesFrames(name) { throw Refusal(.unexpected(found: value.kindName, wanted: name), at: span) }
    case (.known(let known), .system(let name)):
      guard known.isPlain, known.typeName != name, SystemTypes.decidesFrames(name) else { return }
      throw Refusal(.unexpected(found: value.kindName, wanted: name), at: span)
    default: break
    }
  }
}

extension String {
  /// True if `URL(string:)` accepts the text in every version of iOS, without changes. Other texts may be refused or percent-encoded.
  fileprivate var isURL: Bool {
    let allowed = "-._~:/?#@!$&'()*+,;="
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || allowed.contains($0)) }
  }
}

extension KnownValue {
  /// Whether the value has exactly one type. Layout objects also have those of their superclasses.
  fileprivate var isPlain: Bool {
    switch self {
    case .geometry, .dimension, .spacing, .symbol, .options: true
    case .layout, .host, .snapshot, .outline, .indexPath, .uuid, .url, .hasher, .hash: false
    }
  }
}

import CompositionalLayout
import SwiftParsing

extension Evaluator {
  /// A static member of a system type: a case, a factory or a constant.
  func systemStatic(_ name: String, of type: String, _ span: Span) throws(Refusal) -> Value? {
    if SystemTypes.cases(of: type + name) != nil || SystemTypes.options(of: type + name) != nil {
      return .type(TypeValue(kind: .system(type + name)))
    }
    if let cases = SystemTypes.cases(of: type) {
      if name == "allCases" { return .array(cases.map { .known(.symbol(type: type, name: $0)) }) }
      return cases.contains(name) ? .known(.symbol(type: type, name: name)) : nil
    }
    if let options = SystemTypes.options(of: type) {
      if name == "all" { return .known(.options(type: type, options)) }
      return options.contains(name) ? .known(.options(type: type, [name])) : nil
    }
    let member = FunctionValue(kind: .member(name, of: .type(TypeValue(kind: .system(type)))))
    if SystemTypes.layoutTypes.contains(type), SystemTypes.type(type)?.factories.contains(name) ?? false { return .function(member) }
    switch type {
    case "UIScreen": return name == "main" ? .known(.host(.screen)) : nil
    case "UIDevice": return name == "current" ? .known(.host(.device)) : nil
    case "UIApplication": return name == "shared" ? .known(.host(.application)) : nil
    case "UITraitCollection": return name == "current" ? .known(.host(.traits)) : nil
    case "UIView" where ["performWithoutAnimation", "animate", "transition", "modifyAnimations"].contains(name): return .function(member)
    // Static members of `UIView` do not affect frames, and numbers such as `noIntrinsicMetric` are unknown.
    case "UIView": return viewStatic(name)
    case "UICollectionView": return collectionViewStatic(name)
    case "Unicode": return name == "Scalar" ? .type(TypeValue(kind: .system("UnicodeScalar"))) : nil
    case "CharacterSet": return .known(.symbol(type: type, name: name))
    case "Optional": return name == "some" ? .function(member) : name == "none" ? .nil : nil
    default: return constant(name, of: type)
    }
  }

  private func viewStatic(_ name: String) -> Value {
    guard name == "layoutFittingCompressedSize" else { return .opaque(OpaqueValue(name: name)) }
    return .known(.geometry(Geometry(type: "CGSize", numbers: [0, 0])))
  }

  private func collectionViewStatic(_ name: String) -> Value {
    switch name {
    case "elementKindSectionHeader": .string("UICollectionElementKindSectionHeader")
    case "elementKindSectionFooter": .string("UICollectionElementKindSectionFooter")
    default:
      name.first?.isUppercase ?? false
        ? .type(TypeValue(kind: .system("UICollectionView\(name)")))
        : .opaque(OpaqueValue(name: name, undeclared: "UICollectionView.\(name)"))
    }
  }

  private func constant(_ name: String, of type: String) -> Value? {
    if type == "CGRect", name == "null" || name == "infinite" {
      let huge = Double.greatestFiniteMagnitude
      let numbers = name == "null" ? [.infinity, .infinity, 0, 0] : [-huge / 2, -huge / 2, huge, huge]
      return .known(.geometry(Geometry(type: type, numbers: numbers)))
    }
    if Geometry.names[type] != nil { return name == "zero" ? .known(.geometry(.zero(type))) : nil }
    switch (type, name) {
    case ("CGFloat", "zero"), ("Double", "zero"), ("Float", "zero"): return .double(0)
    case ("CGFloat", "pi"), ("Double", "pi"), ("Float", "pi"): return .double(.pi)
    case ("CGFloat", "greatestFiniteMagnitude"), ("Double", "greatestFiniteMagnitude"): return .double(.greatestFiniteMagnitude)
    case ("CGFloat", "leastNormalMagnitude"), ("CGFloat", "leastNonzeroMagnitude"): return .double(.leastNormalMagnitude)
    case ("CGFloat", "infinity"), ("Double", "infinity"): return .double(.infinity)
    case ("Int", "zero"): return .int(0)
    case ("Int", "max"): return .int(.max)
    case ("Int", "min"): return .int(.min)
    default: break
    }
    if SystemTypes.isOpaque(type) { return .opaque(OpaqueValue(name: type)) }
    return SystemTypes.isKnown(type) ? nil : .opaque(OpaqueValue(name: name, undeclared: "\(type).\(name)"))
  }

  /// The option set of an array literal.
  func optionSet(_ elements: [Value], _ type: String, _ span: Span) throws(Refusal) -> Value? {
    guard SystemTypes.options(of: type) != nil else { return nil }
    var names: [String] = []
    for element in elements {
      guard case .known(.options(_, let found)) = try coerce(element, to: .system(type), span) else {
        throw Refusal(.unexpected(found: element.kindName, wanted: type), at: span)
      }
      names += found.filter { !names.contains($0) }
    }
    return .known(.options(type: type, names))
  }

  func factory(_ name: String, of type: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch type {
    case "Optional":
      let held = try Library.first(arguments, name, span)
      if case .nil = held { throw Refusal(.unsupported("an optional of an optional"), at: span) }
      return held
    case "UIView":
      // Animations run immediately. Their completion handlers are not called.
      let closures = arguments.filter { if case .function = $0.value { true } else { false } }
      guard let animations = closures.first(where: { $0.label == "animations" }) ?? closures.first else { return .void }
      _ = try call(animations.value, [], span)
      return .void
    case "NSCollectionLayoutDimension": return .known(.dimension(form: name, try onlyNumber(arguments, name, span)))
    case "NSCollectionLayoutSpacing": return .known(.spacing(isFlexible: name == "flexible", try onlyNumber(arguments, name, span)))
    case "NSCollectionLayoutGroup": return .known(.layout(try group(name, arguments, span)))
    case "NSCollectionLayoutDecorationItem":
      let object = LayoutObject(type)
      object["elementKind"] = arguments.first?.value ?? .nil
      object.sources.made = span
      return .known(.layout(object))
    case "NSCollectionLayoutSection", "UICollectionViewCompositionalLayout":
      let section = LayoutObject("NSCollectionLayoutSection")
      guard let argument = arguments.first, case .known(.layout(let list)) = argument.value else {
        throw Refusal(.arguments(of: name), at: span)
      }
      section["list"] = .known(.layout(list.copy()))
      section.sources.made = span
      guard type == "UICollectionViewCompositionalLayout" else { return .known(.layout(section)) }
      let layout = LayoutObject(type)
      layout["section"] = .known(.layout(section))
      return .known(.layout(layout))
    default: throw Refusal(.unknownMember(name, of: type), at: span)
    }
  }

  private func onlyNumber(_ arguments: [ArgumentValue], _ name: String, _ span: Span) throws(Refusal) -> Double {
    guard arguments.count == 1 else { throw Refusal(.arguments(of: name), at: span) }
    let number = try number(arguments[0].value, arguments[0].span)
    guard number.isFinite else { throw Refusal(.badArithmetic(text(of: arguments[0].span)), at: span) }
    return number
  }

  /// Creates a group. A group keeps copies of its subitems.
  private func group(_ direction: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> LayoutObject {
    let group = LayoutObject("NSCollectionLayoutGroup")
    group["direction"] = .string(direction)
    group.sources.made = span
    for argument in arguments {
      let label = argument.label ?? "itemProvider"
      let expected = SystemTypes.parameter(label, of: direction, .void)
      var value = try coerce(argument.value, to: expected, argument.span)
      try check(value, expected, argument.span)
      switch label {
      case "subitem", "repeatingSubitem":
        if label == "repeatingSubitem" { group["isRepeating"] = .bool(true) }
        value = .array([value])
        group["subitems"] = .array(try copies(value, to: group, argument.span))
      case "subitems": group["subitems"] = .array(try copies(value, to: group, argument.span))
      case "layoutSize", "count", "itemProvider", "supplementaryItems": group[label] = value
      default: throw Refusal(.arguments(of: direction), at: argument.span)
      }
      group.sources.properties[label] = argument.span
    }
    // UIKit raises exceptions for these when the group is created.
    if case .int(let count)? = group["count"], count < 1 {
      throw Refusal(.countBelowOne(direction == "vertical" ? .vertical : .horizontal), at: span)
    }
    if case .array(let subitems)? = group["subitems"], subitems.isEmpty {
      throw Refusal(.groupWithoutSubitems, at: span)
    }
    guard group["layoutSize"] != nil, direction == "custom" ? group["itemProvider"] != nil : group["subitems"] != nil else {
      throw Refusal(.arguments(of: direction), at: span)
    }
    return group
  }

  private func copies(_ value: Value, to group: LayoutObject, _ span: Span) throws(Refusal) -> [Value] {
    var result: [Value] = []
    for element in try elements(of: value, span) {
      guard case .known(.layout(let item)) = element else {
        throw Refusal(.unexpected(found: element.kindName, wanted: "NSCollectionLayoutItem"), at: span)
      }
      group.depth = max(group.depth, item.depth + 1)
      guard group.depth <= Self.depthOfValues else { throw Refusal(.heldTooDeep, at: span) }
      result.append(copied(.known(.layout(item))))
    }
    return result
  }
}

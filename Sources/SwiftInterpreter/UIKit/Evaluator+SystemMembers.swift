import Documents
import Localization
import SwiftParsing

extension Evaluator {
  /// A member of a value whose type the code does not declare; nil for other names.
  func systemMember(_ name: String, of receiver: Value, _ span: Span) throws(Refusal) -> Value? {
    if !receiver.isOpaque {
      if name == "hashValue" { return .known(.hash(try hashText(of: receiver, span))) }
      if name == "hash", receiver.isHashable { return .function(FunctionValue(kind: .member(name, of: receiver))) }
    }
    switch receiver {
    case .known(let known): return try knownMember(name, of: known, receiver, span)
    case .opaque(let opaque): return valueAtLaunch(of: name, in: opaque) ?? .opaque(opaque.member(name))
    case .tuple(let parts):
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      return Int(name).flatMap { parts.indices.contains($0) ? parts[$0].value : nil }
    case .object(let object):
      if let own = object.fields[name] { return own }
      if isDataSource(object.type) { return try member(name, of: .dataSource, span) }
      if let member = host.inherited(name, by: superclass(of: object.type), self) { return member }
      guard let parent = superclass(of: object.type), SystemTypes.isOpaque(parent) else { return nil }
      return .opaque(OpaqueValue(name: name))
    case .structure(let value):
      if let method = try sequenceMethod(name, of: receiver, span) { return method }
      if let member = try optionMember(name, of: value, receiver, span) { return member }
      return value.type.inheritance.isEmpty ? nil : protocolMember(name, receiver)
    case .enumCase: return protocolMember(name, receiver)
    default: return try Library.member(name, of: receiver, self, span)
    }
  }

  /// The value that a control's property has when the app starts, before the control is used; nil for other properties.
  private func valueAtLaunch(of name: String, in control: OpaqueValue) -> Value? {
    guard start.running != nil else { return nil }
    switch (control.name, name) {
    case ("UISearchController", "isActive"), ("UIRefreshControl", "isRefreshing"): return .bool(false)
    case ("searchBar", "text"), ("UISearchBar", "text"): return program.setsTextOfSearchBar ? nil : .string("")
    default: return nil
    }
  }

  private func protocolMember(_ name: String, _ receiver: Value) -> Value? {
    switch name {
    case "description", "debugDescription": (try? described(receiver, Span(start: 0, end: 0, file: 0))).map { .string($0) }
    default: nil
    }
  }

  private func knownMember(_ name: String, of known: KnownValue, _ receiver: Value, _ span: Span) throws(Refusal) -> Value? {
    let method = Value.function(FunctionValue(kind: .member(name, of: receiver)))
    switch known {
    case .geometry(let geometry): return geometryMember(name, geometry, method)
    case .host(let object): return try member(name, of: object, span)
    case .snapshot(let snapshot): return snapshotMember(name, snapshot, method)
    case .outline(let outline): return outlineMember(name, outline, method)
    case .layout(let object): return layoutMember(name, of: object, method)
    case .dimension(let form, let value):
      switch name {
      case "dimension": return .double(value)
      case "isEstimated": return .bool(form == "estimated" || form == "uniformAcrossSiblings")
      case "isFractionalWidth", "isFractionalHeight", "isAbsolute", "isUniformAcrossSiblings":
        return .bool("is" + form.prefix(1).uppercased() + form.dropFirst() == name)
      default: return nil
      }
    case .spacing(let isFlexible, let value):
      switch name {
      case "spacing": return .double(value)
      case "isFlexible", "isFixed": return .bool(isFlexible == (name == "isFlexible"))
      default: return nil
      }
    case .symbol(let type, let symbol): return symbolMember(name, type, symbol)
    case .options(_, let names):
      if name == "isEmpty" { return .bool(names.isEmpty) }
      return ["contains", "insert", "remove", "formUnion", "subtract", "union", "subtracting"].contains(name) ? method : nil
    case .indexPath(let item, let section):
      return name == "item" || name == "row" ? .int(item) : name == "section" ? .int(section) : nil
    case .uuid(let text): return name == "uuidString" || name == "description" ? .string(text) : nil
    case .url(let text):
      return ["absoluteString", "description"].contains(name) ? .string(text) : .opaque(OpaqueValue(name: "URL.\(name)", origin: span))
    case .hasher: return ["combine", "finalize"].contains(name) ? method : nil
    case .hash: return nil
    }
  }

  /// The text of a new UUID, which is unique.
  static func newUUID(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    let first = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    return "\(first)\(uuidMiddle)0000\(first)"
  }

  static let uuidMiddle = "-0000-4000-8000-"

  /// True for a text such as E621E1F8-C36C-495A-93FC-0C247A3E6E5F.
  static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map { $0.utf8.count } == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }

  private func geometryMember(_ name: String, _ geometry: Geometry, _ method: Value) -> Value? {
    if let number = geometry[name] { return .double(number) }
    guard geometry.type == "CGRect" else { return ["insetBy", "inset"].contains(name) ? method : nil }
    let (x, y, width, height) = (geometry.numbers[0], geometry.numbers[1], geometry.numbers[2], geometry.numbers[3])
    switch name {
    case "size": return .known(.geometry(Geometry(type: "CGSize", numbers: [width, height])))
    case "origin": return .known(.geometry(Geometry(type: "CGPoint", numbers: [x, y])))
    case "minX": return .double(x)
    case "minY": return .double(y)
    case "midX": return .double(x + width / 2)
    case "midY": return .double(y + height / 2)
    case "maxX": return .double(x + width)
    case "maxY": return .double(y + height)
    case "integral": return geometry.integral
    case "insetBy", "inset", "offsetBy": return method
    case _ where Evaluator.rectangleMethods.contains(name): return method
    default: return nil
    }
  }

  private func symbolMember(_ name: String, _ type: String, _ symbol: String) -> Value? {
    switch name {
    case "isLandscape": .bool(symbol.hasPrefix("landscape"))
    case "isPortrait": .bool(symbol.hasPrefix("portrait"))
    case "isAccessibilityCategory": .bool(symbol.hasPrefix("accessibility"))
    case "rawValue": (SystemTypes.cases(of: type)?.firstIndex(of: symbol)).map { .int($0) }
    default: nil
    }
  }

  func propertyType(_ name: String, of receiver: Value) -> Expected {
    switch receiver {
    case .known(.layout(let object)): SystemTypes.property(name, of: object.type)
    case .known(.geometry): .cgFloat
    default: .anything
    }
  }

  /// Sets a property of a system value. Returns the new value, or nil for references, which are changed in place.
  func systemSet(_ name: String, of receiver: Value, to value: Value, _ span: Span) throws(Refusal) -> Value? {
    guard case .known(let known) = receiver else { throw Refusal(.unknownMember(name, of: receiver.kindName), at: span) }
    switch known {
    case .geometry(var geometry):
      if case .known(.geometry(let part)) = value, name == "origin" || name == "size" {
        for name in part.names { geometry[name] = part[name] }
        return .known(.geometry(geometry))
      }
      guard geometry.names.contains(name) else { throw Refusal(.unknownMember(name, of: geometry.type), at: span) }
      geometry[name] = try number(value, span)
      return .known(.geometry(geometry))
    case .layout(let object) where SystemTypes.type(object.type)?.kind == .struct:
      let copy = object.copy()
      try set(name, of: copy, to: value, span)
      return .known(.layout(copy))
    case .layout(let object):
      try set(name, of: object, to: value, span)
      return nil
    case .host(let object):
      try refuseUnknownMoves(name, value, span)
      if name == "collectionViewLayout" { install(value) } else if !isMargin(name) { noteIgnored("\(object.typeName).\(name)") }
      return nil
    default: throw Refusal(.unknownMember(name, of: known.typeName), at: span)
    }
  }

  /// Records a handler, unless it is a closure that does not use its items and moves no views.
  private func noteHandler(_ value: Value, _ span: Span) {
    guard case .function(let function) = value, case .closure(let closure, _) = function.kind else {
      remarks.handlers.append(span)
      return
    }
    let texts = closure.body.map { program.text(of: $0.span) }
    let moves = [".transform", ".center", ".bounds", ".frame =", ".frame."]
    let isMoving = texts.contains { text in moves.contains { text.contains(text: $0) } }
    if isMoving { remarks.movingHandlers.append(span) }
    if isMoving || closure.parameters?.first?.closureName != "_" { remarks.handlers.append(span) }
  }

  private func set(_ name: String, of object: LayoutObject, to value: Value, _ span: Span) throws(Refusal) {
    if SystemTypes.withoutEffect.contains(name) {
      if name == "visibleItemsInvalidationHandler" { noteHandler(value, span) }
      noteIgnored("\(object.type).\(name)")
      return
    }
    if object.type == "UIView" {
      // Setting one of these may change the view's layout, so its frame becomes unknown.
      let places = ["frame", "bounds", "center", "translatesAutoresizingMaskIntoConstraints", "autoresizingMask"]
      guard places.contains(name) else { return noteIgnored("UIView.\(name)") }
      for name in ["frame", "bounds"] { object[name] = .opaque(OpaqueValue(name: name, origin: span)) }
      return
    }
    if object.type == "UICollectionView" {
      try refuseUnknownMoves(name, value, span)
      if name == "collectionViewLayout" {
        object[name] = value
        install(value)
      } else if !isMargin(name) {
        noteIgnored("\(object.type).\(name)")
      }
      return
    }
    guard let property = SystemTypes.type(object.type)?.properties[name] else {
      throw Refusal(.unknownMember(name, of: object.type), at: span)
    }
    guard property.isSettable else { throw Refusal(.getOnly(name), at: span) }
    // A decoration covers its section, whatever its edge spacing (layout-rules R8.7).
    if object.type == "NSCollectionLayoutDecorationItem", name == "edgeSpacing" { noteIgnored("\(object.type).\(name)") }
    let found = try coerce(value, to: property.place, span)
    try check(found, property.place, span)
    if object.isCopied, !(object[name] ?? .nil).isEqual(to: found), !lateEdits.contains(where: { $0.span == span }) {
      lateEdits.append(LateEdit(object: object, property: name, span: span))
    }
    switch (name, found) {
    case ("configuration", _): object[name] = found.copiedLayout
    case (let name, .array(let items)) where SystemTypes.copiedArrays.contains(name): object[name] = .array(items.map(copied))
    default: object[name] = found
    }
    object.sources.properties[name] = assigned.flatMap { $0.target == span ? $0.value : nil } ?? span
  }

  /// The copy of a layout object that a group or a section keeps. Edits made before the copy count.
  func copied(_ value: Value) -> Value {
    guard case .known(.layout(let object)) = value else { return value }
    lateEdits.removeAll { $0.object === object }
    object.isCopied = true
    return value.copiedLayout
  }

  /// Stores the compositional layout that the code assigns to a collection view. Other layouts are ignored.
  func install(_ layout: Value) {
    switch layout {
    case .known(.layout(let object)) where object.type == "UICollectionViewCompositionalLayout": installed = layout
    default: break
    }
  }

  func noteIgnored(_ what: String) {
    if !remarks.ignored.contains(what) { remarks.ignored.append(what) }
  }

  /// Stores the name of the constant to which the code assigns a layout object.
  func name(_ value: Value, _ name: String?, _ scope: Scope) {
    guard case .known(.layout(let object)) = value, object.name == nil, let name else { return }
    object.name = name
    object.function = callNames.last
  }
}

import SwiftParsing
import Wording

/// Something in the code that makes a layout or a section.
package struct Maker: Sendable {
  /// How it is called: `HomeLayout.createLayout()`.
  package var call: String
  package var makesLayout: Bool
  var needsArguments: Bool
  /// The call with the arguments that the app gives, where `call` has labels alone.
  var entry: String?
  /// Whether it is a view with a layout, which counts only where nothing else makes one.
  var isView = false
  /// Its own name, and its source.
  var name = ""
  var text = ""
}

extension Program {
  /// What makes a layout or a section, in the order of the code.
  var makers: [Maker] {
    let found = allMakers
    if found.isEmpty { return installers.isEmpty ? subclasses : installers }
    let hasLayout = found.contains { $0.makesLayout && !$0.isView }
    return withoutCalled(found.filter { !$0.isView || !hasLayout && !$0.text.contains(text: "FlowLayout") })
  }

  /// Without those that another one calls, which takes no arguments and makes the same kind of thing.
  private func withoutCalled(_ makers: [Maker]) -> [Maker] {
    makers.filter { maker in
      !makers.contains { other in
        !other.needsArguments && other.makesLayout && maker.makesLayout && other.call != maker.call
          && other.text.contains(text: "\(maker.name)(") && !maker.text.contains(text: "\(other.name)(")
      }
    }
  }

  /// Functions that give a collection view its layout and return nothing. One that another of them calls is left out.
  private var installers: [Maker] {
    let all = allTypes.flatMap { type in
      type.members.functions.values.flatMap { $0 }.sorted { $0.span.start < $1.span.start }.filter(installs).map { (type, $0) }
    }
    return all.compactMap { type, function in
      let isCalled = all.contains { $0.1.span != function.span && text(of: $0.1).contains(text: "\(function.name)(") }
      return isCalled ? nil : Maker(call: "\(function.name)()", makesLayout: true, needsArguments: false)
    }
  }

  /// Layouts that are classes of their own, and view controllers that give themselves a layout when they are made.
  private var subclasses: [Maker] {
    allTypes.filter { type in
      guard type.keyword == .class else { return false }
      if type.inheritance.first?.simpleName == "UICollectionViewCompositionalLayout" { return true }
      return type.members.initializers.contains {
        text(of: $0).contains(text: "collectionViewLayout:") && text(of: $0).contains(text: "UICollectionViewCompositionalLayout")
      }
    }.filter { type in
      type.members.initializers.contains { $0.signature.parameters.allSatisfy { $0.value != nil } }
    }.map { Maker(call: "\($0.path)()", makesLayout: true, needsArguments: false) }
  }

  private func installs(_ function: DeclaredFunction) -> Bool {
    guard function.signature.result == nil, function.body != nil, function.signature.parameters.allSatisfy({ $0.value != nil }) else {
      return false
    }
    let text = text(of: function)
    return text.contains(text: "UICollectionViewCompositionalLayout")
      && (text.contains(text: "collectionViewLayout") || text.contains(text: "setCollectionViewLayout"))
  }

  private var allMakers: [Maker] {
    var found = functionNames.flatMap { name in (functions[name] ?? []).compactMap { maker($0, of: nil) } }
    for name in globalNames {
      if let box = globals[name], let type = box.pending.flatMap({ $0.type.flatMap(Self.made) ?? Self.made($0.expression) }) {
        found.append(
          Maker(
            call: name, makesLayout: type != .section, needsArguments: false, isView: type == .view, name: name,
            text: box.pending.map { text(of: $0.expression.span) } ?? ""))
      }
    }
    for type in allTypes {
      let members = type.members
      for property in members.properties + members.staticProperties.values.sorted(by: { $0.span.start < $1.span.start }) {
        guard let made = property.type.flatMap(Self.made) ?? property.value.flatMap(Self.made), property.isComputed || property.value != nil
        else { continue }
        let isStatic = members.staticProperties[property.name] != nil
        found.append(
          Maker(
            call: isStatic || type.keyword != .class ? "\(type.path).\(property.name)" : property.name, makesLayout: made != .section,
            needsArguments: false, isView: made == .view, name: property.name, text: text(of: property.span)))
      }
      for function in (Array(members.functions.values) + Array(members.staticFunctions.values)).flatMap({ $0 }).sorted(by: {
        $0.span.start < $1.span.start
      }) {
        if let maker = maker(function, of: type) { found.append(maker) }
      }
    }
    return found
  }

  private enum Made { case layout, section, view }

  private static func made(_ type: TypeReference) -> Made? {
    type.optionalBase.simpleName.flatMap(made)
  }

  private static func made(named name: String) -> Made? {
    switch name {
    case "UICollectionViewLayout", "UICollectionViewCompositionalLayout": .layout
    case "UICollectionView": .view
    case "NSCollectionLayoutSection": .section
    default: nil
    }
  }

  /// What an initializer or a factory makes, where no type is written.
  private static func made(_ expression: Expression) -> Made? {
    guard case .call(let call) = expression.kind else { return nil }
    switch call.callee.kind {
    case .identifier(let reference): return made(named: reference.name.text)
    case .member(let base, _):
      guard case .identifier(let reference) = base.kind else { return nil }
      return made(named: reference.name.text)
    case .closure(let closure):
      if let result = closure.result.flatMap(made) { return result }
      return nil
    default: return nil
    }
  }

  private func maker(_ function: DeclaredFunction, of type: SourceType?) -> Maker? {
    guard let made = function.signature.result.flatMap(Self.made), function.body != nil else { return nil }
    let needed = function.signature.parameters.filter { $0.value == nil && !$0.isVariadic }
    let given = needed.compactMap(Self.argument)
    let labels = function.signature.parameters.filter { $0.value == nil }.map { "\($0.label?.text ?? "_"):" }.joined()
    let name = "\(type.map { function.isStatic || $0.keyword == .extension ? "\($0.path)." : "" } ?? "")\(function.name)"
    let entry = given.isEmpty || given.count < needed.count ? nil : "\(name)(\(given.joined(separator: ", ")))"
    return Maker(
      call: "\(name)(\(labels))", makesLayout: made != .section, needsArguments: given.count < needed.count, entry: entry,
      isView: made == .view, name: function.name, text: text(of: function))
  }

  /// The argument of a parameter that the app gives: what its data source has at an index.
  private static func argument(of parameter: Parameter) -> String? {
    guard let label = parameter.label?.text, label == "sectionIdentifier", parameter.isFunction else { return nil }
    return "\(label): { UICollectionViewDiffableDataSource().sectionIdentifier(for: $0) }"
  }

  /// All declared types with those inside them.
  var allTypes: [SourceType] {
    func inside(_ type: SourceType) -> [SourceType] { [type] + type.members.types.values.sorted { $0.name < $1.name }.flatMap(inside) }
    return (typeNames.compactMap { types[$0] } + extensions.values.sorted { $0.name < $1.name }).flatMap(inside)
  }
}

extension Evaluator {
  /// Evaluates what a user names: `createLayout()`, `HomeLayout.makeBanner(columns: 3)`, `Type.property`.
  func value(ofEntry entry: String) throws(Refusal) -> Value {
    let file = SourceFile(Array(entry.utf8), index: UInt32(program.files.count))
    guard file.statements.count == 1, case .expression(let expression) = file.statements[0].kind else {
      throw Refusal(.unsupported(entry), at: Span(start: 0, end: 0, file: file.index))
    }
    switch expression.kind {
    case .call(let call): return try entryCall(call, expression)
    case .identifier, .member: return try entryMember(expression)
    default: return try value(expression, program.scope)
    }
  }

  private func entryCall(_ call: Call, _ expression: Expression) throws(Refusal) -> Value {
    guard let target = try entryTarget(call.callee) else { return try value(expression, program.scope) }
    var arguments: [ArgumentValue] = []
    for argument in call.arguments {
      let type = parameterTypes(of: target, call, arguments.count)
      arguments.append(
        ArgumentValue(label: argument.label?.text, value: try value(argument.value, program.scope, type), span: argument.value.span))
    }
    if let missing = missingParameter(of: target, arguments) {
      throw Refusal(
        .runTime((missing.internalName ?? missing.label)?.text ?? "_"), at: (missing.label ?? missing.internalName)?.span ?? missing.span)
    }
    return try apply(target, arguments, entryPlace(target) ?? call.callee.nameSpan)
  }

  /// The first parameter of the only function of a name for which the user gave nothing.
  private func missingParameter(of target: Value, _ arguments: [ArgumentValue]) -> Parameter? {
    guard case .function(let function) = target, case .declared(let functions, _, _) = function.kind, functions.count == 1,
      !functions[0].signature.takes(arguments)
    else { return nil }
    return functions[0].signature.parameters.first { parameter in
      parameter.value == nil && !parameter.isVariadic && !arguments.contains { $0.label == parameter.label?.text || $0.label == nil }
    }
  }

  private func entryMember(_ expression: Expression) throws(Refusal) -> Value {
    if let value = try entryTarget(expression) { return value }
    return try value(expression, program.scope)
  }

  private func entryPlace(_ target: Value) -> Span? {
    guard case .function(let function) = target, case .declared(let functions, _, _) = function.kind else { return nil }
    return functions.first?.span
  }

  /// A member of a type, which is made first where the member is not static; nil for what the program's own names say.
  private func entryTarget(_ callee: Expression) throws(Refusal) -> Value? {
    switch callee.kind {
    case .identifier(let reference):
      let name = reference.name.text
      if program.functions[name] != nil || program.globals[name] != nil || program.types[name] != nil { return nil }
      for type in program.allTypes {
        if let value = try memberForEntry(name, of: type, reference.name.span) { return value }
      }
      return nil
    case .member(let base, let reference):
      guard let type = program.allTypes.first(where: { $0.path == text(of: base.span, in: callee) }) else { return nil }
      return try memberForEntry(reference.name.text, of: type, reference.name.span)
    default: return nil
    }
  }

  private func text(of span: Span, in callee: Expression) -> String {
    switch callee.kind {
    case .member(let base, _): return path(base)
    default: return ""
    }
  }

  private func path(_ expression: Expression) -> String {
    switch expression.kind {
    case .identifier(let reference): reference.name.text
    case .member(let base, let reference): "\(path(base)).\(reference.name.text)"
    default: ""
    }
  }

  private func memberForEntry(_ name: String, of type: SourceType, _ span: Span) throws(Refusal) -> Value? {
    if let value = try staticMember(name, of: type, span) { return value }
    let members = type.members
    guard members.functions[name] != nil || members.property(name) != nil else { return nil }
    return try declaredMember(name, of: try app(type, span), type, program.scope, span)
  }

  /// A value of a type as the app makes it.
  func app(_ type: SourceType, _ span: Span) throws(Refusal) -> Value {
    if type.isReference {
      if superclass(of: type).map({ $0.hasPrefix("UI") || $0.hasPrefix("NS") }) ?? false || members(type).initializers.isEmpty {
        let object = instance(of: type)
        object.isApp = true
        return .object(object)
      }
      guard members(type).initializers.contains(where: { $0.signature.takes([ArgumentValue]()) }) else {
        let object = instance(of: type)
        object.isApp = true
        return .object(object)
      }
      return try make(type, [], span)
    }
    if type.keyword == .enum { return .type(TypeValue(kind: .source(type))) }
    if type.keyword == .extension { return .opaque(OpaqueValue(name: type.name)) }
    do throws(Refusal) { return try make(type, [], span) } catch {
      guard case .arguments(type.path) = error.reason else { throw error }
      return try partlyMade(type)
    }
  }

  /// A struct that the app makes with arguments: only what is written in the code is known of it.
  private func partlyMade(_ type: SourceType) throws(Refusal) -> Value {
    var fields = Fields()
    for property in members(type).properties where !property.isComputed && !property.isLazy && property.isLet {
      guard let written = property.value else { continue }
      let scope = try scope(of: type, receiver: nil, result: property.type)
      let expected = try expected(property.type, scope)
      fields[property.name] = try coerce(try value(written, scope, expected), to: expected, written.span)
    }
    return .structure(StructValue(type: type, fields: fields))
  }

  private func members(_ type: SourceType) -> MemberIndex { type.members }
}

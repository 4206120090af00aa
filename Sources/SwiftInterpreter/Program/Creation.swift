import Localization
import SwiftParsing

/// A function that creates a view controller while the app starts, directly or through other functions.
struct Creator {
  var function: DeclaredFunction
  var owner: SourceType?

  /// The name that calls have: that of the class for an initialiser.
  fileprivate var calledName: String { function.name == "init" ? owner?.name ?? "" : function.name }

  fileprivate static let ranks = 0...4

  /// Lower ranks run earlier. Those of the highest rank may run only after an event, such as a tap.
  fileprivate var rank: Int {
    if function.takes("willConnectTo") || function.takes("didFinishLaunchingWithOptions") { return 0 }
    switch function.name {
    case "makeUIViewController": return 1
    case "start": return 2
    case "viewDidLoad", "loadView": return 3
    default: return 4
    }
  }
}

extension DeclaredFunction {
  fileprivate func takes(_ label: String) -> Bool { signature.parameters.contains { $0.label?.text == label } }
}

extension Program {
  /// The functions that may create the first view controller of a class, in the order in which an app calls them.
  ///
  /// Leaves out previews, tests and the methods of the class itself.
  func creators(of type: SourceType) -> [Creator] {
    let all = functionsWithOwners.filter { $0.owner.map { !isForTests($0) } ?? true }
    let uses = all.map { NamesUsed(in: text(of: $0.function)) }
    let properties = propertiesUsingNames(outside: type)
    // The functions and properties that lead to the class, also through others.
    var reaches = uses.map { $0.words.contains(type.name) }
    var leading = Set(properties.filter { $0.uses.words.contains(type.name) }.map { $0.name })
    var isGrowing = true
    while isGrowing {
      let names = Set(zip(all, reaches).filter { $0.1 }.map { $0.0.calledName })
      let next = zip(uses, reaches).map { $1 || !names.isDisjoint(with: $0.called) || !leading.isDisjoint(with: $0.words) }
      leading.formUnion(properties.filter { !names.isDisjoint(with: $0.uses.called) }.map { $0.name })
      isGrowing = next != reaches
      reaches = next
    }
    let candidates = zip(all, reaches).filter { creator, reaches in
      reaches && creator.function.body != nil && (creator.owner !== type || creator.function.isStatic)
    }.map { $0.0 }
    let ranked = candidates.map { ($0.rank, $0) }.filter { rank, creator in
      // The callers of other functions are tried in their place.
      rank < Creator.ranks.upperBound
        || !zip(all, uses).contains { $0.function.span != creator.function.span && $1.called.contains(creator.calledName) }
    }
    return Creator.ranks.flatMap { rank in ranked.filter { $0.0 == rank }.map { $0.1 } }
  }

  /// The function that an app runs first: `application(_:didFinishLaunchingWithOptions:)`.
  var launch: Creator? { functionsWithOwners.first { $0.function.takes("didFinishLaunchingWithOptions") } }

  private func propertiesUsingNames(outside type: SourceType) -> [(name: String, uses: NamesUsed)] {
    allTypes.filter { $0 !== type && !isForTests($0) }.flatMap { other in
      (other.members.properties + Array(other.members.staticProperties.values)).map { ($0.name, NamesUsed(in: text(of: $0.span))) }
    }
  }

  private var functionsWithOwners: [Creator] {
    let free = functionNames.flatMap { functions[$0] ?? [] }.map { Creator(function: $0) }
    let members = allTypes.flatMap { type in
      let own =
        type.members.functions.values.flatMap { $0 } + type.members.staticFunctions.values.flatMap { $0 } + type.members.initializers
      return own.sorted { $0.span.start < $1.span.start }.map { Creator(function: $0, owner: type) }
    }
    return free + members
  }

  private func isForTests(_ type: SourceType) -> Bool {
    type.inheritance.contains { SourceFile.isOfPreviewOrTest($0.simpleName ?? "") }
  }

  /// The object that is shown first among several: the last root of a window, or the first root of a stack or tabs, or the first of all.
  func first(of created: [(object: Instance, span: Span)]) -> Instance? {
    guard created.count > 1 else { return created.first?.object }
    return
      (created.last { isRoot($0.span, of: .window) } ?? created.first { isRoot($0.span, of: .container) } ?? created.first)?.object
  }

  /// Whether the result of a call becomes a root, directly or through a variable.
  private func isRoot(_ call: Span, of kind: RootKind) -> Bool {
    guard let file = file(of: call) else { return false }
    if file.isRoot(call, of: kind) { return true }
    let variables = file.variables(ofCall: call)
    return files.contains { !$0.rootVariables(of: kind).isDisjoint(with: variables) }
  }

  /// The first call that creates an object of a class; nil if the code has no such call.
  func firstCreation(of type: SourceType) -> Span? { files.lazy.compactMap { $0.calls(of: type.name).first?.span }.first }

  /// The only call that creates objects of a class, with constants of the block replaced by their values: `Feed(columns: 2)`.
  ///
  /// Nil if there are different calls, or if only the app knows an argument. The root of the app wins over other calls.
  func creationCall(of type: SourceType) -> String? {
    var sites = files.flatMap { file in file.calls(of: type.name).map { (file, $0) } }
    let roots = sites.filter { file, site in site.block.map { file.text(of: $0.span).contains(text: "rootViewController") } ?? false }
    if !roots.isEmpty { sites = roots }
    let found = Set(sites.map { file, site in written(site, in: file) })
    return found.count == 1 ? found.first ?? nil : nil
  }

  private func written(_ site: CallSite, in file: SourceFile) -> String? {
    var written = WrittenOut(file: file)
    for statement in site.block.flatMap({ try? file.statements(of: $0) }) ?? [] {
      guard case .declaration(let declaration) = statement.kind, case .variable(let variable) = declaration.kind,
        variable.introducer == .let,
        variable.bindings.count == 1, let name = variable.bindings[0].pattern.name, let value = variable.bindings[0].value,
        value.span != site.span
      else { continue }
      written.constants[name.text] = written.text(of: value)
    }
    written.file = SourceFile(Array(file.bytes[site.span.range]))
    guard case .expression(let expression)? = written.file.statements.first?.kind else { return nil }
    return written.text(of: expression)
  }
}

/// The words in a piece of code, and those of them that it may call: before parentheses and braces.
private struct NamesUsed {
  var words: Set<String> = []
  var called: Set<String> = []

  init(in text: String) {
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "(" || $0 == "{" }) {
      let names = part.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      words.formUnion(names)
      if let last = names.last { called.insert(last) }
    }
  }
}

/// Writes expressions that do not depend on the state of the app: literals, new objects such as `Model()`, cases, static members,
/// closures, and collections of these.
private struct WrittenOut {
  var file: SourceFile
  /// The values of constants, as source text.
  var constants: [String: String] = [:]

  /// The source text, with constants replaced by their values; nil for other expressions.
  func text(of expression: Expression) -> String? {
    let written = file.text(of: expression.span)
    switch expression.kind {
    case .boolean, .nil, .integer, .float: return written
    case .string(let literal): return literal.segments.allSatisfy { if case .text = $0 { true } else { false } } ? written : nil
    case .prefix(_, let operand): return text(of: operand) == nil ? nil : written
    case .identifier(let reference):
      return reference.name.text.first?.isUppercase ?? false ? written : constants[reference.name.text]
    case .implicitMember: return written
    case .member(let base, let reference): return text(of: base).map { "\($0).\(reference.name.text)" }
    case .array(let elements): return list(elements.map { text(of: $0) }).map { "[\($0)]" }
    case .closure: return written.contains(text: "self") ? nil : written
    case .call(let call):
      let arguments = call.arguments.map { argument in
        text(of: argument.value).map { value in argument.label.map { "\($0.text): \(value)" } ?? value }
      }
      guard call.trailing.isEmpty, let callee = text(of: call.callee), let arguments = list(arguments) else { return nil }
      return "\(callee)(\(arguments))"
    default: return nil
    }
  }

  private func list(_ parts: [String?]) -> String? {
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? known.joined(separator: ", ") : nil
  }
}

extension Evaluator {
  /// The view controller as the app creates it: the first object of the class that the app's own functions make, or the one that becomes
  /// the root.
  ///
  /// Nil if no function creates one, or if none of them can be evaluated so far.
  func created(_ type: SourceType) throws(Refusal) -> Instance? {
    guard start.depth < Self.creatorDepth else { return nil }
    let outside = (madeLayouts, reachedMoves, ownMargins, later, applies, isMakingData, isTolerant)
    let (outerStart, outerRemarks, installed) = (start, remarks, self.installed)
    defer {
      (madeLayouts, reachedMoves, ownMargins, later, applies, isMakingData, isTolerant) = outside
      let reads = remarks.reads
      (start, remarks) = (outerStart, outerRemarks)
      // A collection view controller gets its layout when it is created.
      if superclass(of: type) != "UICollectionViewController" { self.installed = installed }
      for name in reads { noteRead(name) }
    }
    start.depth += 1
    let creators = program.creators(of: type)
    if !hasLaunched, !creators.isEmpty, let launch = program.launch, creators[0].function.span != launch.function.span {
      hasLaunched = true
      try run(launch, creating: type)
    }
    for creator in creators.prefix(Self.creatorLimit) {
      (start.wanted, start.created) = (type, [])
      try run(creator, creating: type)
      guard let object = program.first(of: start.created) else { continue }
      object.isApp = true
      for name in definitions.keys {
        object.fields.remove(name)
        object.unknown[name] = nil
      }
      return object
    }
    return creators.isEmpty ? nil : try notCreated(type, by: creators)
  }

  /// The app's object of a class, if no function that creates one can be evaluated. The properties that these functions may set are unknown.
  private func notCreated(_ type: SourceType, by creators: [Creator]) throws(Refusal) -> Instance {
    var made: Value?
    if let call = program.creationCall(of: type), let expression = expression(ofEntry: call) {
      made = try? value(expression, program.scope)
    }
    let object = made?.instance ?? instance(of: type)
    object.isApp = true
    for creator in creators {
      let text = program.text(of: creator.function)
      for declaring in classes(from: type) {
        for property in declaring.members.properties where property.value != nil && text.contains(text: ".\(property.name) = ") {
          setUnknown(property.name, of: object, Refusal(.runTime(property.name), at: creator.function.span), at: creator.function.span)
        }
      }
    }
    return object
  }

  private static let creatorLimit = 8
  /// The maximum number of controllers that create each other.
  private static let creatorDepth = 4

  private func run(_ creator: Creator, creating type: SourceType) throws(Refusal) {
    do throws(Refusal) {
      let owner = try creator.owner.map { owner throws(Refusal) in try self.owner(owner, of: creator.function) }
      // Statements that cannot be evaluated are skipped, like those of the start itself.
      start.running = owner?.instance ?? Instance(type: type, fields: Fields(), generics: [:])
      (start.isForLayout, isTolerant, isMakingData) = (true, true, true)
      var result = try run(creator.function, of: owner, creator.owner)
      switch creator.function.name {
      case "makeUIViewController":
        // SwiftUI updates the controller before its first frame.
        for update in creator.owner.map({ methods("updateUIViewController", of: $0) }) ?? [] {
          result = start.created.last.map { .object($0.object) } ?? result
          _ = try run(update, of: owner, creator.owner, first: result)
        }
      case "viewDidLoad", "loadView":
        for name in Program.startFunctions.drop(while: { $0 != creator.function.name }).dropFirst() {
          for function in creator.owner.map({ methods(name, of: $0) }) ?? [] where function.body != nil {
            _ = try run(function, of: owner, creator.owner)
          }
        }
      default: break
      }
      try runLater()
    } catch { if !error.isPassedOver { throw error } }
  }

  /// The object whose method creates a controller, as the app itself creates it where that is known.
  private func owner(_ type: SourceType, of function: DeclaredFunction) throws(Refusal) -> Value {
    if function.isStatic { return .type(TypeValue(kind: .source(type))) }
    if function.name == "init" { return .void }
    if isStartedByUIKit(type) { if let object = try created(type) { return .object(object) } }
    if let call = program.creationCall(of: type), let expression = expression(ofEntry: call),
      let made = try? value(expression, program.scope)
    {
      return made
    }
    return try app(type, function.span)
  }

  private func run(
    _ function: DeclaredFunction, of receiver: Value?, _ owner: SourceType?, first: Value? = nil
  ) throws(Refusal) -> Value {
    let arguments = function.signature.parameters.filter { $0.value == nil }.enumerated().map { index, parameter in
      var unknown = OpaqueValue(name: parameter.closureName, origin: parameter.span)
      unknown.isOfApp = true
      return ArgumentValue(
        label: parameter.label?.text == "_" ? nil : parameter.label?.text, value: index == 0 ? first ?? .opaque(unknown) : .opaque(unknown),
        span: parameter.span)
    }
    if function.name == "init", let owner { return try run(function, making: owner, arguments, function.span) }
    let value = Value.function(FunctionValue(kind: .declared([function], receiver: receiver, scope: owner?.scope)))
    return try apply(value, arguments, function.span)
  }

  /// Runs the initialiser that creates the app's object: the only one without arguments, or that of UIKit which the class overrides.
  func initialize(_ object: Instance) throws(Refusal) {
    if let chosen = viewInitializer(of: object.type) {
      let frame = host.inherited("frame", by: "UIView", self) ?? .nil
      let arguments = chosen.signature.parameters.filter { $0.value == nil }.map {
        ArgumentValue(label: $0.label?.text, value: frame, span: $0.span)
      }
      return try initialize(object, with: chosen, arguments)
    }
    guard let declaring = classes(from: object.type).first(where: { !$0.members.initializers.isEmpty }) else { return }
    let all = declaring.members.initializers
    let fitting = all.filter { $0.signature.takes([ArgumentValue]()) }
    guard
      let chosen = fitting.first ?? all.first(where: { $0.signature.parameters.map { $0.label?.text } == ["nibName", "bundle"] }),
      fitting.count <= 1,
      program.creationCall(of: object.type)?.hasSuffix("()") ?? !program.isMade(object.type, with: chosen.signature),
      // An initialiser that makes a layout is an entry of its own.
      !program.text(of: chosen).contains(text: "collectionViewLayout:")
    else { return }
    let arguments = chosen.signature.parameters.filter { $0.value == nil }.map {
      ArgumentValue(label: $0.label?.text, value: .nil, span: $0.span)
    }
    try initialize(object, with: chosen, arguments)
  }

  private func initialize(_ object: Instance, with chosen: DeclaredFunction, _ arguments: [ArgumentValue]) throws(Refusal) {
    // While it runs, properties have their initial values, as in any object.
    object.isApp = false
    defer { object.isApp = true }
    do throws(Refusal) {
      _ = try runInitializer(chosen, on: .object(object), object.type, arguments, chosen.span)
    } catch { if !error.isPassedOver { throw error } }
  }
}

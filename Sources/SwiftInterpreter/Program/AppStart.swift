import Localization
import SwiftParsing

/// Starts a view controller like UIKit: runs `loadView`, `viewDidLoad` and so on before its layout function.
///
/// The layout function then uses the properties, layouts and snapshots that these functions set, install and apply.
extension Evaluator {
  struct StartResult {
    var value: Value
    var remarks: Remarks
  }

  struct AppStart {
    var objects: [Instance] = []
    var results: [Span: StartResult] = [:]
    /// The object created by an entry with arguments.
    var made: Instance?
    var running: Instance?
    /// Whether only the layout from the running start counts, and not its data.
    var isForLayout = false
    /// The class whose objects are noted while the app creates them.
    var wanted: SourceType?
    var created: [(object: Instance, span: Span)] = []
    /// The last call that created such an object.
    var call: Span?
    /// The number of controllers that are being created, each by the next one.
    var depth = 0
  }

  /// The app's object of a class, after its start. Nil if UIKit does not start the class, or if the start cannot be evaluated.
  ///
  /// - Parameter entry: The function that the user named. It is not run during the start, because it is called afterwards.
  func started(_ type: SourceType, before entry: String?, _ span: Span) throws(Refusal) -> Instance? {
    if let known = start.objects.first(where: { $0.type === type }) { return known }
    guard start.running == nil, isStartedByUIKit(type) else { return nil }
    if let object = try created(type) { return try run(object, before: entry, span) ? object : nil }
    let object = instance(of: type)
    object.isApp = true
    return try run(object, before: entry, span) { () throws(Refusal) in try initialize(object) } ? object : nil
  }

  /// If an entry is a call with arguments, such as `Feed(columns: 3)`, creates and starts the view controller.
  ///
  /// - Parameter keepsData: True if the snapshots that it applies are the app's data.
  func start(by entry: String, keepsData: Bool) throws(Refusal) {
    guard let expression = expression(ofEntry: entry), case .call(let call) = expression.kind, !call.arguments.isEmpty,
      let type = program.allTypes.first(where: { $0.path == entry.prefix { $0 != "(" } }), isStartedByUIKit(type)
    else { return }
    let made: Instance?
    if program.creationCall(of: type) == entry, let object = try created(type) {
      made = object
    } else {
      made = try value(expression, program.scope).instance
    }
    guard let object = made else { return }
    object.isApp = true
    start.made = object
    isMakingData = keepsData
    defer { isMakingData = false }
    _ = try run(object, before: nil, type.span ?? expression.span)
  }

  /// Runs the functions that UIKit calls on a view controller. Returns false if they cannot be evaluated.
  private func run(
    _ object: Instance, before entry: String?, _ span: Span, preparing prepare: () throws(Refusal) -> Void = {}
  ) throws(Refusal) -> Bool {
    let type = object.type
    let (remarks, layouts, moves, margins, later) = (remarks, madeLayouts, reachedMoves, ownMargins, later)
    let (applies, keepsData) = (applies, isMakingData)
    (start.running, start.isForLayout, isTolerant, isMakingData) = (object, !keepsData, true, true)
    defer {
      (start.running, start.isForLayout, isTolerant, isMakingData) = (nil, false, false, keepsData)
      (self.remarks, madeLayouts) = (remarks, layouts)
      if !keepsData { self.applies = applies }
    }
    do throws(Refusal) {
      try prepare()
      try createViews(of: object, span)
      for name in startFunctions(of: type) where name != entry {
        let functions = methods(name, of: type).filter { $0.body != nil }
        guard !functions.isEmpty else { continue }
        // Functions such as `viewWillAppear(_ animated:)` have a parameter.
        let arguments = functions[0].signature.parameters.filter { $0.value == nil }.map { _ in
          ArgumentValue(label: nil, value: .bool(false), span: span)
        }
        _ = try apply(FunctionValue(kind: .declared(functions, receiver: .object(object), scope: type.scope)), arguments, span)
      }
      try runLater()
    } catch {
      // If data was skipped, an exception of UIKit only follows from that.
      if !error.isPassedOver, self.later.refusal == nil || !error.isException { throw error }
      // Discard everything that the start has changed.
      (reachedMoves, ownMargins, start.results, self.later) = (moves, margins, [:], later)
      self.applies = applies
      return false
    }
    start.objects.append(object)
    return true
  }

  /// True for a view controller, and for a view that no code in the files creates, if they have functions that UIKit calls.
  func isStartedByUIKit(_ type: SourceType) -> Bool {
    viewInitializer(of: type) != nil || startFunctions(of: type).contains { name in methods(name, of: type).contains { $0.body != nil } }
  }

  /// Creates the views in the properties of a controller whose initialisers make data, unless the controller makes data itself.
  private func createViews(of object: Instance, _ span: Span) throws(Refusal) {
    guard !family(of: object.type).contains(where: program.appliesSnapshots) else { return }
    let views = program.viewsWithData
    for property in object.type.members.properties where !property.isLazy && object.fields[property.name] == nil {
      guard let written = property.value, views.contains(where: { $0.name == written.calledName }) else { continue }
      _ = try declaredMember(property.name, of: .object(object), object.type, program.scope, span)
    }
  }

  /// The functions that UIKit calls on a view controller or a view, in order.
  func startFunctions(of type: SourceType) -> [String] {
    if program.inherits(type, from: "UIViewController") { return Program.startFunctions }
    guard program.isView(type), program.firstCreation(of: type) == nil else { return [] }
    return (viewInitializer(of: type) == nil ? ["awakeFromNib"] : []) + ["didMoveToSuperview", "didMoveToWindow", "layoutSubviews"]
  }

  /// The initialiser that creates a view without arguments, `init(frame:)` or `init()`, if no code in the files creates the view.
  func viewInitializer(of type: SourceType) -> DeclaredFunction? {
    guard program.isView(type), program.firstCreation(of: type) == nil else { return nil }
    let all = classes(from: type).first { !$0.members.initializers.isEmpty }?.members.initializers ?? []
    return all.first { $0.signature.parameters.allSatisfy { $0.value != nil } }
      ?? all.first { $0.signature.parameters.map { $0.label?.text } == ["frame"] }
  }

  /// Skips a statement that cannot be evaluated while the app starts. The properties that it sets become unknown.
  ///
  /// - Parameter rest: The statements after it in a function's body; nil if they are not known.
  /// - Returns: False if the statement must not be skipped.
  func passOver(_ statement: Statement, _ refusal: Refusal, _ scope: Scope, before rest: ArraySlice<Statement>?) -> Bool {
    // After its last apply, a function has made its data.
    func mayMakeData(_ statement: Statement) -> Bool {
      makesData(statement.span) || program.text(of: statement.span).contains(text: "apply")
    }
    if notInstalled == nil, refusal.isOfMissingValue, program.mayInstall(program.text(of: statement.span)) {
      notInstalled = refusal
    }
    let hasMadeData = rest.map { !mayMakeData(statement) && !$0.contains(where: mayMakeData) } ?? false
    guard isTolerant || statement.waitsForEvent || hasMadeData, refusal.isPassedOver, let object = start.running,
      !Prelude.contains(statement.span.file), let file = program.file(of: statement.span)
    else { return false }
    // Code after an event does not run before the first frame.
    if start.wanted != nil, case .waits = refusal.reason { return false }
    // Without the statement, a function might return another value.
    if start.wanted != nil, !scope.result.isAnything, program.text(of: statement.span).contains(text: "return") { return false }
    let target = statement.assignedName
    let locals = Set(scope.allNames).filter { scope.box($0)?.pending == nil }
    for name in locals where scope.box(name)?.value.isPartOfLayout ?? false {
      let isChanged = target == name || statement.isNested && file.uses(of: name, in: statement.span).contains { $0.isOfMember }
      if isChanged { return false }
    }
    if let target, !locals.contains(target), object.fields[target]?.isPartOfLayout ?? false { return false }
    if let (other, member) = memberSet(by: statement, scope), other !== object {
      setUnknown(member.text, of: other, refusal, at: member.span)
      return true
    }
    setMembersUnknown(statement, locals, refusal, scope, file)
    func isSet(_ name: String) -> Bool { name == target || file.uses(of: name, in: statement.span).contains { $0.sets } }
    for name in locals where isSet(name) { scope.box(name)?.value = .opaque(OpaqueValue(of: refusal, for: name)) }
    for name in statement.declaredNames { scope.declare(name, .opaque(OpaqueValue(of: refusal, for: name))) }
    for type in family(of: object.type) {
      for property in type.members.properties where !property.isComputed && !property.isLet && !locals.contains(property.name) {
        if isSet(property.name) { object.unknown[property.name] = refusal }
      }
    }
    if let other = scope.receiver?.value.instance, other !== object {
      for property in classes(from: other.type).flatMap({ $0.members.properties }) where !locals.contains(property.name) {
        if isSet(property.name) { setUnknown(property.name, of: other, refusal, at: refusal.span) }
      }
    }
    if later.refusal?.span == refusal.span { return true }
    if case .expression(let expression) = statement.kind, isAnswer(expression, scope) { later.refusal = later.refusal ?? refusal }
    // Whether the app makes the data after an unknown condition is unknown, too.
    if case .guard = statement.kind, rest?.contains(where: mayMakeData) ?? false { later.refusal = later.refusal ?? refusal }
    // A function of the class runs its closure itself; others may wait for an event.
    if case .expression(let expression) = statement.kind, expression.givesClosure, methods(expression.calledName, of: object.type).isEmpty {
      noteWaiting(statement.span)
    } else if makesData(statement) {
      later.refusal = later.refusal ?? refusal
    }
    return true
  }

  /// The object and the member that an assignment changes: `feed.columns = 4`; nil for other statements and for `self`.
  func memberSet(by statement: Statement, _ scope: Scope) -> (Instance, Name)? {
    guard case .expression(let expression) = statement.kind else { return nil }
    var target = expression
    switch expression.kind {
    case .assignment(let left, _): target = left
    case .binary(let binary) where binary.operators[0].name.hasSuffix("="): target = binary.operands[0]
    default: return nil
    }
    guard case .member(let base, let reference) = target.kind, !base.isSelf, base.isPath, let object = try? value(base, scope).instance
    else { return nil }
    return (object, reference.name)
  }

  /// Makes the members unknown that a skipped statement changes through variables, as in `if isWide { feed.columns = 4 }`.
  private func setMembersUnknown(_ statement: Statement, _ locals: Set<String>, _ refusal: Refusal, _ scope: Scope, _ file: SourceFile) {
    var holders = locals.compactMap { name in scope.box(name)?.value.instance.map { (name, $0) } }
    if let receiver = scope.receiver?.value.instance {
      holders += receiver.fields.names.compactMap { name in receiver.fields[name]?.instance.map { (name, $0) } }
    }
    for (name, object) in holders {
      for (member, isCalled) in file.membersUsed(through: name, in: statement.span) {
        guard isCalled else {
          setUnknown(member, of: object, refusal, at: refusal.span)
          continue
        }
        for function in methods(member, of: object.type) {
          guard let body = function.body, let own = program.file(of: body.span) else { continue }
          for type in classes(from: object.type) {
            for property in type.members.properties where own.uses(of: property.name, in: body.span).contains(where: { $0.sets }) {
              setUnknown(property.name, of: object, refusal, at: refusal.span)
            }
          }
        }
      }
    }
  }

  /// Makes a property of another object than the started one unknown.
  func setUnknown(_ name: String, of object: Instance, _ refusal: Refusal, at span: Span) {
    guard let property = declaredProperty(name, of: object.type)?.property, !property.isComputed, !property.isLet else { return }
    object.fields.remove(name)
    if definitions[name] != nil { return }
    guard object.type === start.wanted else {
      object.unknown[name] = refusal
      // The view controller may show each new value.
      if property.isObserved || property.isWrapped { later.refusal = later.refusal ?? refusal }
      return
    }
    // A property without a value, such as a delegate, is unknown in any case.
    guard let written = property.value else { return }
    var reason = Refusal(.runTime(name), at: span)
    reason.expression = name
    reason.example = property.type?.example ?? (written.isIntegerLiteral ? "3" : nil)
    object.unknown[name] = reason
  }

  /// True for a call that gives a value to the code that waits for it: a closure such as `onChange?(items)`, a subject, a continuation.
  private func isAnswer(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .optionalChain(let inner), .effect(_, let inner): return isAnswer(inner, scope)
    case .call(let call):
      var callee = call.callee
      if case .optionalChain(let inner) = callee.kind { callee = inner }
      let name = callee.memberName
      if ["send", "resume", "yield"].contains(name) { return true }
      if case .function(let function)? = scope.box(name)?.value, case .closure = function.kind { return true }
      return program.allTypes.contains { $0.members.property(name)?.type?.isFunction ?? false }
    default: return false
    }
  }

  /// Runs a function. If the started object called it on itself without arguments, stores the result.
  @inline(never) func runInStart(
    _ function: DeclaredFunction, _ body: Body, _ receiver: Value?, _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Value {
    let isVoid = function.signature.result == nil
    guard let object = start.running, case .object(let own)? = receiver, own === object, function.signature.parameters.isEmpty else {
      return try run(body, in: scope, named: function.name, span, isVoid: isVoid)
    }
    let outside = remarks
    remarks = Remarks()
    let value = try run(body, in: scope, named: function.name, span, isVoid: isVoid)
    start.results[function.span] = StartResult(value: value, remarks: remarks)
    remarks = outside
    return value
  }

  /// The stored result of a function that ran while the app started; nil for other functions. The first of several functions with the same
  /// result type overrides the others.
  func startResult(of target: Value) -> Value? {
    guard case .function(let function) = target, case .declared(let functions, .object(let object)?, _) = function.kind,
      let first = functions.first,
      functions.allSatisfy({
        $0.signature.parameters.isEmpty && $0.signature.result?.simpleName == first.signature.result?.simpleName
      }),
      start.objects.contains(where: { $0 === object }), let found = start.results[first.span]
    else { return nil }
    remarks.add(found.remarks)
    return found.value
  }

  /// True if statements of the function may be skipped: while the app creates its controllers, or if it returns nothing and does not mention
  /// snapshots.
  func mayPassOver(_ function: DeclaredFunction) -> Bool {
    if start.wanted != nil { return true }
    guard function.signature.result == nil else { return false }
    if start.isForLayout { return true }
    let text = program.text(of: function)
    return !text.contains(text: "napshot") && !program.appliesSnapshot(text)
  }
}

extension Refusal {
  /// True for exceptions of UIKit.
  fileprivate var isException: Bool {
    switch reason {
    case .snapshot, .outline: true
    default: false
    }
  }

  /// True if code asks for the sections of data that is unknown.
  var isOfUnknownSections: Bool { if case .runTime("sectionIdentifiers") = reason { true } else { false } }

  /// False for exceptions of UIKit, thrown errors, limits and cancellation, which end the app's start.
  var isPassedOver: Bool {
    switch reason {
    case .snapshot, .outline, .groupWithoutSubitems, .countBelowOne, .unequalHashes, .cancelled, .tooManySteps, .tooDeep, .heldTooDeep,
      .tooLarge, .thrown:
      false
    default: true
    }
  }
}

extension Statement {
  /// Whether it contains other statements: `if`, `for`, `switch`.
  fileprivate var isNested: Bool {
    guard case .expression(let expression) = kind else {
      if case .declaration = kind { return false }
      return true
    }
    switch expression.kind {
    case .if, .switch: return true
    default: return false
    }
  }

  /// The variable that the statement sets, as a whole or in part: `section` in `section.contentInsets.top = 3`; nil for other statements.
  fileprivate var assignedName: String? {
    guard case .expression(let expression) = kind else { return nil }
    switch expression.kind {
    case .assignment(let target, _): return target.rootName
    case .binary(let binary) where binary.operators[0].name.hasSuffix("="): return binary.operands[0].rootName
    default: return nil
    }
  }

  /// The variables that a declaration declares; empty for other statements.
  fileprivate var declaredNames: [String] {
    guard case .declaration(let declaration) = kind, case .variable(let variable) = declaration.kind else { return [] }
    return variable.bindings.flatMap { $0.parts }.compactMap { $0.pattern.name?.text }
  }

  /// Whether it passes a closure that waits for an event: `$items.sink { … }`, `center.addObserver(…) { … }`.
  var waitsForEvent: Bool {
    guard case .expression(let expression) = kind else { return false }
    var called = expression
    if case .assignment(_, let source) = expression.kind { called = source }
    while true {
      switch called.kind {
      case .call(let call):
        if Self.events.contains(call.callee.memberName), (call.arguments + call.trailing).contains(where: { $0.value.isClosure }) {
          return true
        }
        called = call.callee
      case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base): called = base
      default: return false
      }
    }
  }

  static let events: Set<String> = ["sink", "addObserver", "observe", "subscribe", "bind", "asyncAfter", "scheduledTimer"]
}

extension Expression {
  /// The variable that a chain of members begins with, even after `self`.
  var rootName: String? {
    switch kind {
    case .identifier(let reference): reference.name.text
    case .member(let base, let reference): base.isSelf ? reference.name.text : base.rootName
    case .optionalChain(let base), .forceUnwrap(let base): base.rootName
    case .subscript(let call): call.callee.rootName
    default: nil
    }
  }

  /// True for a variable, its properties, and casts of these. Evaluating it again has no effects.
  fileprivate var isPath: Bool {
    switch kind {
    case .identifier, .self: true
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base), .cast(let base, _, _): base.isPath
    case .tuple(let elements): elements.count == 1 && elements[0].value.isPath
    default: false
    }
  }

  /// Whether it is a call with a closure, or sets a variable to a closure.
  fileprivate var givesClosure: Bool {
    switch kind {
    case .call(let call): (call.arguments + call.trailing).contains { $0.value.isClosure } || call.callee.givesClosure
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base), .effect(_, let base): base.givesClosure
    case .assignment(_, let source): source.isClosure || source.givesClosure
    default: false
    }
  }
}

extension OpaqueValue {
  /// The value of a variable set by a statement that was not evaluated.
  init(of refusal: Refusal, for name: String) {
    switch refusal.reason {
    case .unknownName(let path): self.init(name: path, origin: refusal.span, undeclared: path)
    case .runTime(let text): self.init(name: text, origin: refusal.span)
    default: self.init(name: name, origin: refusal.span)
    }
  }
}

extension NameUse {
  fileprivate var isOfMember: Bool { if case .member = self { true } else { false } }

  /// True if the variable may have a different value afterwards.
  var sets: Bool {
    switch self {
    case .assignment, .storing, .inOut: true
    case .member(let name): name.mutatesReceiver || Evaluator.snapshotChanges.contains(name)
    case .declaration, .lookup, .other: false
    }
  }
}

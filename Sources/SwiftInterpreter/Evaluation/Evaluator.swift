import Cancelling
import CompositionalLayout
import Documents
import SwiftParsing

/// Evaluates layout code: a program, and the app around it to the extent that the document describes the app.
///
/// The evaluator never guesses. Using a value that is not in the files, or that only the running app knows, is an error.
package final class Evaluator {
  /// The limit on the steps in an evaluation, which stops endless loops.
  package static let stepLimit = 1_000_000
  /// The limit on nested calls.
  package static let depthLimit = 120
  /// The limit on nested expressions in all active calls. A batch run has enough stack for this.
  static let nestingLimit = 400
  /// The limit on the size of ranges and arrays.
  static let elementLimit = 100_000

  let program: Program
  var host: SwiftHost
  /// Values for names: `--define Constants.padding=16`. They replace unknown values and the initial values of declared variables.
  let definitions: [String: Value]
  /// The names in `definitions` that the code has read.
  private(set) var usedDefinitions = Set<String>()
  var steps = 0
  /// True after an expression was evaluated or an object changed. Callers reset it.
  var hasEvaluated = false
  var depth = 0
  /// The number of elements that collection operations have processed.
  var work = 0
  /// The number of nested lookups of types and members.
  var lookups = 0
  private var nesting = 0
  var asking = Asking()
  /// Notes about the code, which the session prints.
  var remarks = Remarks()
  /// Properties that code sets on a temporary copy: `layout.configuration.interSectionSpacing`.
  var withoutEffect: [String] = []
  /// Edits to layout objects after they were copied.
  var lateEdits: [LateEdit] = []
  /// The last assignment to a member.
  var assigned: AssignedValue?
  /// The final values of the last call's `inout` parameters, by argument index.
  var changedArguments: [Int: Value] = [:]
  /// True while functions that make the app's data run. Nothing is on screen before they apply it.
  var isMakingData = false
  /// True while a section provider runs. By then, the app has its data.
  var isProviding = false
  /// The content on screen while typed code runs. Nil after the code applies a snapshot, or if only item counts are known.
  var appSnapshot: (@Sendable () -> AppSnapshot)?
  /// The names of the app's items, other than those that the code has created.
  var appNames = Set<String>()
  var applies = Applies()
  /// The collection views that are not shown, by their data sources, whose applies are skipped.
  var viewsNotShown: [String: String] = [:]
  /// Those of them whose data sources have applied a snapshot.
  var skippedViews: [String] = []
  /// The last layout that the code has assigned to a collection view.
  var installed: Value?
  /// Why a statement that gives a view its layout was skipped.
  var notInstalled: Refusal?
  var madeLayouts: [Value] = []
  /// The layout that the code has created, if there is exactly one.
  var onlyLayout: Value? { madeLayouts.count == 1 ? madeLayouts[0] : nil }
  var start = AppStart()
  /// Whether `application(_:didFinishLaunchingWithOptions:)` has run.
  var hasLaunched = false
  var later = Later()
  var dataFunctions: Set<String>?
  /// True if statements that cannot be evaluated are skipped, for example while the app starts.
  var isTolerant = false
  /// Whether only the layout is wanted, because the data is unknown or given.
  var omitsData = false
  /// Whether properties that only the file can set have their initial values while the app starts, even if these are empty. Otherwise, they
  /// are unknown, because the app probably fills them later.
  let trustsInitialValues: Bool
  /// True in a loop over a dictionary or a set whose steps must not depend on each other.
  var runsInAnyOrder = false
  /// True while a list is read in order to change it. It may then be empty.
  var isChanging = false
  /// The app's views that the code casts to its own classes.
  var appViews: [Instance] = []
  /// The generated names of identifiers.
  var identifiers = NamedIdentifiers()
  var sectionIdentifiers = NamedIdentifiers.ofSections
  /// The final value of the first argument of the last closure: the result of `reduce(into:)`.
  var firstAfterClosure: Value?
  /// True if the error being thrown already has the position of a loop.
  var isLoopRefused = false
  /// True if the result depends on whether an unknown call throws.
  var mindsUnknownErrors = false
  /// The error for the first custom margins that the code sets on a collection view.
  var ownMargins: Refusal?
  /// True if the written layout refers to the margins of the view.
  var refersToMargins = false
  /// Whether the code has set such a reference itself. Lists refer to margins by their appearance.
  var setsMarginReference = false
  /// The positions of evaluated statements that set properties of a collection view.
  var reachedMoves: [Span] = []
  /// The snapshot that the data's code changed last.
  var filled: SnapshotObject?
  /// The function of a started controller that makes the data, although nothing calls it during the start.
  var uncalledData: String?
  /// The statements that an error kept from running after a snapshot was filled.
  var unfinished: [Span] = []
  /// The statement that makes a collection view run from right to left, or nil.
  var forcedDirection: Span?
  var thrown: Value = .void
  /// The value of `self` at the end of the last call, for mutating methods.
  var receiverAfterCall: Value?
  /// The declaration of the entry.
  var entryPlace: Span?
  /// The position in the layout of the section for which a provider is called.
  var listPlace = ListConfiguration.SectionPosition()
  /// The container that the provider of a custom group sees instead of the view's.
  var groupContainer: SwiftHost.Container?
  /// The names of the active functions, innermost last.
  var callNames: [String] = []
  /// The number of UUIDs created so far, which identifies each UUID.
  var objectCount = 0
  /// The number of unknown values so far, which identifies each unknown value.
  private var opaqueCount = 0
  var topLevel = TopLevel()
  /// True for code at the prompt, which can use names of the app such as `dataSource`.
  var hasAppNames = false
  /// The undeclared names that were read so far, if the evaluator continues with an unknown value for each; nil if it stops at the first.
  var unknownNames: [SwiftReader.UnknownName]?
  /// The output of the last lines.
  var printed: [String] = []

  package init(program: Program, host: SwiftHost, definitions: [String: Value] = [:], trustsInitialValues: Bool = false) {
    self.trustsInitialValues = trustsInitialValues
    self.program = program
    self.host = host
    self.definitions = definitions
  }

  /// The value that the user has defined for an expression.
  func defined(_ name: String) -> Value? {
    guard let value = definitions[name] else { return nil }
    usedDefinitions.insert(name)
    return value
  }

  /// Counts a step. Throws if the step limit is exceeded or the evaluation was cancelled.
  func step(_ span: Span) throws(Refusal) {
    steps += 1
    if steps > Self.stepLimit { throw Refusal(.tooManySteps, at: span) }
    if asking.isCancelled() { throw Refusal(.cancelled, at: span) }
  }

  func value(_ expression: Expression, _ scope: Scope, _ expected: Expected = .anything) throws(Refusal) -> Value {
    try step(expression.span)
    hasEvaluated = true
    nesting += 1
    let outer = program.viewer.file
    program.viewer.file = expression.span.file
    defer { (nesting, program.viewer.file) = (nesting - 1, outer) }
    guard nesting <= Self.nestingLimit else { throw Refusal(.tooDeep, at: expression.span) }
    let found: Value
    do throws(Refusal) { found = try plainValue(expression, scope, expected) } catch { throw definable(error, expression) }
    return found.isOpaque ? numbered(found, expression) : found
  }

  /// Adds, to an error about an unknown value, the longest expression that `--define` can replace, such as `self.model.columns`.
  private func definable(_ refusal: Refusal, _ expression: Expression) -> Refusal {
    guard refusal.span.file == expression.span.file, refusal.span.start >= expression.span.start,
      refusal.span.end <= expression.span.end
    else { return refusal }
    var refusal = refusal
    if case .unknownName(let name) = refusal.reason, case .member(let base, _) = expression.kind, name.first?.isLowercase ?? false,
      text(of: base) == refusal.expression ?? name || base.isOptionalChain && text(of: base) == "\(refusal.expression ?? name)?"
    {
      refusal.expression = text(of: expression)
    }
    guard case .runTime = refusal.reason else { return refusal }
    switch expression.kind {
    case .identifier where refusal.expression == nil: refusal.expression = text(of: expression)
    case .member(let base, _) where base.isSelf && refusal.expression == nil: refusal.expression = text(of: expression)
    case .member where refusal.expression != nil && refusal.example?.hasPrefix("[") ?? false: break
    case .member(let base, _) where refusal.expression == nil || refusal.expression == text(of: base):
      (refusal.expression, refusal.example) = (text(of: expression), "3")
    case .call(let call) where refusal.expression == text(of: call.callee):
      (refusal.expression, refusal.example) = (definitionName(of: call), "3")
    default: break
    }
    return refusal
  }

  /// A new instance of a type that no file declares. It equals only itself.
  func unknownInstance() -> Value {
    opaqueCount += 1
    var opaque = OpaqueValue(name: "init")
    opaque.number = opaqueCount
    return .opaque(opaque)
  }

  /// Gives an unknown value a number, and stores the position where its expression starts.
  private func numbered(_ found: Value, _ expression: Expression) -> Value {
    guard case .opaque(var opaque) = found, opaque.number == 0 else { return found }
    if opaque.origin == nil {
      let beginning = expression.beginning
      opaque.begin(at: beginning, with: text(of: beginning))
    }
    opaqueCount += 1
    opaque.number = opaqueCount
    switch expression.kind {
    case .member, .identifier: opaque.expression = text(of: expression)
    case .call(let call): opaque.expression = definitionName(of: call)
    default: break
    }
    return .opaque(opaque)
  }

  /// Evaluates each kind of expression in its own function, so that nested code needs little stack per level.
  private func plainValue(_ expression: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    switch expression.kind {
    case .integer, .float, .string, .boolean, .nil, .array, .dictionary, .tuple, .closure: try literal(expression, scope, expected)
    case .identifier, .self, .super, .implicitMember, .member, .call, .subscript, .optionalChain, .forceUnwrap, .specialized:
      try chain(expression, scope, expected)
    case .prefix, .postfix, .binary, .assignment, .ternary, .inOut, .effect: try operation(expression, scope, expected)
    default: try worded(expression, scope, expected)
    }
  }

  @inline(never)
  private func literal(_ expression: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let span = expression.span
    switch expression.kind {
    case .integer(let text): return try integer(text, expected, span)
    case .float(let text): return .double(try float(text, span))
    case .string(let literal): return try string(literal, scope)
    case .boolean(let value): return .bool(value)
    case .array(let elements): return try array(elements, scope, expected)
    case .dictionary(let entries): return try dictionary(entries, scope, expected)
    case .tuple(let elements): return try tuple(elements, scope, expected)
    case .closure(let closure): return try self.closure(closure, scope)
    default: return .nil
    }
  }

  private func closure(_ closure: Closure, _ scope: Scope) throws(Refusal) -> Value {
    let seen = try capturing(closure, scope)
    program.made.keep(seen)
    return .function(FunctionValue(kind: .closure(closure, seen)))
  }

  /// Evaluates names and suffixes.
  @inline(never)
  private func chain(_ expression: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let span = expression.span
    switch expression.kind {
    case .identifier(let reference): return try named(reference.name, scope).labelled(reference.labels)
    case .self: return try selfValue(scope, span)
    case .implicitMember(let reference): return try implicit(reference.name.text, nil, expected, scope, reference.name.span)
    case .member(let base, let reference):
      if scope.hasNoSelf, base.isSelf { return try named(reference.name, scope).labelled(reference.labels) }
      return try member(reference, of: base, scope, expected, span).labelled(reference.labels)
    case .call(let call): return try self.call(call, scope, expected, span)
    case .subscript(let call): return try self.subscript(call, scope, expected, span)
    case .optionalChain(let base): return try chained(base, scope)
    case .forceUnwrap(let base): return try unwrapped(base, scope, expected)
    case .specialized(let base, _): return try value(base, scope, expected)
    default: return .opaque(OpaqueValue(name: "super"))
    }
  }

  @inline(never)
  private func operation(_ expression: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    switch expression.kind {
    case .prefix(let sign, let operand): return try prefix(sign, operand, scope, expected)
    case .postfix(let operand, let sign): return try postfix(operand, sign, scope, expression.span)
    case .binary(let binary): return try self.binary(binary, scope, expected)
    case .assignment(let target, let source):
      try assign(source, to: target, scope)
      return .void
    case .ternary(let condition, let then, let otherwise): return try ternary(condition, then, otherwise, scope, expected)
    case .inOut(let operand): return try changing(operand, scope, expected)
    case .effect(let effect, let operand): return try self.effect(effect, operand, scope, expected, expression.span)
    default: throw Refusal(.unsupported("this expression"), at: expression.span)
    }
  }

  private func ternary(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ scope: Scope, _ expected: Expected
  ) throws(Refusal) -> Value {
    let decided = try value(condition, scope, .bool)
    if case .opaque(let opaque) = decided { return .opaque(opaque.derived) }
    let holds = try bool(decided, condition.span)
    return try value(holds ? then : otherwise, scope, common(expected, [then, otherwise], scope))
  }

  /// Evaluates keyword expressions and macros.
  @inline(never)
  private func worded(_ expression: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let span = expression.span
    switch expression.kind {
    case .cast(let operand, let cast, let type): return try self.cast(operand, cast, type, scope, span)
    case .if(let choice): return try self.if(choice, scope, expected, span)
    case .switch(let choice): return try self.switch(choice, scope, expected, span)
    case .keyPath(let path): return .function(FunctionValue(kind: .keyPath(path, scope)))
    case .macro(let macro): return try self.macro(macro, scope, span)
    case .type(let type): return try typeValue(type, scope)
    case .conditional(let base, let block): return try conditional(base, block, scope, expected, span)
    default: throw Refusal(.unsupported("this expression"), at: span)
    }
  }

  private func effect(
    _ effect: Expression.Effect, _ operand: Expression, _ scope: Scope, _ expected: Expected, _ span: Span
  ) throws(Refusal) -> Value {
    switch effect {
    case .tryOptional: return try triedOptional(operand, scope, expected)
    case .try: return try tried(operand, scope, expected)
    default: return try value(operand, scope, expected)
    }
  }

  /// The scope of a closure. Values in its capture list are evaluated when the closure is created.
  private func capturing(_ closure: Closure, _ scope: Scope) throws(Refusal) -> Scope {
    let captures = closure.captures.filter { $0.name.text != "self" || $0.value != nil }
    guard !captures.isEmpty else { return scope }
    let inside = Scope(inside: scope)
    for capture in captures {
      if let written = capture.value {
        inside.declare(capture.name.text, try value(written, scope))
      } else {
        inside.declare(capture.name.text, try named(capture.name, scope))
      }
    }
    return inside
  }

  /// The value of `self`; an error outside of types.
  func selfValue(_ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    if let receiver = scope.receiver { return receiver.value }
    if let owner = scope.owner { return .type(TypeValue(owner)) }
    throw Refusal(.unknownName("self"), at: span)
  }

  /// Evaluates `a` in `a?.b`. A nil ends the chain.
  private func chained(_ base: Expression, _ scope: Scope) throws(Refusal) -> Value { try value(base, scope) }

  private func unwrapped(_ base: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let found = try value(base, scope, expected)
    if case .nil = found { throw Refusal(.nilUnwrapped(text(of: base)), at: base.span) }
    return found
  }

  func truth(_ expression: Expression, _ scope: Scope) throws(Refusal) -> Bool {
    try bool(try value(expression, scope, .bool), expression.span)
  }

  /// The first line of the expression's source.
  func text(of expression: Expression) -> String { text(of: expression.span) }

  func text(of span: Span, isWhole: Bool = false) -> String {
    guard let file = program.file(of: span) else { return "" }
    let text = file.text(of: span)
    return isWhole ? text : String(text.prefix { $0 != "\n" })
  }

  private func conditional(
    _ base: Expression?, _ block: ConditionalBlock<Expression>, _ scope: Scope, _ expected: Expected, _ span: Span
  ) throws(Refusal) -> Value {
    throw Refusal(.unsupported("#if inside an expression"), at: span)
  }

  private func macro(_ macro: MacroExpansion, _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    switch macro.name.text {
    case "file", "fileID", "filePath", "function", "selector", "keyPath": return .string(macro.name.text)
    case "line", "column": return .int(0)
    case "colorLiteral", "imageLiteral": return .opaque(OpaqueValue(name: macro.name.text))
    // `#require` in a test continues only if its condition holds.
    case "require":
      guard let argument = macro.arguments?.first else { return .void }
      return try value(argument.value, scope)
    default:
      noteIgnored("#\(macro.name.text)")
      return .opaque(OpaqueValue(name: "#\(macro.name.text)", origin: span))
    }
  }
}

/// An assignment: the name of the member, and the expression of its value.
struct AssignedValue {
  var target: Span
  var value: Span
}

/// An edit to a layout object after a group or a section copied it. The edit does not affect the copy.
package struct LateEdit: Sendable {
  let object: LayoutObject
  let property: String
  package let span: Span

  /// The name of the object, or its type.
  package var name: String { object.name ?? object.type }
  /// The edited property, such as `item.contentInsets`.
  package var text: String { "\(name).\(property)" }
}

/// Notes about the evaluated code for messages, without duplicates and in evaluation order.
struct Remarks {
  /// The properties of the host that were read.
  var reads: [String] = []
  /// Members that do not affect frames.
  var ignored: [String] = []
  /// Supplementary kinds whose constants no file declares.
  var undeclaredKinds: [String] = []
  /// The assignments to `visibleItemsInvalidationHandler`.
  var handlers: [Span] = []
  /// Those of them that move or scale the visible items.
  var movingHandlers: [Span] = []
  /// Undeclared types whose closures were read as section providers.
  var assumedProviders: [String] = []

  mutating func add(_ other: Remarks) {
    reads += other.reads.filter { !reads.contains($0) }
    ignored += other.ignored.filter { !ignored.contains($0) }
    undeclaredKinds += other.undeclaredKinds.filter { !undeclaredKinds.contains($0) }
    handlers += other.handlers.filter { !handlers.contains($0) }
    movingHandlers += other.movingHandlers.filter { !movingHandlers.contains($0) }
    assumedProviders += other.assumedProviders.filter { !assumedProviders.contains($0) }
  }
}

struct Applies {
  var snapshot: SnapshotObject?
  var lines: [String] = []
  /// The applied section snapshots by section name.
  var outlines: [String: OutlineValue] = [:]
  var count = 0
  /// The types of identifiers whose equal values may have different hashes.
  var hashMistakes: [HashMistake] = []
  /// The classes of identifiers that are equal by their `==` and count as different, because each counts by its instance.
  var instanceTypes: [String] = []
}

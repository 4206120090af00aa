import Cancelling
import CompositionalLayout
import Documents
import SwiftParsing

/// Evaluates the Swift of layout code: a program, and the app around it as far as the document says.
///
/// It never guesses: what is not in the files read, and what only a running app knows, is refused.
package final class Evaluator {
  /// The most steps of one evaluation; an endless loop ends there.
  package static let stepLimit = 1_000_000
  /// The most calls inside one another.
  package static let depthLimit = 120
  /// The most expressions inside one another, over all calls that are running: what the stack of a batch holds.
  static let nestingLimit = 400
  /// The most elements of a range or an array.
  static let elementLimit = 100_000

  let program: Program
  var host: SwiftHost
  /// Values that were given for names that no file declares: `--define Constants.padding=16`.
  let definitions: [String: Value]
  var steps = 0
  /// Whether an expression was evaluated, or an object changed, since this was set to false.
  var hasEvaluated = false
  var depth = 0
  /// How many elements operations on lists went through.
  var work = 0
  /// How many types and members are being looked up inside one another.
  var lookups = 0
  private var nesting = 0
  var asking = Asking()
  /// Notes on the evaluated code, which the session prints.
  var remarks = Remarks()
  /// The properties that code sets on a temporary copy: `layout.configuration.interSectionSpacing`.
  var withoutEffect: [String] = []
  /// What the `inout` parameters of the last call became, by the place of their arguments.
  var changedArguments: [Int: Value] = [:]
  /// Whether functions run that make the app's data: nothing is on screen before they apply it.
  var isMakingData = false
  /// Whether a section provider is asked, when the app has its data.
  var isProviding = false
  /// What is on screen as typed code runs; nil once the code has applied something, and where only the numbers of items are known.
  var appSnapshot: (@Sendable () -> AppSnapshot)?
  /// The names of items that the app has beside the code's own.
  var appNames = Set<String>()
  /// The snapshots that the code has applied.
  var applies = Applies()
  /// The layout that the code gave to a collection view last.
  var installed: Value?
  /// The layouts that the code made.
  var madeLayouts: [Value] = []
  /// The layout that the code made, where it made one alone, whatever it gave it to.
  var onlyLayout: Value? { madeLayouts.count == 1 ? madeLayouts[0] : nil }
  /// The start of the app: objects whose start has run, and its results.
  var start = AppStart()
  /// Whether statements that cannot be evaluated are passed over, as in the app's start.
  var isTolerant = false
  /// Whether a list is read to be added to: it may be empty then.
  var isChanging = false
  /// The app's views that code takes for classes of its own.
  var appViews: [Instance] = []
  /// The names of identifiers that have no text of their own.
  var identifiers = NamedIdentifiers()
  /// What the first argument of the last closure became: the result of `reduce(into:)`.
  var firstAfterClosure: Value?
  /// Whether the refusal on its way has the place of a loop already.
  var isLoopRefused = false
  /// Whether an error of a call that is not known would decide something.
  var mindsUnknownErrors = false
  /// Where the code first gave a collection view margins of its own.
  var ownMargins: Refusal?
  /// Whether something that was written refers to the view's margins.
  var refersToMargins = false
  /// Where properties of a collection view were set.
  var reachedMoves: [Span] = []
  /// What was thrown last.
  var thrown: Value = .void
  /// What `self` was at the end of the last call, which a mutating method leaves to its caller.
  var receiverAfterCall: Value?
  /// Where what the user calls is declared.
  var entryPlace: Span?
  /// The place of the section that a provider is asked for.
  var listPlace = ListConfiguration.Place()
  /// What a custom group's provider sees in place of the view.
  var groupContainer: SwiftHost.Container?
  /// The functions that are running, the innermost last.
  var callNames: [String] = []
  /// The layout objects made, so that each has a number for its name.
  var objectCount = 0
  /// How many values were met that are not known.
  private var opaqueCount = 0
  /// What statements outside of functions made, where they were run.
  var topLevel = TopLevel()
  /// Whether names of the app are known that code at a prompt takes from around it, such as `dataSource`.
  var hasAppNames = false
  /// What the lines run last print.
  var printed: [String] = []

  package init(program: Program, host: SwiftHost, definitions: [String: Value] = [:]) {
    self.program = program
    self.host = host
    self.definitions = definitions
  }

  /// Counts a step. An evaluation that is cancelled ends at one.
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

  /// A refusal of what only the app knows, with the longest expression that begins with it: `self.model.columns`.
  private func definable(_ refusal: Refusal, _ expression: Expression) -> Refusal {
    guard case .runTime = refusal.reason, refusal.span.file == expression.span.file, refusal.span.start >= expression.span.start,
      refusal.span.end <= expression.span.end
    else { return refusal }
    var refusal = refusal
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

  /// A value that is not known with a number of its own and the place where the code first names what it comes from.
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

  /// The kinds of expressions have functions of their own: what is nested deeply has a small frame on the stack for each level.
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

  /// Names, and what follows them.
  @inline(never)
  private func chain(_ expression: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let span = expression.span
    switch expression.kind {
    case .identifier(let reference): return try named(reference.name, scope).labelled(reference.labels)
    case .self: return try selfValue(scope, span)
    case .implicitMember(let reference): return try implicit(reference.name.text, nil, expected, scope, reference.name.span)
    case .member(let base, let reference): return try member(reference, of: base, scope, expected, span).labelled(reference.labels)
    case .call(let call): return try self.call(call, scope, expected, span)
    case .subscript(let call): return try self.subscript(call, scope, expected, span)
    case .optionalChain(let base): return try chained(base, scope)
    case .forceUnwrap(let base): return try unwrapped(base, scope, expected)
    case .specialized(let base, _): return try value(base, scope, expected)
    default: return .opaque(OpaqueValue(name: "super"))
    }
  }

  /// Operators.
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
    case .inOut(let operand): return try value(operand, scope, expected)
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

  /// What is written with words.
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
    case .await: throw Refusal(.asynchronous, at: span)
    case .tryOptional: return try triedOptional(operand, scope, expected)
    case .try: return try tried(operand, scope, expected)
    default: return try value(operand, scope, expected)
    }
  }

  /// A closure's capture list takes the values that its names have when the closure is made.
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

  /// The value of `self`; a refusal outside of types.
  func selfValue(_ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    if let receiver = scope.receiver { return receiver.value }
    if let owner = scope.owner { return .type(TypeValue(owner)) }
    throw Refusal(.unknownName("self"), at: span)
  }

  /// `a?.b`: the value of `a`, or a nil that ends the chain.
  private func chained(_ base: Expression, _ scope: Scope) throws(Refusal) -> Value { try value(base, scope) }

  private func unwrapped(_ base: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let found = try value(base, scope, expected)
    if case .nil = found { throw Refusal(.nilUnwrapped(text(of: base)), at: base.span) }
    return found
  }

  /// The condition's truth.
  func truth(_ expression: Expression, _ scope: Scope) throws(Refusal) -> Bool {
    try bool(try value(expression, scope, .bool), expression.span)
  }

  /// The source of an expression, on one line.
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
    // A test's: what it asks for has been met where the code goes on.
    case "require":
      guard let argument = macro.arguments?.first else { return .void }
      return try value(argument.value, scope)
    default:
      noteIgnored("#\(macro.name.text)")
      return .opaque(OpaqueValue(name: "#\(macro.name.text)", origin: span))
    }
  }
}

/// The names that messages about evaluated code list, each once, in the order in which the code meets them.
struct Remarks {
  /// The values of the host that were read.
  var reads: [String] = []
  /// Members without an effect on frames.
  var ignored: [String] = []
  /// The kinds of supplementary views whose constants no file read declares.
  var undeclaredKinds: [String] = []

  mutating func add(_ other: Remarks) {
    reads += other.reads.filter { !reads.contains($0) }
    ignored += other.ignored.filter { !ignored.contains($0) }
    undeclaredKinds += other.undeclaredKinds.filter { !undeclaredKinds.contains($0) }
  }
}

/// The snapshots that code has applied.
struct Applies {
  /// The last one.
  var snapshot: SnapshotObject?
  /// The commands of all of them.
  var lines: [String] = []
  /// The section snapshots, by the names of their sections.
  var outlines: [String: OutlineValue] = [:]
  var count = 0
  /// The types of identifiers whose equal values may have different hashes.
  var hashMistakes: [HashMistake] = []
}

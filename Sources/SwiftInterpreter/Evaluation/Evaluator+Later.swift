import Localization
import SwiftParsing

/// Code that an app runs later: either after the current function, as on the main queue and in tasks, or only after an event.
extension Evaluator {
  /// Closures to run later, and code that is never run.
  struct Later {
    /// Closures to run next, in order.
    var queue: [Queued] = []
    /// Code that waits for an event and would change the data, except subscriptions.
    var waiting: [Span] = []
    /// The closures of subscriptions to publishers that have not run yet, and would change the data.
    var subscriptions: [Span] = []
    /// The first error in a closure that makes data.
    var refusal: Refusal?

    /// All code that waits for an event and would change the data.
    var allWaiting: [Span] {
      subscriptions.reduce(into: waiting) { all, span in
        if !all.contains(where: { $0.file == span.file && $0.start <= span.start && span.end <= $0.end }) { all.append(span) }
      }
    }
  }

  struct Queued {
    var function: Value
    var span: Span
    /// The object whose start schedules the closure.
    var running: Instance?
  }

  /// The maximum number of closures that are run.
  private static let queueLimit = 100

  /// Schedules or runs the closure of a call such as `Task { … }` or `DispatchQueue.main.async { … }`; nil for other calls.
  ///
  /// - Parameter target: The called function, which no file declares.
  func laterCall(_ target: Value, _ call: Call, _ scope: Scope) throws(Refusal) -> Value? {
    guard let name = Self.word(call.callee) else { return nil }
    let arguments = call.arguments + call.trailing
    switch (target, name) {
    case (.type(let type), "Task"): guard case .system("Task") = type.kind else { return nil }
    case (.opaque, "sleep") where text(of: call.callee) == "Task.sleep": throw Refusal(.waits, at: call.callee.span)
    case (.opaque, "run") where text(of: call.callee) == "MainActor.run", (.opaque, "assumeIsolated"):
      guard let closure = arguments.last(where: { $0.value.isClosure }) else { return nil }
      return try apply(try value(closure.value, scope), [], closure.value.span)
    case (.opaque(let opaque), "async"), (.opaque(let opaque), "addOperation"), (.opaque(let opaque), "perform"),
      (.opaque(let opaque), "detached"):
      guard opaque.undeclared == nil, !opaque.isOfApp else { return nil }
    default: return nil
    }
    guard let work = arguments.last, work.label == nil || work.label?.text == "execute" || work.label?.text == "operation" else {
      return nil
    }
    let function = try value(work.value, scope)
    guard function.isFunction else { return nil }
    later.queue.append(Queued(function: function, span: work.value.span, running: start.running))
    return .opaque(OpaqueValue(name: name))
  }

  /// The last name of the called expression.
  private static func word(_ callee: Expression) -> String? {
    switch callee.kind {
    case .identifier(let reference), .member(_, let reference): reference.name.text
    case .specialized(let base, _): word(base)
    default: nil
    }
  }

  /// Runs the scheduled closures in order. Statements that cannot be evaluated are skipped, like those of the app's start.
  func runLater() throws(Refusal) {
    var count = 0
    let outside = (isTolerant, start.running)
    defer {
      (isTolerant, start.running) = outside
      later.queue = []
    }
    while !later.queue.isEmpty {
      let next = later.queue.removeFirst()
      count += 1
      guard count <= Self.queueLimit else { return noteWaiting(next.span) }
      let makesData = self.makesData(next.span)
      (start.running, isTolerant) = (next.running, next.running != nil && !makesData)
      do throws(Refusal) { _ = try apply(next.function, [], next.span) } catch {
        if case .waits = error.reason {
          if makesData { later.waiting.append(error.span) }
        } else if !error.isPassedOver {
          throw error
        } else if makesData {
          later.refusal = later.refusal ?? error
        }
      }
    }
  }

  /// Cancels the subscriptions of Combine in a value that the code no longer keeps, as the release of their tokens does.
  ///
  /// - Parameter kept: The value that replaces it, which may contain the same tokens.
  func cancelSubscriptions(in value: Value, keeping kept: Value = .nil) {
    switch value {
    case .object(let token):
      guard token.type.name == "AnyCancellable", token.type.span.map({ Prelude.contains($0.file) }) ?? false, !kept.holds(token) else {
        return
      }
      token.fields["isCancelled"] = .bool(true)
    case .set(let set): for entry in set.entries { cancelSubscriptions(in: entry.key, keeping: kept) }
    case .array(let values): for value in values { cancelSubscriptions(in: value, keeping: kept) }
    default: break
    }
  }

  /// Records code that waits for an event, if it would change the data.
  func noteWaiting(_ span: Span) {
    guard makesData(span) || !program.closureParameters.isDisjoint(with: program.calls(in: program.text(of: span))),
      !later.waiting.contains(where: { $0.file == span.file && $0.start <= span.start && span.end <= $0.end })
    else {
      return
    }
    later.waiting.append(span)
  }

  /// Records a call that passes an event the selector of a function that makes data:
  /// `center.addObserver(self, selector: #selector(reload), …)`.
  func noteSelector(in statement: Statement) {
    guard case .expression(let expression) = statement.kind else { return }
    var call = expression
    if case .assignment(_, let source) = expression.kind { call = source }
    guard Statement.events.contains(call.calledName) || call.calledName == "perform" else { return }
    let parts = program.text(of: statement.span).split(separator: "(")
    guard let index = parts.firstIndex(where: { $0.hasSuffix("#selector") }), index + 1 < parts.count else { return }
    let path = parts[index + 1].prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    if let name = path.split(separator: ".").last, namesOfDataFunctions.contains(String(name)), !later.waiting.contains(statement.span) {
      later.waiting.append(statement.span)
    }
  }

  /// Records the closures of `publisher.sink { … }`.
  func noteSubscription(_ call: Call) {
    for argument in call.arguments + call.trailing {
      guard case .closure(let closure) = argument.value.kind, let first = closure.body.first, makesData(argument.value.span) else {
        continue
      }
      later.subscriptions.append(first.span)
    }
  }

  /// Runs a closure. If it is that of a subscription, it no longer waits, and an error in it is an error in the data.
  func runSubscribed(_ closure: Closure, _ body: () throws(Refusal) -> Value) throws(Refusal) -> Value {
    guard let first = closure.body.first?.span, later.subscriptions.contains(first) else { return try body() }
    later.subscriptions.removeAll { $0 == first }
    do throws(Refusal) { return try body() } catch {
      if error.isPassedOver { later.refusal = later.refusal ?? error }
      throw error
    }
  }

  /// True if a statement applies a snapshot or installs a layout. A call that has only a trailing closure, `update { … }`, counts by its name.
  func makesData(_ statement: Statement) -> Bool {
    if case .expression(let expression) = statement.kind, namesOfDataFunctions.contains(expression.calledName) { return true }
    return makesData(statement.span)
  }

  /// True if code applies a snapshot or installs a layout, directly or through functions that it calls.
  func makesData(_ span: Span) -> Bool {
    let text = program.text(of: span)
    if program.isAboutData(text) { return true }
    return !namesOfDataFunctions.isDisjoint(with: program.calls(in: text))
  }

  /// The names of the functions that make data, searched for once.
  private var namesOfDataFunctions: Set<String> {
    let names = dataFunctions ?? program.namesOfDataFunctions
    dataFunctions = names
    return names
  }
}

extension Value {
  fileprivate func holds(_ object: Instance) -> Bool {
    switch self {
    case .object(let other): other === object
    case .set(let set): set.entries.contains { $0.key.holds(object) }
    case .array(let values): values.contains { $0.holds(object) }
    default: false
    }
  }
}

extension Program {
  /// The names of parameters that are closures, such as `completion`. Their callers may make data with what they get.
  fileprivate var closureParameters: Set<String> {
    var names: Set<String> = []
    for type in allTypes {
      for function in type.members.functions.values.flatMap({ $0 }) {
        for parameter in function.signature.parameters where parameter.type?.isFunction ?? false { names.insert(parameter.closureName) }
      }
    }
    return names
  }

  /// The names of functions that apply a snapshot or install a layout, directly or through other functions.
  var namesOfDataFunctions: Set<String> {
    var bodies: [(name: String, text: String)] = []
    for name in functionNames { bodies += (functions[name] ?? []).map { (name, text(of: $0)) } }
    for type in allTypes {
      for (name, found) in type.members.functions { bodies += found.map { (name, text(of: $0)) } }
      for (name, found) in type.members.staticFunctions { bodies += found.map { (name, text(of: $0)) } }
    }
    var names = Set(bodies.filter { isAboutData($0.text) }.map { $0.name })
    let calls = bodies.map { (name: $0.name, calls: self.calls(in: $0.text)) }
    var isGrowing = !names.isEmpty
    while isGrowing {
      let more = calls.filter { !names.contains($0.name) && !names.isDisjoint(with: $0.calls) }.map { $0.name }
      isGrowing = !more.isEmpty
      names.formUnion(more)
    }
    return names.subtracting(Program.startFunctions)
  }

  fileprivate func isAboutData(_ text: String) -> Bool {
    appliesSnapshot(text) || text.contains(text: "napshot") && text.contains(text: "apply")
      || text.contains(text: "setCollectionViewLayout") || text.contains(text: "collectionViewLayout =")
  }
}

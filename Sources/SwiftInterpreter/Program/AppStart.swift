import Localization
import SwiftParsing

/// What an app does before it shows anything: `loadView` and `viewDidLoad` of a view controller run before the layout is asked for, so
/// that what they set, install and apply counts.
extension Evaluator {
  /// The functions that UIKit calls before anything is shown, in its order.
  private static let startFunctions = ["awakeFromNib", "loadView", "viewDidLoad"]

  /// What a function gave when the app's start called it, with what it read and met.
  struct StartResult {
    var value: Value
    var reads: [String]
    var ignored: [String]
    var undeclaredKinds: [String]
  }

  /// Objects whose start has run.
  struct AppStart {
    var objects: [Instance] = []
    var results: [Span: StartResult] = [:]
    /// The object whose start is running.
    var running: Instance?
  }

  /// The app's object of a class, with its start followed as far as the code can be; nil for a class that UIKit does not start.
  ///
  /// - Parameter entry: The function that is called afterwards, if the user names one.
  func started(_ type: SourceType, before entry: String?, _ span: Span) throws(Refusal) -> Instance? {
    if let known = start.objects.first(where: { $0.type === type }) { return known }
    guard start.running == nil, isStartedByUIKit(type) else { return nil }
    let object = instance(of: type)
    object.isApp = true
    let outside = (reads, ignored, undeclaredKinds, madeLayouts, reachedMoves, ownMargins)
    let data = (applied, dataLines, outlines, applyCount, isMakingData)
    (start.running, isTolerant, isMakingData) = (object, true, true)
    defer {
      (start.running, isTolerant) = (nil, false)
      (reads, ignored, undeclaredKinds, madeLayouts) = (outside.0, outside.1, outside.2, outside.3)
      if !data.4 { (applied, dataLines, outlines, applyCount) = (data.0, data.1, data.2, data.3) }
      isMakingData = data.4
    }
    do throws(Refusal) {
      for name in Self.startFunctions where name != entry {
        let functions = methods(name, of: type).filter { $0.body != nil }
        guard !functions.isEmpty else { continue }
        _ = try apply(FunctionValue(kind: .declared(functions, receiver: .object(object), scope: type.scope)), [], span)
      }
    } catch {
      if !error.isPassedOver { throw error }
      // What was done until then is not known: the object is as before its start.
      (reachedMoves, ownMargins, start.results) = (outside.4, outside.5, [:])
      if data.4 { (applied, dataLines, outlines, applyCount) = (data.0, data.1, data.2, data.3) }
      return nil
    }
    start.objects.append(object)
    return object
  }

  private func isStartedByUIKit(_ type: SourceType) -> Bool {
    guard type.isReference, let system = superclass(of: type), SystemTypes.classes(above: system).contains("UIViewController") else {
      return false
    }
    return Self.startFunctions.contains { name in methods(name, of: type).contains { $0.body != nil } }
  }

  /// Passes over a statement of the app's start that cannot be evaluated: what it sets is not known from then on.
  func passOver(_ statement: Statement, _ refusal: Refusal) -> Bool {
    guard isTolerant, refusal.isPassedOver, let object = start.running, let file = program.file(of: statement.span) else { return false }
    for type in family(of: object.type) {
      for property in type.members.properties where !property.isComputed && !property.isLet {
        if file.uses(of: property.name, in: statement.span).contains(where: { $0.sets }) { object.unknown[property.name] = refusal }
      }
    }
    return true
  }

  /// Runs a function in the app's start, and remembers what it gives.
  @inline(never) func runInStart(
    _ function: DeclaredFunction, _ body: Body, _ receiver: Value?, _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Value {
    let isVoid = function.signature.result == nil
    guard let object = start.running, case .object(let own)? = receiver, own === object, function.signature.parameters.isEmpty else {
      return try run(body, in: scope, named: function.name, span, isVoid: isVoid)
    }
    let outside = (reads, ignored, undeclaredKinds)
    (reads, ignored, undeclaredKinds) = ([], [], [])
    let value = try run(body, in: scope, named: function.name, span, isVoid: isVoid)
    start.results[function.span] = StartResult(value: value, reads: reads, ignored: ignored, undeclaredKinds: undeclaredKinds)
    (reads, ignored, undeclaredKinds) = (outside.0, outside.1, outside.2)
    return value
  }

  /// What the app's start got from a function; nil if it did not call it.
  func startResult(of target: Value) -> Value? {
    guard case .function(let function) = target, case .declared(let functions, .object(let object)?, _) = function.kind,
      functions.count == 1,
      start.objects.contains(where: { $0 === object }), let found = start.results[functions[0].span]
    else { return nil }
    for name in found.reads { noteRead(name) }
    for name in found.ignored { noteIgnored(name) }
    undeclaredKinds += found.undeclaredKinds.filter { !undeclaredKinds.contains($0) }
    return found.value
  }

  /// Whether a function of the app's start may leave out what cannot be evaluated: one that returns nothing and makes no data.
  func mayPassOver(_ function: DeclaredFunction) -> Bool {
    function.signature.result == nil && !program.text(of: function).contains(text: "napshot")
  }
}

extension Refusal {
  /// Whether the app's start goes on after it: what the code does is wrong in none of these, and no limit is reached.
  var isPassedOver: Bool {
    switch reason {
    case .snapshot, .outline, .unequalHashes, .cancelled, .tooManySteps, .tooDeep, .heldTooDeep, .tooLarge, .thrown: false
    default: true
    }
  }
}

extension NameUse {
  /// Whether a variable may have another value afterwards.
  fileprivate var sets: Bool {
    switch self {
    case .assignment, .storing, .inOut: true
    case .member(let name): name.mutatesReceiver
    case .declaration, .lookup, .other: false
    }
  }
}

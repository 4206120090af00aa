import Localization
import SwiftParsing

/// Starts a view controller like UIKit: runs `loadView`, `viewDidLoad` and so on before its layout function.
///
/// The layout function then sees the properties, layouts and snapshots that these functions set, install and apply.
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
  }

  /// The app's object of a class, after its start. Nil if UIKit does not start the class, or if the start cannot be evaluated.
  ///
  /// - Parameter entry: The function that the user named. It is not run during the start, because it is called afterwards.
  func started(_ type: SourceType, before entry: String?, _ span: Span) throws(Refusal) -> Instance? {
    if let known = start.objects.first(where: { $0.type === type }) { return known }
    guard start.running == nil, isStartedByUIKit(type) else { return nil }
    let object = instance(of: type)
    object.isApp = true
    return try run(object, before: entry, span) ? object : nil
  }

  /// If an entry is a call with arguments, such as `Feed(columns: 3)`, creates and starts the view controller.
  ///
  /// - Parameter keepsData: True if the snapshots that it applies are the app's data.
  func start(by entry: String, keepsData: Bool) throws(Refusal) {
    guard let expression = expression(ofEntry: entry), case .call(let call) = expression.kind, !call.arguments.isEmpty,
      let type = program.allTypes.first(where: { $0.path == entry.prefix { $0 != "(" } }), isStartedByUIKit(type),
      case .object(let object) = try value(expression, program.scope)
    else { return }
    object.isApp = true
    start.made = object
    isMakingData = keepsData
    defer { isMakingData = false }
    _ = try run(object, before: nil, type.span ?? expression.span)
  }

  /// Runs the functions that UIKit calls on a view controller. Returns false if they cannot be evaluated.
  private func run(_ object: Instance, before entry: String?, _ span: Span) throws(Refusal) -> Bool {
    let type = object.type
    let (remarks, layouts, moves, margins) = (remarks, madeLayouts, reachedMoves, ownMargins)
    let (applies, keepsData) = (applies, isMakingData)
    (start.running, isTolerant, isMakingData) = (object, true, true)
    defer {
      (start.running, isTolerant, isMakingData) = (nil, false, keepsData)
      (self.remarks, madeLayouts) = (remarks, layouts)
      if !keepsData { self.applies = applies }
    }
    do throws(Refusal) {
      for name in Program.startFunctions where name != entry {
        let functions = methods(name, of: type).filter { $0.body != nil }
        guard !functions.isEmpty else { continue }
        // Functions such as `viewWillAppear(_ animated:)` have a parameter.
        let arguments = functions[0].signature.parameters.filter { $0.value == nil }.map { _ in
          ArgumentValue(label: nil, value: .bool(false), span: span)
        }
        _ = try apply(FunctionValue(kind: .declared(functions, receiver: .object(object), scope: type.scope)), arguments, span)
      }
    } catch {
      if !error.isPassedOver { throw error }
      // Discard everything that the start has changed.
      (reachedMoves, ownMargins, start.results) = (moves, margins, [:])
      self.applies = applies
      return false
    }
    start.objects.append(object)
    return true
  }

  private func isStartedByUIKit(_ type: SourceType) -> Bool {
    guard type.isReference, let system = superclass(of: type), SystemTypes.classes(above: system).contains("UIViewController") else {
      return false
    }
    return Program.startFunctions.contains { name in methods(name, of: type).contains { $0.body != nil } }
  }

  /// Skips a statement that cannot be evaluated while the app starts. The properties that it sets become unknown.
  ///
  /// Returns false if the statement must not be skipped.
  func passOver(_ statement: Statement, _ refusal: Refusal) -> Bool {
    guard isTolerant, refusal.isPassedOver, let object = start.running, let file = program.file(of: statement.span) else { return false }
    for type in family(of: object.type) {
      for property in type.members.properties where !property.isComputed && !property.isLet {
        if file.uses(of: property.name, in: statement.span).contains(where: { $0.sets }) { object.unknown[property.name] = refusal }
      }
    }
    return true
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

  /// The stored result of a function that ran while the app started; nil for other functions.
  func startResult(of target: Value) -> Value? {
    guard case .function(let function) = target, case .declared(let functions, .object(let object)?, _) = function.kind,
      functions.count == 1,
      start.objects.contains(where: { $0 === object }), let found = start.results[functions[0].span]
    else { return nil }
    remarks.add(found.remarks)
    return found.value
  }

  /// True if statements of the function may be skipped, because it returns nothing and does not mention snapshots.
  func mayPassOver(_ function: DeclaredFunction) -> Bool {
    function.signature.result == nil && !program.text(of: function).contains(text: "napshot")
  }
}

extension Refusal {
  /// False for exceptions of UIKit, thrown errors, limits and cancellation, which end the app's start.
  var isPassedOver: Bool {
    switch reason {
    case .snapshot, .outline, .unequalHashes, .cancelled, .tooManySteps, .tooDeep, .heldTooDeep, .tooLarge, .thrown: false
    default: true
    }
  }
}

extension NameUse {
  /// True if the variable may have another value afterwards.
  fileprivate var sets: Bool {
    switch self {
    case .assignment, .storing, .inOut: true
    case .member(let name): name.mutatesReceiver
    case .declaration, .lookup, .other: false
    }
  }
}

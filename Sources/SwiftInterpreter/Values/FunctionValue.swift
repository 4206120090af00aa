import SwiftParsing

/// A callable value: a closure, a declared function with its receiver, or a member of a system type.
package struct FunctionValue: Sendable {
  indirect enum Implementation: Sendable {
    case closure(Closure, Scope)
    /// A closure whose statements a result builder combines.
    case builder(SourceType, Closure, Scope)
    /// Overloads of a declared function. The arguments of the call choose one.
    case declared([DeclaredFunction], receiver: Value?, scope: Scope?)
    /// A member that the evaluator implements.
    case member(String, of: Value)
    /// A global function of the standard library or UIKit.
    case global(String)
    /// `Type.init(a:_:)`
    case initializer(TypeValue, [String])
    case enumCase(SourceType, String)
    case keyPath(KeyPath, Scope)
    /// A function that is called as a section provider.
    case asked(DeclaredFunction, receiver: Value?)
    case `operator`(String)
  }
  var kind: Implementation
  /// The result type and the parameter types that the context expects of a closure.
  var result: Expected = .anything
  var parameters: [Expected] = []
}

extension FunctionValue {
  /// A closure with the types that its context expects. Keeps its own types if the context expects nothing specific.
  func learning(_ places: [Expected], _ place: Expected) -> FunctionValue {
    guard case .closure = kind else { return self }
    var learnt = self
    if !place.isAnything { learnt.result = place }
    learnt.parameters = places.enumerated().map { index, place in
      place.isAnything && index < parameters.count ? parameters[index] : place
    }
    return learnt
  }
}

/// A declared function with the type that contains it.
struct DeclaredFunction: Sendable {
  var name: String
  var signature: Signature
  var body: Body?
  /// The type whose declaration or extension contains the function; nil for a top-level function.
  var owner: SourceType?
  var isStatic = false
  var isMutating = false
  var isPrivate = false
  var isOverride = false
  /// True for a prefix operator, false for a postfix operator.
  var isPrefix = true
  /// The requirements of its extension.
  var requirements: [MemberRequirement] = []
  var span: Span
}

extension DeclaredFunction {
  init(_ function: Function, _ declaration: Declaration, of owner: SourceType?) {
    self.init(
      name: function.name.text, signature: function.signature, body: function.body, owner: owner,
      isStatic: declaration.has("static") || declaration.has("class"), isMutating: declaration.has("mutating"),
      isPrivate: declaration.modifiers.contains { $0.name.hasSuffix("private") }, isOverride: declaration.has("override"),
      isPrefix: !declaration.has("postfix"), span: function.name.span)
  }
}

/// The variables of a block, linked to the enclosing scope.
final class Scope: @unchecked Sendable {
  private(set) var names: [String] = []
  private var boxes: [Box] = []
  let parent: Scope?
  /// The local functions of this block. They can call each other before their declaration.
  var functions: [String: [DeclaredFunction]] = [:]
  var types: [String: SourceType] = [:]
  /// `self` and the type that declares the function. Nested blocks inherit both.
  let receiver: Box?
  let owner: SourceType?
  /// The expected type of `return`.
  let result: Expected
  /// True in an initialiser, where property observers do not run.
  var isInitializer: Bool
  /// The property that this observer belongs to. Setting the property in its own observer does not run the observer again.
  var observed: String?
  /// True in a static function, which cannot use instance members.
  var isStatic: Bool { if case .type? = receiver?.value { true } else { receiver == nil } }

  /// True outside of types. Code from a type that was pasted without it may still use `self`, which then has no effect.
  var hasNoSelf: Bool { receiver == nil && owner == nil }

  var generics: TypeArguments = [:]

  /// True if `MadeObjects` retains this scope because a closure captures it.
  var isKept = false

  init(inside parent: Scope) {
    self.parent = parent
    receiver = parent.receiver
    owner = parent.owner
    result = parent.result
    isInitializer = parent.isInitializer
    observed = parent.observed
  }

  /// True if setting the property of `self` does not run its observers.
  func setsQuietly(_ name: String) -> Bool { isInitializer || observed == name }

  init(receiver: Box?, owner: SourceType?, result: Expected, parent: Scope? = nil) {
    self.receiver = receiver
    self.owner = owner
    self.result = result
    self.parent = parent
    isInitializer = false
  }

  func declare(_ name: String, _ value: Value) {
    guard name != "_" else { return }
    names.append(name)
    boxes.append(Box(value))
  }

  func declare(_ name: String, _ box: Box) {
    names.append(name)
    boxes.append(box)
  }

  /// Removes all variables after the evaluation, to break reference cycles.
  func clear() {
    (names, boxes) = ([], [])
    (functions, types) = ([:], [:])
  }

  func box(_ name: String) -> Box? {
    var scope: Scope? = self
    while let current = scope {
      if let index = current.names.lastIndex(of: name) { return current.boxes[index] }
      scope = current.parent
    }
    return nil
  }

  /// The names of variables in this scope and the enclosing ones, innermost first.
  var allNames: [String] { names + (parent?.allNames ?? []) }

  /// The generic argument for a parameter of this function or of one that contains it.
  func generic(_ name: String) -> Expected? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.generics[name] { return found }
      scope = current.parent
    }
    return nil
  }

  func functions(named name: String) -> (functions: [DeclaredFunction], scope: Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.functions[name] { return (found, current) }
      scope = current.parent
    }
    return nil
  }

  func type(named name: String) -> SourceType? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.types[name] { return found }
      scope = current.parent
    }
    return nil
  }
}

/// A variable, shared between a scope and the closures that capture it.
final class Box: @unchecked Sendable {
  var value: Value
  /// The declared type, which determines the meaning of an assigned `.name`.
  var expected: Expected
  var type: TypeReference?
  var fraction: String?
  /// The initial value of a lazy or global variable that has not been read yet.
  var pending: PendingValue?
  var computed: ComputedValue?
  /// True if the declared type is `Int`.
  var isWhole = false
  /// True for a `let` with an initial value, and for a parameter that is not `inout`.
  var isConstant = false
  /// True for a parameter of a function.
  var isParameter = false
  /// The property wrapper that stores the value.
  var wrapped: WrappedVariable?
  /// The property wrapper of a top-level variable. It is created when the file runs.
  var wrapper: Attribute?
  /// True for a variable with `willSet`, `didSet` or `set`.
  var isObserved = false
  /// True while the initial value is being computed, to detect cycles.
  var isBeingRead = false

  init(_ value: Value, expected: Expected = .anything) {
    self.value = value
    self.expected = expected
  }

  /// A parameter that cannot be changed.
  convenience init(parameter value: Value) {
    self.init(value)
    (isConstant, isParameter) = (true, true)
  }
}

/// The getter of a computed variable in a file or block.
struct ComputedValue: Sendable {
  var body: Body
  var type: TypeReference?
  var scope: Scope
}

/// The initial value of a variable that has not been read yet.
struct PendingValue: Sendable {
  var expression: Expression
  var type: TypeReference?
  var scope: Scope
  var isVariable = false
  /// The name of a variable at top level.
  var name: String?
}

extension Value {
  /// The overloads with given argument labels, such as `section(at:environment:)`.
  func labelled(_ labels: [Name]?) -> Value {
    guard let labels, case .function(var function) = self, case .declared(let functions, let receiver, let scope) = function.kind else {
      return self
    }
    let fitting = functions.filter { $0.signature.parameters.map { $0.label?.text ?? "_" } == labels.map { $0.text } }
    guard !fitting.isEmpty else { return self }
    function.kind = .declared(fitting, receiver: receiver, scope: scope)
    return .function(function)
  }
}

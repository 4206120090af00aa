import SwiftParsing

/// Something that can be called: a closure, a function of the source with its receiver, a member of the system.
package struct FunctionValue: Sendable {
  indirect enum Implementation: Sendable {
    case closure(Closure, Scope)
    /// A closure whose statements a result builder puts together.
    case builder(SourceType, Closure, Scope)
    /// One of the functions of a name, chosen by its arguments.
    case declared([DeclaredFunction], receiver: Value?, scope: Scope?)
    /// A member of a value whose members the evaluator knows itself.
    case member(String, of: Value)
    /// A function of the standard library or of UIKit.
    case global(String)
    /// `Type.init(a:_:)`
    case initializer(TypeValue, [String])
    case enumCase(SourceType, String)
    case keyPath(KeyPath, Scope)
    /// A function that makes a section, called as a section provider is.
    case asked(DeclaredFunction, receiver: Value?)
    case `operator`(String)
  }
  var kind: Implementation
  /// What the place takes that a closure was passed to.
  var result: Expected = .anything
  var parameters: [Expected] = []
}

extension FunctionValue {
  /// A closure with what a place says of it: what it knew already stays where the place says nothing.
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

/// A function as it is declared, with the type it is a member of.
struct DeclaredFunction: Sendable {
  var name: String
  var signature: Signature
  var body: Body?
  /// The type whose member it is, or of which an extension declares it; nil for a function of a file.
  var owner: SourceType?
  var isStatic = false
  var isMutating = false
  /// Whether it is an operator before its operand rather than after it.
  var isPrefix = true
  var span: Span
}

extension DeclaredFunction {
  /// A function outside of types, or one of a block.
  init(_ function: Function, _ declaration: Declaration, of owner: SourceType?) {
    self.init(
      name: function.name.text, signature: function.signature, body: function.body, owner: owner,
      isStatic: declaration.has("static") || declaration.has("class"), isMutating: declaration.has("mutating"),
      isPrefix: !declaration.has("postfix"), span: function.name.span)
  }
}

/// The variables of a block, and of those around it.
final class Scope: @unchecked Sendable {
  private(set) var names: [String] = []
  private var boxes: [Box] = []
  let parent: Scope?
  /// The functions declared in this block, which may call each other before their line.
  var functions: [String: [DeclaredFunction]] = [:]
  /// Types declared in this block.
  var types: [String: SourceType] = [:]
  /// `self` and the type of the function; they are those of the parent where a block is inside a function.
  let receiver: Box?
  let owner: SourceType?
  /// What `return` gives, for members without a type.
  let result: Expected
  /// Whether it is an initializer, in which the observers of the object's own properties rest.
  var isInitializer: Bool
  /// The property whose observer it is, which the observer itself sets unobserved.
  var observed: String?
  /// Whether it is a static function, which sees no members of a value.
  var isStatic: Bool { if case .type? = receiver?.value { true } else { receiver == nil } }

  /// What generic parameters stand for in its code.
  var generics: TypeArguments = [:]

  /// Whether it is held because a closure sees it.
  var isKept = false

  init(inside parent: Scope) {
    self.parent = parent
    receiver = parent.receiver
    owner = parent.owner
    result = parent.result
    isInitializer = parent.isInitializer
    observed = parent.observed
  }

  /// Whether its code sets a property of its own without the property's observers.
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

  /// Forgets its variables, when nothing runs any more.
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

  /// The names of its variables and of those around it, the innermost first.
  var allNames: [String] { names + (parent?.allNames ?? []) }

  /// What a generic parameter of a function around the place stands for.
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

/// A variable, which closures share with the block that declares it.
final class Box: @unchecked Sendable {
  var value: Value
  /// The declared type, which decides what `.name` is when it is assigned.
  var expected: Expected
  /// The written type.
  var type: TypeReference?
  /// A `lazy` or global variable is evaluated when it is first read.
  var pending: PendingValue?
  /// A computed variable's getter, which runs at each read.
  var computed: ComputedValue?
  /// Whether it is declared as an `Int`.
  var isWhole = false
  /// Whether it is declared with `let` and a value.
  var isConstant = false
  /// The wrapper that has its value.
  var wrapped: WrappedVariable?
  /// The wrapper of a variable of a file, which only running the file makes.
  var wrapper: Attribute?
  /// Whether `willSet` or `didSet` stands behind it.
  var isObserved = false
  /// Whether its first value is being computed, which must not need itself.
  var isBeingRead = false

  init(_ value: Value, expected: Expected = .anything) {
    self.value = value
    self.expected = expected
  }
}

/// What a computed variable of a file or a block runs.
struct ComputedValue: Sendable {
  var body: Body
  var type: TypeReference?
  var scope: Scope
}

/// The initial value of a variable that nobody has read yet.
struct PendingValue: Sendable {
  var expression: Expression
  var type: TypeReference?
  var scope: Scope
  /// Whether it is declared with `var`.
  var isVariable = false
}

extension Value {
  /// Of the functions of a name, the one with these labels: `section(at:environment:)`.
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

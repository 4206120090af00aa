import SwiftParsing

/// A value during evaluation.
///
/// An optional with a value is represented by the value itself. Objects and UIKit's layout objects are references.
package indirect enum Value: Sendable {
  case void
  case `nil`
  case bool(Bool)
  case int(Int)
  /// A `Double`, `CGFloat` or `Float`.
  case double(Double)
  case string(String)
  case array([Value])
  /// An array slice. It keeps the indices of its array, so `first` is the index of its first element.
  case slice([Value], first: Int)
  case dictionary(DictionaryValue)
  case set(DictionaryValue)
  case tuple([TupleElement])
  case range(RangeValue)
  /// A case of a declared enum.
  case enumCase(EnumValue)
  /// A value of a declared struct.
  case structure(StructValue)
  /// An object of a declared class.
  case object(Instance)
  case function(FunctionValue)
  /// A type as a value: `Section`, `Int`, `NSCollectionLayoutItem`.
  case type(TypeValue)
  /// `.name` or `.name(…)` of a type that is not known yet. The expression that uses the value determines it.
  case implicit(ImplicitMember)
  /// A UIKit or Foundation value that affects frames.
  case known(KnownValue)
  /// A value of a system type that does not affect frames, such as a colour.
  case opaque(OpaqueValue)

  package struct TupleElement: Sendable {
    var label: String?
    var value: Value
  }
}

/// Keys and values in insertion order. Swift does not define an order, so code must not depend on it.
package struct DictionaryValue: Sendable {
  var entries: [KeyValuePair] = []

  struct KeyValuePair: Sendable {
    var key: Value
    var value: Value
  }
}

package struct RangeValue: Sendable {
  var lower: Value?
  var upper: Value?
  var isClosed: Bool
}

package struct EnumValue: Sendable {
  var type: SourceType
  var name: String
  var payload: [Value.TupleElement] = []
  var generics: TypeArguments = [:]
}

/// A value of a declared struct, with its fields in declaration order.
package struct StructValue: Sendable {
  var type: SourceType
  var fields: Fields
  var generics: TypeArguments = [:]
}

/// An object of a declared class.
package final class Instance: @unchecked Sendable {
  let type: SourceType
  var fields: Fields
  let generics: TypeArguments
  /// True if the app creates the object, as it does for a view controller. The values of its properties are then unknown.
  var isApp = false
  /// The call to undeclared code that received this object and may have changed it.
  var touched: OpaqueValue?
  /// Properties that became unknown while the app started, with the reason.
  var unknown: [String: Refusal] = [:]
  /// An object created by the initialiser without arguments, which provides default property values; nil if unknown.
  var byDefault: Instance?
  /// True after `byDefault` was computed, even if it is nil.
  var isMadeByDefault = false
  init(type: SourceType, fields: Fields, generics: TypeArguments = [:]) {
    self.type = type
    self.generics = generics
    self.fields = fields
  }
}

struct Fields: Sendable {
  private(set) var names: [String] = []
  private(set) var values: [Value] = []

  subscript(name: String) -> Value? {
    get { names.firstIndex(of: name).map { values[$0] } }
    set {
      guard let newValue else { return }
      if let index = names.firstIndex(of: name) {
        values[index] = newValue
      } else {
        names.append(name)
        values.append(newValue)
      }
    }
  }

  mutating func remove(_ name: String) {
    guard let index = names.firstIndex(of: name) else { return }
    names.remove(at: index)
    values.remove(at: index)
  }
}

package struct ImplicitMember: Sendable {
  var name: String
  /// Nil if there are no parentheses.
  var arguments: [ArgumentValue]?
  /// The range of the name. A member after it, as in `.absolute(3).something`, is not supported.
  var span: Span

  /// A case that the user defined, as in `--define style=.dark`.
  init(defined name: String) { (self.name, span) = (name, Span(start: 0, end: 0, file: 0)) }

  init(name: String, arguments: [ArgumentValue]?, span: Span) { (self.name, self.arguments, self.span) = (name, arguments, span) }

  /// True if the user defined it, so that no code contains it.
  var isDefined: Bool { span.end == 0 }
}

struct ArgumentValue: Sendable {
  var label: String?
  var value: Value
  var span: Span
  /// Its type in the source, used to choose between overloads.
  var written: WrittenType?
}

/// An unknown value: only the running app has it, or no file declares it. Using it as a number or layout is an error.
package struct OpaqueValue: Sendable {
  /// A name for the value in messages: `UIColor`, `view.window`.
  var name: String
  /// The position of the first name in the expression that produced the value.
  var origin: Span?
  private var beginning: Beginning?
  /// True for a value of the app whose code is not in the files. A call may run the closures passed to it.
  var isOfApp = false
  /// The expression for which `--define` can provide the value.
  var expression: String?
  /// A number that identifies the value and its copies, counting from 1; 0 before an expression has produced it.
  var number = 0

  /// The first name of the expression that produced the value.
  private enum Beginning: Sendable {
    /// An undeclared type with members: `Constants.padding`.
    case undeclared(String)
    /// A value of the app: `UserDefaults` in `UserDefaults.standard`.
    case app(String)
  }

  /// The path of an undeclared name.
  var undeclared: String? { if case .undeclared(let path)? = beginning { path } else { nil } }

  init(name: String, origin: Span? = nil, undeclared: String? = nil) {
    (self.name, self.origin, beginning) = (name, origin, undeclared.map { .undeclared($0) })
  }

  /// Stores the position and the text of the first name in the expression that produced the value.
  mutating func begin(at span: Span, with text: String) {
    origin = span
    if beginning == nil { beginning = .app(text) }
  }

  /// A member of the value, which is also unknown.
  func member(_ name: String) -> OpaqueValue {
    var member = self
    (member.name, member.number) = (name, 0)
    if let undeclared { member.beginning = .undeclared("\(undeclared).\(name)") }
    return member
  }

  /// The result of calling the value.
  var called: OpaqueValue {
    guard let undeclared, !undeclared.hasSuffix(")") else { return self }
    var result = self
    result.beginning = .undeclared("\(undeclared)()")
    return result
  }

  /// An error that says why the value is unknown, at the position where it comes from.
  func refusal(at span: Span) -> Refusal {
    var refusal: Refusal
    switch beginning {
    case .undeclared(let path)?: refusal = Refusal(.unknownName(path), at: origin ?? span)
    case .app(let text)?: refusal = Refusal(.runTime(text), at: origin ?? span)
    case nil: refusal = Refusal(.runTime(name), at: origin ?? span)
    }
    if let expression { (refusal.expression, refusal.example) = (expression, "3") }
    return refusal
  }
}

package struct TypeValue: Sendable {
  var kind: Form

  init(kind: Form) { self.kind = kind }

  /// A declared type, or the system type if the code only extends it.
  init(_ type: SourceType) { kind = type.keyword == .extension ? .system(type.path) : .source(type) }

  enum Form: Sendable {
    case source(SourceType, TypeArguments = [:])
    /// A system type, by its name without generic arguments.
    case system(String)
    case array(Expected)
    case dictionary
    case optional
    case tuple
  }
}

import SwiftParsing

/// A value of the Swift that is evaluated.
///
/// An optional that holds something is that something. Values of classes, and UIKit's layout objects, are references.
package indirect enum Value: Sendable {
  case void
  case `nil`
  case bool(Bool)
  case int(Int)
  /// `Double`, `CGFloat` and `Float` alike.
  case double(Double)
  case string(String)
  case array([Value])
  /// A part of an array that keeps its indices: the first element's is not 0.
  case slice([Value], first: Int)
  case dictionary(DictionaryValue)
  case set(DictionaryValue)
  case tuple([TupleElement])
  case range(RangeValue)
  /// A case of an enum that the source declares.
  case enumCase(EnumValue)
  /// A value of a struct that the source declares.
  case structure(StructValue)
  /// An object of a class that the source declares.
  case object(Instance)
  case function(FunctionValue)
  /// A type as a value: `Section`, `Int`, `NSCollectionLayoutItem`.
  case type(TypeValue)
  /// `.name` or `.name(…)` where the type is not known yet; whoever takes it decides what it is.
  case implicit(ImplicitMember)
  /// A value of UIKit or Foundation that decides frames.
  case known(KnownValue)
  /// A value of a system's type that decides no frame, such as a colour.
  case opaque(OpaqueValue)

  package struct TupleElement: Sendable {
    var label: String?
    var value: Value
  }
}

/// Keys and values in the order in which they were inserted. Swift's own order is undefined, so nothing may depend on it.
package struct DictionaryValue: Sendable {
  var entries: [Entry] = []

  struct Entry: Sendable {
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

/// Fields by name, in the order of their declaration.
package struct StructValue: Sendable {
  var type: SourceType
  var fields: Fields
  /// What the generic parameters of its type stand for.
  var generics: TypeArguments = [:]
}

/// An object of a class: two variables may hold the same.
package final class Instance: @unchecked Sendable {
  /// Where an object of a subclass of a layout keeps that layout.
  static let layoutField = "super"

  let type: SourceType
  var fields: Fields
  let generics: TypeArguments
  /// Whether the app makes it, as it makes a view controller: what its properties hold by then is unknown.
  var isApp = false
  /// The call of what no file read has that this object was given to.
  var touched: OpaqueValue?
  /// Properties that the app's start sets to what is not known, with the reason.
  var unknown: [String: Refusal] = [:]
  /// What the initializer without arguments makes of it, where the app makes it; nil if that is not known.
  var byDefault: Instance?
  /// Whether `byDefault` was looked for.
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
}

package struct ImplicitMember: Sendable {
  var name: String
  /// Nil without parentheses.
  var arguments: [ArgumentValue]?
  /// Members and calls after it: `.absolute(3).something` is rare, and refused.
  var span: Span
}

struct ArgumentValue: Sendable {
  var label: String?
  var value: Value
  var span: Span
  /// Its type according to the source, if several functions may take it.
  var written: WrittenType?
}

/// A value that is not known, because only the running app has it or no file read declares it; using it where a number or a layout is
/// needed is refused.
package struct OpaqueValue: Sendable {
  /// Where it comes from: `UIColor`, `view.window`.
  var name: String
  /// Where the code first names what it comes from.
  var origin: Span?
  private var beginning: Beginning?
  /// Whether it is something of the app whose code the files read do not have: a call of it may run closures it is given.
  var isOfApp = false
  /// The expression that it is the value of, under which `--define` may say what it is.
  var expression: String?
  /// Which one it is, from 1: copies have the same number. 0 before an expression gave it.
  var number = 0

  /// What the code begins the expression with that it comes from.
  private enum Beginning: Sendable {
    /// The name of a type that no file read declares, with the members after it: `Constants.padding`.
    case undeclared(String)
    /// Something of the app: the `UserDefaults` of `UserDefaults.standard`.
    case app(String)
  }

  /// What no file read declares.
  var undeclared: String? { if case .undeclared(let path)? = beginning { path } else { nil } }

  init(name: String, origin: Span? = nil, undeclared: String? = nil) {
    (self.name, self.origin, beginning) = (name, origin, undeclared.map { .undeclared($0) })
  }

  /// Remembers where the code first names what it comes from, and how.
  mutating func begin(at span: Span, with text: String) {
    origin = span
    if beginning == nil { beginning = .app(text) }
  }

  /// A member of it, which is not known either.
  func member(_ name: String) -> OpaqueValue {
    var member = self
    (member.name, member.number) = (name, 0)
    if let undeclared { member.beginning = .undeclared("\(undeclared).\(name)") }
    return member
  }

  /// What a call of it gives.
  var called: OpaqueValue {
    guard let undeclared, !undeclared.hasSuffix(")") else { return self }
    var result = self
    result.beginning = .undeclared("\(undeclared)()")
    return result
  }

  /// Why it is not known, at the place where it comes from.
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

  /// A declared type; the type of the system where an extension is all that is declared.
  init(_ type: SourceType) { kind = type.keyword == .extension ? .system(type.name) : .source(type) }

  enum Form: Sendable {
    case source(SourceType, TypeArguments = [:])
    /// A type of the system, by its name without generic arguments.
    case system(String)
    case array(Expected)
    case dictionary
    case optional
    case tuple
  }
}

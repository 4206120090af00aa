/// A declaration with its header. Function bodies and type members are parsed on request.
package struct Declaration: Sendable {
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  package var kind: DeclarationKind
  /// The range from the first attribute or modifier to the end of the body.
  package var span: Span

  package indirect enum DeclarationKind: Sendable {
    case `import`(Import)
    case variable(Variable)
    case function(Function)
    case initializer(Initializer)
    /// The body is nil in a `.swiftinterface` file.
    case deinitializer(Body?)
    case `subscript`(Subscript)
    case type(TypeDeclaration)
    case enumCases([EnumCase])
    case `typealias`(TypeAlias)
    case associatedType(AssociatedType)
    case `operator`(OperatorDeclaration)
    case precedenceGroup(PrecedenceGroup)
    case macro(MacroDeclaration)
    /// A macro that expands to declarations, such as `#Preview { … }`.
    case macroExpansion(MacroExpansion)
    case conditional(ConditionalBlock<Declaration>)
    /// Declarations that the parser does not understand. Parsing continues after them.
    case unparsed(Problem)
  }

  package func has(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }
}

/// A block in braces that `SourceFile.statements(of:)` parses on request.
package struct Body: Hashable, Sendable {
  /// The index of the opening brace among the file's tokens.
  var openBrace: Int
  /// The range of the block, including its braces.
  package var span: Span
}

/// The members of a type, which `SourceFile.members(of:)` parses on request.
package struct MemberBody: Hashable, Sendable {
  var openBrace: Int
  package var span: Span
}

/// `import UIKit`, `import struct Foundation.URL`
package struct Import: Sendable {
  /// The keyword after `import`: `struct`, `class`, `func`…; nil if a whole module is imported.
  package var kind: String?
  package var path: [Name]
}

/// `let` or `var` with one or more bindings.
package struct Variable: Sendable {
  package var introducer: Pattern.Introducer
  package var bindings: [Binding]

  /// A pattern with its type, initial value and accessors.
  package struct Binding: Sendable {
    package var pattern: Pattern
    package var type: TypeReference?
    package var value: Expression?
    package var accessors: Accessors?
    package var span: Span
  }
}

/// The accessors of a property or subscript.
package enum Accessors: Sendable {
  /// `{ statements }`: the body of a getter without `get`.
  case getter(Body)
  /// `{ get … set … }`, `{ willSet … didSet … }`, or `{ get set }` in a protocol.
  case list([Accessor])
}

/// `get`, `set(newValue)`, `willSet`, `didSet`, `_read`, `_modify`, `init`…
package struct Accessor: Sendable {
  package var attributes: [Attribute]
  /// `mutating`, `nonmutating`…
  package var modifiers: [Modifier]
  package var kind: Name
  /// The name in parentheses: `value` of `set(value)`.
  package var parameter: Name?
  package var effects: Effects
  /// Nil in a protocol requirement.
  package var body: Body?
  package var span: Span
}

/// A function, method or operator function.
package struct Function: Sendable {
  /// The name, or the operator of an operator function.
  package var name: Name
  package var signature: Signature
  package var body: Body?
}

/// `init`, `init?`, `init!`
package struct Initializer: Sendable {
  package var failure: Failure?
  package var signature: Signature
  package var body: Body?

  /// `?` or `!` after `init`.
  package enum Failure: Sendable { case optional, implicitlyUnwrapped }
}

/// `subscript(…) -> T { … }`
package struct Subscript: Sendable {
  package var signature: Signature
  package var accessors: Accessors?
}

/// The part of a function declaration between the name and the body.
package struct Signature: Sendable {
  package var generics: GenericParameters?
  package var parameters: [Parameter]
  package var effects: Effects
  package var result: TypeReference?
  /// The requirements after `where`, as source text.
  package var `where`: Span?
}

package struct Parameter: Sendable {
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  /// The first name; `_` if the argument has no label; nil in a closure, or if only a type is written.
  package var label: Name?
  /// The second name; nil if there is only one name.
  package var internalName: Name?
  package var type: TypeReference?
  package var isVariadic = false
  package var value: Expression?
  package var span: Span
}

/// `<T, each U: P>`
package struct GenericParameters: Sendable {
  package var names: [Name]
  /// The constraint after the colon of each name; nil if there is no colon.
  package var constraints: [TypeReference?]
  package var span: Span
}

/// `struct`, `class`, `enum`, `actor`, `protocol` and `extension`.
package struct TypeDeclaration: Sendable {
  package var keyword: Keyword
  /// The declared name, or the extended type of an extension.
  package var name: TypeReference
  package var generics: GenericParameters?
  /// The primary associated types of a protocol.
  package var primaryTypes: [Name] = []
  package var inheritance: [TypeReference]
  /// The requirements after `where`, as source text.
  package var `where`: Span?
  package var members: MemberBody

  package enum Keyword: String, Sendable { case `struct`, `class`, `enum`, actor, `protocol`, `extension` }
}

/// One name in a `case` line of an enum.
package struct EnumCase: Sendable {
  package var name: Name
  /// The associated values; nil if there are no parentheses.
  package var parameters: [Parameter]?
  package var rawValue: Expression?
  package var span: Span
}

/// `typealias Name<T> = Type`
package struct TypeAlias: Sendable {
  package var name: Name
  package var generics: GenericParameters?
  package var type: TypeReference
  package var `where`: Span?
}

/// `associatedtype Name: P = Default where …`
package struct AssociatedType: Sendable {
  package var name: Name
  package var inheritance: [TypeReference]
  package var value: TypeReference?
  package var `where`: Span?
}

/// `infix operator **: MultiplicationPrecedence`. The modifiers contain the fixity.
package struct OperatorDeclaration: Sendable {
  package var name: Name
  package var precedence: Name?
}

/// `precedencegroup Name { higherThan: … associativity: … assignment: … }`
package struct PrecedenceGroup: Sendable {
  package var name: Name
  package var higherThan: [Name]
  package var lowerThan: [Name]
  package var associativity: Associativity
  package var isAssignment: Bool
}

package enum Associativity: String, Sendable { case left, right, none }

/// `macro name(…) -> T = expansion`
package struct MacroDeclaration: Sendable {
  package var name: Name
  package var signature: Signature
  package var definition: Expression?
}

/// A declaration with its header. The bodies of functions and the members of types are parsed when they are asked for.
package struct Declaration: Sendable {
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  package var kind: DeclarationKind
  /// From the first attribute or modifier to the end of the body.
  package var span: Span

  /// The kinds of a declaration.
  package indirect enum DeclarationKind: Sendable {
    case `import`(Import)
    case variable(Variable)
    case function(Function)
    case initializer(Initializer)
    /// The body is nil in an interface file.
    case deinitializer(Body?)
    case `subscript`(Subscript)
    case type(TypeDeclaration)
    case enumCases([EnumCase])
    case `typealias`(TypeAlias)
    case associatedType(AssociatedType)
    case `operator`(OperatorDeclaration)
    case precedenceGroup(PrecedenceGroup)
    /// The declaration of a macro.
    case macro(MacroDeclaration)
    /// `#Preview { … }` where a declaration stands.
    case macroExpansion(MacroExpansion)
    case conditional(ConditionalBlock<Declaration>)
    /// Declarations that the parser does not understand; the declarations after it are not affected.
    case unparsed(Problem)
  }

  /// Whether a modifier such as `static` is there.
  package func has(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }
}

/// A block in braces that is parsed when it is asked for, by `SourceFile.statements(of:)`.
package struct Body: Hashable, Sendable {
  /// The index of the opening brace among the file's tokens.
  var openBrace: Int
  /// With the braces.
  package var span: Span
}

/// The members of a type in braces, which are parsed when they are asked for, by `SourceFile.members(of:)`.
package struct MemberBody: Hashable, Sendable {
  /// The index of the opening brace among the file's tokens.
  var openBrace: Int
  package var span: Span
}

/// `import UIKit`, `import struct Foundation.URL`
package struct Import: Sendable {
  /// `struct`, `class`, `func`…; nil for a whole module.
  package var kind: String?
  package var path: [Name]
}

/// `let` or `var` with one or more bindings.
package struct Variable: Sendable {
  package var introducer: Pattern.Introducer
  package var bindings: [Binding]

  /// One pattern with what follows it.
  package struct Binding: Sendable {
    package var pattern: Pattern
    package var type: TypeReference?
    package var value: Expression?
    package var accessors: Accessors?
    package var span: Span
  }
}

/// What is in the braces of a property or a subscript.
package enum Accessors: Sendable {
  /// `{ expression }`: the body of the getter.
  case getter(Body)
  /// `{ get … set … }`, `{ willSet … didSet … }`, or `{ get set }` of a protocol.
  case list([Accessor])
}

/// `get`, `set(newValue)`, `willSet`, `didSet`, `_read`, `_modify`, `init`…
package struct Accessor: Sendable {
  package var attributes: [Attribute]
  /// `mutating`, `nonmutating`…
  package var modifiers: [Modifier]
  package var kind: Name
  /// The name in parentheses.
  package var parameter: Name?
  package var effects: Effects
  /// Nil in a protocol.
  package var body: Body?
  package var span: Span
}

/// `func`, a method or an operator's function.
package struct Function: Sendable {
  /// The name; of an operator's function, the operator.
  package var name: Name
  package var signature: Signature
  package var body: Body?
}

/// `init`, `init?`, `init!`
package struct Initializer: Sendable {
  package var failure: Failure?
  package var signature: Signature
  package var body: Body?

  /// The mark after `init`.
  package enum Failure: Sendable { case optional, implicitlyUnwrapped }
}

/// `subscript(…) -> T { … }`
package struct Subscript: Sendable {
  package var signature: Signature
  package var accessors: Accessors?
}

/// What stands between a function's name and its body.
package struct Signature: Sendable {
  package var generics: GenericParameters?
  package var parameters: [Parameter]
  package var effects: Effects
  package var result: TypeReference?
  /// The requirements after `where`, as text.
  package var `where`: Span?
}

/// A parameter of a function.
package struct Parameter: Sendable {
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  /// The first name; `_` where the argument has no label; nil in a closure or where only a type is written.
  package var label: Name?
  /// The second name; nil where the first is both.
  package var internalName: Name?
  package var type: TypeReference?
  package var isVariadic = false
  package var value: Expression?
  package var span: Span
}

/// `<T, each U: P>`
package struct GenericParameters: Sendable {
  package var names: [Name]
  /// What stands behind the colon of each name.
  package var constraints: [TypeReference?]
  package var span: Span
}

/// `struct`, `class`, `enum`, `actor`, `protocol` and `extension`.
package struct TypeDeclaration: Sendable {
  package var keyword: Keyword
  /// The declared name; of an extension, the extended type.
  package var name: TypeReference
  package var generics: GenericParameters?
  /// The primary associated types of a protocol.
  package var primaryTypes: [Name] = []
  package var inheritance: [TypeReference]
  /// The requirements after `where`, as text.
  package var `where`: Span?
  package var members: MemberBody

  /// The word that begins the declaration.
  package enum Keyword: String, Sendable { case `struct`, `class`, `enum`, actor, `protocol`, `extension` }
}

/// One name of a `case` in an enum.
package struct EnumCase: Sendable {
  package var name: Name
  /// The associated values; nil without parentheses.
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

/// `infix operator **: MultiplicationPrecedence`; the fixity is among the modifiers.
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

/// How operators of one precedence are grouped.
package enum Associativity: String, Sendable { case left, right, none }

/// `macro name(…) -> T = expansion`
package struct MacroDeclaration: Sendable {
  package var name: Name
  package var signature: Signature
  package var definition: Expression?
}

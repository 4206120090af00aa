/// An expression whose operators are grouped by precedence.
///
/// `SourceFile.depthLimit` limits the height, so recursive walks are safe. A chain such as `a + b + c` is a single node with three
/// operands.
package struct Expression: Sendable {
  package var kind: ExpressionKind
  package var span: Span

  package init(kind: ExpressionKind, span: Span) { (self.kind, self.span) = (kind, span) }

  package indirect enum ExpressionKind: Sendable {
    // Literals.
    /// `12`, `0xFF`, `1_000`, as written.
    case integer(String)
    /// `1.5`, `1e3`, `0x1p4`, as written.
    case float(String)
    case string(StringLiteral)
    case boolean(Bool)
    case `nil`
    case array([Expression])
    case dictionary([DictionaryElement])
    /// `(a, b: c)`, `()` and `(a)`
    case tuple([Argument])
    /// The range of the pattern, without its delimiters.
    case regex(Span)

    // Names.
    /// `name`, `name<T>`, `name(a:b:)`, `$0`, `Self`
    case identifier(Reference)
    case `self`
    case `super`
    /// `.name`
    case implicitMember(Reference)
    /// `base.name`, `base.0`, `base.self`, `base.init`
    case member(Expression, Reference)
    /// `_`
    case discard

    // Suffixes.
    case call(Call)
    case `subscript`(Call)
    /// `a?`
    case optionalChain(Expression)
    /// `a!`
    case forceUnwrap(Expression)
    case postfix(Expression, Operator)
    /// `a<T>` where `a` is not a name.
    case specialized(Expression, TypeReference.GenericArguments)
    /// Members inside `#if` that continue the base expression, if there is one. Each branch starts with `.implicitMember`.
    case conditional(Expression?, ConditionalBlock<Expression>)

    // Operators.
    case prefix(Operator, Expression)
    case binary(Binary)
    case assignment(Expression, Expression)
    case ternary(Expression, then: Expression, else: Expression)
    case cast(Expression, Cast, TypeReference)
    /// `&x`
    case inOut(Expression)
    /// `try x`, `await x`, `consume x`…
    case effect(Effect, Expression)
    /// `A -> B`: a function type written as an expression.
    case arrow(Expression, Effects, Expression)

    case closure(Closure)
    case `if`(If)
    case `switch`(Switch)
    case keyPath(KeyPath)
    /// `#file`, `#selector(…)`, `#colorLiteral(…)`, `#Predicate { … }`
    case macro(MacroExpansion)
    /// `any P`, `some P`, `~P`, `inout T`: a type that no other kind of expression can express.
    case type(TypeReference)
    /// `repeat each x`
    case packExpansion(Expression)
    /// `each x`
    case packElement(Expression)
    /// `let x` and other patterns inside an expression that is parsed as a pattern. Occurs nowhere else in code that compiles.
    case pattern(Pattern)
  }

  /// An element of a dictionary literal.
  package struct DictionaryElement: Sendable {
    package var key: Expression
    package var value: Expression
  }

  /// The keywords before an expression, such as `try` and `await`.
  package enum Effect: String, Sendable {
    case `try`, tryOptional = "try?", tryForced = "try!", await, consume, copy, borrow = "_borrow", unsafe, move = "_move"
  }

  package enum Cast: String, Sendable { case `as`, asOptional = "as?", asForced = "as!", `is` }
}

/// A reference to a declaration by name.
package struct Reference: Sendable {
  package var name: Name
  package var generics: TypeReference.GenericArguments?
  /// The labels of `name(a:_:)`; nil if there are none.
  package var labels: [Name]?
  /// `Module` of `Module::name`.
  package var module: Name? = nil
}

extension Reference {
  package init(to name: Name) { self.init(name: name, generics: nil, labels: nil) }
}

package struct Operator: Sendable {
  package var name: String
  package var span: Span
}

/// Operands joined by operators of the same precedence. `a + b - c` has the operands a, b, c and the operators + and -.
package struct Binary: Sendable {
  package var operands: [Expression]
  /// One fewer than the operands.
  package var operators: [Operator]
  /// True if the last two operands are combined first, as in `a ?? b ?? c`; false if the first two are.
  package var isRightAssociative: Bool
}

/// An argument of a call, or an element of a tuple.
package struct Argument: Sendable {
  package var label: Name?
  package var value: Expression
}

/// A call or a subscript.
package struct Call: Sendable {
  package var callee: Expression
  /// The arguments in parentheses or brackets.
  package var arguments: [Argument]
  /// The trailing closures; the first has no label.
  package var trailing: [Argument]
  /// False for a call such as `map { … }`.
  package var hasParentheses: Bool
}

/// `{ [weak self] (a: Int, b) async throws -> T in … }`
package struct Closure: Sendable {
  package var attributes: [Attribute]
  package var captures: [Capture]
  /// Nil if there is no parameter list; the body may then use `$0`.
  package var parameters: [Parameter]?
  package var effects: Effects
  package var result: TypeReference?
  package var body: [Statement]
}

extension Closure {
  /// A closure without parameters that contains one expression.
  package init(of expression: Expression) {
    self.init(
      attributes: [], captures: [], parameters: nil, effects: Effects(), result: nil,
      body: [Statement(kind: .expression(expression), span: expression.span)])
  }
}

package struct Capture: Sendable {
  /// `weak`, `unowned`, `unowned(safe)`.
  package var specifier: Modifier?
  package var name: Name
  package var value: Expression?
}

/// `\Root.a[0]?.b`
package struct KeyPath: Sendable {
  package var root: TypeReference?
  package var components: [KeyPathComponent]

  /// A key path to one member.
  package init(to name: Name) { (root, components) = (nil, [.member(Reference(name: name))]) }

  init(root: TypeReference?, components: [KeyPathComponent]) { (self.root, self.components) = (root, components) }

  package indirect enum KeyPathComponent: Sendable {
    case member(Reference)
    case method(Reference, [Argument])
    case `subscript`([Argument])
    case optionalChain
    case forceUnwrap
  }
}

/// `#name<T>(…) { … }`
package struct MacroExpansion: Sendable {
  package var name: Name
  package var generics: TypeReference.GenericArguments?
  /// Nil if there are no parentheses.
  package var arguments: [Argument]?
  package var trailing: [Argument]
}

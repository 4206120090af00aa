/// An expression. Operators are grouped by precedence.
///
/// The height of an expression is limited (`SourceFile.depthLimit`), so it may be walked recursively: `a + b + c` is one node of three
/// operands.
package struct Expression: Sendable {
  package var kind: ExpressionKind
  package var span: Span

  package init(kind: ExpressionKind, span: Span) { (self.kind, self.span) = (kind, span) }

  /// The kinds of an expression.
  package indirect enum ExpressionKind: Sendable {
    // Literals.
    /// `12`, `0xFF`, `1_000`: the text as it is written.
    case integer(String)
    /// `1.5`, `1e3`, `0x1p4`: the text as it is written.
    case float(String)
    case string(StringLiteral)
    case boolean(Bool)
    case `nil`
    case array([Expression])
    case dictionary([Entry])
    /// `(a, b: c)`, `()` and `(a)`
    case tuple([Argument])
    /// The pattern, without its delimiters.
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

    // What follows an expression.
    case call(Call)
    case `subscript`(Call)
    /// `a?`
    case optionalChain(Expression)
    /// `a!`
    case forceUnwrap(Expression)
    case postfix(Expression, Operator)
    /// `a<T>` where `a` is no name.
    case specialized(Expression, TypeReference.GenericArguments)
    /// Members after `#if`, which continue the expression if there is one; `.implicitMember` stands at their beginning.
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
    /// `A -> B` where a type stands as an expression.
    case arrow(Expression, Effects, Expression)

    case closure(Closure)
    case `if`(If)
    case `switch`(Switch)
    case keyPath(KeyPath)
    /// `#file`, `#selector(…)`, `#colorLiteral(…)`, `#Predicate { … }`
    case macro(MacroExpansion)
    /// `any P`, `some P`, `~P`, `inout T`: a type that no other expression stands for.
    case type(TypeReference)
    /// `repeat each x`
    case packExpansion(Expression)
    /// `each x`
    case packElement(Expression)
    /// `let x` and other patterns within an expression that stands for a pattern; nowhere else in code that compiles.
    case pattern(Pattern)
  }

  /// A value with its key.
  package struct Entry: Sendable {
    package var key: Expression
    package var value: Expression
  }

  /// `try`, `await` and other words before an expression.
  package enum Effect: String, Sendable {
    case `try`, tryOptional = "try?", tryForced = "try!", await, consume, copy, borrow = "_borrow", unsafe, move = "_move"
  }

  /// The casts.
  package enum Cast: String, Sendable { case `as`, asOptional = "as?", asForced = "as!", `is` }
}

/// A name with what may follow it.
package struct Reference: Sendable {
  package var name: Name
  package var generics: TypeReference.GenericArguments?
  /// The labels of `name(a:_:)`; nil without them.
  package var labels: [Name]?
  /// `Module` of `Module::name`.
  package var module: Name? = nil
}

/// An operator where it is used.
package struct Operator: Sendable {
  package var name: String
  package var span: Span
}

/// Operators of one precedence between operands: `a + b - c` is `operands` a, b, c and `operators` +, -.
package struct Binary: Sendable {
  package var operands: [Expression]
  /// One fewer than the operands.
  package var operators: [Operator]
  /// Whether the last two operands are taken first (`a ?? b ?? c`), or the first two.
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
  /// In parentheses, or in brackets.
  package var arguments: [Argument]
  /// The closures after the parentheses; the first has no label.
  package var trailing: [Argument]
  /// Whether there are parentheses; false for `map { … }`.
  package var hasParentheses: Bool
}

/// `{ [weak self] (a: Int, b) async throws -> T in … }`
package struct Closure: Sendable {
  package var attributes: [Attribute]
  package var captures: [Capture]
  /// Nil without a list of parameters, where `$0` may be used.
  package var parameters: [Parameter]?
  package var effects: Effects
  package var result: TypeReference?
  package var body: [Statement]
}

extension Closure {
  /// `{ expression }`
  package init(of expression: Expression) {
    self.init(
      attributes: [], captures: [], parameters: nil, effects: Effects(), result: nil,
      body: [Statement(kind: .expression(expression), span: expression.span)])
  }
}

/// An element of a closure's capture list.
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

  /// The path to a member.
  package init(to name: Name) { (root, components) = (nil, [.member(Reference(name: name))]) }

  init(root: TypeReference?, components: [KeyPathComponent]) { (self.root, self.components) = (root, components) }

  /// A step of the path.
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
  /// Nil without parentheses.
  package var arguments: [Argument]?
  package var trailing: [Argument]
}

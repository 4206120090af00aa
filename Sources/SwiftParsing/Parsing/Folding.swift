/// Groups operands and operators by precedence, with a stack instead of recursion.
struct Folding {
  enum Infix {
    case named(Operator)
    case assignment
    case ternary(then: Expression)
    case arrow(Effects)
  }

  /// An operand, or several operands already joined by left-associative operators of the same group.
  ///
  /// `effects` are the `try` and `await` in front of it, which apply to everything on their right.
  private struct Operand {
    var effects: [(effect: Expression.Effect, start: Span)] = []
    var operands: [Expression]
    var operators: [Operator] = []
    var group = -1

    init(_ expression: Expression) { operands = [expression] }
  }

  private let table: OperatorTable
  private var operands: [Operand]
  private var pending: [(infix: Infix, group: Int, span: Span)] = []
  /// An upper bound on the height of the resulting tree.
  private(set) var height = 0
  /// The groups used so far. Operators of the same group are joined in a single node, so each group adds one level to the tree.
  private var groups: [Int] = []

  init(_ table: OperatorTable, first: Expression) {
    self.table = table
    operands = []
    operands.append(Self.operand(first))
  }

  mutating func append(_ infix: Infix, at span: Span, _ operand: Expression) throws(Problem) {
    let group =
      switch infix {
      case .named(let name): table.group(of: name.name)
      case .assignment: OperatorTable.assignment
      case .ternary: OperatorTable.ternary
      case .arrow: OperatorTable.arrow
      }
    try reduce(for: group, at: span)
    if !groups.contains(group) {
      groups.append(group)
      height += 1
    }
    pending.append((infix, group, span))
    let last = Self.operand(operand)
    if !last.effects.isEmpty || group <= OperatorTable.ternary { height += 1 }
    guard height <= SourceFile.depthLimit else { throw Problem(kind: .tooDeep, span: span) }
    operands.append(last)
  }

  mutating func append(_ cast: Expression.Cast, _ type: TypeReference) throws(Problem) {
    try reduce(for: OperatorTable.casting, at: type.span)
    wrapLast { Expression(kind: .cast($0, cast, type), span: $0.span.to(type.span)) }
    height += 1
    guard height <= SourceFile.depthLimit else { throw Problem(kind: .tooDeep, span: type.span) }
  }

  /// Joins the remaining operands and returns the whole expression.
  mutating func finish() -> Expression {
    while !pending.isEmpty { reduceTop() }
    return Self.expression(operands[0])
  }

  /// Joins operands whose operators bind more tightly than the next operator.
  private mutating func reduce(for group: Int, at span: Span) throws(Problem) {
    while let top = pending.last {
      switch table.relation(top.group, group) {
      case .higher: reduceTop()
      case .lower: return
      case .same:
        switch table.associativity(of: group) {
        case .left: reduceTop()
        case .right: return
        case .none: throw Problem(kind: .unorderedOperators, span: span)
        }
      case .unrelated: throw Problem(kind: .unorderedOperators, span: span)
      }
    }
  }

  /// Joins the last two operands, or a whole run of operands with right-associative operators.
  private mutating func reduceTop() {
    guard let top = pending.last else { return }
    if case .named = top.infix, table.associativity(of: top.group) == .right, top.group != OperatorTable.assignment {
      return reduceRight(top.group)
    }
    pending.removeLast()
    let right = Self.expression(operands.removeLast())
    let last = operands.count - 1
    guard case .named(let name) = top.infix, top.group != OperatorTable.assignment else {
      return wrapLast { Self.join($0, top.infix, right) }
    }
    if operands[last].group != top.group {
      let inner = Self.chain(operands[last])
      operands[last].operands = [inner]
      operands[last].operators = []
      operands[last].group = top.group
    }
    operands[last].operands.append(right)
    operands[last].operators.append(name)
  }

  private mutating func reduceRight(_ group: Int) {
    var values: [Expression] = [Self.expression(operands.removeLast())]
    var names: [Operator] = []
    while let top = pending.last, top.group == group, case .named(let name) = top.infix {
      pending.removeLast()
      let left = operands.removeLast()
      names.append(name)
      values.append(Self.chain(left))
      guard !left.effects.isEmpty || pending.last?.group != group else { continue }
      let binary = Binary(operands: values.reversed(), operators: names.reversed(), isRightAssociative: true)
      let joined = Expression(kind: .binary(binary), span: values[values.count - 1].span.to(values[0].span))
      values = [Self.wrapped(joined, left.effects)]
      names = []
    }
    operands.append(Self.operand(values[0]))
  }

  private mutating func wrapLast(_ make: (Expression) -> Expression) {
    let last = operands.count - 1
    let inner = Self.chain(operands[last])
    operands[last].operands = [make(inner)]
    operands[last].operators = []
    operands[last].group = -1
  }

  /// Splits `try`, `await` and `unsafe` from an expression, because they apply to everything on their right.
  private static func operand(_ expression: Expression) -> Operand {
    var inner = expression
    var effects: [(effect: Expression.Effect, start: Span)] = []
    while case .effect(let effect, let value) = inner.kind, reachesRight(effect) {
      effects.append((effect, inner.span))
      inner = value
    }
    var operand = Operand(inner)
    operand.effects = effects
    return operand
  }

  private static func reachesRight(_ effect: Expression.Effect) -> Bool {
    switch effect {
    case .try, .tryOptional, .tryForced, .await, .unsafe: true
    case .consume, .copy, .borrow, .move: false
    }
  }

  /// Joins the operands into one expression, without their effects.
  private static func chain(_ operand: Operand) -> Expression {
    guard operand.operands.count > 1 else { return operand.operands[0] }
    let binary = Binary(operands: operand.operands, operators: operand.operators, isRightAssociative: false)
    return Expression(kind: .binary(binary), span: operand.operands[0].span.to(operand.operands[operand.operands.count - 1].span))
  }

  private static func expression(_ operand: Operand) -> Expression { wrapped(chain(operand), operand.effects) }

  private static func wrapped(
    _ expression: Expression, _ effects: [(effect: Expression.Effect, start: Span)]
  ) -> Expression {
    effects.reversed().reduce(expression) { Expression(kind: .effect($1.effect, $0), span: $1.start.to($0.span)) }
  }

  private static func join(_ left: Expression, _ infix: Infix, _ right: Expression) -> Expression {
    let span = left.span.to(right.span)
    return switch infix {
    case .named(let name):
      Expression(kind: .binary(Binary(operands: [left, right], operators: [name], isRightAssociative: true)), span: span)
    case .assignment: Expression(kind: .assignment(left, right), span: span)
    case .ternary(let then): Expression(kind: .ternary(left, then: then, else: right), span: span)
    case .arrow(let effects): Expression(kind: .arrow(left, effects, right), span: span)
    }
  }
}

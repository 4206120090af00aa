import SwiftParsing

extension Evaluator {
  func prefix(_ sign: Operator, _ operand: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    if sign.name == "!" {
      let found = try value(operand, scope, .bool)
      if case .opaque(let opaque) = found { return .opaque(opaque.derived) }
      return .bool(try !bool(found, operand.span))
    }
    let found = try value(operand, scope, expected)
    if let own = try ownPrefix(sign, found) { return own }
    switch (sign.name, found) {
    case ("-", .int(let number)): return .int(0 &- number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", _): return found
    case ("...", _): return .range(RangeValue(lower: nil, upper: found, isClosed: true))
    case ("..<", _): return .range(RangeValue(lower: nil, upper: found, isClosed: false))
    case ("~", .int(let number)): return .int(~number)
    case (_, .opaque(let opaque)): return .opaque(opaque.derived)
    default:
      if case .implicit = found { return found }
      throw Refusal(.unknownOperator(sign.name), at: sign.span)
    }
  }

  func postfix(_ operand: Expression, _ sign: Operator, _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    guard sign.name == "..." else {
      if let own = try ownUnary(sign, try value(operand, scope), isPrefix: false) { return own }
      throw Refusal(.unknownOperator(sign.name), at: sign.span)
    }
    return .range(RangeValue(lower: try value(operand, scope), upper: nil, isClosed: false))
  }

  /// Evaluates a chain of operators with the same precedence.
  func binary(_ binary: Binary, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let (operands, operators) = (binary.operands, binary.operators)
    if let first = operators.first, ["&&", "||", "??"].contains(first.name) { return try logical(binary, scope, expected) }
    if let first = operators.first, first.name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(first.name) {
      return try compoundAssign(operands, first, scope)
    }
    if case .range = expected, ["...", "..<"].contains(operators[0].name) {
      return try coerce(try self.binary(binary, scope, .anything), to: expected, operands[0].span)
    }
    var values = try operandValues(operands, operators, scope, expected)
    var names = operators
    if binary.isRightAssociative {
      while let last = names.popLast() {
        let right = values.removeLast()
        values[values.count - 1] = try combine(values[values.count - 1], last.name, right, last.span)
      }
      return values[0]
    }
    var result = values[0]
    for (index, sign) in operators.enumerated() { result = try combine(result, sign.name, values[index + 1], sign.span) }
    if case .range(let range) = result, case .int(let lower)? = range.lower, case .int(let upper)? = range.upper, lower > upper {
      let span = operands[0].span.to(operands[operands.count - 1].span)
      throw Refusal(.badArithmetic(text(of: span)), at: span)
    }
    return result
  }

  /// Evaluates operands. A literal next to a fraction is a fraction, so `1 / 3` in `width * (1 / 3)` is not an integer division.
  private func operandValues(
    _ operands: [Expression], _ operators: [Operator], _ scope: Scope, _ expected: Expected
  ) throws(Refusal) -> [Value] {
    let isArithmetic = operators.allSatisfy { ["+", "-", "*", "/", "%", "&+", "&-", "&*"].contains($0.name) }
    let place: Expected = isArithmetic ? expected : .anything
    var values: [Value?] = Array(repeating: nil, count: operands.count)
    var hint: Expected = place.isDouble ? place : .anything
    if isArithmetic, hint.isAnything, operands.contains(where: { $0.isCall }), let told = fractionPlace(of: operands, scope) { hint = told }
    for (index, operand) in operands.enumerated() where !operand.isLiteral {
      values[index] = try value(operand, scope, hint.isDouble ? hint : isArithmetic ? place : hint)
      if case .double = values[index], !hint.isDouble { hint = .fraction }
      if !isArithmetic, let found = values[index], hint.isAnything { hint = found.place }
    }
    if !hint.isDouble, operands.contains(where: { $0.hasFloatLiteral }) { hint = .fraction }
    if isArithmetic { try refuseMixture(operands, values, operators[0], scope) }
    var results: [Value] = []
    for (index, operand) in operands.enumerated() {
      var found: Value
      if let known = values[index] { found = known } else { found = try value(operand, scope, hint) }
      if case .implicit(let implicit) = found { found = try resolve(implicit, hint) }
      // Swift does not mix integers and fractions, so this integer comes from a literal.
      if isArithmetic, hint.isDouble, case .int(let number) = found { found = .double(Double(number)) }
      results.append(found)
    }
    return results
  }

  /// Reports an operation on an `Int` and a `CGFloat` variable, which Swift rejects unless the code declares the operator.
  @inline(never)
  private func refuseMixture(_ operands: [Expression], _ values: [Value?], _ sign: Operator, _ scope: Scope) throws(Refusal) {
    guard let whole = operands.first(where: { isWhole($0, scope) }),
      let index = values.indices.first(where: { index in
        guard case .double? = values[index], case .identifier = operands[index].kind else { return false }
        return true
      }), let fraction = values[index], !isDeclared(sign.name, [.int(0), fraction])
    else { return }
    throw Refusal(.operation(sign.name, "Int", self.fraction(of: operands[index], scope) ?? "CGFloat"), at: whole.span.to(sign.span))
  }

  /// True for a variable that is declared as `Int`.
  private func isWhole(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .identifier(let reference) = expression.kind else { return false }
    let name = reference.name.text
    return (scope.box(name) ?? (scope.owner == nil ? program.globals[name] : nil))?.isWhole ?? false
  }

  private func logical(_ binary: Binary, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let name = binary.operators[0].name
    if name == "??" {
      let place = common(expected, binary.operands, scope)
      for (index, operand) in binary.operands.enumerated() {
        let found = try value(operand, scope, place)
        if case .nil = found, index + 1 < binary.operands.count { continue }
        if case .opaque(let opaque) = found, index + 1 < binary.operands.count { return .opaque(opaque.derived) }
        return try coerce(found, to: place, operand.span)
      }
      return .nil
    }
    for operand in binary.operands {
      let found = try value(operand, scope, .bool)
      if case .opaque(let opaque) = found { return .opaque(opaque.derived) }
      let holds = try bool(found, operand.span)
      if holds == (name == "||") { return .bool(holds) }
    }
    return .bool(name == "&&")
  }

  private func compoundAssign(_ written: [Expression], _ sign: Operator, _ outside: Scope) throws(Refusal) -> Value {
    guard written.count == 2 else { throw Refusal(.unsupported("this assignment"), at: sign.span) }
    let (target, scope) = try evaluatingOnce(written[0], outside)
    let operands = [target, written[1]]
    try refuseConstant(operands[0], .operator, scope, at: sign.span)
    var old = try changing(operands[0], scope)
    if case .nil = old, operands[0].isOptionalChain { return .void }
    let new = try value(operands[1], scope, old.place)
    // The right side may have changed the variable: `x += next()`.
    if operands[0].isVariable, !operands[1].isLiteral, !operands[1].isVariable { old = try changing(operands[0], scope) }
    try refuseMixture(operands, [old, new], sign, scope)
    if let changed = try ownAssignment(sign, old, new) {
      try store(changed, in: operands[0], scope)
      return .void
    }
    try store(try combine(old, String(sign.name.dropLast()), new, sign.span), in: operands[0], scope)
    return .void
  }

  func combine(_ left: Value, _ name: String, _ right: Value, _ span: Span) throws(Refusal) -> Value {
    if let unknown = unknown(left, name, right) { return unknown }
    if let hash = try combinedHash(left, name, right, span) { return hash }
    if name == "==" || name == "!=" || name == "~=" { try spendComparing(left, span) }
    switch name {
    case "==": return .bool(try areEqual(left, right, span))
    case "!=": return .bool(try !areEqual(left, right, span))
    case "===": return .bool(left.isIdentical(to: right))
    case "!==": return .bool(!left.isIdentical(to: right))
    case "...", "..<": return .range(RangeValue(lower: left, upper: right, isClosed: name == "..."))
    case "<", ">", "<=", ">=": return .bool(try compare(left, name, right, span))
    case "~=":
      if let own = try ownTruth("~=", left, right, span) { return .bool(own) }
      if case .range(let range) = left { return .bool(try contains(range, right, span)) }
      return .bool(try areEqual(left, right, span))
    default: break
    }
    if let found = program.functions[name], let own = try ownOperator(found, left, right, span) { return own }
    switch (left, right) {
    case (.int(let one), .int(let other)): return try integers(one, name, other, span)
    case (.double, .double), (.int, .double), (.double, .int):
      return .double(try doubles(try number(left, span), name, try number(right, span), span))
    case (.string(let one), .string(let other)) where name == "+": return .string(try limited(one + other, span))
    case (.array(let one), _) where name == "+": return try limited(.array(one + (try elements(of: right, span))), span)
    default: return try declaredOperator(left, name, right, span)
    }
  }

  private func integers(_ one: Int, _ name: String, _ other: Int, _ span: Span) throws(Refusal) -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch name {
    case "+": result = one.addingReportingOverflow(other)
    case "-": result = one.subtractingReportingOverflow(other)
    case "*": result = one.multipliedReportingOverflow(by: other)
    case "/", "%":
      guard other != 0 else { throw Refusal(.badArithmetic("division by zero"), at: span) }
      result = name == "/" ? one.dividedReportingOverflow(by: other) : one.remainderReportingOverflow(dividingBy: other)
    case "&": return .int(one & other)
    case "|": return .int(one | other)
    case "^": return .int(one ^ other)
    case "<<": return .int(one << other)
    case ">>": return .int(one >> other)
    default: throw Refusal(.unknownOperator(name), at: span)
    }
    guard !result.overflow else { throw Refusal(.badArithmetic("overflow"), at: span) }
    return .int(result.partialValue)
  }

  private func doubles(_ one: Double, _ name: String, _ other: Double, _ span: Span) throws(Refusal) -> Double {
    switch name {
    case "+": return one + other
    case "-": return one - other
    case "*": return one * other
    case "/": return one / other
    default: throw Refusal(.unknownOperator(name), at: span)
    }
  }

  private func compare(_ left: Value, _ name: String, _ right: Value, _ span: Span) throws(Refusal) -> Bool {
    if case .string(let one) = left, case .string(let other) = right {
      return name == "<" ? one < other : name == ">" ? one > other : name == "<=" ? one <= other : one >= other
    }
    if let type = sourceType(of: left), try staticMember("<", of: type, span) != nil {
      guard
        case .bool(let less) = try declaredOperator(
          name == "<" || name == ">=" ? left : right, "<", name == "<" || name == ">=" ? right : left, span)
      else { return false }
      // `Comparable` defines `a <= b` as `!(b < a)`.
      return name.hasSuffix("=") ? !less : less
    }
    if case .enumCase(let one) = left, case .enumCase(let other) = right, one.type === other.type {
      let cases = one.type.members.cases.map { $0.name.text }
      let (first, second) = (cases.firstIndex(of: one.name) ?? 0, cases.firstIndex(of: other.name) ?? 0)
      return name == "<" ? first < second : name == ">" ? first > second : name == "<=" ? first <= second : first >= second
    }
    if let one = ContentSizeCategory.order(left), let other = ContentSizeCategory.order(right) {
      return name == "<" ? one < other : name == ">" ? one > other : name == "<=" ? one <= other : one >= other
    }
    if case .tuple(let one) = left, case .tuple(let other) = right, one.count == other.count {
      for (first, second) in zip(one, other) where try !areEqual(first.value, second.value, span) {
        return try compare(first.value, name, second.value, span)
      }
      return name.hasSuffix("=")
    }
    let (one, other) = (try number(left, span), try number(right, span))
    return name == "<" ? one < other : name == ">" ? one > other : name == "<=" ? one <= other : one >= other
  }
}

extension Expression {
  /// True for number literals and operations on them, whose type depends on the context.
  var isLiteral: Bool {
    switch kind {
    case .integer, .float: true
    case .prefix(_, let operand): operand.isLiteral
    case .tuple(let elements): elements.count == 1 && elements[0].value.isLiteral
    case .binary(let binary): binary.operands.allSatisfy { $0.isLiteral }
    case .implicitMember: true
    default: false
    }
  }

  var hasFloatLiteral: Bool {
    switch kind {
    case .float: true
    case .prefix(_, let operand): operand.hasFloatLiteral
    case .tuple(let elements): elements.count == 1 && elements[0].value.hasFloatLiteral
    case .binary(let binary): binary.operands.contains { $0.hasFloatLiteral }
    default: false
    }
  }
}

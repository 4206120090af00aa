import SwiftParsing

extension Evaluator {
  /// True if all conditions hold. Declares the names that they bind.
  func holds(_ conditions: [Condition], _ scope: Scope) throws(Refusal) -> Bool {
    for condition in conditions {
      if try !holds(condition, scope) { return false }
    }
    return true
  }

  private func holds(_ condition: Condition, _ scope: Scope) throws(Refusal) -> Bool {
    switch condition.kind {
    case .expression(let expression): return try truth(expression, scope)
    case .optionalBinding(_, let pattern, _, let written)
    where scope.hasNoSelf && pattern.name?.text == "self" && written?.isSelf ?? true: return true
    case .optionalBinding(let introducer, let pattern, let type, let written):
      let expected = try type.map { type throws(Refusal) in try self.expected(type, scope) } ?? .anything
      let found: Value
      if let written {
        found = try coerce(try value(written, scope, expected), to: expected, written.span)
      } else if let name = pattern.name {
        found = name.text == "self" ? try selfValue(scope, name.span) : try named(name, scope)
      } else {
        return false
      }
      if case .nil = found { return false }
      if case .opaque(let opaque) = found, !opaque.name.isEmpty, pattern.name?.text != "self" {
        throw opaque.refusal(at: condition.span)
      }
      guard try matches(found, pattern, scope, binds: true) else { return false }
      if introducer == .let { scope.makeConstant(pattern) }
      return true
    case .match(let pattern, _, let subject): return try matches(try value(subject, scope), pattern, scope, binds: true)
    case .available(let platforms): return try isAvailable(platforms)
    case .unavailable(let platforms): return try !isAvailable(platforms)
    }
  }

  /// Evaluates `#available(iOS 15, *)` with the iOS version of the document.
  private func isAvailable(_ platforms: [Condition.Platform]) throws(Refusal) -> Bool {
    guard let platform = platforms.first(where: { $0.name.text == "iOS" || $0.name.text == "iOSApplicationExtension" }),
      let version = platform.version
    else { return true }
    noteRead("environment.os")
    let parts = version.split(separator: ".")
    return host.os >= (parts.first.flatMap { Int($0) } ?? 0)
  }

  /// Records that the code has read a property of the document.
  func noteRead(_ what: String) {
    if !remarks.reads.contains(what) { remarks.reads.append(what) }
  }

  // MARK: if and switch as expressions

  func `if`(_ choice: If, _ scope: Scope, _ expected: Expected, _ span: Span) throws(Refusal) -> Value {
    let inside = Scope(inside: scope)
    if try holds(choice.conditions, inside) { return try valueOf(choice.body.statements, inside, expected, span) }
    switch choice.otherwise {
    case .if(let next): return try value(next, scope, expected)
    case .block(let body): return try valueOf(body.statements, Scope(inside: scope), expected, span)
    case nil: return .void
    }
  }

  private func valueOf(_ statements: [Statement], _ scope: Scope, _ expected: Expected, _ span: Span) throws(Refusal) -> Value {
    guard let last = statements.last, case .expression(let expression) = last.kind else {
      guard case .returned(let value) = try execute(statements, scope) else { throw Refusal(.noValue("if"), at: span) }
      return value
    }
    _ = try execute(Array(statements.dropLast()), scope)
    return try value(expression, scope, expected)
  }

  func `switch`(_ choice: Switch, _ scope: Scope, _ expected: Expected, _ span: Span) throws(Refusal) -> Value {
    let subject = try value(choice.subject, scope)
    let cases = cases(of: choice)
    let found = try matchingCase(of: subject, cases, scope, span)
    return try valueOf(cases[found.index].statements, found.scope, expected, span)
  }

  func execute(_ choice: Switch, _ scope: Scope, _ span: Span) throws(Refusal) -> Flow {
    let subject = try value(choice.subject, scope)
    let cases = cases(of: choice)
    let found = try matchingCase(of: subject, cases, scope, span)
    var (index, inside) = (found.index, found.scope)
    while index < cases.count {
      switch try execute(cases[index].statements, inside) {
      case .fellThrough:
        index += 1
        inside = Scope(inside: scope)
      case .broken(nil): return .normal
      case let flow: return flow
      }
    }
    return .normal
  }

  /// The first case of an enum that a `switch` does not cover; nil if it covers all of them, or if its patterns do not tell.
  private func missingCase(of subject: Value, _ cases: [SwitchCase]) -> String? {
    guard case .enumCase(let value) = subject, value.type.keyword == .enum else { return nil }
    var covered: Set<String> = []
    for found in cases {
      guard case .patterns(let items, _) = found.kind else { return nil }
      for item in items where item.where == nil {
        // '.some' is a case of an optional, whose value this is.
        guard let name = item.pattern?.coveredCase, name != "some" || value.type.hasCase(name) else { return nil }
        covered.insert(name)
      }
    }
    return value.type.members.cases.first { !covered.contains($0.name.text) }?.name.text
  }

  private func cases(of choice: Switch) -> [SwitchCase] {
    choice.cases.flatMap { found -> [SwitchCase] in
      guard case .conditional(let block) = found.kind else { return [found] }
      return Program.active(block)
    }
  }

  private struct MatchingCase {
    var index: Int
    /// Contains the names that the pattern binds.
    var scope: Scope
  }

  private func matchingCase(
    of subject: Value, _ cases: [SwitchCase], _ scope: Scope, _ span: Span
  ) throws(Refusal) -> MatchingCase {
    if let missing = missingCase(of: subject, cases) { throw Refusal(.missingCase(missing), at: span) }
    for (index, found) in cases.enumerated() {
      switch found.kind {
      case .otherwise: continue
      case .patterns(let items, _):
        for item in items {
          let inside = Scope(inside: scope)
          guard let pattern = item.pattern, try matches(subject, pattern, inside, binds: false) else { continue }
          if let condition = item.where, try !truth(condition, inside) { continue }
          return MatchingCase(index: index, scope: inside)
        }
      case .conditional: continue
      }
    }
    guard let other = cases.firstIndex(where: { if case .otherwise = $0.kind { true } else { false } }) else {
      throw Refusal(.noValue("switch"), at: span)
    }
    return MatchingCase(index: other, scope: Scope(inside: scope))
  }
}

extension SwitchCase {
  var statements: [Statement] {
    switch kind {
    case .patterns(_, let statements), .otherwise(_, let statements): statements
    case .conditional: []
    }
  }
}

extension Pattern {
  /// The enum case that a pattern covers wholly; nil for other patterns.
  fileprivate var coveredCase: String? {
    switch kind {
    case .binding(_, let inner): inner.coveredCase
    case .enumCase(_, let name, let payload): payload.allSatisfy { $0.pattern.matchesAnything } ? name.text : nil
    case .expression(let expression):
      switch expression.kind {
      case .implicitMember(let reference), .member(_, let reference): reference.name.text
      default: nil
      }
    default: nil
    }
  }

  private var matchesAnything: Bool {
    switch kind {
    case .identifier, .wildcard: true
    case .binding(_, let inner): inner.matchesAnything
    case .tuple(let elements): elements.allSatisfy { $0.pattern.matchesAnything }
    default: false
    }
  }
}

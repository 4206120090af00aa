import Localization
import SwiftParsing

/// Runs top-level statements in order, as in a playground.
extension Evaluator {
  /// The results of top-level statements: constants in declaration order, and the values of expression statements.
  struct TopLevel {
    struct TopLevelVariable {
      /// The name of the variable; nil for an expression statement.
      var name: String?
      var box: Box
    }

    /// The results in order; nil if the name was declared again later.
    private var made: [TopLevelVariable?] = []
    private var positions: [String: Int] = [:]

    mutating func add(_ name: String?, _ box: Box) {
      if let name {
        if let earlier = positions[name] { made[earlier] = nil }
        positions[name] = made.count
      }
      made.append(TopLevelVariable(name: name, box: box))
    }

    var snapshot: Value? {
      made.last { made in
        if case .known(.snapshot)? = made?.box.value { true } else { false }
      }??.box.value
    }

    var objects: [LayoutObject] {
      made.compactMap { made in
        if case .known(.layout(let object))? = made?.box.value { object } else { nil }
      }
    }
  }

  /// Names that code at the prompt can use for the app's objects.
  static let appNames: [String: HostObject] = [
    "dataSource": .dataSource, "collectionView": .collectionView, "view": .view, "traitCollection": .traits, "environment": .environment,
    "layoutEnvironment": .environment, "env": .environment,
  ]

  func run(_ file: SourceFile) throws(Refusal) {
    printed = []
    for statement in file.statements { try runAtTop(statement) }
    try runLater()
  }

  private func runAtTop(_ statement: Statement) throws(Refusal) {
    switch statement.kind {
    case .declaration(let declaration): try declareAtTop(declaration)
    case .expression(let expression) where expression.isMacro: break
    case .guard(let conditions, let otherwise):
      let scope = Scope(inside: program.scope)
      if try holds(conditions, scope) { declareAtTop(namesOf: scope) } else { _ = try block(otherwise, program.scope) }
    case .conditional(let branches): for inner in Program.active(branches) { try runAtTop(inner) }
    case .expression(let expression) where expression.hasValue:
      let found = try value(expression, program.scope)
      topLevel.add(nil, Box(found))
      if let text = shown(found, expression.span) { printed.append(text) }
    default:
      if case .returned(let found) = try execute(statement, Scope(inside: program.scope)) { topLevel.add(nil, Box(found)) }
    }
  }

  private func declareAtTop(_ declaration: Declaration) throws(Refusal) {
    if declaration.modifiers.contains(where: { $0.name == "override" }) {
      throw Refusal(.unsupported("'override' outside a class"), at: declaration.span)
    }
    switch declaration.kind {
    case .variable(let variable):
      if let wrapper = declaration.wrapper {
        let scope = Scope(inside: program.scope)
        try declare(variable, wrappedBy: wrapper, scope)
        return declareAtTop(namesOf: scope)
      }
      for binding in variable.bindings { try declareAtTop(binding, isConstant: variable.introducer == .let) }
    case .unparsed(let problem): throw Refusal(.grammar(problem.kind), at: problem.span)
    default: break
    }
  }

  private func declareAtTop(_ binding: Variable.Binding, isConstant: Bool) throws(Refusal) {
    guard let name = binding.pattern.name else { return try declareNamesAtTop(binding, isConstant: isConstant) }
    guard let box = program.globals[name.text] else { return }
    if let type = binding.type { box.expected = try expected(type, program.scope) }
    if box.computed == nil, box.pending != nil {
      let found = try read(box, name.span)
      self.name(found, name.text, program.scope)
    } else if binding.type?.isOptional ?? false {
      box.value = .nil
    }
    declareAtTop(name.text, box)
  }

  private func declareNamesAtTop(_ binding: Variable.Binding, isConstant: Bool) throws(Refusal) {
    guard let written = binding.value else {
      for part in binding.parts where part.pattern.name != nil { try declareAtTop(part, isConstant: isConstant) }
      return
    }
    let scope = Scope(inside: program.scope)
    let place = try expected(binding.type, scope)
    guard try matches(try coerce(try value(written, scope, place), to: place, written.span), binding.pattern, scope, binds: true) else {
      throw Refusal(.unsupported("this pattern"), at: binding.span)
    }
    if isConstant { scope.makeConstant(binding.pattern) }
    declareAtTop(namesOf: scope)
  }

  private func declareAtTop(namesOf scope: Scope) {
    for name in scope.names { if let box = scope.box(name) { declareAtTop(name, box) } }
  }

  private func declareAtTop(_ name: String, _ box: Box) {
    program.set(name, box)
    topLevel.add(name, box)
  }

  /// The output of an expression statement, as in a playground; nil for values other than simple ones and lists of simple ones.
  private func shown(_ value: Value, _ span: Span) -> String? {
    switch value {
    case .bool(let value): value ? "true" : "false"
    case .int(let number): "\(number)"
    case .double(let number): number.isFinite ? shortest(number) : nil
    case .string(let text): text
    case .enumCase(let found) where found.payload.isEmpty: found.name
    case .array(let elements) where elements.allSatisfy({ shown($0, span) != nil }): shown(value, span, isElement: false)
    default: nil
    }
  }
}

extension Expression {
  /// True for macros such as `#Preview`, which are skipped.
  fileprivate var isMacro: Bool {
    if case .macro = kind { return true }
    return false
  }

  /// False for `if` and `switch`, which have no value as statements.
  fileprivate var hasValue: Bool {
    switch kind {
    case .if, .switch: false
    default: true
    }
  }
}

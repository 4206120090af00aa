import SwiftParsing

extension TreeText {
  func declaration(_ declaration: Declaration) -> TreeNode {
    let (label, children) = content(declaration)
    return node(label, declaration.attributes.map(attribute) + declaration.modifiers.map(modifier) + children, at: declaration.span)
  }

  func modifier(_ modifier: Modifier) -> TreeNode {
    node(modifier.name + (modifier.detail.map { "(\($0))" } ?? ""), at: modifier.span)
  }

  private func content(_ declaration: Declaration) -> (String, [TreeNode]) {
    switch declaration.kind {
    case .import(let value):
      return ("import \([value.kind, value.path.map(\.text).joined(separator: ".")].compactMap { $0 }.joined(separator: " "))", [])
    case .variable(let variable): return (variable.introducer.rawValue, variable.bindings.map(binding))
    case .function(let function): return ("func \(function.name.text)", signature(function.signature) + body(function.body))
    case .initializer(let value):
      let mark = value.failure.map { $0 == .optional ? "?" : "!" } ?? ""
      return ("init\(mark)", signature(value.signature) + body(value.body))
    case .deinitializer(let body): return ("deinit", self.body(body))
    case .subscript(let value): return ("subscript", signature(value.signature) + (value.accessors.map(accessors) ?? []))
    case .type(let type): return self.type(type)
    case .enumCases(let cases): return ("cases", cases.map(enumCase))
    case .macroExpansion(let macro): return ("macro", [self.macro(macro, declaration.span)])
    case .conditional(let block): return ("#if", conditional(block) { $0.map(self.declaration) })
    case .unparsed(let problem): return ("unparsed", [self.problem(problem, at: declaration.span)])
    default: return alias(declaration)
    }
  }

  private func alias(_ declaration: Declaration) -> (String, [TreeNode]) {
    switch declaration.kind {
    case .typealias(let alias):
      return ("typealias \(alias.name.text)", generics(alias.generics) + [type(alias.type)] + requirements(alias.where))
    case .associatedType(let value):
      return (
        "associatedtype \(value.name.text)",
        group("inherits", value.inheritance.map(type)) + optional("default", value.value.map(type)) + requirements(value.where)
      )
    case .operator(let value): return ("operator \(value.name.text)", value.precedence.map { [node($0.text, at: $0.span)] } ?? [])
    case .precedenceGroup(let group):
      return (
        "precedencegroup \(group.name.text)",
        [
          TreeNode("higherThan", group.higherThan.map { TreeNode($0.text) }),
          TreeNode("lowerThan", group.lowerThan.map { TreeNode($0.text) }), TreeNode(group.associativity.rawValue),
          TreeNode("\(group.isAssignment)"),
        ]
      )
    case .macro(let macro):
      return ("macro \(macro.name.text)", signature(macro.signature) + optional("definition", macro.definition.map(expression)))
    default: return ("?", [])
    }
  }

  private func type(_ type: TypeDeclaration) -> (String, [TreeNode]) {
    let primaries = type.primaryTypes.map { node($0.text, at: $0.span) }
    let head = [self.type(type.name)] + generics(type.generics) + group("primary", primaries)
    let members = file.members(of: type.members).map(declaration)
    return (
      type.keyword.rawValue,
      head + group("inherits", type.inheritance.map { self.type($0) }) + requirements(type.where)
        + [node("members", members, at: type.members.span)]
    )
  }

  private func generics(_ generics: GenericParameters?) -> [TreeNode] {
    generics.map { [node("generics", $0.names.map { node($0.text, at: $0.span) }, at: $0.span)] } ?? []
  }

  private func requirements(_ span: Span?) -> [TreeNode] {
    span.map { [node("where", [node(file.text(of: $0), at: $0)], at: $0)] } ?? []
  }

  private func signature(_ signature: Signature) -> [TreeNode] {
    generics(signature.generics) + [TreeNode("parameters", signature.parameters.map(parameter))] + effects(signature.effects)
      + optional("result", signature.result.map(type)) + requirements(signature.where)
  }

  func parameter(_ parameter: Parameter) -> TreeNode {
    let names = [parameter.label?.text, parameter.internalName?.text].compactMap { $0 }.joined(separator: " ")
    return node(
      "\(names):" + (parameter.isVariadic ? "..." : ""),
      parameter.attributes.map(attribute) + parameter.modifiers.map(modifier) + (parameter.type.map { [type($0)] } ?? [])
        + optional("default", parameter.value.map(expression)), at: parameter.span)
  }

  private func enumCase(_ enumCase: EnumCase) -> TreeNode {
    let parameters = enumCase.parameters.map { [TreeNode("parameters", $0.map(parameter))] } ?? []
    return node("case \(enumCase.name.text)", parameters + optional("value", enumCase.rawValue.map(expression)), at: enumCase.span)
  }

  private func binding(_ binding: Variable.Binding) -> TreeNode {
    node(
      "binding",
      [pattern(binding.pattern)] + optional("type", binding.type.map(type)) + optional("value", binding.value.map(expression))
        + (binding.accessors.map(accessors) ?? []), at: binding.span)
  }

  private func accessors(_ accessors: Accessors) -> [TreeNode] {
    switch accessors {
    case .getter(let body): return self.body(body)
    case .list(let list): return [TreeNode("accessors", list.map(accessor))]
    }
  }

  private func accessor(_ accessor: Accessor) -> TreeNode {
    node(
      accessor.kind.text + (accessor.parameter.map { "(\($0.text))" } ?? ""),
      accessor.attributes.map(attribute) + accessor.modifiers.map(modifier) + effects(accessor.effects) + body(accessor.body),
      at: accessor.span)
  }
}

import SwiftParsing

/// Converts our tree to a `TreeNode`, including bodies and members.
struct TreeText {
  let file: SourceFile

  static func node(of file: SourceFile) -> TreeNode {
    TreeNode("file", TreeText(file: file).statements(file.statements))
  }

  func node(_ label: String, _ children: [TreeNode] = [], at span: Span) -> TreeNode {
    TreeNode(label, children, at: Int(span.start))
  }

  func group(_ label: String, _ children: [TreeNode]) -> [TreeNode] {
    children.isEmpty ? [] : [TreeNode(label, children, at: children[0].offset)]
  }

  func optional(_ label: String, _ child: TreeNode?) -> [TreeNode] { child.map { [TreeNode(label, [$0], at: $0.offset)] } ?? [] }

  func problem(_ problem: Problem, at span: Span) -> TreeNode {
    node("unparsed \(problem.kind) at \(file.text(of: problem.span))", at: span)
  }

  func body(_ body: Body?) -> [TreeNode] {
    guard let body else { return [] }
    do {
      return [node("body", statements(try file.statements(of: body)), at: body.span)]
    } catch {
      return [problem(error, at: error.span)]
    }
  }

  func conditional<Element>(_ block: ConditionalBlock<Element>, _ elements: ([Element]) -> [TreeNode]) -> [TreeNode] {
    block.branches.map { branch in
      node("branch", (branch.condition.map { [condition($0)] } ?? [TreeNode("else")]) + elements(branch.elements), at: branch.span)
    }
  }

  private func condition(_ condition: CompilationCondition) -> TreeNode {
    switch condition.kind {
    case .flag(let name): node(name.text, at: condition.span)
    case .constant(let value): node("\(value)", at: condition.span)
    case .test(let name, let argument): node(name.text + "(" + argument.filter { $0 != " " } + ")", at: condition.span)
    case .version(let name, let comparison, let version): node("\(name.text)(\(comparison)\(version))", at: condition.span)
    case .not(let inner): node("!", [self.condition(inner)], at: condition.span)
    case .all(let parts): node("&&", parts.map { self.condition($0) }, at: condition.span)
    case .any(let parts): node("||", parts.map { self.condition($0) }, at: condition.span)
    }
  }

  // MARK: Types

  func type(_ type: TypeReference) -> TreeNode {
    switch type.kind {
    case .named(let name, let generics): node("type \(name.text)", arguments(generics), at: type.span)
    case .member(let base, let name, let generics): node("type.\(name.text)", [self.type(base)] + arguments(generics), at: type.span)
    case .optional(let base): node("type?", [self.type(base)], at: type.span)
    case .implicitlyUnwrapped(let base): node("type!", [self.type(base)], at: type.span)
    case .array(let element): node("type[]", [self.type(element)], at: type.span)
    case .dictionary(let key, let value): node("type[:]", [self.type(key), self.type(value)], at: type.span)
    case .inlineArray(let count, let element): node("type[of]", [self.type(count), self.type(element)], at: type.span)
    case .tuple(let elements): node("type()", elements.map(element), at: type.span)
    case .function(let function):
      node("type->", function.parameters.map(element) + effects(function.effects) + [self.type(function.result)], at: type.span)
    case .opaque(let base): node("some", [self.type(base)], at: type.span)
    case .existential(let base): node("any", [self.type(base)], at: type.span)
    case .metatype(let base, let name): node("metatype \(name.text)", [self.type(base)], at: type.span)
    case .composition(let parts): node("type&", parts.map { self.type($0) }, at: type.span)
    case .suppressed(let base): node("~", [self.type(base)], at: type.span)
    case .packExpansion(let base): node("repeat", [self.type(base)], at: type.span)
    case .packElement(let base): node("each", [self.type(base)], at: type.span)
    case .attributed(let specifiers, let attributes, let base):
      node(
        "attributed", specifiers.map { node($0.text, at: $0.span) } + attributes.map(attribute) + [self.type(base)], at: type.span)
    case .selected(_, let base): self.type(base)
    case .value(let value): expression(value)
    }
  }

  private func element(_ element: TypeReference.TupleElement) -> TreeNode {
    let names = [element.label, element.internalName].compactMap { $0?.text }.joined(separator: " ")
    return TreeNode("\(names):" + (element.isVariadic ? "..." : ""), [type(element.type)], at: Int(element.type.span.start))
  }

  func arguments(_ generics: TypeReference.GenericArguments?) -> [TreeNode] {
    generics.map { [node("<>", $0.types.map(type), at: $0.span)] } ?? []
  }

  func effects(_ effects: Effects) -> [TreeNode] {
    var nodes = effects.isAsync ? [TreeNode("async")] : []
    switch effects.throwing {
    case .throws(let type): nodes.append(TreeNode("throws", type.map { [self.type($0)] } ?? []))
    case .rethrows: nodes.append(TreeNode("rethrows"))
    case nil: break
    }
    return nodes
  }

  func attribute(_ attribute: Attribute) -> TreeNode {
    let arguments = attribute.arguments.map { [node(file.text(of: $0), at: $0)] } ?? []
    return node("@", [type(attribute.name)] + arguments, at: attribute.span)
  }

  // MARK: Patterns

  func pattern(_ pattern: Pattern) -> TreeNode {
    switch pattern.kind {
    case .identifier(let name): node("bind \(name.text)", at: pattern.span)
    case .wildcard: node("_", at: pattern.span)
    case .tuple(let elements): node("tuple", elements.map(element), at: pattern.span)
    case .binding(let introducer, let inner): node(introducer.rawValue, [self.pattern(inner)], at: pattern.span)
    case .enumCase(let type, let name, let payload):
      node(
        "call",
        [type.map { node("member \(name.text)", [expression($0)], at: pattern.span) } ?? node(".\(name.text)", at: pattern.span)]
          + payload.map(element), at: pattern.span)
    case .optional(let inner): node("?", [self.pattern(inner)], at: pattern.span)
    case .isType(let type): node("is", [self.type(type)], at: pattern.span)
    case .asType(let inner, let type): node("as", [self.pattern(inner), self.type(type)], at: pattern.span)
    case .expression(let value): expression(value)
    }
  }

  private func element(_ element: Pattern.Element) -> TreeNode { labeled(element.label, pattern(element.pattern)) }

  func labeled(_ label: Name?, _ value: TreeNode) -> TreeNode {
    label.map { node("\($0.text):", [value], at: $0.span) } ?? value
  }
}

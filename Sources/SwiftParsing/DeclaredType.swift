/// A type that a file declares or extends, with its own members; or the top level of the file.
package struct DeclaredType: Sendable {
  /// The name with those of the types around it; nil for the top level.
  package var name: String?
  /// The superclass and the protocols.
  package var inherited: [String] = []
  package var members: [DeclaredMember] = []
  package var aliases: [(name: String, type: String)] = []
}

/// A property, a method, an initialiser or a case.
package struct DeclaredMember: Sendable {
  package var name: String
  /// True for initialisers and cases, too.
  package var isStatic: Bool
  /// Nil for a property, and for a case without values.
  package var parameters: [(label: String?, type: String)]?
  /// The type of a property or the result, as written.
  package var type: String?
  /// The initial value of a property without a written type.
  package var value: ValuePath?
}

extension SourceFile {
  /// The top level and all types, in order.
  package var declaredTypes: [DeclaredType] {
    declaredTypes(in: topLevelDeclarations, named: nil, inherited: [])
  }

  private var topLevelDeclarations: [Declaration] {
    statements.compactMap { statement in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
  }

  private func declaredTypes(in declarations: [Declaration], named name: String?, inherited: [String]) -> [DeclaredType] {
    var own = DeclaredType(name: name, inherited: inherited)
    var nested: [DeclaredType] = []
    for declaration in declarations {
      switch declaration.kind {
      case .type(let type):
        nested += declaredTypes(
          in: members(of: type.members), named: qualified(text(of: type.name.span), in: name),
          inherited: type.inheritance.map { text(of: $0.span) })
      case .typealias(let alias): own.aliases.append((alias.name.text, text(of: alias.type.span)))
      default: own.members += members(of: declaration, in: name)
      }
    }
    return [own] + nested
  }

  private func qualified(_ name: String, in outer: String?) -> String { outer.map { "\($0).\(name)" } ?? name }

  private func members(of declaration: Declaration, in type: String?) -> [DeclaredMember] {
    let isStatic = declaration.has("static") || declaration.has("class")
    switch declaration.kind {
    case .variable(let variable):
      return variable.bindings.compactMap { binding in
        guard case .identifier(let name) = binding.pattern.kind else { return nil }
        return DeclaredMember(
          name: name.text, isStatic: isStatic, type: binding.type.map { text(of: $0.span) },
          value: binding.type == nil ? binding.value.flatMap { path(of: $0.span) } : nil)
      }
    case .function(let function):
      return [
        DeclaredMember(
          name: function.name.text, isStatic: isStatic, parameters: parameters(function.signature.parameters),
          type: function.signature.result.map { text(of: $0.span) } ?? "Void")
      ]
    case .initializer(let initializer):
      return [DeclaredMember(name: "init", isStatic: true, parameters: parameters(initializer.signature.parameters), type: type)]
    case .enumCases(let cases):
      return cases.map { DeclaredMember(name: $0.name.text, isStatic: true, parameters: $0.parameters.map { parameters($0) }, type: type) }
    default: return []
    }
  }

  private func parameters(_ parameters: [Parameter]) -> [(label: String?, type: String)] {
    parameters.map { parameter in
      let label = parameter.label?.text
      return (label == "_" ? nil : label, parameter.type.map { text(of: $0.span) } ?? "")
    }
  }

  /// The name of the innermost type around a place.
  package func typeName(around place: CodePlace) -> String? {
    let offset = tokens[place.token].start
    var name: String?
    var declarations = topLevelDeclarations
    while true {
      let around = declarations.lazy.compactMap { declaration -> TypeDeclaration? in
        guard case .type(let type) = declaration.kind, type.members.span.range.contains(Int(offset)) else { return nil }
        return type
      }.first
      guard let around else { return name }
      name = qualified(text(of: around.name.span), in: name)
      declarations = members(of: around.members)
    }
  }
}

import SwiftParsing

extension SourceFile {
  /// The code without the declarations that later code declares again; nil if there are no such declarations.
  ///
  /// Functions are compared by name and parameters, and types are compared by name. An extension is removed if all its members are declared
  /// again. Spaces replace the removed code, so that other declarations keep their lines and columns.
  package func withoutDeclarations(in later: SourceFile) -> [UInt8]? {
    let names = later.statements.reduce(into: Set<String>()) { $0.formUnion(later.names(of: $1)) }
    var text: [UInt8]?
    for statement in statements {
      let own = self.names(of: statement)
      guard !own.isEmpty, names.isSuperset(of: own) else { continue }
      var blanked = text ?? bytes
      for index in statement.span.range where blanked[index] != UInt8(ascii: "\n") { blanked[index] = UInt8(ascii: " ") }
      text = blanked
    }
    return text
  }

  /// The names in a statement that code may declare only once; empty for imports, variables and other statements.
  private func names(of statement: Statement) -> Set<String> {
    guard case .declaration(let declaration) = statement.kind else { return [] }
    switch declaration.kind {
    case .function(let function): return [name(of: function)]
    case .typealias(let alias): return ["type:\(alias.name.text)"]
    case .type(let type) where type.keyword == .extension:
      let extended = self.text(of: type.name.span)
      return Set(members(of: type.members).flatMap(memberNames).map { "\(extended).\($0)" })
    case .type(let type): return ["type:\(self.text(of: type.name.span))"]
    default: return []
    }
  }

  private func memberNames(of member: Declaration) -> [String] {
    switch member.kind {
    case .function(let function): [name(of: function)]
    case .initializer(let initializer): ["init\(text(of: initializer.signature))"]
    case .variable(let variable): variable.bindings.map { text(of: $0.pattern.span) }
    case .type(let type): ["type:\(text(of: type.name.span))"]
    case .typealias(let alias): ["type:\(alias.name.text)"]
    case .enumCases(let cases): cases.map { $0.name.text }
    default: [text(of: member.span)]
    }
  }

  private func name(of function: Function) -> String { "\(function.name.text)\(text(of: function.signature))" }

  private func text(of signature: Signature) -> String {
    let parameters = signature.parameters.map { "\($0.label?.text ?? "_"): \($0.type.map { text(of: $0.span) } ?? "")" }
    return "(\(parameters.joined(separator: ", ")))"
  }
}

import SwiftParsing

/// Kinds of supplementary views and decorations. They decide no frame, and the constants with their names stand in other files often.
extension Evaluator {
  /// The kind that an argument says: where no file read declares its constant, the text of the code names it.
  func elementKind(_ argument: Expression, _ scope: Scope) throws(Refusal) -> Value {
    do throws(Refusal) {
      let found = try value(argument, scope, .string)
      guard case .opaque(let opaque) = found, let path = opaque.undeclared else { return found }
      return namedByItsText(path)
    } catch {
      guard argument.isPath, isUndeclared(error.reason) else { throw error }
      return namedByItsText(text(of: argument))
    }
  }

  /// Whether a name is missing that another file may declare, alone or in an extension of a system's type.
  private func isUndeclared(_ reason: Refusal.Reason) -> Bool {
    switch reason {
    case .unknownName: true
    case .unknownMember(_, let type): SystemTypes.isKnown(type)
    default: false
    }
  }

  private func namedByItsText(_ text: String) -> Value {
    if !remarks.undeclaredKinds.contains(text) { remarks.undeclaredKinds.append(text) }
    return .string(text)
  }
}

extension Expression {
  /// Whether it is names with dots between them.
  fileprivate var isPath: Bool {
    switch kind {
    case .identifier: true
    case .member(let base, _): base.isPath
    default: false
    }
  }
}

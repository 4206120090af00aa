import SwiftParsing

/// Evaluates the kinds of supplementary views and decorations. Kinds do not affect frames, and their constants are often in other files.
extension Evaluator {
  /// The kind in an argument. If no file declares the constant, its text in the code becomes the kind.
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

  /// True if the error is a missing name that another file may declare, at top level or in an extension of a system type.
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
  /// True for names joined by dots.
  fileprivate var isPath: Bool {
    switch kind {
    case .identifier: true
    case .member(let base, _): base.isPath
    default: false
    }
  }
}

import SwiftParsing

/// Implements `value[keyPath: path]`.
extension Evaluator {
  /// The value at a key path; nil for other subscripts.
  func followed(_ receiver: Value, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value? {
    guard let (path, scope) = arguments.keyPath else { return nil }
    return try follow(path, from: receiver, scope, span)
  }

  /// Sets the property at a key path and returns the changed value; nil for other subscripts. References are changed in place.
  func settingKeyPath(_ receiver: Value, _ indices: [ArgumentValue], to value: Value, _ span: Span) throws(Refusal) -> Value? {
    guard let (path, scope) = indices.keyPath else { return nil }
    var names: [Name] = []
    for component in path.components {
      switch component {
      case .member(let reference): names.append(reference.name)
      case .optionalChain, .forceUnwrap: break
      case .method, .subscript: throw Refusal(.unsupported("this key path"), at: span)
      }
    }
    return try setting(names[...], of: receiver, to: value, scope, span) ?? receiver
  }

  private func setting(
    _ names: ArraySlice<Name>, of receiver: Value, to value: Value, _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Value? {
    guard let name = names.first else { return value }
    if names.count == 1 { return try setting(name.text, of: receiver, to: value, span) }
    let inner = try member(name.text, of: receiver, scope, .anything, name.span)
    guard let changed = try setting(names.dropFirst(), of: inner, to: value, scope, span) else { return nil }
    return try setting(name.text, of: receiver, to: changed, span)
  }
}

extension [ArgumentValue] {
  /// The key path in the only argument, with the scope in which it was written.
  fileprivate var keyPath: (KeyPath, Scope)? {
    guard count == 1, self[0].label == "keyPath", case .function(let function) = self[0].value,
      case .keyPath(let path, let scope) = function.kind
    else { return nil }
    return (path, scope)
  }
}

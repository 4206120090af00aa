/// Retains all objects that the code creates, and releases them one by one.
///
/// Otherwise, freeing a long chain of references would overflow the stack, and reference cycles would leak.
final class MadeObjects {
  private var instances: [Instance] = []
  private var scopes: [Scope] = []

  func keep(_ instance: Instance) { instances.append(instance) }

  /// Retains a scope that a closure captures. Each scope is retained once.
  func keep(_ scope: Scope) {
    guard !scope.isKept else { return }
    scope.isKept = true
    scopes.append(scope)
  }

  deinit {
    for instance in instances { instance.fields = Fields() }
    for scope in scopes { scope.clear() }
  }
}

/// Holds the objects that the code makes, and lets go of them one by one.
///
/// A chain of objects, each held by the one before, would be freed by as many calls inside one another, for which a stack is too
/// small; and objects that hold each other would never be.
final class MadeObjects {
  private var instances: [Instance] = []
  private var scopes: [Scope] = []

  func keep(_ instance: Instance) { instances.append(instance) }

  /// Holds the variables that a closure sees; once, however many closures see them.
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

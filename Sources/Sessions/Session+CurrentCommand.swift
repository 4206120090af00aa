import CommandLanguage

extension Session {
  /// The current command's arguments; one value is reused for all commands to save allocations.
  package struct CurrentCommand: Sendable {
    package var tokens: [Token] = []
    package var arguments = Arguments()

    /// Makes room for the next words. That of the last ones would otherwise still be shared.
    mutating func clear() {
      guard !tokens.isEmpty else { return }
      arguments.clear()
      tokens.removeAll(keepingCapacity: true)
    }
  }
}

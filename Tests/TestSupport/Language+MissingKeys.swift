import Localization

extension Language {
  /// The keys of the phrases that this language lacked while something was put into its words, sorted.
  package func missingKeys(during body: (Language) throws -> Void) rethrows -> [String] {
    let found = Found()
    try body(reporting { found.keys.insert($0) })
    return found.keys.sorted()
  }

  /// Phrases are translated on the calling thread, so this is not shared between threads.
  private final class Found: @unchecked Sendable { var keys: Set<String> = [] }
}

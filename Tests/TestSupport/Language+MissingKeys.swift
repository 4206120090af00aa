import Localization

extension Language {
  /// The sorted keys of the phrases that this language lacked while `body` translated text.
  package func missingKeys(during body: (Language) throws -> Void) rethrows -> [String] {
    let found = Found()
    try body(reporting { found.keys.insert($0) })
    return found.keys.sorted()
  }

  /// Phrases are translated on the calling thread, so this is not shared between threads.
  private final class Found: @unchecked Sendable { var keys: Set<String> = [] }
}

/// A language in which Galley speaks to people. The command language itself is one for all.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language that a process's environment asks for, as POSIX orders its variables; English where it asks for none of ours.
  package init(environment: (String) -> String?) {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let name = wanted.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = Self(rawValue: name.lowercased()) ?? .english
  }
}

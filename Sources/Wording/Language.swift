/// A language of Galley's messages. The command language itself is the same in all of them.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language requested by a process's environment, with POSIX's precedence of variables; by default English.
  package init(environment: (String) -> String?) {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let name = wanted.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = Self(rawValue: name.lowercased()) ?? .english
  }
}

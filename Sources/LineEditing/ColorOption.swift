/// The value of `--color`: whether output is coloured.
package enum ColorOption: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour what goes to one stream.
  ///
  /// In order: the option, a `NO_COLOR` that is not empty, a `CLICOLOR_FORCE` that is neither empty nor `0`, whether the stream is a
  /// terminal, and whether that terminal is more than a `dumb` one.
  ///
  /// - Parameter environment: gives a variable's value, nil where it is unset.
  package func allowsColor(environment: (String) -> String?, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let refusal = environment("NO_COLOR"), !refusal.isEmpty { return false }
    if let demand = environment("CLICOLOR_FORCE"), !demand.isEmpty, demand != "0" { return true }
    return isTerminal && TerminalKind(environment: environment) == .full
  }
}

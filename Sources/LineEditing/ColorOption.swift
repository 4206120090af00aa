/// The value of `--color`: whether output is coloured.
package enum ColorOption: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour the output to a stream.
  ///
  /// The first of these decides: the option; a non-empty `NO_COLOR`; a `CLICOLOR_FORCE` that is neither empty nor `0`. Otherwise the stream
  /// must be a terminal, and not a `dumb` one.
  ///
  /// - Parameter environment: Returns a variable's value, or nil if it is unset.
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

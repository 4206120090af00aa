/// How much a terminal can do, by its name in `TERM`.
package enum TerminalKind: Equatable, Sendable {
  /// It understands no escapes: a plain prompt and a plain reader.
  case plain
  /// It moves its cursor: lines are edited.
  case full

  /// The kind that `TERM` names; unset, empty and `dumb` are plain.
  package init(environment: (String) -> String?) {
    switch environment("TERM") {
    case nil, "", "dumb": self = .plain
    default: self = .full
    }
  }
}

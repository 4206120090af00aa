/// The capabilities of a terminal, by its name in `TERM`.
package enum TerminalKind: Equatable, Sendable {
  /// It supports no escape sequences: a plain prompt, and lines read as they come.
  case plain
  /// It can move its cursor: lines can be edited.
  case full

  /// The kind that `TERM` names; unset, empty and `dumb` are plain.
  package init(environment: (String) -> String?) {
    switch environment("TERM") {
    case nil, "", "dumb": self = .plain
    default: self = .full
    }
  }
}

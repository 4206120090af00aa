/// The capabilities of a terminal, by its name in `TERM`.
package enum TerminalKind: Equatable, Sendable {
  /// Supports no escape sequences: the prompt is plain, and lines are read without editing.
  case plain
  /// Can move its cursor, so lines can be edited.
  case full

  /// The kind for a value of `TERM`. Unset, empty and `dumb` are plain.
  package init(environment: (String) -> String?) {
    switch environment("TERM") {
    case nil, "", "dumb": self = .plain
    default: self = .full
    }
  }
}

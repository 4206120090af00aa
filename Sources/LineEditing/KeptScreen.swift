/// What a program that keeps the upper rows of the screen for itself prints where the editor would not know about them; without such rows the
/// defaults hold.
package struct KeptScreen {
  /// Gives the whole screen back, before the process stops.
  package var leave: () -> String = { "" }
  /// Takes the rows again, after the process was continued or the screen was resized. The cursor may then be in another row.
  package var take: () -> String = { "" }
  /// Clears the editor's part, and leaves the cursor at its beginning.
  package var clear: () -> String = { "\u{1B}[H\u{1B}[2J" }
  /// The first row of the editor's part, from 1.
  package var firstRow: () -> Int = { 1 }

  package init() {}
}

/// Escape sequences for a program that draws the upper rows of the screen itself. The defaults are for a program without such rows.
package struct KeptScreen {
  /// Releases the whole screen, before the process stops.
  package var leave: () -> String = { "" }
  /// Reserves the rows again, after the process continues or the screen is resized. The cursor may then be in another row.
  package var take: () -> String = { "" }
  /// Clears the editor's part of the screen and moves the cursor to its start.
  package var clear: () -> String = { "\u{1B}[H\u{1B}[2J" }
  /// The first row of the editor's part, counted from 1.
  package var firstRow: () -> Int = { 1 }

  package init() {}
}

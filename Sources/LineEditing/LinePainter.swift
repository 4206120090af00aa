import CEditline
import Localization

/// Tracks the position of text on the screen by libedit's rules, and collects the output that paints it there.
///
/// libedit counts columns per scalar with the C library's `wcwidth`, and the painter must agree with it, or the cursor drifts. For single
/// scalars, `displayWidth` gives the same result. Terminals may count differently in two cases. In emoji sequences, joiners and variation
/// selectors are omitted, so that each emoji is drawn separately. After a skin tone, or a scalar with a different width in the C library,
/// the cursor is moved to the right column explicitly.
struct LinePainter {
  let width: Int
  /// The position of the next scalar, relative to the start of the prompt.
  private(set) var row = 0
  private(set) var column = 0
  /// The collected text and escape sequences.
  private(set) var output = ""
  /// Whether the last row is full. The terminal's cursor then stays on that row until more is written.
  private var isWrapPending = false

  init(width: Int) {
    self.width = width
  }

  mutating func put(_ text: String) {
    for scalar in text.unicodeScalars { put(scalar) }
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": putNewline()
    case "\t": putTab()
    default: putVisible(scalar)
    }
  }

  mutating func putEscape(_ escape: String) {
    output += escape
  }

  /// Advances to the position of a scalar, which is on the next row if the scalar is too wide for the rest of this one.
  mutating func makeRoom(for scalar: Unicode.Scalar) {
    let columns = Int(editline_columns(scalar.value))
    guard columns > 1 else { return }
    while column + columns > width, column > 0 { advance(over: " ", columns: 1) }
  }

  /// Discards the collected output, which is already on the screen.
  mutating func clearOutput() {
    output = ""
  }

  /// Moves the terminal's cursor to the counted position after a full row.
  mutating func settle() {
    guard isWrapPending else { return }
    isWrapPending = false
    output += " \r"
  }

  mutating func move(toRow target: Int, column: Int) {
    settle()
    if target < row { output += "\u{1B}[\(row - target)A" }
    row = target
    self.column = column
    goToColumn()
  }

  private mutating func putNewline() {
    settle()
    output += "\r\n"
    row += 1
    column = 0
  }

  private mutating func putTab() {
    repeat { putVisible(" ") } while column % 8 != 0
  }

  private mutating func putVisible(_ scalar: Unicode.Scalar) {
    if let stand = Self.stand(for: scalar) {
      for character in stand.unicodeScalars { advance(over: character, columns: 1) }
      return
    }
    let columns = max(0, Int(editline_columns(scalar.value)))
    if columns == 0 {
      // Marks join the letter before them. Joiners and selectors are omitted, because they would change its width.
      if Self.isMark(scalar) { output.unicodeScalars.append(scalar) }
      return
    }
    makeRoom(for: scalar)
    guard scalar.properties.isEmojiModifier || displayWidth(scalar) != columns else { return advance(over: scalar, columns: columns) }
    // Overwrite the columns with spaces first, because libedit may have drawn more columns there.
    output += String(repeating: " ", count: columns)
    goToColumn()
    advance(over: scalar, columns: columns)
    if !isWrapPending { goToColumn() }
  }

  private mutating func goToColumn() {
    output += "\r"
    if column > 0 { output += "\u{1B}[\(column)C" }
  }

  private mutating func advance(over scalar: Unicode.Scalar, columns: Int) {
    output.unicodeScalars.append(scalar)
    isWrapPending = false
    column += columns
    guard column >= width else { return }
    row += 1
    column = 0
    isWrapPending = true
  }

  /// The text that libedit prints in place of an unprintable scalar.
  private static func stand(for scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) {
      let letter = value == 0x7F ? UInt8(ascii: "?") : UInt8(value & 0x7F) | 0x40
      return "^" + String(Unicode.Scalar(letter))
    }
    if value < 0x7F || editline_columns(scalar.value) >= 0 { return nil }
    let digits = String(value, radix: 16, uppercase: true)
    return "\\U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if (0xFE00...0xFE0F).contains(scalar.value) { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .otherLetter: return true
    default: return false
    }
  }
}

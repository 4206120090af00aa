import CEditline
import Localization

/// Tracks where text appears on the screen by libedit's own rules, and collects the output that paints it there.
///
/// libedit counts columns by scalar with the C library's `wcwidth`, so the painter does too: both must agree, or the cursor drifts. For a
/// scalar alone `displayWidth` says the same. What a terminal may draw in other columns than libedit counts is not left to it: joiners and
/// variation selectors are omitted, so that each emoji of a sequence is a picture of its own, and what stands after a skin tone, or after a
/// scalar of which the C library knows another width, is put into its column by number.
struct LinePainter {
  let width: Int
  /// The position of the next scalar, relative to the prompt's beginning.
  private(set) var row = 0
  private(set) var column = 0
  /// What has been drawn, with escapes.
  private(set) var output = ""
  /// After a full row the terminal waits with its cursor on that row until something follows.
  private var isWrapPending = false

  /// - Parameter width: the columns of the screen.
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

  /// Adds an escape sequence, which takes no columns.
  mutating func putEscape(_ escape: String) {
    output += escape
  }

  /// Moves to where a scalar will appear: if it is too wide for the rest of its row, it goes on the next one, and so does the cursor before
  /// it.
  mutating func makeRoom(for scalar: Unicode.Scalar) {
    let columns = Int(editline_columns(scalar.value))
    guard columns > 1 else { return }
    while column + columns > width, column > 0 { advance(over: " ", columns: 1) }
  }

  /// Clears the collected output, which is on the screen already.
  mutating func clearOutput() {
    output = ""
  }

  /// Brings the terminal's cursor to where the painter counts it.
  mutating func settle() {
    guard isWrapPending else { return }
    isWrapPending = false
    output += " \r"
  }

  /// Moves from the settled place to another one.
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
      // Marks join the letter before them; joiners and selectors would change its width behind libedit's back.
      if Self.isMark(scalar) { output.unicodeScalars.append(scalar) }
      return
    }
    makeRoom(for: scalar)
    guard scalar.properties.isEmojiModifier || displayWidth(scalar) != columns else { return advance(over: scalar, columns: columns) }
    // Blank first: libedit drew there what its own columns did not cover.
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

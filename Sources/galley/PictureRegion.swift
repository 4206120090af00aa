import LineEditing
import Localization
import Sessions

/// The upper part of a terminal, which keeps the picture while the rest scrolls.
///
/// The rest is a scroll region of the terminal (DECSTBM), which contains all other output.
struct PictureRegion {
  /// The number of rows of the picture, including a line below it.
  private(set) var rows = 0
  /// The size of the screen when the region was set up; nil if there is no region.
  private(set) var screen: Terminal.Size?

  private static let escape = "\u{1B}"
  /// The escape sequence that clears the screen and its scrollback.
  static let clearing = "\(escape)[H\(escape)[2J\(escape)[3J"

  var isShown: Bool { screen != nil }

  /// The number of rows for the picture, or nil if the screen is too small. The picture takes up at most three fifths of the rows. A
  /// lesson's text keeps enough rows that no pager opens.
  static func pictureRows(on screen: Terminal.Size, for reason: Session.Watching) -> Int? {
    let least = reason == .lesson ? Session.rowsOfLessonPicture : 20
    guard screen.rows >= least, screen.columns >= 40 else { return nil }
    return min(screen.rows * 3 / 5, screen.rows - (reason == .lesson ? Session.rowsOfLessonText : 10))
  }

  /// The size of the part that scrolls.
  func scrolling(on screen: Terminal.Size) -> Terminal.Size { Terminal.Size(columns: screen.columns, rows: screen.rows - rows) }

  /// The escape sequence that clears the part that scrolls.
  var clearing: String { isShown ? "\(Self.escape)[\(rows + 1);1H\(Self.escape)[J" : Self.clearing }

  /// Reserves the upper rows for a picture, and returns the escape sequence for it. The previous text moves to the scrollback, and the
  /// cursor to the last row.
  mutating func begin(pictureRows: Int, on screen: Terminal.Size) -> String {
    guard self.screen != screen || rows != pictureRows + 1 else { return "" }
    let isResized = isShown
    rows = pictureRows + 1
    self.screen = screen
    let last = "\(Self.escape)[\(screen.rows);1H"
    // A resized terminal has moved everything, so remains of the old picture would look like text.
    let making =
      isResized
      ? "\(Self.escape)[r\(Self.escape)[2J"
      : last + String(repeating: "\n", count: rows) + "\(Self.escape)[H\(Self.escape)[\(rows)L"
    return making + "\(Self.escape)[\(rows + 1);\(screen.rows)r" + last
  }

  /// Ends the region, and returns the escape sequence for it. The cursor does not move.
  mutating func end() -> String {
    guard isShown else { return "" }
    screen = nil
    rows = 0
    return "\(Self.escape)7\(Self.escape)[r\(Self.escape)8"
  }

  /// The escape sequence that draws the picture without moving the cursor. The terminal cuts off lines that are too long.
  func drawing(_ lines: [String], isColoured: Bool, isASCII: Bool) -> String {
    guard let screen else { return "" }
    var text = "\(Self.escape)7\(Self.escape)[?7l"
    for row in 1..<rows {
      text += "\(Self.escape)[\(row);1H\(Self.escape)[2K" + (row <= lines.count ? lines[row - 1] : "")
    }
    let rule = String(repeating: isASCII ? "-" : "─", count: screen.columns)
    text += "\(Self.escape)[\(rows);1H" + (isColoured ? "\(Self.escape)[2m\(rule)\(Self.escape)[0m" : rule)
    return text + "\(Self.escape)[?7h\(Self.escape)8"
  }
}

import LineEditing
import Localization
import Sessions

/// The upper part of a terminal, which keeps the picture while the rest scrolls.
///
/// It is a scroll region of the terminal (DECSTBM): everything else that is printed stays below it.
struct PictureRegion {
  /// The rows above the rest: the picture, and a line below it.
  private(set) var rows = 0
  /// The screen that it was set up on; nil while there is none.
  private(set) var screen: Terminal.Size?

  private static let escape = "\u{1B}"
  /// Clears a whole screen and what was scrolled off it.
  static let clearing = "\(escape)[H\(escape)[2J\(escape)[3J"

  var isShown: Bool { screen != nil }

  /// The rows that the picture itself takes on a screen; nil if that is too small. Half the rows and a little more are the picture's;
  /// a lesson's text keeps its room, so that no pager opens.
  static func pictureRows(on screen: Terminal.Size, for reason: Session.Watching) -> Int? {
    let least = reason == .lesson ? Session.rowsOfLessonPicture : 20
    guard screen.rows >= least, screen.columns >= 40 else { return nil }
    return min(screen.rows * 3 / 5, screen.rows - (reason == .lesson ? Session.rowsOfLessonText : 10))
  }

  /// The part of a screen that scrolls.
  func scrolling(on screen: Terminal.Size) -> Terminal.Size { Terminal.Size(columns: screen.columns, rows: screen.rows - rows) }

  /// What clears the part that scrolls.
  var clearing: String { isShown ? "\(Self.escape)[\(rows + 1);1H\(Self.escape)[J" : Self.clearing }

  /// Keeps the upper rows for a picture of that height; returns what does so in the terminal. What stood there goes where scrolled lines go,
  /// and the cursor to the last row.
  mutating func begin(pictureRows: Int, on screen: Terminal.Size) -> String {
    guard self.screen != screen || rows != pictureRows + 1 else { return "" }
    let isResized = isShown
    rows = pictureRows + 1
    self.screen = screen
    let last = "\(Self.escape)[\(screen.rows);1H"
    // A terminal that was resized has moved everything; what is left of the old picture would be taken for text.
    let making =
      isResized
      ? "\(Self.escape)[r\(Self.escape)[2J"
      : last + String(repeating: "\n", count: rows) + "\(Self.escape)[H\(Self.escape)[\(rows)L"
    return making + "\(Self.escape)[\(rows + 1);\(screen.rows)r" + last
  }

  /// Gives the whole screen back; returns what does so in the terminal. The cursor stays where it is.
  mutating func end() -> String {
    guard isShown else { return "" }
    screen = nil
    rows = 0
    return "\(Self.escape)7\(Self.escape)[r\(Self.escape)8"
  }

  /// Draws the picture's lines, without moving the cursor. Lines that are too long are cut off by the terminal.
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

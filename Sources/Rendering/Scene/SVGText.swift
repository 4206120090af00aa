import Localization

/// Estimates the size of text in a picture. The font is unknown, so common widths are assumed: a wide character is as wide as the font
/// size, and others are six tenths of that.
enum SVGText {
  static func width(of text: String, fontSize: Double) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * fontSize
  }

  private static func width(of character: Character) -> Double {
    switch displayWidth(character) {
    case 0: 0
    case 1: 0.6
    default: 1
    }
  }

  /// The text within a width in pixels, abbreviated if necessary; nil if too little of it would remain.
  static func fitted(_ text: String, to width: Double, fontSize: Double) -> String? {
    if self.width(of: text, fontSize: fontSize) <= width { return text }
    var columns = displayWidth(text) - 1
    while columns >= 3 {
      guard let shorter = text.fitted(to: columns) else { return nil }
      if self.width(of: shorter, fontSize: fontSize) <= width { return shorter }
      columns = min(columns, displayWidth(shorter)) - 1
    }
    return nil
  }
}

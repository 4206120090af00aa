/// How a piece of text looks on the terminal.
package struct TextStyle: Hashable, Sendable {
  /// The eight colours that every colour terminal has, and grey.
  package enum Color: UInt8, CaseIterable, Sendable {
    case red = 31
    case green, yellow, blue, magenta, cyan
    case gray = 90
  }

  package var color: Color?
  package var isBold: Bool
  package var isDim: Bool
  package var isUnderlined: Bool

  package init(color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
  }

  package static let plain = TextStyle()

  /// The escape sequence that switches from any style to this one.
  func escape(usesColor: Bool) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isUnderlined { codes.append("4") }
    if usesColor, let color { codes.append("\(color.rawValue)") }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

/// A text made of pieces that each have one style.
package struct StyledText: Hashable, Sendable {
  /// A piece of text in one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: TextStyle

    package init(_ text: String, _ style: TextStyle = .plain) {
      self.text = text
      self.style = style
    }
  }

  package var runs: [Run]

  package init(_ runs: [Run]) {
    self.runs = runs
  }

  package init(_ text: String, _ style: TextStyle = .plain) {
    self.init([Run(text, style)])
  }

  /// The text without its styles.
  package var text: String {
    runs.map(\.text).joined()
  }

  /// The text with escape sequences around its styled parts.
  func rendered(usesColor: Bool) -> String {
    runs.map { run in
      run.style == .plain ? run.text : run.style.escape(usesColor: usesColor) + run.text + TextStyle.plain.escape(usesColor: false)
    }.joined()
  }
}

/// A style for a range of an entry, in UTF-8 offsets.
package struct StyledSpan: Hashable, Sendable {
  package var range: Range<Int>
  package var style: TextStyle

  package init(range: Range<Int>, style: TextStyle) {
    self.range = range
    self.style = style
  }
}

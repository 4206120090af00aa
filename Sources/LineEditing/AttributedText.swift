/// The appearance of a piece of text on the terminal.
package struct TextAttributes: Hashable, Sendable {
  /// The colours that every colour terminal has.
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

  package static let plain = TextAttributes()

  /// The escape sequence that sets these attributes and resets all others.
  func escape(usesColor: Bool) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isUnderlined { codes.append("4") }
    if usesColor, let color { codes.append("\(color.rawValue)") }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

/// Text with attributes, as a list of runs.
package struct AttributedText: Hashable, Sendable {
  package struct StyledRun: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes

    package init(_ text: String, _ attributes: TextAttributes = .plain) {
      self.text = text
      self.attributes = attributes
    }
  }

  package var runs: [StyledRun]

  package init(_ runs: [StyledRun]) {
    self.runs = runs
  }

  package init(_ text: String, _ attributes: TextAttributes = .plain) {
    self.init([StyledRun(text, attributes)])
  }

  package var text: String {
    runs.map(\.text).joined()
  }

  /// The text with escape sequences around the runs that have attributes.
  func rendered(usesColor: Bool) -> String {
    runs.map { run in
      run.attributes == .plain
        ? run.text : run.attributes.escape(usesColor: usesColor) + run.text + TextAttributes.plain.escape(usesColor: false)
    }.joined()
  }
}

/// The attributes of a range of an entry, in UTF-8 offsets.
package struct AttributedSpan: Hashable, Sendable {
  package var range: Range<Int>
  package var attributes: TextAttributes

  package init(range: Range<Int>, attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}

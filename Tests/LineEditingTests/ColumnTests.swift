import CEditline
import Localization
import Testing

@testable import LineEditing

/// The prompt counts columns like libedit, and all other output uses `displayWidth`. These tests cover the characters for which the two may
/// differ.
@Suite(.serialized) struct ColumnTests {
  init() { chooseTextEncoding() }

  /// libedit prints an escape such as `\U+1F6DC` for a character that its C library does not know, and so does the painter.
  @Test func everyScalarTakesTheSameColumnsAtThePromptAndInATable() {
    var differing: [String] = []
    for scalar in Self.assigned {
      let known = Int(editline_columns(scalar.value))
      guard known >= 0, known != displayWidth(scalar) else { continue }
      differing.append(String(scalar.value, radix: 16))
    }
    // A vowel sign of Ahom that Unicode 16 no longer counts as a mark above its letter.
    #expect(differing.filter { $0 != "1171e" } == [])
  }

  @Test func thePainterStandsWhereLibeditDoes() {
    for scalar in Self.assigned where scalar != "\t" && scalar != "\n" {
      var painter = LinePainter(width: 1000)
      painter.put("a")
      painter.put(scalar)
      let known = Int(editline_columns(scalar.value))
      #expect(painter.column == 1 + (known >= 0 ? known : painter.output.unicodeScalars.count - 1), "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// For an emoji sequence, a table reserves the columns of a single emoji. The prompt reserves those of all its emoji, which libedit draws
  /// one by one.
  @Test func anEmojiSequenceIsDrawnByItsPartsAtThePrompt() {
    for sequence in Self.sequences {
      #expect(displayWidth(sequence) == 2, "\(sequence)")
      var painter = LinePainter(width: 1000)
      painter.put(sequence)
      let scalars = sequence.unicodeScalars
      #expect(painter.column == scalars.reduce(0) { $0 + max(0, Int(editline_columns($1.value))) }, "\(sequence)")
      #expect(!painter.output.unicodeScalars.contains("\u{200D}") && !painter.output.unicodeScalars.contains("\u{FE0F}"), "\(sequence)")
    }
  }

  /// If a terminal joins a skin tone with the emoji before it, the cursor is moved to the column that libedit expects.
  @Test func afterASkinToneTheColumnIsGivenByNumber() {
    var painter = LinePainter(width: 20)
    painter.put("👍🏽x")
    #expect(painter.output == "👍  \r\u{1B}[2C🏽\r\u{1B}[4Cx")
    #expect(painter.column == 5)
  }

  private static let assigned = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
    switch scalar.properties.generalCategory {
    // Control characters, and marks that reorder text, are escaped outside the prompt; libedit shows them in its own way.
    case .unassigned, .privateUse, .surrogate, .control, .lineSeparator, .paragraphSeparator: false
    default: String(scalar).escapingControls == String(scalar)
    }
  }

  /// Every keycap, every emoji with its selector or with a skin tone, every flag, and every two emoji joined to a heart.
  private static let sequences: [String] = {
    let emoji = assigned.filter { $0.properties.isEmoji && editline_columns($0.value) >= 0 }
    let pictures = emoji.filter { $0.value > 0x7F && !(0x1F1E6...0x1F1FF).contains($0.value) && !$0.properties.isEmojiModifier }
    let letters = (UInt32(0x1F1E6)...0x1F1FF).compactMap(Unicode.Scalar.init)
    let keycaps = emoji.filter { $0.value < 0x7F }.map { "\($0)\u{FE0F}\u{20E3}" }
    let selected = pictures.map { "\($0)\u{FE0F}" }
    let toned = pictures.filter { $0.properties.isEmojiModifierBase }.map { "\($0)\u{1F3FD}" }
    let flags = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let joined = pictures.map { "\($0)\u{200D}\u{2764}\u{FE0F}" }
    return keycaps + selected + toned + flags + joined
  }()
}

/// Positions between characters (grapheme clusters). A flag, an emoji sequence or a letter with marks has several scalars.
///
/// Only scalars near the cursor are examined, regardless of the length of the entry. Moving over a longer character takes several steps.
extension LineBuffer {
  /// The number of scalars that are examined on each side of the cursor; more than any usual character or word has.
  private static let (characterReach, wordReach) = (256, 8192)

  /// The start of the character before the cursor, or 0.
  var previousCharacter: Int {
    places.last { $0 < cursor } ?? 0
  }

  /// The end of the character under the cursor, or the entry's end.
  var nextCharacter: Int {
    places.first { $0 > cursor } ?? scalars.count
  }

  var previousWord: Int {
    let before = characters(within: Self.wordReach).prefix { $0.start < cursor }
    let word = before.reversed().drop { !$0.isWordPart }.prefix(while: \.isWordPart)
    return word.last?.start ?? before.first?.start ?? 0
  }

  var nextWord: Int {
    let after = characters(within: Self.wordReach).drop { $0.start < cursor }
    return after.drop { !$0.isWordPart }.drop(while: \.isWordPart).first?.start ?? min(scalars.count, cursor + Self.wordReach)
  }

  /// The two characters that are swapped by an exchange: those around the cursor, or the last two if it is at the end. Nil if there are
  /// fewer than two.
  var exchanged: (first: Range<Int>, second: Range<Int>)? {
    guard let end = places.first(where: { $0 > cursor }) ?? places.last,
      let middle = places.last(where: { $0 < end }), let start = places.last(where: { $0 < middle })
    else { return nil }
    return (start..<middle, middle..<end)
  }

  /// The boundaries of the characters near the cursor.
  private var places: [Int] {
    let characters = characters(within: Self.characterReach)
    return characters.map(\.start) + [min(scalars.count, cursor + Self.characterReach)]
  }

  private struct PlacedCharacter {
    var start: Int
    var isWordPart: Bool
  }

  private func characters(within reach: Int) -> [PlacedCharacter] {
    var start = max(0, cursor - reach)
    return text(of: start..<min(scalars.count, cursor + reach)).map { character in
      defer { start += character.unicodeScalars.count }
      return PlacedCharacter(start: start, isWordPart: Self.isWordPart(character))
    }
  }

  /// Whether a character is part of a word, as in libedit: letters, digits and the characters of paths and patterns.
  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "*?_-.[]~=".contains(character)
  }
}

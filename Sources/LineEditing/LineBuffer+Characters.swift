/// Positions between whole characters (grapheme clusters): a flag, a family or a letter with its marks has several scalars.
///
/// Only the part around the cursor is looked at, however long the entry is; what is longer than that part is passed in several steps.
extension LineBuffer {
  /// How many scalars are looked at on each side of the cursor: more than any character has, and more than any word.
  private static let (characterReach, wordReach) = (256, 8192)

  /// Where the character before the cursor begins; 0 if there is none.
  var previousCharacter: Int {
    places.last { $0 < cursor } ?? 0
  }

  /// Where the character under the cursor ends; the entry's end if there is none.
  var nextCharacter: Int {
    places.first { $0 > cursor } ?? scalars.count
  }

  /// Where the word before the cursor begins.
  var previousWord: Int {
    let before = characters(within: Self.wordReach).prefix { $0.start < cursor }
    let word = before.reversed().drop { !$0.isWordPart }.prefix(while: \.isWordPart)
    return word.last?.start ?? before.first?.start ?? 0
  }

  /// Where the word after the cursor ends.
  var nextWord: Int {
    let after = characters(within: Self.wordReach).drop { $0.start < cursor }
    return after.drop { !$0.isWordPart }.drop(while: \.isWordPart).first?.start ?? min(scalars.count, cursor + Self.wordReach)
  }

  /// The two characters that an exchange at the cursor swaps: those around it, or the last two at the end. Nil if there are none.
  var exchanged: (first: Range<Int>, second: Range<Int>)? {
    guard let end = places.first(where: { $0 > cursor }) ?? places.last,
      let middle = places.last(where: { $0 < end }), let start = places.last(where: { $0 < middle })
    else { return nil }
    return (start..<middle, middle..<end)
  }

  /// The positions between characters near the cursor, both ends included.
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

  /// The characters of a word, as in libedit: letters, digits and the characters of paths and patterns.
  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "*?_-.[]~=".contains(character)
  }
}

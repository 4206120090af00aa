/// Positions between whole characters (grapheme clusters): a flag, a family or a letter with its marks has several scalars.
extension LineBuffer {
  /// Where the character before the cursor begins; 0 if there is none. O(n).
  var previousCharacter: Int {
    places.last { $0 < cursor } ?? 0
  }

  /// Where the character under the cursor ends; the entry's end if there is none. O(n).
  var nextCharacter: Int {
    places.first { $0 > cursor } ?? scalars.count
  }

  /// Where the word before the cursor begins. O(n).
  var previousWord: Int {
    let before = characters.prefix { $0.start < cursor }
    return before.reversed().drop { !$0.isWordPart }.prefix(while: \.isWordPart).last?.start ?? 0
  }

  /// Where the word after the cursor ends. O(n).
  var nextWord: Int {
    let after = characters.drop { $0.start < cursor }
    return after.drop { !$0.isWordPart }.drop(while: \.isWordPart).first?.start ?? scalars.count
  }

  /// The two characters that an exchange at the cursor swaps: those around it, or the last two at the end. Nil if there are none.
  var exchanged: (first: Range<Int>, second: Range<Int>)? {
    guard let end = places.first(where: { $0 > cursor }) ?? places.last,
      let middle = places.last(where: { $0 < end }), let start = places.last(where: { $0 < middle })
    else { return nil }
    return (start..<middle, middle..<end)
  }

  /// All positions between characters, both ends of the entry included.
  private var places: [Int] {
    characters.map(\.start) + [scalars.count]
  }

  private struct Placed {
    var start: Int
    var isWordPart: Bool
  }

  private var characters: [Placed] {
    var start = 0
    return text.map { character in
      defer { start += character.unicodeScalars.count }
      return Placed(start: start, isWordPart: Self.isWordPart(character))
    }
  }

  /// The characters of a word, as in libedit: letters, digits and the characters of paths and patterns.
  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "*?_-.[]~=".contains(character)
  }
}

/// Text that is composed as it is appended, almost to normalization form C, because libedit counts columns per scalar.
///
/// Korean is composed by the algorithm in Unicode 3.12. The standard library has no public NFC for other scripts, but `String` compares by
/// canonical equivalence: a letter with its first marks that equals a single scalar is replaced by that scalar.
struct ComposedText {
  /// The maximum number of scalars, including marks, that are looked up as one letter.
  static let longestLetter = 4

  private(set) var scalars: [Unicode.Scalar] = []
  private var marks = 0
  /// Cached results of looking up letters, because comparing by canonical equivalence is slow.
  private var known: [SIMD4<UInt32>: Unicode.Scalar?] = [:]

  /// Appends a scalar. O(1).
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x300 {
      marks = 0
      return scalars.append(scalar)
    }
    if let last = scalars.last, let syllable = HangulSyllable.compose(last.value, scalar.value) {
      return scalars[scalars.count - 1] = syllable
    }
    guard Self.isMark(scalar) else {
      marks = 0
      return scalars.append(scalar)
    }
    scalars.append(scalar)
    marks += 1
    composeLetter()
  }

  mutating func removeLast() { scalars.removeLast() }

  /// Replaces the last letter and its marks with the equivalent single scalar, if one exists.
  private mutating func composeLetter() {
    guard marks < Self.longestLetter, scalars.count > marks else { return }
    var key = SIMD4<UInt32>()
    for (index, scalar) in scalars.suffix(marks + 1).enumerated() { key[index] = scalar.value }
    let whole = known[key] ?? composedScalars[Self.text(scalars.suffix(marks + 1))]
    known[key] = .some(whole)
    guard let whole else { return }
    scalars.removeLast(marks + 1)
    scalars.append(whole)
    marks = 0
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}

extension String {
  func composed() -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var text = ComposedText()
    for scalar in unicodeScalars { text.append(scalar) }
    return String(String.UnicodeScalarView(text.scalars))
  }
}

/// All precomposed letters, by the equivalent character. Built on first use.
private let composedScalars: [String: Unicode.Scalar] = {
  let blocks: [ClosedRange<UInt32>] = [
    0xC0...0x233, 0x374...0x3D4, 0x400...0x4F9, 0x622...0x6D3, 0x929...0xDDE, 0x1E00...0x1FFC, 0x304C...0x30FE,
  ]
  let scalars = blocks.joined().compactMap(Unicode.Scalar.init).filter { !$0.properties.isFullCompositionExclusion }
  return Dictionary(scalars.map { (String($0), $0) }, uniquingKeysWith: { first, _ in first })
}()

/// The arithmetic of Korean syllables, Unicode 3.12.
private enum HangulSyllable {
  static let initials = UInt32(0x1100)..<0x1113
  static let vowels = UInt32(0x1161)..<0x1176
  static let finals = UInt32(0x11A8)..<0x11C3
  static let syllables = UInt32(0xAC00)..<0xD7A4
  /// The number of final consonants, plus one for none.
  static let finalCount: UInt32 = 28

  static func compose(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if vowels.contains(second), initials.contains(first) {
      let index = (first - initials.lowerBound) * UInt32(vowels.count) + (second - vowels.lowerBound)
      return Unicode.Scalar(syllables.lowerBound + index * finalCount)
    }
    if finals.contains(second), syllables.contains(first), (first - syllables.lowerBound).isMultiple(of: finalCount) {
      return Unicode.Scalar(first + second - finals.lowerBound + 1)
    }
    return nil
  }
}

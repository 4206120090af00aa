extension String {
  /// The text with its characters composed, nearly normalisation form C, because libedit counts columns by scalar.
  ///
  /// Korean is composed by the algorithm of Unicode 3.12. For anything else the standard library offers no public NFC, but `Character`
  /// compares by canonical equivalence: a character of several scalars that equals a single scalar becomes that scalar. A
  /// character with more marks than any single scalar has keeps the longest beginning that has one.
  func composed() -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for character in self {
      let scalars = Array(character.unicodeScalars)
      result.append(contentsOf: scalars.count == 1 ? scalars : composeCharacter(composeKorean(scalars)))
    }
    return String(result)
  }
}

/// The single scalar that two compose to; nil if there is none.
func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
  let composed = composeKorean([first, second])
  if composed.count == 1 { return composed[0] }
  return composedScalars[string(of: [first, second])]
}

private func composeCharacter(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
  for length in stride(from: scalars.count, to: 1, by: -1) {
    guard let whole = composedScalars[string(of: scalars.prefix(length))] else { continue }
    return [whole] + scalars.dropFirst(length)
  }
  return scalars
}

private func string(of scalars: some Sequence<Unicode.Scalar>) -> String {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: scalars)
  return String(view)
}

/// Every precomposed letter, by the character it equals. Built when the first such character arrives.
private let composedScalars: [String: Unicode.Scalar] = {
  let blocks: [ClosedRange<UInt32>] = [
    0xC0...0x233, 0x374...0x3D4, 0x400...0x4F9, 0x622...0x6D3, 0x929...0xDDE, 0x1E00...0x1FFC, 0x304C...0x30FE,
  ]
  let scalars = blocks.joined().compactMap(Unicode.Scalar.init).filter { !$0.properties.isFullCompositionExclusion }
  return Dictionary(scalars.map { (String($0), $0) }, uniquingKeysWith: { first, _ in first })
}()

private func composeKorean(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  for scalar in scalars {
    guard let last = result.last, let syllable = HangulSyllable.compose(last.value, scalar.value) else {
      result.append(scalar)
      continue
    }
    result[result.count - 1] = syllable
  }
  return result
}

/// The arithmetic of Korean syllables, Unicode 3.12.
private enum HangulSyllable {
  static let initials = UInt32(0x1100)..<0x1113
  static let vowels = UInt32(0x1161)..<0x1176
  static let finals = UInt32(0x11A8)..<0x11C3
  static let syllables = UInt32(0xAC00)..<0xD7A4
  /// The finals and the absence of one.
  static let finalCount: UInt32 = 28

  static func compose(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if initials.contains(first), vowels.contains(second) {
      let index = (first - initials.lowerBound) * UInt32(vowels.count) + (second - vowels.lowerBound)
      return Unicode.Scalar(syllables.lowerBound + index * finalCount)
    }
    if syllables.contains(first), (first - syllables.lowerBound).isMultiple(of: finalCount), finals.contains(second) {
      return Unicode.Scalar(first + second - finals.lowerBound + 1)
    }
    return nil
  }
}

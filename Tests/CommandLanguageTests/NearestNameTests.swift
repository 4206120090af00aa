import Localization
import TestSupport
import Testing

@testable import CommandLanguage

@Suite struct NearestNameTests {
  /// The edit distance by its recursive definition: the minimum over the possible edits of the last letters.
  private func distance(_ a: Substring, _ b: Substring) -> Int {
    guard let x = a.last, let y = b.last else { return a.count + b.count }
    var least = min(
      distance(a.dropLast(), b) + 1, distance(a, b.dropLast()) + 1, distance(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1))
    if a.dropLast().last == y, b.dropLast().last == x { least = min(least, distance(a.dropLast(2), b.dropLast(2)) + 1) }
    return least
  }

  /// The first of the names with the smallest distance, if that is at most a third of the word.
  @Test func isTheFirstOfTheSmallestDistance() {
    var random = SeededGenerator(seed: 3)
    func name() -> String { String((0..<Int.random(in: 1...6, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" }) }
    var found = 0
    for _ in 0..<500 {
      let word = name()
      let names = (0..<6).map { _ in name() }.filter { $0 != word }
      let near = names.filter { distance(word[...], $0[...]) <= word.count / 3 }
      let expected = near.min { distance(word[...], $0[...]) < distance(word[...], $1[...]) }
      #expect(nearestName(to: word, among: names) == expected, "\(word) among \(names)")
      if expected != nil { found += 1 }
    }
    #expect(found > 100)
  }
}

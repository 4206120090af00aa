import CommandLanguage
import CompositionalLayout
import Localization

private let framesAccept: Phrase = "frames, such as ((1,2,30,40),(50,10,60,30,4)): x, y, width, height and an optional zIndex"

extension Notation where Value == [CustomItem] {
  package static let frames = Notation(
    ValueType("frames", accepts: framesAccept) { word throws(Diagnostic) in
      guard let parts = word.text.parts else { throw .unreadable(word, accepts: framesAccept) }
      // A single frame does not need outer parentheses: `(1,2,30,40)`.
      let frames = parts.allSatisfy { $0.hasPrefix("(") } ? parts : [word.text]
      var items: [CustomItem] = []
      for frame in frames where !frame.isEmpty && frame != "()" {
        guard let item = CustomItem(text: frame) else { throw .unreadable(word, accepts: framesAccept) }
        items.append(item)
      }
      return items
    }, swift: SwiftExpression.frames
  ) { items in
    "(\(items.map { $0.text }.joined(separator: ",")))"
  }
}

extension CustomItem {
  fileprivate init?(text: String) {
    guard let numbers = numbers(text), numbers.count == 4 || numbers.count == 5 else { return nil }
    self.init(frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    guard numbers.count == 5 else { return }
    guard let zIndex = Int(exactly: numbers[4]) else { return nil }
    self.zIndex = zIndex
  }

  fileprivate var text: String {
    let numbers = frame.numbers.map(shortest) + (zIndex == 0 ? [] : [String(zIndex)])
    return "(\(numbers.joined(separator: ",")))"
  }
}

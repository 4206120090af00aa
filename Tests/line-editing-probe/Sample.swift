import CommandLanguage
import LineEditing
import Localization

/// A small language to edit: words, some of them known.
enum Sample {
  static var assistance: Assistance {
    Assistance(
      prompt: { AttributedText([.init("probe", TextAttributes(color: .cyan, isBold: true)), .init("> ")]) },
      complete: complete,
      hint: { $0 == "sna" ? "pshot" : nil },
      template: { $0 == "append " ? "items <id>..." : nil },
      paint: paint)
  }

  private static let words = [
    Candidate("append", .verbatim("adds sections or items")),
    Candidate("apply", .verbatim("shows the difference")),
    Candidate("사과", .verbatim("a red fruit, 과일")),
    Candidate("사과나무", .verbatim("the tree it grows on")),
    Candidate("frames", .verbatim("prints frames")),
  ]

  private static func complete(_ entry: String, _ cursor: Int) -> Completion {
    let before = Array(entry.utf8.prefix(cursor))
    let start = before.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
    let word = String(decoding: before[start...], as: UTF8.self)
    let found = word.hasPrefix("n") ? (0..<200).map { Candidate("n\($0)", "") } : words
    return Completion(replaced: start..<cursor, candidates: found.filter { $0.text.hasPrefix(word) })
  }

  /// Known words are green, unknown ones red.
  private static func paint(_ entry: String) -> [AttributedSpan] {
    var spans: [AttributedSpan] = []
    var offset = 0
    for word in entry.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "\n" }) {
      let isKnown = words.contains { $0.text == word }
      let range = offset..<offset + word.utf8.count
      if !word.isEmpty { spans.append(AttributedSpan(range: range, attributes: TextAttributes(color: isKnown ? .green : .red))) }
      offset = range.upperBound + 1
    }
    return spans
  }
}

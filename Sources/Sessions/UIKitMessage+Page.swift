import Documents
import Linting
import Localization
import Rendering

extension UIKitMessage {
  /// The maximum width of a page in files and pipes, in columns.
  private static let width = 80

  /// The `help` page.
  var page: Report { .listing(lines.map { $0.wrappedInFiles(at: Self.width) }, record: record) }

  private var lines: [StyledLine] {
    let others: [StyledLine] = otherTexts.map { StyledLine("  or: \(.verbatim($0))", .faint).hanging(at: 6) }
    let kind: Phrase =
      switch channel {
      case .exception: "An exception, NSInternalInconsistencyException; in Swift it cannot be caught."
      case .unknownSelector: "An exception, NSInvalidArgumentException; in Swift it cannot be caught."
      case .log: "A line in the console, not an exception."
      case .trap: "The Swift runtime stops the app with this message."
      }
    return [StyledLine(verbatim: shown(texts[0]), .heading).hanging(at: 0)] + others
      + [StyledLine("  \(event)").hanging(at: 2), StyledLine("  \(kind)", .faint).hanging(at: 2)]
      + [StyledLine("  usual causes, the most frequent one first", .faint)] + causeLines + reproductionLines
      + [StyledLine("  how to fix it", .faint), StyledLine("    \(remedy)").hanging(at: 4)]
      + [StyledLine("  known from: \(versions); \(evidenceWords)").hanging(at: 4)] + ruleLines
  }

  /// The other forms, except those that begin or end like the first one.
  private var otherTexts: [String] {
    var shownTexts = [shown(texts[0])]
    for text in texts.dropFirst().map(shown)
    where !shownTexts.contains(where: { $0.prefix(24) == text.prefix(24) || text.hasSuffix($0) }) {
      shownTexts.append(text)
    }
    return Array(shownTexts.dropFirst())
  }

  /// The text on one line, because UIKit writes identifiers on separate lines. Names that are wider than a page get a space at which they
  /// can wrap.
  private func shown(_ text: String) -> String {
    text.split { $0 == "\n" || $0 == " " }
      .map { $0.utf8.count > Self.width ? String($0).replacing(text: "__", with: "__ ") : String($0) }.joined(separator: " ")
  }

  private var causeLines: [StyledLine] {
    causes.enumerated().map { StyledLine("    \(.verbatim("\($0 + 1)")). \($1)").hanging(at: 7) }
  }

  private var reproductionLines: [StyledLine] {
    switch reproduction {
    case .outside(let reason): [StyledLine("  cannot be reproduced here", .faint), StyledLine("    \(reason)").hanging(at: 4)]
    case .scripts(let scripts):
      scripts.enumerated().flatMap { index, script in
        [StyledLine(index == 0 ? "  to reproduce it here, in a new session" : "  or", .faint)]
          + script.map { StyledLine(command: $0, indent: 4, .name) }
      }
    }
  }

  private var evidenceWords: Phrase {
    switch evidence {
    case .recorded: "recorded from UIKit"
    case .reported: "from public reports"
    }
  }

  private var ruleLines: [StyledLine] {
    guard let rule else { return [] }
    let line: Phrase =
      if let sentence = diffableRule {
        "  rule: diffable-rules \(rule): \(sentence)"
      } else {
        "  rule: \(rule): \(Phrase(saying: Rule.numbered(rule).first?.sentence ?? ""))"
      }
    return [StyledLine(line).hanging(at: 4)]
  }

  private var record: JSON {
    let scripts: [[String]] = if case .scripts(let scripts) = reproduction { scripts } else { [] }
    let outside: Phrase? = if case .outside(let reason) = reproduction { reason } else { nil }
    return [
      "name": .string(name), "texts": .array(texts.map(JSON.string)), "raised": .bool(channel != .log), "event": .string(event.english),
      "causes": .array(causes.map { .string($0.english) }),
      "reproductions": .array(scripts.map { .array($0.map(JSON.string)) }), "outside": .optional(outside?.english),
      "remedy": .string(remedy.english), "versions": .string(versions.english), "evidence": .string(evidenceWords.english),
      "rule": .optional(rule),
    ]
  }
}

import CommandLanguage
import Commands
import CompositionalLayout

/// A text size in words: `set text size large`, `dynamic type xxl`, `content size category accessibility large`.
enum TextSizeSpelling {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    tried.spellings.reversed().firstResult { category(in: $0.words.map { $0.lowercased() }) }.map { category in
      .same("set environment.preferredContentSizeCategory \(category.rawValue)")
    }
  }

  private static func category(in words: [String]) -> ContentSizeCategory? {
    guard words.contains(where: subjects.contains), let last = words.lastIndex(where: { subjects.contains($0) || idle.contains($0) }),
      words[...last].allSatisfy({ subjects.contains($0) || idle.contains($0) })
    else { return nil }
    let name = words[(last + 1)...].map { abbreviations[$0] ?? $0 }.joined()
    return ContentSizeCategory.allCases.first { $0.rawValue.lowercased() == name }
  }

  private static let subjects: Set<String> = [
    "text", "type", "font", "content", "contentsizecategory", "preferredcontentsizecategory", "dynamictype", "textsize", "fontsize",
  ]
  private static let idle: Set<String> = [
    "set", "change", "make", "use", "the", "preferred", "dynamic", "size", "category", "to", "=", ":",
  ]
  private static let abbreviations = [
    "xs": "extrasmall", "s": "small", "m": "medium", "l": "large", "xl": "extralarge", "xxl": "extraextralarge",
    "xxxl": "extraextraextralarge", "ax": "accessibility",
  ]
}

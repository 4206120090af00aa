import CommandLanguage
import Commands
import Documents

/// A lesson by what it is about: `is there a tutorial for self sizing cells`, `lesson about badges`.
package enum LessonWords {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = (tried.spellings.last ?? tried).words.flatMap { $0.lowercased().split(separator: "-") }
    guard words.count > 2 || words.count == 2 && words[0] == "lesson", words.contains(where: { nouns.contains(String($0).singular) }) else {
      return nil
    }
    return lesson(about: words).map { .offering([["lesson", $0].joined(separator: " ")]) }
  }

  /// The name of the lesson about what words in small letters say.
  package static func lesson(about words: [some StringProtocol]) -> String? {
    subjects.first { row in row.stems.allSatisfy { stem in words.contains { $0.hasPrefix(stem) } } }.map { String($0.name) }
  }

  private static let nouns: Set<String> = ["lesson", "tutorial", "course", "exercise", "guide", "teach", "learn", "walkthrough"]

  private struct Subject {
    /// The beginnings of words of which each must be there.
    var stems: [Substring]
    var name: Substring
  }

  private static let subjects: [Subject] = table(
    verbatim: """
      self siz -> self-sizing
      dynamic height -> self-sizing
      dynamic type -> self-sizing
      estimat -> estimate
      header pin -> header
      header sticky -> header
      layout header -> layout-header
      header -> header
      footer -> header
      supplementary -> header
      sticky -> header
      pin -> header
      badge -> badge
      background -> background
      decoration -> background
      section inset -> section-insets
      lane inset -> lane-insets
      edge spacing -> edge-spacing
      inset -> insets
      spacing -> gaps
      gap -> gaps
      fraction -> fraction
      direction -> direction
      column -> three-columns
      square -> squares
      aspect -> squares
      count -> counting
      repeat -> counting
      photo -> photo-wall
      setting -> settings-screen
      chip -> chips
      tag -> chips
      swimlane -> swimlane
      carousel -> swimlane
      peek -> peek
      orthogonal -> scrolling
      page -> pages
      paging -> pages
      scroll -> scrolling
      mosaic -> mosaic
      nest -> mosaic
      custom -> custom
      sideway -> sideways
      horizontal -> sideways
      safe -> safe-area
      ipad -> two-and-four
      size class -> two-and-four
      galler -> gallery
      storefront -> storefront
      snapshot section -> outlines
      snapshot -> first-snapshot
      compositional -> fraction
      identi -> identity
      animat -> diff
      differ -> diff
      outline -> outlines
      uikit -> swift-code
      """)

  /// The names of all lessons that it finds.
  static var names: Set<String> { Set(subjects.map { String($0.name) }) }

  private static func table(verbatim text: String) -> [Subject] {
    text.split(separator: "\n").compactMap { row in
      let words = row.split(separator: " ")
      return words.firstIndex(of: "->").map { Subject(stems: Array(words[..<$0]), name: words[$0 + 1]) }
    }
  }
}

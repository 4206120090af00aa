/// What a question of a quiz is about, by the name that a lesson's file gives it: `#: quiz gaps rows`.
package enum QuizTopic: String, CaseIterable, Sendable {
  case halves, shares, gaps, rows, estimates, lanes, headers, mosaics, screens, lists, moves, deletions, swift
  case itemInsets = "item-insets"
  case sectionInsets = "section-insets"
  case edgeSpacing = "edge-spacing"
  case safeAreas = "safe-areas"
}

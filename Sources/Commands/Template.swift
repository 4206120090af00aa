import CompositionalLayout
import LayoutComponents
import Wording

/// A layout that people often want, as the lines that build it.
struct Template: Sendable {
  /// Where a template is built.
  struct Site: Sendable {
    /// What was typed after the name.
    var number: Int?
    /// The view's width in points.
    var width: Double
  }

  var name: String
  var summary: Phrase
  /// What the number after the name is for, nil where there is none.
  var number: String?
  /// The components it makes, the last being the section.
  var components: [String]
  var lines: @Sendable (Site) -> [String]

  init(
    _ name: String, _ summary: Phrase, number: String? = nil, makes components: [String], lines: @escaping @Sendable (Site) -> [String]
  ) {
    self.name = name
    self.summary = summary
    self.number = number
    self.components = components
    self.lines = lines
  }

  static let all: [Template] = [
    grid, list, settings, banner, carousel, swimlane, cards, appRows, chips, calendar, mosaic, photos, waterfall, chat, dashboard,
    onboarding,
  ]
}

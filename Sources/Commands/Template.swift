import Localization

/// A common layout, and the lines that build it.
struct Template: Sendable {
  struct Site: Sendable {
    var number: Int?
    /// The view's width in points.
    var width: Double
  }

  var name: String
  var summary: Phrase
  /// The meaning of the number after the name; nil if the template accepts none.
  var number: String?
  /// The components that it defines. The last one is the section.
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

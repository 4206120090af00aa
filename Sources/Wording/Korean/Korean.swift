/// How Korean says what is written in English.
///
/// `%1` is the argument of the English key. A particle after an argument is written in both its forms, `을(를)`; the argument's last sound
/// decides which one is printed. A noun between argument and particle is better (`'%1' 섹션이`).
package enum Korean {
  /// The parts of the table, each in the order in which it is written.
  package static let parts = [
    language, refusals, faults, answers, reports, commands, parameters, choices, properties, templates, explanations,
    pictures, rules, lint, exports, lessons, topics, files, process,
  ]

  static let translation = Translation(
    phrases: parts, topics: [documentTopics, layoutTopics, shellTopics], particle: KoreanParticle.take)
}

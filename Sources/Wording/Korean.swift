/// The Korean translations of all English phrases: one table, in parts.
///
/// `%1` is the argument of the English key. A particle after an argument is written in both its forms, `을(를)`; the argument's last sound
/// decides which one is printed. A noun between argument and particle is better (`'%1' 섹션이`).
package enum Korean {
  /// All parts, in their written order.
  package static let parts = [
    language, refusals, faults, answers, reports, commands, parameters, choices, properties, templates, explanations,
    pictures, rules, lint, exports, lessons, topics, files, process,
  ]

  static let table = Dictionary(parts.flatMap { $0.map { ($0.key, $0.value) } }, uniquingKeysWith: { first, _ in first })
}

/// How Korean says what is written in English: the one table, in parts.
///
/// `%1` stands where the English key has it. A particle that follows an argument is written in both its forms, `을(를)`, and is chosen by the
/// argument's last sound; better still, a noun stands between them (`'%1' 섹션이`).
package enum Korean {
  /// All parts, each in the order in which it is written.
  package static let parts = [
    language, refusals, faults, answers, reports, commands, parameters, choices, properties, templates, explanations,
    pictures, rules, lint, exports, lessons, topics, files, process,
  ]

  static let table = Dictionary(parts.flatMap { $0.map { ($0.key, $0.value) } }, uniquingKeysWith: { first, _ in first })
}

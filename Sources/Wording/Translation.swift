/// The translation of all English texts into a language.
package struct Translation: Sendable {
  /// The phrases by English key; `%1` is the key's argument.
  let phrases: [String: String]
  let topics: [String: [String]]
  /// The texts of bundled lessons by name, unless they are in the lesson's own file.
  let lessons: [String: String]
  /// Removes a particle from the beginning of the text after an argument, and returns the form that fits the argument.
  let particle: @Sendable (_ rest: inout Substring, _ argument: String) -> String

  package init(
    phrases parts: [KeyValuePairs<String, String>], topics: [[String: [String]]] = [], lessons: [String: String] = [:],
    particle: @escaping @Sendable (_ rest: inout Substring, _ argument: String) -> String = { _, _ in "" }
  ) {
    var phrases: [String: String] = [:]
    for part in parts { for (english, own) in part { phrases[english] = own } }
    self.phrases = phrases
    var texts: [String: [String]] = [:]
    for part in topics { for (name, lines) in part { texts[name] = lines } }
    self.topics = texts
    self.lessons = lessons
    self.particle = particle
  }
}

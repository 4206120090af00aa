/// How a language says what the sources say in English.
package struct Translation: Sendable {
  /// By the English phrase's key; `%1` stands where the key has it.
  let phrases: [String: String]
  /// The texts of help topics, by name.
  let topics: [String: [String]]
  /// The words of the lessons that Galley brings along, by the lesson's name, where they do not stand in the lesson's own file.
  let lessons: [String: String]
  /// Takes what the grammar joins to an argument off the beginning of the text behind it, and gives the form that fits the argument.
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

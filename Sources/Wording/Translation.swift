import CLanguages

/// The translation of all English texts into a language.
package struct Translation: Sendable {
  /// The phrases by English key; `%1` is the key's argument.
  let phrases: [String: String]
  let topics: [String: [String]]
  /// The texts of bundled lessons by name, unless they are in the lesson's own file.
  let lessons: [String: String]
  /// Removes a particle from the beginning of the text after an argument, and returns the form that fits the argument.
  let particle: @Sendable (_ rest: inout Substring, _ argument: String) -> String

  /// - Parameters:
  ///   - phrases: The bytes of a `Localizable.strings`.
  ///   - help: The bytes of a `Help.txt`: the lines of each topic below `#: name`.
  package init(
    phrases: [UInt8], help: [UInt8], lessons: [String: String] = [:],
    particle: @escaping @Sendable (_ rest: inout Substring, _ argument: String) -> String = { _, _ in "" }
  ) {
    var texts: [String: String] = [:]
    for entry in StringsFile(phrases).entries { texts[entry.english] = entry.own }
    self.phrases = texts
    topics = Self.topics(in: help)
    self.lessons = lessons
    self.particle = particle
  }

  private static func topics(in help: [UInt8]) -> [String: [String]] {
    var topics: [String: [String]] = [:]
    var name = ""
    for line in help.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      if line.starts(with: "#: ".utf8) {
        name = String(decoding: line.dropFirst(3), as: UTF8.self)
      } else {
        topics[name, default: []].append(String(decoding: line, as: UTF8.self))
      }
    }
    return topics
  }

  static let korean = Translation(phrases: LanguageFiles.korean.phrases, help: LanguageFiles.korean.help, particle: KoreanParticle.take)
}

/// The files of a folder of `CLanguages`, which are compiled in.
struct LanguageFiles {
  /// `Localizable.strings`
  let phrases: [UInt8]
  /// `Help.txt`
  let help: [UInt8]

  static let korean = LanguageFiles(code: "ko")

  /// Empty for a code that has no folder.
  init(code: String) {
    var index = 0
    while let files = language_files_at(index)?.pointee, String(cString: files.code) != code { index += 1 }
    let files = language_files_at(index)?.pointee
    phrases = files.map { Array(String(cString: $0.phrases).utf8) } ?? []
    help = files.map { Array(String(cString: $0.help).utf8) } ?? []
  }
}

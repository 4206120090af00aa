import CResources

/// The translation of all English text into one language.
package struct Translation: Sendable {
  /// The translated phrases by English key. `%1` refers to the first argument.
  let phrases: [String: String]
  private let help: [UInt8]
  private let lessons: [UInt8]
  /// The text of an `Aliases.txt`: command words in the language, with the equivalent lines.
  let aliases: String
  /// Removes a particle from the beginning of the text after an argument, and returns the form that fits the argument.
  let particle: @Sendable (_ rest: inout Substring, _ argument: String) -> String

  /// - Parameters:
  ///   - phrases: The bytes of a `Localizable.strings`.
  ///   - help: The bytes of a `Help.txt`: the lines of each topic below `#: name`.
  ///   - lessons: The bytes of a `Lessons.txt`: the lines of each lesson below `#: lesson name`.
  package init(
    phrases: [UInt8], help: [UInt8], lessons: [UInt8], aliases: [UInt8] = [],
    particle: @escaping @Sendable (_ rest: inout Substring, _ argument: String) -> String = { _, _ in "" }
  ) {
    var texts: [String: String] = [:]
    for entry in StringsFile(phrases).entries { texts[entry.english] = entry.own }
    self.phrases = texts
    self.help = help
    self.lessons = lessons
    self.aliases = String(decoding: aliases, as: UTF8.self)
    self.particle = particle
  }

  func topic(_ name: String) -> [String]? {
    Self.part(name, of: help, heading: "#: ").map { part in
      part.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map { String(decoding: $0, as: UTF8.self) }
    }
  }

  func lesson(_ name: String) -> ArraySlice<UInt8>? { Self.part(name, of: lessons, heading: "#: lesson ") }

  /// The lines below a heading, up to the next heading of the same kind, including line breaks.
  private static func part(_ name: String, of file: [UInt8], heading: String) -> ArraySlice<UInt8>? {
    let wanted = Array((heading + name).utf8)
    var start: Int?
    var line = 0
    while line < file.count {
      let end = file[line...].firstIndex(of: UInt8(ascii: "\n")) ?? file.count
      if file[line..<end].starts(with: heading.utf8) {
        if let start { return file[start..<line] }
        if file[line..<end].elementsEqual(wanted) { start = min(end + 1, file.count) }
      }
      line = end + 1
    }
    return start.map { file[$0...] }
  }

  /// The translations of the embedded languages, by code.
  static let embedded = Dictionary(
    uniqueKeysWithValues: LanguageFiles.codes.map { code in
      let files = LanguageFiles(code: code)
      return (
        code,
        Translation(
          phrases: files.phrases, help: files.help, lessons: files.lessons, aliases: files.aliases, particle: KoreanParticle.take)
      )
    })
}

/// The files of a language's folder, compiled into `CResources`.
struct LanguageFiles {
  let phrases: [UInt8]
  let help: [UInt8]
  let lessons: [UInt8]
  let aliases: [UInt8]

  /// The codes of the embedded languages.
  static var codes: [String] {
    var codes: [String] = []
    while let files = language_files_at(codes.count)?.pointee { codes.append(String(cString: files.code)) }
    return codes
  }

  /// All files are empty if no folder has this code.
  init(code: String) {
    var index = 0
    while let files = language_files_at(index)?.pointee, String(cString: files.code) != code { index += 1 }
    let files = language_files_at(index)?.pointee
    phrases = files.map { Array(String(cString: $0.phrases).utf8) } ?? []
    help = files.map { Array(String(cString: $0.help).utf8) } ?? []
    lessons = files.map { Array(String(cString: $0.lessons).utf8) } ?? []
    aliases = files.map { Array(String(cString: $0.aliases).utf8) } ?? []
  }
}

/// A language of Galley's messages. The command language itself is the same in all of them.
///
/// English text is in the sources. Every other language has a folder next to `Samples/ko.lproj` and a line in `Languages.c`.
package struct Language: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The code used in `--language`, in locales and in lesson headings: `ko`.
  package let rawValue: String
  private let translate: (@Sendable () -> Translation?)?
  /// Receives the keys of phrases without a translation.
  private let missing: (@Sendable (String) -> Void)?

  package init(
    code: String, translation: (@Sendable () -> Translation?)? = nil, missing: (@Sendable (String) -> Void)? = nil
  ) {
    rawValue = code
    translate = translation
    self.missing = missing
  }

  package static let english = Language(code: "en")
  package static let allCases = [english] + LanguageFiles.codes.map { code in Language(code: code) { Translation.embedded[code] } }

  package init?(rawValue: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = language
  }

  /// The language of a process's environment, with the variable precedence of POSIX. Defaults to English.
  package init(environment: (String) -> String?) {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let name = wanted.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = Self(rawValue: name.lowercased()) ?? .english
  }

  /// The same language, but it reports phrases without a translation, for tests.
  package func reporting(_ missing: @escaping @Sendable (String) -> Void) -> Language {
    Language(code: rawValue, translation: translate, missing: missing)
  }
}

extension Language {
  /// The suffixes of a lesson's text headings: `.en, .ko`.
  package static var endings: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }

  var translation: Translation? { translate?() ?? nil }

  func report(missing key: String) { missing?(key) }

  /// The text of a help topic; nil for English.
  package func topic(_ name: String) -> [String]? { translation?.topic(name) }

  /// Rows of command words in this language, each with the equivalent line; empty for English.
  package var aliases: String { translation?.aliases ?? "" }

  /// The translated text of a bundled lesson, as lines of a lesson file. Nil for English, whose text is in the lesson file itself.
  package func lesson(_ name: String) -> ArraySlice<UInt8>? { translation?.lesson(name) }
}

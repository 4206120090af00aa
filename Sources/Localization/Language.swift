/// A language of Galley's messages. The command language itself is the same in all of them.
///
/// English text is in the sources. Each other language has a folder next to `Samples/ko.lproj`, its files in `Languages.c`, and a constant here.
package struct Language: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The code that `--language`, a locale and the headings of lessons have for it: `ko`.
  package let rawValue: String
  private let translate: (@Sendable () -> Translation)?
  /// Hears the keys of phrases that the translation lacks.
  private let missing: (@Sendable (String) -> Void)?

  package init(
    code: String, translation: (@Sendable () -> Translation)? = nil, missing: (@Sendable (String) -> Void)? = nil
  ) {
    rawValue = code
    translate = translation
    self.missing = missing
  }

  package static let english = Language(code: "en")
  package static let korean = Language(code: "ko") { Translation.korean }

  package static let allCases = [english, korean]

  /// The language of a code, if it is one of ours.
  package init?(rawValue: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = language
  }

  /// The language requested by a process's environment, with POSIX's precedence of variables; by default English.
  package init(environment: (String) -> String?) {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let name = wanted.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = Self(rawValue: name.lowercased()) ?? .english
  }

  /// The same language, telling which phrases it lacks: for tests.
  package func reporting(_ missing: @escaping @Sendable (String) -> Void) -> Language {
    Language(code: rawValue, translation: translate, missing: missing)
  }
}

extension Language {
  /// The suffixes of a lesson's text parts, one for each language: `.en, .ko`.
  package static var endings: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }

  /// Nil for English.
  var translation: Translation? { translate?() }

  /// Reports a phrase without a translation. Only tests use it.
  func report(missing key: String) { missing?(key) }

  /// The text of a help topic; nil for the English one.
  package func topic(_ name: String) -> [String]? { translation?.topic(name) }

  /// The language's command words, a row each with the equivalent line; empty for English.
  package var aliases: String { translation?.aliases ?? "" }

  /// The words of a bundled lesson, as lines of a lesson's file; nil for English, which stands in that file.
  package func lesson(_ name: String) -> ArraySlice<UInt8>? { translation?.lesson(name) }
}

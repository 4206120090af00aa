extension Phrase {
  /// The phrase in a language, or in English if it has no translation.
  package func text(in language: Language) -> String {
    language.translation.map { text(by: $0, in: language) } ?? english
  }

  /// Linear in the phrase. Each nested phrase with words needs one lookup.
  private func text(by translation: Translation, in language: Language) -> String {
    guard hasWords else { return joined(by: translation, in: language) }
    guard let template = translation.phrases[key] else {
      language.report(missing: key)
      return english
    }
    let arguments = pieces.compactMap { piece -> String? in
      switch piece {
      case .text(let text), .number(_, let text): text
      case .phrase(let phrase): phrase.text(by: translation, in: language)
      case .words, .english: nil
      }
    }
    return Self.fill(template, with: arguments, by: translation)
  }

  /// Whether the phrase has words of its own that depend on the language. Nested phrases do not count.
  private var hasWords: Bool {
    pieces.contains { piece in
      guard case .words(let words) = piece else { return false }
      return words.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  /// Joins the pieces of a phrase without words of its own.
  private func joined(by translation: Translation, in language: Language) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words), .text(let words), .number(_, let words): text += words
      case .phrase(let phrase): text += phrase.text(by: translation, in: language)
      case .english: break
      }
    }
  }

  /// Replaces `%1`, `%2` by arguments. A percent sign without a number is literal.
  private static func fill(_ template: String, with arguments: [String], by translation: Translation) -> String {
    var text = ""
    var rest = template[...]
    while let percent = rest.firstIndex(of: "%") {
      let next = rest.index(after: percent)
      text += rest[..<percent]
      guard next < rest.endIndex, let number = rest[next].wholeNumberValue, arguments.indices.contains(number - 1) else {
        text += "%"
        rest = rest[next...]
        continue
      }
      text += arguments[number - 1]
      rest = rest[rest.index(after: next)...]
      text += translation.particle(&rest, arguments[number - 1])
    }
    return text + rest
  }
}

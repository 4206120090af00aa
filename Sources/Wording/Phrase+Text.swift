extension Phrase {
  /// The phrase in a language; in English if there is no translation.
  package func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: text(by: Korean.table)
    }
  }

  /// Linear in the phrase, with one look-up for each nested phrase that has words.
  private func text(by table: [String: String]) -> String {
    guard hasWords else { return joined(by: table) }
    guard let template = table[key] else {
      Untranslated.report?(key)
      return english
    }
    let arguments = pieces.compactMap { piece -> String? in
      switch piece {
      case .text(let text): text
      case .phrase(let phrase): phrase.text(by: table)
      case .words, .english: nil
      }
    }
    return Self.fill(template, with: arguments)
  }

  /// Whether anything in it, except nested phrases, depends on the language.
  private var hasWords: Bool {
    pieces.contains { piece in
      guard case .words(let words) = piece else { return false }
      return words.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  /// The pieces joined, for a phrase without words of its own.
  private func joined(by table: [String: String]) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words), .text(let words): text += words
      case .phrase(let phrase): text += phrase.text(by: table)
      case .english: break
      }
    }
  }

  /// Replaces `%1`, `%2` by arguments; a percent sign without a number is literal.
  private static func fill(_ template: String, with arguments: [String]) -> String {
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
      text += KoreanParticle.take(from: &rest, after: arguments[number - 1])
    }
    return text + rest
  }
}

/// Reports phrases without a translation. Only tests use it.
package enum Untranslated {
  @TaskLocal package static var report: (@Sendable (String) -> Void)?
}

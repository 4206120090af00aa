import Localization

/// A type of value that a word can denote, with its parser, its candidates and its description.
package struct ValueType<Value: Sendable>: Sendable {
  /// The placeholder in usage lines: `section`.
  package var name: String
  /// The accepted values, as the end of a sentence: `a number, such as 10`.
  package var accepts: Phrase
  package var completions: CompletionSource
  /// Parses a word, or throws a diagnostic at its range.
  package var read: @Sendable (Word) throws(Diagnostic) -> Value

  package init(
    _ name: String, accepts: Phrase, completions: CompletionSource = .none, read: @escaping @Sendable (Word) throws(Diagnostic) -> Value
  ) {
    self.name = name
    self.accepts = accepts
    self.completions = completions
    self.read = read
  }

  package func named(_ name: String) -> ValueType {
    var copy = self
    copy.name = name
    return copy
  }
}

extension Diagnostic {
  package static func unreadable(_ word: Word, accepts: Phrase) -> Diagnostic {
    Diagnostic(
      .unreadableValue, "'\(word.text.abbreviated)' is not \(english: accepts.english.firstClause)", at: .bytes(word.range),
      notes: ["accepted: \(accepts)"])
  }
}

extension String {
  /// The text before the first colon, or before the first comma that is not part of a number.
  fileprivate var firstClause: String {
    guard !hasPrefix("one of") else { return self }
    let end = indices.first { self[$0] == ":" || self[$0...].hasPrefix(", ") } ?? endIndex
    return String(self[..<end])
  }
}

package enum CompletionSource: Equatable, Sendable {
  case none
  case choices([Candidate])
  /// Names in the current document; the raw value of a case of `Vocabulary.Names`.
  case names(Int)
  case files

  package static func live(_ names: some RawRepresentable<Int>) -> CompletionSource { .names(names.rawValue) }
}

/// Text that Tab can insert, with a one-line description.
package struct Candidate: Equatable, Sendable {
  package var text: String
  package var description: Phrase

  package init(_ text: String, _ description: Phrase) {
    self.text = text
    self.description = description
  }

  /// Whether the word is complete, so that a space may follow.
  package var endsWord: Bool { text.last != "=" && text.last != "(" && text.last != "." && text.last != "/" }
}

extension ValueType where Value == Word {
  package static func word(_ name: String, accepts: Phrase, completions: CompletionSource = .none) -> ValueType {
    ValueType(name, accepts: accepts, completions: completions) { word throws(Diagnostic) in word }
  }
}

extension ValueType where Value == String {
  package static func text(_ name: String, accepts: Phrase, completions: CompletionSource = .none) -> ValueType {
    ValueType(name, accepts: accepts, completions: completions) { word throws(Diagnostic) in word.text }
  }
}

extension ValueType where Value == Int {
  package static func count(_ name: String, from minimum: Int, through maximum: Int = 1_000_000_000) -> ValueType {
    let accepts: Phrase = "a whole number from \(minimum.grouped) to \(maximum.grouped)"
    return ValueType(name, accepts: accepts) { word throws(Diagnostic) in
      guard word.text.utf8.first != UInt8(ascii: "+"), let number = Int(word.text), number >= minimum, number <= maximum else {
        throw Diagnostic.unreadable(word, accepts: accepts)
      }
      return number
    }
  }
}

extension ValueType where Value == Double {
  package static func number(_ name: String = "number", from minimum: Double = -maximumNumber) -> ValueType {
    let accepts: Phrase = minimum >= 0 ? "a number from 0 to 10^12, such as 10 or 0.5" : "a number, such as 10 or 0.5"
    return ValueType(name, accepts: accepts) { word throws(Diagnostic) in
      guard let number = decimal(word.text), number >= minimum else { throw Diagnostic.unreadable(word, accepts: accepts) }
      return number
    }
  }
}

/// An enumeration whose cases are written by name.
package protocol Choice: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
  /// A one-line description for completion and help.
  var meaning: Phrase { get }
}

extension Choice {
  package static var candidates: [Candidate] { allCases.map { Candidate($0.rawValue, $0.meaning) } }
}

extension ValueType where Value: Choice {
  /// One of an enumeration's cases, by name. At the prompt, an unambiguous prefix is also accepted.
  package static func oneOf(_ type: Value.Type, named name: String) -> ValueType {
    let (cases, candidates) = (type.allCases, type.candidates)
    let accepts: Phrase = "one of \(candidates.map { $0.text }.joined(separator: ", "))"
    // A placeholder may list the words themselves: `on|off`.
    let noun = name.contains("|") ? "choice" : name
    return ValueType(name, accepts: accepts, completions: .choices(candidates)) { word throws(Diagnostic) in
      // Accept Swift's implicit member syntax, such as `.vertical`.
      let text = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : word.text
      if let index = candidates.firstIndex(where: { $0.text == text }) { return cases[index] }
      let matches = word.mayBeShort && !word.text.isEmpty ? cases.filter { $0.rawValue.hasPrefix(word.text) } : []
      if matches.count == 1 { return matches[0] }
      throw Diagnostic(
        .unknownChoice, "'\(word.text.abbreviated)' is not a valid \(english: noun)", at: .bytes(word.range),
        suggestion: nearestName(to: word.text, among: candidates.map { $0.text }), notes: ["accepted: \(accepts)"])
    }
  }
}

import Localization

/// Translates the output of swift-argument-parser, which has only English messages.
///
/// The parser prints help in columns, and quotes the user's text.
func inReadersWords(_ text: String) -> String {
  guard processLanguage != .english else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map(inReadersWords(line:)).joined(separator: "\n")
}

private let headings: [Phrase] = ["OVERVIEW:", "USAGE:", "ARGUMENTS:", "OPTIONS:", "SUBCOMMANDS:", "Error:", "Usage:", "Help:"]

/// Words in the list of an option's values. A wrapped line may contain them at any position.
private let notes: [Phrase] = ["(values:", "default:"]

private func inReadersWords(line: Substring) -> String {
  if let heading = headings.first(where: { line.hasPrefix($0.english) }) {
    return said(heading) + inReadersWords(line: line.dropFirst(heading.english.count))
  }
  let sentence = lastColumn(of: line)
  let words: String = said(Phrase(quoting: sentence))
  return line.dropLast(sentence.count) + notes.reduce(words) { $0.replacing(text: $1.english, with: said($1) as String) }
}

/// The text after the last run of two or more spaces, or after leading spaces.
private func lastColumn(of line: Substring) -> Substring {
  var start = line.startIndex
  var spaces = 1
  for index in line.indices {
    if line[index] != " ", spaces > 1 || start == line.startIndex && spaces > 0 { start = index }
    spaces = line[index] == " " ? spaces + 1 : 0
  }
  return line[start...]
}

extension Phrase {
  /// A sentence from another program. Its words in single quotes become arguments.
  fileprivate init(quoting sentence: Substring) {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
    self.init(
      parts.enumerated().flatMap { index, part -> [Fragment] in
        let quote = index + 1 < parts.count ? "'" : ""
        return index.isMultiple(of: 2) ? [.words((index > 0 ? "'" : "") + part + quote)] : [.text(String(part))]
      })
  }
}

/// Rows by the words with which a line of theirs may begin, so that a refused line is compared with a few of them and not with all.
struct RowIndex: Sendable {
  /// The places of rows by a first word in small letters, each list ascending.
  private var byFirstWord: [String: [Int]] = [:]
  /// The places of the rows that may begin with a name, ascending.
  private var others: [Int] = []

  init(_ rows: [Rephrasing]) {
    for (place, row) in rows.enumerated() {
      let beginnings = row.beginnings
      for word in beginnings.words { byFirstWord[word, default: []].append(place) }
      if beginnings.mayBeName { others.append(place) }
    }
  }

  /// The places of the rows that one of the lines may fit, ascending.
  func places(for lines: [TriedLine]) -> [Int] {
    var places = others
    for word in Set(lines.compactMap { $0.parts.first?.text.lowercased() }) { places += byFirstWord[word] ?? [] }
    return Set(places).sorted()
  }
}

extension Rephrasing {
  /// The words with which a line may begin that has the pattern, each once, and whether it may begin with a name or anything.
  fileprivate var beginnings: (words: Set<String>, mayBeName: Bool) {
    var beginnings: Set<String> = []
    for part in parts {
      switch part {
      case .words(let words, let isOptional):
        beginnings.formUnion(words)
        if !isOptional { return (beginnings, false) }
      case .choice(_, let words): return (beginnings.union(words), false)
      case .name, .anything: return (beginnings, true)
      }
    }
    return (beginnings, true)
  }
}

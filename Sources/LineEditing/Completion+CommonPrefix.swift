import CommandLanguage

extension Completion {
  /// The common prefix of all candidates. O(length of the candidates).
  var commonPrefix: String {
    guard let first = candidates.first?.text else { return "" }
    return candidates.dropFirst().reduce(first) { prefix, candidate in
      String(zip(prefix, candidate.text).prefix { $0 == $1 }.map { $0.0 })
    }
  }
}

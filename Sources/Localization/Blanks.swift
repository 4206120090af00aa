extension String {
  /// Appends the given number of spaces. `String(repeating:count:)` would create a temporary string, at ten times the cost.
  package mutating func append(blanks count: Int) {
    var left = count
    while left > 0 {
      let added = min(left, Self.blanks.utf8.count)
      append(contentsOf: Substring(Self.blanks.utf8.prefix(added)))
      left -= added
    }
  }

  private static let blanks = "                                                                                "
}

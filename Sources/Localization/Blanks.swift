extension String {
  /// Adds a number of blanks, of which `String(repeating:count:)` would make a text of its own first, at ten times the cost.
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

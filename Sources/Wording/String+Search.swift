extension String {
  /// Whether another text occurs in this one: the standard library's `contains` for strings is missing from Embedded Swift.
  package func contains(text: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: text.utf8) } }
}

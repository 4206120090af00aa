/// A type of identifiers whose equal values have different hashes if a stored property differs (`diffable-rules 2.4`).
package struct HashMistake: Equatable, Sendable {
  package var type: String
  /// A stored property that the hash covers but `==` does not compare.
  package var property: String

  package init(type: String, property: String) { (self.type, self.property) = (type, property) }
}

/// A type of identifiers for which `==` and the hash disagree about a stored property.
package struct HashMistake: Equatable, Sendable {
  package var type: String
  package var property: String
  /// True if the hash covers the property and `==` does not compare it, so that equal values have different hashes (`diffable-rules 2.4`).
  ///
  /// False if `==` compares it and the hash leaves it out. Swift allows that, but each change of the property deletes and inserts the item.
  package var isHashed: Bool

  package init(type: String, property: String, isHashed: Bool = true) {
    (self.type, self.property, self.isHashed) = (type, property, isHashed)
  }
}

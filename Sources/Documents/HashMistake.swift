/// A type of identifiers that treats a stored property wrongly in `==` or in its hash.
package struct HashMistake: Equatable, Sendable {
  package enum Treatment: Sendable {
    /// The hash covers the property and `==` does not compare it, so that equal values have different hashes (`diffable-rules 2.4`).
    case onlyHashed
    /// `==` compares the property and the hash leaves it out. Swift allows that, but each change of the property deletes and inserts the
    /// item.
    case onlyCompared
    /// The property is a UUID that is created with each value, so that no value is equal to an earlier one.
    case madeAnew
  }

  package var type: String
  package var property: String
  package var treatment: Treatment

  package init(type: String, property: String, _ treatment: Treatment) {
    (self.type, self.property, self.treatment) = (type, property, treatment)
  }
}

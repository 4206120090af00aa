import Snapshots

/// An item identifier in the shell: the word the user typed and, if the view's identity is more than that, what distinguishes items with
/// the same word.
struct ItemIdentifier: Hashable, Sendable {
  enum Distinction: Hashable, Sendable {
    /// Only the word counts.
    case none
    /// With `identity content`: different content makes a different item.
    case content([Field])
    /// With `identity reference`: the n-th instance with this word, from 2 on.
    case copy(Int)
  }

  /// One `key=value` of an item's content.
  struct Field: Hashable, Sendable {
    var key: String
    var value: String
  }

  var word: String
  var distinction = Distinction.none

  /// The item's name in input and output: its word or, for a copy, `t2'2`.
  var name: String {
    if case .copy(let number) = distinction { "\(word)'\(number)" } else { word }
  }

  /// The content that is part of the identifier; empty if only the word counts.
  var content: [Field] {
    if case .content(let fields) = distinction { fields } else { [] }
  }
}

typealias DocumentSnapshot = Snapshot<String, ItemIdentifier>
typealias DocumentFault = SnapshotFault<String, ItemIdentifier>
typealias DocumentDifference = Difference<String, ItemIdentifier>

/// UIKit's messages print identifiers by their description.
extension ItemIdentifier: CustomStringConvertible {
  var description: String { name }
}

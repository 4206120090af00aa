import Snapshots

/// What a snapshot of the shell holds: the word the user typed and, where identity is more than the word, what tells it from its likes.
struct ItemIdentifier: Hashable, Codable, Sendable {
  enum Distinction: Hashable, Codable, Sendable {
    /// The word is all there is.
    case none
    /// With `identity content`: an item with other content is another item.
    case content([Field])
    /// With `identity reference`: the n-th instance that goes by this word, from 2 on.
    case copy(Int)
  }

  /// One `key=value` of an item's content.
  struct Field: Hashable, Codable, Sendable {
    var key: String
    var value: String
  }

  var word: String
  var distinction = Distinction.none

  /// How the item is shown and typed: its word or, for a copy, `t2'2`.
  var name: String {
    if case .copy(let number) = distinction { "\(word)'\(number)" } else { word }
  }

  /// The content that is part of it; none where the word is all there is.
  var content: [Field] {
    if case .content(let fields) = distinction { fields } else { [] }
  }
}

typealias DocumentSnapshot = Snapshot<String, ItemIdentifier>
typealias DocumentFault = SnapshotFault<String, ItemIdentifier>
typealias DocumentDifference = Difference<String, ItemIdentifier>

/// UIKit prints identifiers by their description.
extension ItemIdentifier: CustomStringConvertible {
  var description: String { name }
}

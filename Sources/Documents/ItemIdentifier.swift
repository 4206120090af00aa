import Snapshots

/// An item identifier in the shell: the word the user typed and, if the view's identity is more than that, what distinguishes items with
/// the same word.
package struct ItemIdentifier: Hashable, Sendable {
  /// Indirect as a whole, so that an identifier takes 24 bytes: with a number in place it took 32, which snapshots and differences of
  /// ten million items have three times.
  package indirect enum Distinction: Hashable, Sendable {
    /// Only the word counts.
    case none
    /// With `identity content`: different content makes a different item.
    case content(Content)
    /// With `identity reference`: the n-th instance with this word, from 2 on.
    case copy(Int)
  }

  package var word: String
  package var distinction = Distinction.none

  package init(word: String, distinction: Distinction = Distinction.none) {
    self.word = word
    self.distinction = distinction
  }

  /// The item's name in input and output: its word or, for a copy, `t2'2`.
  package var name: String {
    if case .copy(let number) = distinction { "\(word)'\(number)" } else { word }
  }

  /// The content that is part of the identifier; empty if only the word counts.
  package var content: Content {
    if case .content(let content) = distinction { content } else { Content() }
  }
}

package typealias DocumentSnapshot = Snapshot<String, ItemIdentifier>
package typealias DocumentFault = SnapshotFault<String, ItemIdentifier>
package typealias DocumentDifference = Difference<String, ItemIdentifier>

/// UIKit's messages print identifiers by their description.
extension ItemIdentifier: CustomStringConvertible {
  package var description: String { name }
}

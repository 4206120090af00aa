import Snapshots

/// An item identifier: the word the user typed and, depending on the view's identity, a value that distinguishes items with the same word.
package struct ItemIdentifier: Hashable, Sendable {
  /// The whole enum is indirect, which makes an identifier 24 bytes instead of 32. Snapshots and differences contain each identifier up to
  /// three times.
  package indirect enum Distinction: Hashable, Sendable {
    /// Items with the same word are equal.
    case none
    /// With `identity content`, items with different content differ.
    case content(Content)
    /// With `identity reference`, the n-th instance with this word, counting from 2.
    case copy(Int)
  }

  package var word: String
  package var distinction = Distinction.none

  package init(word: String, distinction: Distinction = Distinction.none) {
    self.word = word
    self.distinction = distinction
  }

  /// The item's name in input and output: its word or, for a copy, a name such as `t2'2`.
  package var name: String {
    if case .copy(let number) = distinction { "\(word)'\(number)" } else { word }
  }

  /// The content that is part of the identifier; empty with other identities.
  package var content: Content {
    if case .content(let content) = distinction { content } else { Content() }
  }
}

package typealias DocumentSnapshot = Snapshot<String, ItemIdentifier>
package typealias DocumentFault = SnapshotFault<String, ItemIdentifier>
package typealias DocumentDifference = Difference<String, ItemIdentifier>

/// UIKit's messages print an identifier's description.
extension ItemIdentifier: CustomStringConvertible {
  package var description: String { name }
}

import Snapshots

/// An item identifier in the shell: the word the user typed and, if the view's identity is more than that, what distinguishes items with
/// the same word.
package struct ItemIdentifier: Hashable, Sendable {
  package enum Distinction: Hashable, Sendable {
    /// Only the word counts.
    case none
    /// With `identity content`: different content makes a different item.
    indirect case content(Content)
    /// With `identity reference`: the n-th instance with this word, from 2 on.
    case copy(Int)
  }

  /// Nearly all identifiers are a word alone: with its distinction elsewhere, each takes the 16 bytes of a string, where it took 32 with both
  /// side by side. Of ten million applied items that saves 28 bytes each (`galley-bench memory`).
  private enum Storage: Hashable, Sendable {
    case word(String)
    indirect case distinct(String, Distinction)
  }

  private let storage: Storage

  package init(word: String, distinction: Distinction = Distinction.none) {
    storage = distinction == .none ? .word(word) : .distinct(word, distinction)
  }

  package var word: String {
    switch storage {
    case .word(let word), .distinct(let word, _): word
    }
  }

  package var distinction: Distinction {
    switch storage {
    case .word: .none
    case .distinct(_, let distinction): distinction
    }
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

import CommandLanguage
import Localization

/// The rules for folding long runs of rows.
package enum Folding {
  /// The length above which a run is folded, and the number of rows kept at each end.
  package enum Limit {
    case ofMarked
    /// Unchanged rows are only context, so fewer of them are shown.
    case ofUnchanged

    var longest: Int { self == .ofMarked ? 12 : 4 }
    var kept: Int { self == .ofMarked ? 5 : 1 }
  }

  /// The numbers of rows in a run that are shown at its beginning, hidden, and shown at its end.
  package static func kept(of count: Int, _ limit: Limit, showsAll: Bool) -> (first: Int, hidden: Int, last: Int) {
    guard count > limit.longest, !showsAll else { return (count, 0, 0) }
    return (limit.kept, count - 2 * limit.kept, limit.kept)
  }

  package static func ellipsis(_ hidden: Int) -> Phrase { "... (\(hidden.grouped) more)" }
}

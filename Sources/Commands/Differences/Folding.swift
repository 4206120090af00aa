import CommandLanguage
import Localization

/// When a run of rows is folded, and what is left of it.
package enum Folding {
  /// A limit, and how many rows of a longer run are shown at each end.
  package enum Limit {
    case ofMarked
    /// Unchanged rows are context: of a longer run only its ends are shown.
    case ofUnchanged

    var longest: Int { self == .ofMarked ? 12 : 4 }
    var kept: Int { self == .ofMarked ? 5 : 1 }
  }

  /// How many of a run's rows are shown at its beginning, left out, and shown at its end.
  package static func kept(of count: Int, _ limit: Limit, showsAll: Bool) -> (first: Int, hidden: Int, last: Int) {
    guard count > limit.longest, !showsAll else { return (count, 0, 0) }
    return (limit.kept, count - 2 * limit.kept, limit.kept)
  }

  /// The line in place of rows that are left out.
  package static func ellipsis(_ hidden: Int) -> Phrase { "... (\(hidden.grouped) more)" }
}

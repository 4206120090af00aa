import CommandLanguage
import Localization
import Snapshots

/// The counts of a difference in words: `1 section moved, 1 item moved, 1 inserted (2 unchanged)`.
package struct DifferenceSummary: Equatable, Sendable {
  private let phrases: [Phrase]
  package let unchanged: Int

  /// A summary read from a saved file, which does not contain the number of unchanged items.
  package init(parts: [String] = []) {
    phrases = parts.map(Phrase.verbatim)
    unchanged = 0
  }

  package init(_ difference: borrowing DocumentDifference, new: borrowing DocumentSnapshot) {
    var parts: [Phrase] = []
    for change in ChangeKey.all {
      let sections = change.counts(in: difference).sections
      if sections > 0 { parts.append("\(counted(sections, "section")) \(change.words)") }
    }
    for change in ChangeKey.all {
      let (sections, items) = change.counts(in: difference)
      guard items > 0 else { continue }
      // The noun distinguishes items from sections if both have the same change.
      parts.append(sections > 0 ? "\(counted(items, "item")) \(change.words)" : change.of(items))
    }
    phrases = parts
    let arrived = difference.items.inserted.count + difference.items.moved.count
    unchanged = new.numberOfItems - arrived - Self.markedInPlace(difference.items)
  }

  /// Compares only the changes, because a summary that was read from a file does not contain the number of unchanged items.
  package static func == (left: DifferenceSummary, right: DifferenceSummary) -> Bool { left.parts == right.parts }

  package var isEmpty: Bool { phrases.isEmpty }

  /// The changes in English. `expect difference` and `save` use English in every language.
  package var parts: [String] { phrases.map { $0.english } }

  private enum ChangeKey {
    case moved, inserted, deleted, reloaded, reconfigured

    /// All changes, in the order of the summary.
    static let all: [ChangeKey] = [.moved, .inserted, .deleted, .reloaded, .reconfigured]

    func counts(in difference: DocumentDifference) -> (sections: Int, items: Int) {
      switch self {
      case .moved: (difference.sections.moved.count, difference.items.moved.count)
      case .inserted: (difference.sections.inserted.count, difference.items.inserted.count)
      case .deleted: (difference.sections.deleted.count, difference.items.deleted.count)
      case .reloaded: (difference.sections.reloaded.count, difference.items.reloaded.count)
      case .reconfigured: (0, difference.items.reconfigured.count)
      }
    }

    package var words: Phrase {
      switch self {
      case .moved: "moved"
      case .inserted: "inserted"
      case .deleted: "deleted"
      case .reloaded: "reloaded"
      case .reconfigured: "reconfigured"
      }
    }

    package func of(_ number: Int) -> Phrase {
      switch self {
      case .moved: "\(number.grouped) moved"
      case .inserted: "\(number.grouped) inserted"
      case .deleted: "\(number.grouped) deleted"
      case .reloaded: "\(number.grouped) reloaded"
      case .reconfigured: "\(number.grouped) reconfigured"
      }
    }
  }

  /// The number of items with a mark that were neither moved nor inserted.
  private static func markedInPlace(_ items: DocumentDifference.Items) -> Int {
    guard !items.reloaded.isEmpty || !items.reconfigured.isEmpty else { return 0 }
    let arrived = Set(items.inserted.map { $0.to }).union(items.moved.map { $0.to })
    return (items.reloaded + items.reconfigured).count { !arrived.contains($0.at) }
  }

  /// Splits a written summary at its commas, except commas inside a number such as `1,500 inserted`.
  package static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for character in text {
      if character == ",", part.last?.isNumber != true {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return (parts + [part]).map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  package var text: Phrase {
    let changes = phrases.count > 1 ? phrases.joined(separator: ", ") : phrases.first ?? "no changes"
    return unchanged > 0 ? "\(changes) (\(unchanged.grouped) unchanged)" : changes
  }
}

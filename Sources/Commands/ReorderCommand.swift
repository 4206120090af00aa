import CommandLanguage
import Documents
import Exports
import HashTreeCollections
import Linting
import Localization
import Rendering
import Snapshots

/// The command that reorders items in the same way as a drag within a collection view.
package enum ReorderCommand {
  static let all: [ShellCommand] = [reorder]

  static let reorder = ShellCommand(
    "reorder", "moves an item on screen as if the user had dragged it within the view, and shows the transaction that the app receives",
    details: [
      "The data source changes its own snapshot. The app has to update its model from the transaction, or the next apply undoes the drag.",
      "If edits are pending, the pending snapshot plays the role of that model and does not change.",
    ], topic: "snapshots", formats: .ofAnswers, One(.item), Placement(Side.self, ValueType<String>.item.named("other")),
    examples: [Example("reorder c before a", after: "append sections main; append items a b c to main; apply")]
  ) { (workspace: inout Workspace, word: String, place: Placement<Side, String>.Placed) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    let transaction = try view.transaction(moving: word, place)
    try workspace.edit { document throws(Diagnostic) in document.view.reorder(transaction) }
    return .changed(report(transaction, undoneByNextApply: view.hasPendingEdits))
  }

  package static let shape: JSONShape = {
    let change: JSONShape = [
      "kind": .choice(["remove", "insert"]), "identifier": .string, "offset": .integer, "associatedWith": .optional(.integer),
    ]
    let snapshots: JSONShape = ["initialSnapshot": .strings, "finalSnapshot": .strings, "difference": .array(change)]
    return snapshots.adding([
      JSONShape.Member(
        "sectionTransactions",
        .array([
          "sectionIdentifier": .string, "initialSnapshot": .strings, "finalSnapshot": .strings, "difference": .array(change),
        ]))
    ])
  }()

  private static func report(_ transaction: Transaction<String, ItemIdentifier>, undoneByNextApply: Bool) -> Report {
    .listing(
      lines(of: transaction) + (undoneByNextApply ? [StyledLine(undone, .changed)] : []),
      record: [
        "initialSnapshot": .names(transaction.initialSnapshot.itemIdentifiers),
        "finalSnapshot": .names(transaction.finalSnapshot.itemIdentifiers), "difference": .array(transaction.difference.records),
        "sectionTransactions": .array(
          transaction.sectionTransactions.map { section in
            [
              "sectionIdentifier": .string(section.sectionIdentifier), "initialSnapshot": .names(section.initialSnapshot.visibleItems),
              "finalSnapshot": .names(section.finalSnapshot.visibleItems), "difference": .array(section.difference.records),
            ]
          }),
      ])
  }

  private static let undone: Phrase = "the pending snapshot does not have this change, so the next apply undoes the drag"

  private static func lines(of transaction: Transaction<String, ItemIdentifier>) -> [StyledLine] {
    let sections = transaction.sectionTransactions.map { section -> Phrase in
      "\(section.sectionIdentifier.escapingControls)  \(names(section.initialSnapshot.visibleItems)) → \(names(section.finalSnapshot.visibleItems))"
    }
    return [StyledLine("transaction", .heading)] + (sections + transaction.difference.lines).map { StyledLine("  \($0)") }
  }

  private static func names(_ items: [ItemIdentifier]) -> Phrase { ExpectCommands.list(items.map { $0.name }) }
}

extension CollectionDifference<ItemIdentifier> {
  fileprivate var lines: [Phrase] {
    map { change in
      switch change {
      case .remove(let offset, let item, let partner?): "remove \(item.name) at \(offset), moved to \(partner)"
      case .remove(let offset, let item, nil): "remove \(item.name) at \(offset)"
      case .insert(let offset, let item, let partner?): "insert \(item.name) at \(offset), moved from \(partner)"
      case .insert(let offset, let item, nil): "insert \(item.name) at \(offset)"
      }
    }
  }

  fileprivate var records: [JSON] {
    map { change in
      switch change {
      case .remove(let offset, let item, let partner):
        ["kind": "remove", "identifier": .string(item.name), "offset": .integer(offset), "associatedWith": .optional(partner)]
      case .insert(let offset, let item, let partner):
        ["kind": "insert", "identifier": .string(item.name), "offset": .integer(offset), "associatedWith": .optional(partner)]
      }
    }
  }
}

extension View {
  fileprivate func transaction(
    moving word: String, _ place: Placement<Side, String>.Placed
  ) throws(Diagnostic) -> Transaction<String, ItemIdentifier> {
    let item = appliedIdentifier(for: word) ?? identifier(for: word)
    let other = appliedIdentifier(for: place.value) ?? identifier(for: place.value)
    var final = applied
    do throws(DocumentFault) {
      switch place.relation {
      case .before: try final.moveItem(item, beforeItem: other)
      case .after: try final.moveItem(item, afterItem: other)
      }
    } catch {
      var refusal = Diagnostic(error, in: self)
      refusal.place = .word(item.name == word && !applied.contains(item: item) ? word : place.value, parameter: "item")
      throw refusal
    }
    return Transaction(from: applied, to: final, outlines: Dictionary(uniqueKeysWithValues: outlines.map { ($0.key, $0.value) }))
  }

  /// Applies a reordering. If there are no pending edits, the pending snapshot becomes the same as the applied one.
  fileprivate mutating func reorder(_ transaction: Transaction<String, ItemIdentifier>) {
    guard !transaction.sectionTransactions.isEmpty else { return }
    applied = transaction.finalSnapshot
    for section in transaction.sectionTransactions where outlines[section.sectionIdentifier] != nil {
      outlines[section.sectionIdentifier] = section.finalSnapshot
    }
    guard !hasPendingEdits else { return }
    pending = applied
    pendingOutlines = outlines
  }
}

import Documents
import Localization

/// Likely mistakes in a snapshot, an apply or a drop.
extension Check {
  static let snapshots = [
    deleteNoop, twoLists, identityMutable, staleContent, staleHeader, sectionIdentityMutable, reloadInsteadOfReconfigure,
    reloadEmptySection, unequalHash, contentOutsideHash, newIdentity,
  ]

  private static let deleteNoop = ofChange("snap-delete-noop", .warning, .snapshot) { change, report in
    change.drop.flatMap { $0.isCopy ? nil : $0 }.map { drop in
      [
        report(
          .items([drop.item.name]), "\(drop.source) still has '\(drop.item.name)', because deleting it had no effect",
          because: "the dropped item is a different instance, so it matches no item here unless isEqual and hash are based on its id",
          mend: [.deleteItems([drop.item.name]), .apply])
      ]
    } ?? []
  }

  private static let twoLists = ofChange("snap-two-lists", .warning, .snapshots) { change, report in
    change.drop.map { drop in
      [
        report(
          .items([drop.item.name]),
          "'\(drop.item.name)' is in \(drop.source) and \(drop.destination) now: \(change.cellsOfDrop - 1) \(english: change.cellsOfDrop == 2 ? "object is" : "objects are") shown as \(change.cellsOfDrop)",
          because: drop.isCopy
            ? "it was dropped as a copy, so the original stays; to move an item, delete it from the source's snapshot"
            : "data sources do not know about each other: delete the item from the source's snapshot when the destination takes it",
          mend: [.deleteItems([drop.item.name]), .apply])
      ]
    } ?? []
  }

  private static let identityMutable = ofChange("snap-identity-mutable", .warning, .twoSnapshots) { change, report in
    guard let items = change.apply?.replacedItems, !items.isEmpty else { return [] }
    return [
      report(
        .some(items), "\(subject(items)) \(english: items.count == 1 ? "is" : "are") deleted and inserted because content was edited",
        because: "== also compares content, so the cell flashes and loses its selection",
        mend: [.identity("id")])
    ]
  }

  private static let staleContent = ofChange("snap-stale-content", .warning, .twoSnapshots) { change, report in
    guard let apply = change.apply, !apply.staleItems.isEmpty else { return [] }
    let items = apply.staleItems
    let reloaded = change.staleItemsOfOtherCells
    let reconfigured = items.filter { !reloaded.contains($0) }
    let mend: [Remedy] =
      (reloaded.isEmpty ? [] : [.reloadItems(reloaded)]) + (reconfigured.isEmpty ? [] : [.reconfigureItems(reconfigured)]) + [.apply]
    guard !apply.sharesInstances else {
      return [
        report(
          .some(items), "\(subject(items)) \(english: items.count == 1 ? "was" : "were") changed in place",
          because: "both snapshots hold the same object, so no difference is found", mend: mend)
      ]
    }
    let isOne = items.count == 1
    return [
      report(
        .some(items),
        "the content of \(subject(items)) changed, but \(english: isOne ? "its cell still shows" : "their cells still show") the old content",
        because: "\(english: isOne ? "it was" : "they were") neither reloaded nor reconfigured", mend: mend)
    ]
  }

  private static let staleHeader = ofChange("snap-stale-header", .warning, .twoSnapshots) { change, report in
    (change.apply?.staleHeaders ?? []).map { section in
      report(
        .section(section), "the content of section '\(section)' changed, but its header or footer still shows the old content",
        because: "a supplementary view on screen is requested again only if its section is reloaded",
        mend: [.reloadSections([section]), .apply])
    }
  }

  private static let sectionIdentityMutable = ofChange("snap-section-identity-mutable", .warning, .twoSnapshots) { change, report in
    (change.apply?.renamedSections ?? []).map { section in
      report(
        .section(section.new), "section '\(section.old)' is deleted and section '\(section.new)' is inserted with its items",
        because: "an identifier that contains the items or a title changes with them; use a stable identifier for each section")
    }
  }

  private static let reloadInsteadOfReconfigure = Check("snap-reload-vs-reconfigure", .hint, .snapshot) { placed, report in
    let marked = placed.document.reloadedItemsOfTheSameCell
    let items = marked.isEmpty ? placed.lastChange.apply?.needlesslyReloadedItems ?? [] : marked
    guard !items.isEmpty else { return [] }
    return [
      report(
        .some(items),
        "\(subject(items)) \(english: items.count == 1 ? "is" : "are") reloaded but shown in the same kind of cell",
        because: "a reload replaces the cell; from iOS 15 on, reconfigureItems keeps the cell, its selection and text being typed in it",
        mend: marked.isEmpty ? [.reconfigureItems(items), .apply] : [])
    ]
  }

  private static let reloadEmptySection = Check("snap-reload-empty-section", .warning, .snapshot) { placed, report in
    let marked = placed.document.reloadedEmptySections
    let sections = marked.isEmpty ? placed.lastChange.apply?.emptyReloadedSections ?? [] : marked
    return sections.map { section in
      let placeholder = "\(section)-placeholder"
      return report(
        .section(section), "section '\(section)' is reloaded but has no items",
        because: "some versions of iOS 15 crash here; add a placeholder item or use a different identifier",
        mend: [.appendItems([placeholder], to: section)] + (marked.isEmpty ? [.apply] : []))
    }
  }

  private static let unequalHash = Check("snap-unequal-hash", .warning, .snapshot) { placed, report in
    let view = placed.document.view
    let mistakes = view.hashMistakes.value.filter { $0.treatment == .onlyHashed }.map { mistake in
      report(
        .layout, "equal '\(mistake.type)' values can have different hashes: '==' ignores '\(mistake.property)', but the hash includes it",
        because: "UIKit may raise an exception; 'hash(into:)' of '\(mistake.type)' must combine only what '==' compares")
    }
    guard view.identity == .unequalHash else { return mistakes }
    return mistakes + [
      report(
        .layout, "equal items can have different hashes: '==' ignores the content, but the hash includes it",
        because: "UIKit may raise an exception; 'hash(into:)' must combine only what '==' compares", mend: [.identity("id")])
    ]
  }

  private static let contentOutsideHash = Check("snap-content-outside-hash", .info, .snapshot) { placed, report in
    placed.document.view.hashMistakes.value.filter { $0.treatment == .onlyCompared }.map { mistake in
      report(
        .layout, "a '\(mistake.type)' is deleted and inserted when its '\(mistake.property)' changes, although its hash stays the same",
        because:
          "'==' also compares '\(mistake.property)'; compare only the id in '==', or use the id as identifier and reconfigure the item")
    }
  }

  private static let newIdentity = Check("snap-new-identity", .info, .snapshot) { placed, report in
    placed.document.view.hashMistakes.value.filter { $0.treatment == .madeAnew }.map { mistake in
      report(
        .layout,
        "all items are deleted and inserted, although only '\(mistake.property)' of each '\(mistake.type)' is different",
        because: "a new UUID in each value gives every item a new identity; take '\(mistake.property)' from the record it shows")
    }
  }

  private static func subject(_ items: [String]) -> Phrase { items.count == 1 ? "'\(items[0])'" : .items(items.count) }
}

extension Subject {
  /// The first few items, as the subject of a finding.
  fileprivate static func some(_ items: [String]) -> Subject { .items(Array(items.prefix(3))) }
}

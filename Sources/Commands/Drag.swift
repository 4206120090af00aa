import CommandLanguage
import Documents
import Exports
import Linting
import Localization
import Rendering
import Snapshots

/// A drag and drop between two diffable data sources.
struct Drag: Sendable {
  var item: String
  var destination: String
  var place: Placement<DragCommand.DropPlace, String>.Placed?
  var isCopy: Bool

  /// Moves the item, and applies both views.
  ///
  /// - Returns: Both differences; the source's comes first.
  func carryOut(on document: inout Document) throws(Diagnostic) -> [Report] {
    let source = document.current
    let thing = document.view.identifier(for: item)
    guard document.view.pending.contains(item: thing) else {
      throw .unknownItem(item, in: document.view.pending, at: .parameter("item"))
    }
    guard let target = document.index(ofView: destination) else {
      throw Diagnostic(.unknownView, "there is no view '\(destination.abbreviated)'", at: .parameter("view"))
        .offering(document.views.map { $0.name }, insteadOf: destination)
    }
    let content = document.view.items.content(of: thing.name)
    if target == source { return [try reorder(thing, in: &document)] }
    // The source deletes the item that equals the dropped copy. With identity by reference, no item equals it.
    if !isCopy && document.views[source].identity != .reference { document.views[source].pending.removeItem(thing) }
    let copy = try drop(thing, content, into: &document.views[target])
    let applications = [source, target].map { document.apply(inViewAt: $0) }
    document.lastDrop.value = LastDrop(
      item: thing, source: document.view.name, destination: destination, copy: copy, isCopy: isCopy)
    return zip([source, target], applications).map { index, application in
      return DifferenceReport(
        title: "\(document.views[index].name.escapingControls) #\(application.number)", of: application,
        label: JSON.Member("view", .string(document.views[index].name)),
        warnings: remarks(on: application, inViewAt: index, of: document)
      ).report
    }
  }

  /// The remarks about a view's apply. The source's remarks include a warning if it still contains the dragged item.
  private func remarks(on application: Application, inViewAt index: Int, of document: Document) -> [Phrase] {
    var turned = document
    turned.current = index
    let remarks = application.remarks(in: turned)
    return index == document.current ? remarks + turned.findingsAboutLastDrop.prefix(1).map { $0.remark(in: turned) } : remarks
  }

  private func reorder(_ thing: ItemIdentifier, in document: inout Document) throws(Diagnostic) -> Report {
    try insert(thing, into: &document.view)
    let application = document.apply(inViewAt: document.current)
    return DifferenceReport(
      title: "\(document.view.name.escapingControls) #\(application.number)", of: application,
      warnings: application.remarks(in: document)
    ).report
  }

  private func drop(_ thing: ItemIdentifier, _ content: Content, into view: inout View) throws(Diagnostic) -> ItemIdentifier {
    let name = view.stranger(like: thing.word).name
    if !content.isEmpty { _ = view.setContent(of: view.identifier(for: name), content) }
    let copy = view.identifier(for: name)
    try insert(copy, into: &view)
    return copy
  }

  /// Inserts an item at the drop destination: next to an item, at an index, or at the end of the last section.
  private func insert(_ thing: ItemIdentifier, into view: inout View) throws(Diagnostic) {
    guard view.pending.numberOfSections > 0 else {
      throw Diagnostic(
        .dropWithoutSection, "'\(view.name)' has no section to drop into", at: .parameter("view"),
        notes: [
          "without a destination index path, a drop goes to section numberOfSections - 1, which is -1 here",
          "make one with 'view \(quotedIfNeeded(view.name)); append sections main; apply'",
        ])
    }
    try expectIndex(in: view)
    do throws(DocumentFault) {
      switch place?.relation {
      case .before: _ = try view.pending.insertItems([thing], beforeItem: view.identifier(for: place?.value ?? ""))
      case .after: _ = try view.pending.insertItems([thing], afterItem: view.identifier(for: place?.value ?? ""))
      case .at, nil: try insertAtIndex(thing, into: &view)
      }
    } catch {
      var diagnostic = Diagnostic(error, in: view)
      diagnostic.place = .parameter("item|section:index")
      throw diagnostic
    }
    view.hasPendingEdits = true
  }

  private func insertAtIndex(_ thing: ItemIdentifier, into view: inout View) throws(DocumentFault) {
    guard let text = place?.value, let colon = text.lastIndex(of: ":"), let index = Int(text[text.index(after: colon)...]) else {
      if let place { throw .unknownSection(place.value) }
      _ = try view.pending.appendItems([thing], toSection: nil)
      return
    }
    let name = String(text[..<colon])
    guard let section = view.pending.indexOfSection(name) else { throw .unknownSection(name) }
    let count = view.pending.numberOfItems(inSectionAt: section)
    if index == count {
      _ = try view.pending.appendItems([thing], toSection: name)
    } else if let item = view.pending.item(at: SnapshotIndexPath(section: section, item: index)), item != thing {
      _ = try view.pending.insertItems([thing], beforeItem: item)
    }
  }

  private func expectIndex(in view: View) throws(Diagnostic) {
    guard place?.relation == .at, let text = place?.value, let colon = text.lastIndex(of: ":"),
      let index = Int(text[text.index(after: colon)...]), let section = view.pending.indexOfSection(String(text[..<colon]))
    else { return }
    let count = view.pending.numberOfItems(inSectionAt: section)
    guard index < 0 || index > count else { return }
    throw Diagnostic(
      .indexBeyondEnd, "section '\(text[..<colon])' has no index \(index)", at: .parameter("item|section:index"),
      notes: ["accepted: an index from 0 to \(count)"])
  }
}
